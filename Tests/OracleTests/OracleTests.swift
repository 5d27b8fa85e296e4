import Foundation
import SwiftUI
import Testing

/// Random views go through random steps beside a naive reference, and must agree in all that can be seen.
///
/// `VIEWTRACE_ORACLE_SEQUENCES` says how many sequences are played, `VIEWTRACE_ORACLE_SEED` where they begin.
@MainActor @Suite(.serialized) struct OracleTests {
    private static func setting(_ name: String, _ standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
    }

    @Test("Random trees and steps show, keep and do what the reference says, and run no body without a reason")
    func sequences() async {
        let found = await Self.firstFault(
            from: Self.setting("VIEWTRACE_ORACLE_SEED", 1), count: Self.setting("VIEWTRACE_ORACLE_SEQUENCES", 2_000))
        if let found { Issue.record("\(found.scenario.report(found.difference, seed: found.seed))") }
    }

    @Test("A fault is found, and made as short as it gets")
    func plantedFault() async throws {
        let found = try #require(await Self.firstFault(from: 1, count: 500) { $0.isReferenceDeaf = true })
        #expect(found.scenario.steps.count == 1)
        #expect(found.scenario.sketch.size <= 2)
        #expect(found.scenario.report(found.difference, seed: found.seed).contains("modelChild"))
    }

    /// Plays sequences up to the first one in which something differs, and makes that one short.
    private static func firstFault(
        from seed: Int, count: Int, change: (inout Scenario) -> Void = { _ in }
    ) async -> (scenario: Scenario, difference: Difference, seed: Int)? {
        /// How many sequences share one static type, which is costly to make.
        let share = 20
        var skeleton = Sketch(.text)
        for index in seed..<(seed + count) {
            if index == seed || index.isMultiple(of: share) {
                var generator = Generator(random: Random(seed: UInt64(index / share) &* 0x1_0000_0001))
                let root = generator.random.pick([Sketch.Component.keeper, .keeper, .mixed, .list])
                skeleton = Sketch(.component(root), [generator.skeleton(depth: 3 + index / share % 3)])
            }
            var generator = Generator(random: Random(seed: UInt64(index)))
            var scenario = generator.scenario(skeleton, steps: 8)
            change(&scenario)
            guard let difference = await Play.difference(in: scenario) else { continue }
            let (short, found) = await Shrinker.shrink(scenario, difference)
            return (short, found, index)
        }
        return nil
    }
}

extension Scenario {
    /// A reproduction as text.
    func report(_ difference: Difference, seed: Int) -> String {
        var lines = ["seed \(seed)\(isRecorded ? ", recorded" : ""): \(difference.what), after step \(difference.step + 1)"]
        lines += sketch.description.split(separator: "\n").map { "    " + $0 }
        lines += steps.enumerated().map { "  step \($0.offset + 1): \($0.element)" }
        lines += ["  expected: \(difference.expected)", "  got:      \(difference.got)"]
        return lines.joined(separator: "\n")
    }
}
