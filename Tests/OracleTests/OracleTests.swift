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
        let count = Self.setting("VIEWTRACE_ORACLE_SEQUENCES", 2_000)
        let seed = Self.setting("VIEWTRACE_ORACLE_SEED", 1)
        /// How many sequences share one static type, which is costly to make.
        let share = 20
        var skeleton = Sketch(.text)
        for index in seed..<(seed + count) {
            if index == seed || index.isMultiple(of: share) {
                var generator = Generator(random: Random(seed: UInt64(index / share) &* 0x1_0000_0001))
                skeleton = Sketch(.component(generator.random.pick([.keeper, .mixed, .keeper, .list])), [generator.skeleton(depth: 3 + index % 3)])
            }
            var generator = Generator(random: Random(seed: UInt64(index)))
            let scenario = generator.scenario(skeleton, steps: 8)
            guard let difference = await Play.difference(in: scenario) else { continue }
            let (short, found) = await Shrinker.shrink(scenario, difference)
            Issue.record("\(short.report(found, seed: index))")
            return
        }
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
