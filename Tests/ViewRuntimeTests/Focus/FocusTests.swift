import SwiftUI
import Testing
import TraceTesting

private enum Field: Hashable { case name, mail }

private struct SignUp: View {
    @FocusState private var field: Field?
    @FocusState private var isNoteFocused: Bool
    @State private var name = ""
    @State private var mail = ""
    @State private var note = ""
    @State private var showsMail = true
    var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
        if showsMail { TextField("Mail", text: $mail).focused($field, equals: .mail) }
        TextField("Note", text: $note).focused($isNoteFocused)
        TextField("Free", text: $note)
        Text("\(field.map { "\($0)" } ?? "none") \(isNoteFocused)").accessibilityIdentifier("state")
        Button("mail") { field = .mail }
        Button("done") { field = nil }
        Button("toggle") { showsMail.toggle() }
    }
}

private struct Appearing: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    var body: some View {
        TextField("Field", text: $text).focused($isFocused).defaultFocus($isFocused, true)
        Text(isFocused ? "focused" : "not focused")
    }
}

private struct SelectionKey: FocusedValueKey { typealias Value = String }
private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }
private struct SceneKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
    fileprivate var selection: String? {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
    fileprivate var title: Binding<String>? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var scene: Int? {
        get { self[SceneKey.self] }
        set { self[SceneKey.self] = newValue }
    }
}

private struct Editor: View {
    let name: String
    @State private var title = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        TextField(name, text: $title).focused($isFocused)
            .focusedValue(\.selection, "\(name) \(title)")
            .focusedValue(\.title, $title)
    }
}

private struct Commands: View {
    @FocusedValue(\.selection) private var selection
    @FocusedBinding(\.title) private var title
    @FocusedValue(\.scene) private var scene
    var body: some View {
        Text("\(selection ?? "nothing") \(scene ?? 0)").accessibilityIdentifier("commands")
        Button("rename") { title = "renamed" }
    }
}

private struct Keys: View {
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool
    @State private var isOn = false
    var body: some View {
        VStack {
            Text("list").focused($isFocused)
                .onKeyPress(.downArrow) {
                    log.append("down")
                    return .handled
                }
                .onKeyPress("x") { .ignored }
        }
        .onKeyPress { press in
            log.append("outer \(press.characters)")
            return .handled
        }
        .onExitCommand { log.append("exit") }
        Button("Save") { log.append("saved") }.keyboardShortcut("s")
        Button("Off") { log.append("off") }.keyboardShortcut("o").disabled(true)
        Toggle("On", isOn: $isOn).keyboardShortcut("t", modifiers: [.command, .shift])
        Text(log.joined(separator: ", ") + (isOn ? " on" : "")).accessibilityIdentifier("log")
    }
}

@MainActor @Suite("Focus and keys")
struct FocusTests {
    private func state(_ host: ViewHost) throws -> String { try host.view("state").texts.joined() }

    @Test("One view has the focus: typing moves it there, and away from the field that had it")
    func moves() throws {
        let host = ViewHost { SignUp() }
        #expect(try state(host) == "none false")
        try host.textField("Name").type("Ann")
        #expect(try state(host) == "name false")
        #expect(try host.textField("Name").isFocused)
        try host.textField("Name").submit()
        #expect(try state(host) == "mail false")
        try host.textField("Note").focus()
        #expect(try state(host) == "none true")
        try host.button("mail").tap()
        #expect(try state(host) == "mail false")
        // A field that nobody asks about takes it as well.
        try host.textField("Free").type("x")
        #expect(try state(host) == "none false")
    }

    @Test("A field that leaves takes the focus with it; a value that no field stands for goes back to none")
    func leaves() throws {
        let host = ViewHost { SignUp() }
        try host.button("mail").tap()
        #expect(try state(host) == "mail false")
        try host.button("toggle").tap()
        #expect(try state(host) == "none false")
        try host.button("mail").tap()
        #expect(try state(host) == "none false")
        try host.textField("Name").focus()
        try host.textField("Name").resignFocus()
        #expect(try state(host) == "none false")
    }

    @Test("A default focus is given when the view appears")
    func defaults() {
        #expect(ViewHost { Appearing() }.texts.last == "focused")
    }

    @Test("Views read what the one with the focus gives, and what the scene does")
    func focusedValues() throws {
        let host = ViewHost {
            Editor(name: "one")
            Editor(name: "two")
            Commands()
            Text("scene").focusedSceneValue(\.scene, 7)
        }
        #expect(try host.view("commands").texts.joined() == "nothing 7")
        try host.textField("one").focus()
        #expect(try host.view("commands").texts.joined() == "one  7")
        try host.textField("two").type("t")
        #expect(try host.view("commands").texts.joined() == "two t 7")
        try host.button("rename").tap()
        #expect(try host.textField("two").value == "renamed")
        #expect(try host.view("commands").texts.joined() == "two renamed 7")
        #expect(try host.textField("one").value == "")
    }

    @Test("A key triggers the control with that shortcut, else it goes from the view with the focus outwards")
    func keys() throws {
        let host = ViewHost { Keys() }
        #expect(try host.pressKey("s", modifiers: .command))
        #expect(try host.view("log").texts.joined() == "saved")
        #expect(try host.pressKey("t", modifiers: [.command, .shift]))
        #expect(try host.view("log").texts.joined() == "saved on")
        try host.text("list").focus()
        #expect(try host.pressKey(.downArrow))
        #expect(try host.pressKey("x"))
        #expect(try host.pressKey(.escape))
        #expect(try host.view("log").texts.joined() == "saved, down, outer x, outer \u{1B} on")
        // Disabled controls take none: the key goes on to the view with the focus.
        #expect(try host.pressKey("o", modifiers: .command))
        #expect(try host.view("log").texts.joined().hasSuffix("outer o on"))
    }
}
