import SwiftUI
import Testing
import ViewRuntime

/// Who runs when a value is read and written through a binding.
let bindingCases: [ConformanceCase] = [
    .holds("C070", "A write through a binding runs the child that reads it, and not the parent that only hands it on") {
        let stage = Stage { BindingParent() }
        _ = stage.lines()
        try stage.host.button("more").tap()
        #expect(stage.lines() == ["BindingReader: _value changed."])
        #expect(stage.texts == ["1", "more"])
    },
    .holds("C070", "A view between that hands the binding on does not run either") {
        let stage = Stage { BindingGrandparent() }
        _ = stage.lines()
        try stage.host.button("more").tap()
        #expect(stage.lines() == ["BindingReader: _value changed."])
    },
    .holds("C071", "A binding of closures made in a body differs in each run of it, and counts as changed") {
        let hook = Hook<Int>()
        let stage = Stage { ClosureBindingParent(hook: hook) }
        #expect(
            stage.lines() == [
                "ClosureBindingParent: @self, @identity, _number, _other changed.",
                "BindingReader: @self, @identity, _value changed.",
            ])
        stage.act { hook.set(1) }
        #expect(
            stage.lines() == ["ClosureBindingParent: _other changed.", "BindingReader: @self, _value changed."])
    },
    .holds("C071", "It counts as changed in each run of its holder, whatever that runs for") {
        let stage = Stage { OwnStateParent() }
        _ = stage.lines()
        try stage.host.button("own").tap()
        #expect(stage.lines() == ["OwnState: _value, _own changed."])
    },
    .holds("C071", "A binding to a part of state by key path is the same in each run, and silent for the other parts") {
        let settings = Hook<Settings>()
        let stage = Stage { SettingsScreen(hook: settings) }
        _ = stage.lines()
        stage.act { settings.set(Settings(volume: 1, name: "b")) }
        #expect(stage.lines() == ["SettingsScreen: _settings changed."])
        try stage.host.button("more").tap()
        #expect(stage.lines() == ["SettingsScreen: _settings changed.", "BindingReader: @self, _value changed."])
        #expect(stage.texts == ["b", "2", "more"])
    },
    .holds("C072", "A constant binding drops what is written, and is compared by its value") {
        let hook = Hook<Int>()
        let stage = Stage { ConstantParent(hook: hook) }
        _ = stage.lines()
        try stage.host.button("more").tap()
        #expect(stage.lines() == [])
        #expect(stage.texts == ["2", "0", "more"])
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["ConstantParent: _number changed."])
        stage.act { hook.set(12) }
        #expect(stage.counts() == ["ConstantParent": 1, "BindingReader": 1])
        #expect(stage.texts == ["12", "1", "more"])
    },
]

private struct BindingReader: View {
    @Binding var value: Int
    var body: some View {
        Text("\(value)")
        Button("more") { value += 1 }
    }
}

private struct BindingParent: View {
    @State private var number = 0
    var body: some View { BindingReader(value: $number) }
}

private struct BindingGrandparent: View {
    @State private var number = 0
    var body: some View { BindingBetween(value: $number) }
}

private struct BindingBetween: View {
    @Binding var value: Int
    var body: some View { Group { BindingReader(value: $value) } }
}

private struct ClosureBindingParent: View {
    let hook: Hook<Int>
    @State private var number = 0
    @State private var other = 0
    var body: some View {
        let _ = hook.set = { other = $0 }
        let _ = other
        BindingReader(value: Binding(get: { number }, set: { number = $0 }))
    }
}

private struct OwnStateParent: View {
    @State private var number = 0
    var body: some View { OwnState(value: Binding(get: { number }, set: { number = $0 })) }
}

private struct OwnState: View {
    @Binding var value: Int
    @State private var own = 0
    var body: some View {
        Text("\(value) \(own)")
        Button("own") { own += 1 }
    }
}

private struct Settings {
    var volume = 1
    var name = "a"
}

private struct SettingsScreen: View {
    let hook: Hook<Settings>
    @State private var settings = Settings()
    var body: some View {
        let _ = hook.set = { settings = $0 }
        Text(settings.name)
        BindingReader(value: $settings.volume)
    }
}

private struct ConstantParent: View {
    let hook: Hook<Int>
    @State private var number = 2
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(number)")
        BindingReader(value: .constant(number / 10))
    }
}
