import SwiftUI
import Testing
import ViewRuntime

/// What is said of actions that run themselves again, and of those that cannot be said here.
let loopWarningCases: [ConformanceCase] = [
    .holds("C190", "An onChange action that changes its own value runs twice in a frame; the third time is dropped, with one warning") {
        let hook = Hook<Float>()
        let stage = Stage { Climbing(hook: hook) }
        stage.act { hook.set(1) }
        #expect(hook.log == ["0.0 1.0", "1.0 2.0"])
        #expect(stage.warnings == ["onChange(of: Float) action tried to update multiple times per frame."])
        #expect(stage.texts == ["3.0"])
        // A new frame begins to count anew.
        hook.log = []
        stage.act { hook.set(10) }
        #expect(hook.log == ["3.0 10.0", "10.0 11.0"])
        #expect(stage.warnings.count == 2)
    },
    .holds("C190", "The type is named as interpolation names it; two changes in a frame are allowed") {
        let hook = Hook<Level?>()
        let stage = Stage { Settling(hook: hook) }
        stage.act { hook.set(Level(rank: 1)) }
        #expect(stage.warnings == [])
        #expect(stage.texts == ["2"])
        stage.act { hook.set(Level(rank: -9)) }
        #expect(stage.warnings == ["onChange(of: Optional<Level>) action tried to update multiple times per frame."])
    },
    .holds("C191", "A preference action that changes the preference is named by its key") {
        let stage = Stage { Growing() }
        #expect(stage.warnings == ["Bound preference WidthKey tried to update multiple times per frame."])
    },
    .notApplicable(
        "C192", "The binding of an older text field loops",
        because: "only iOS 15's text field updates its binding from its own update; the oldest profile is ios17"),
    .holds("C193", "A navigation path that changes a third time in a frame keeps its second value, with one warning") {
        let hook = Hook<[Int]>()
        let stage = Stage { Deepening(hook: hook) }
        stage.act { hook.set([1]) }
        #expect(
            stage.warnings == ["Update NavigationAuthority bound path tried to update multiple times per frame."])
        #expect(stage.texts == ["screen 2"])
        #expect(hook.value == [1, 2, 3])
        stage.act { hook.set([]) }
        #expect(stage.warnings.count == 1)
        #expect(stage.texts == ["root"])
    },
    .notApplicable(
        "C193", "A focused value that is updated in a loop",
        because: "frames are not counted for focused values: a loop through one ends after 1,000 transactions, as any other, with the "
            + "warning of a cycle"),
    .notApplicable(
        "C194", "A value that goes back and forth between two others",
        because: "no source tells which labels the detector has and when it speaks; loops end with the warnings of C190, C191 and C193"),
]

private struct Climbing: View {
    let hook: Hook<Float>
    @State private var value: Float = 0
    var body: some View {
        let _ = hook.set = { value = $0 }
        Text("\(String(describing: value))").onChange(of: value) { old, new in
            hook.log.append("\(old) \(new)")
            value += 1
        }
    }
}

private struct Level: Equatable { var rank: Int }

private struct Settling: View {
    let hook: Hook<Level?>
    @State private var level: Level?
    var body: some View {
        let _ = hook.set = { level = $0 }
        Text("\(level?.rank ?? 0)").onChange(of: level) {
            if let rank = level?.rank, rank < 2 { level = Level(rank: rank + 1) }
        }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Growing: View {
    @State private var width = 1
    var body: some View {
        Text("\(width)").preference(key: WidthKey.self, value: width).onPreferenceChange(WidthKey.self) { found in
            MainActor.assumeIsolated { if found < 9 { width = found + 1 } }
        }
    }
}

private struct Deepening: View {
    let hook: Hook<[Int]>
    @State private var path: [Int] = []
    var body: some View {
        let _ = hook.set = { path = $0 }
        let _ = hook.value = path
        NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { number in
                Text("screen \(number)").onAppear { if number < 3 { path.append(number + 1) } }
            }
        }
    }
}
