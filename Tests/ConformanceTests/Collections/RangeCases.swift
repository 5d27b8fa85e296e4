import SwiftUI
import Testing

/// `ForEach` over ranges.
let rangeCases: [ConformanceCase] = [
    .holds("C163", "A constant range that grows keeps its first count, with the new content and a warning") {
        let hook = Hook<Int>()
        let stage = Stage { ConstantRange(hook: hook, start: 2) }
        #expect(stage.texts == ["0 of 2", "1 of 2"])
        stage.act { hook.set(4) }
        #expect(stage.texts == ["0 of 4", "1 of 4"])
        #expect(stage.warnings == [countWarning(4, 2)])
        stage.act { hook.set(2) }
        #expect(stage.texts == ["0 of 2", "1 of 2"])
        #expect(stage.warnings == [countWarning(4, 2)])
    },
    .holds("C164", "A constant range that shrinks keeps its first count") {
        let hook = Hook<Int>()
        let stage = Stage { ConstantRange(hook: hook, start: 3) }
        stage.act { hook.set(1) }
        #expect(stage.texts == ["0 of 1", "1 of 1", "2 of 1"])
        #expect(stage.warnings == [countWarning(1, 3)])
    },
    .holds("C164", "So content that indexes a shorter array ends the process") {
        await #expect(processExitsWith: .failure) { @MainActor in
            let names = Names()
            let stage = Stage { IndexedNames(names: names) }
            stage.act { names.all.removeLast() }
        }
    },
    .holds("C165", "A range with an explicit id grows and shrinks, without a warning") {
        let hook = Hook<Int>()
        let stage = Stage { DynamicRange(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.texts == ["0", "1", "2", "3"])
        #expect(
            stage.lines() == [
                "DynamicRange: _count changed.", "NumberRow: @self changed.", "NumberRow: @self changed.",
            ])
        stage.act { hook.set(1) }
        #expect(stage.texts == ["0"])
        #expect(stage.lines() == ["DynamicRange: _count changed."])
        #expect(stage.warnings == [])
    },
]

private func countWarning(_ new: Int, _ first: Int) -> String {
    "ForEach<Range<Int>, Int, Text> count (\(new)) != its initial count (\(first)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
}

private struct ConstantRange: View {
    let hook: Hook<Int>
    @State private var count: Int
    init(hook: Hook<Int>, start: Int) {
        self.hook = hook
        _count = State(initialValue: start)
    }
    var body: some View {
        let _ = hook.set = { count = $0 }
        let total = count
        ForEach(0..<total) { Text("\($0) of \(total)") }
    }
}

@Observable private final class Names { var all = ["a", "b"] }

private struct IndexedNames: View {
    let names: Names
    var body: some View { ForEach(0..<names.all.count) { Text(names.all[$0]) } }
}

private struct NumberRow: View {
    let number: Int
    var body: some View { Text("\(number)") }
}

private struct DynamicRange: View {
    let hook: Hook<Int>
    @State private var count = 2
    var body: some View {
        let _ = hook.set = { count = $0 }
        ForEach(0..<count, id: \.self) { NumberRow(number: $0) }
    }
}
