import SwiftUI
import Testing
import TraceTesting

/// Settings under keys, as people have reported them.
@MainActor @Suite struct StoredSettingTests {
    @Test("A key with a dot: a write of another key runs the view, and the line names what nobody wrote")
    func dottedKey() throws {
        let host = ViewHost {
            Chrome()
            ModeSwitch()
        }
        host.resetCounts()
        try host.button("full").tap()
        #expect(host.bodyCounts == ["Chrome": 1, "ModeSwitch": 1])
        #expect(host.changes(of: Chrome.self) == ["Chrome: _inset, _tint changed."])
    }

    @Test("Keys without dots: a write runs the views that read that key, and no others")
    func plainKey() throws {
        let host = ViewHost {
            PlainChrome()
            ModeSwitch()
        }
        host.resetCounts()
        try host.button("full").tap()
        #expect(host.changes == ["ModeSwitch: _mode changed."])
        try host.button("compact").tap()
        #expect(host.bodyCount(of: PlainChrome.self) == 0)
    }

    @Test("A setting that was not read runs nothing, and an equal write neither")
    func unreadSetting() throws {
        let host = ViewHost { Volume() }
        host.resetCounts()
        try host.button("louder").tap()
        #expect(host.bodyCounts == [:])
        try host.button("same").tap()
        #expect(host.bodyCounts == [:])
    }

    @Test("A setting's binding runs the view that reads it, not the one that passes it on")
    func passedOn() throws {
        let host = ViewHost { SettingsPage() }
        host.resetCounts()
        try host.toggle("Sounds").toggle()
        #expect(host.changes == ["SoundRow: _isOn changed."])
    }
}

private struct Chrome: View {
    @AppStorage("debug.titlebar.inset") private var inset = 8.0
    @AppStorage("@tint") private var tint = "blue"
    @AppStorage("mode") private var mode = "full"
    var body: some View { Text("\(inset) \(tint)") }
}

private struct PlainChrome: View {
    @AppStorage("titlebarInset") private var inset = 8.0
    @AppStorage("mode") private var mode = "full"
    var body: some View { Text("\(inset)") }
}

private struct ModeSwitch: View {
    @AppStorage("mode") private var mode = "full"
    var body: some View { Button(mode) { mode = mode == "full" ? "compact" : "full" } }
}

private struct Volume: View {
    @AppStorage("volume") private var volume = 3
    var body: some View {
        Button("louder") { volume += 1 }
        Button("same") { volume += 0 }
    }
}

private struct SettingsPage: View {
    @AppStorage("sounds") private var sounds = true
    var body: some View { SoundRow(isOn: $sounds) }
}

private struct SoundRow: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Sounds", isOn: $isOn).opacity(isOn ? 1 : 0.5) }
}
