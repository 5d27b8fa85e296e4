import Foundation
import Observation
import SwiftUI
import Testing
import ViewRuntime

/// Controls, driven through their actions.
@MainActor @Suite struct ControlTests {
    struct Counting: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var name = ""
        @State private var amount = 2
        @State private var level = 0.5
        var body: some View {
            Form {
                Button("Add", systemImage: "plus") { count += 1 }
                Button(role: .destructive) { count = 0 } label: { Label("Reset", systemImage: "trash") }
                Toggle("Loud", isOn: $isOn)
                TextField("Name", text: $name, prompt: Text("who?"))
                Stepper("Amount \(amount)", value: $amount, in: 1...3)
                Slider(value: $level, in: 0...10, step: 0.5) { Text("Level") }
                Text("\(count) \(isOn ? "on" : "off") \(name) \(amount) \(level, specifier: "%.1f")")
            }
        }
    }

    @Test("Buttons, toggles, fields, steppers and sliders write what they are bound to")
    func controls() {
        let probe = Probe { Counting() }
        func state() -> String { probe.texts.last ?? "" }
        #expect(state() == "0 off  2 0.5")
        #expect(probe.press("Add"))
        #expect(probe.toggle("Loud"))
        #expect(probe.type("Ada", into: "Name"))
        #expect(probe.step(up: true))
        #expect(probe.step(up: true))
        #expect(probe.drive(probe.first("Slider")) { if case .slide(_, let set, _) = $0 { { set(3.3) } } else { nil } })
        #expect(state() == "1 on Ada 3 3.5")
        #expect(probe.press("Reset"))
        #expect(state() == "0 on Ada 3 3.5")
        #expect(probe.first("Button", "Reset")?.attributes["role"] == "destructive")
        #expect(probe.first("TextField")?.attributes["prompt"] == "who?")
    }

    @Test("A disabled control offers nothing to do")
    func disabled() {
        struct V: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("inner") { count += 1 }
                    Button("enabled?") { count += 1 }.disabled(false)
                }
                .disabled(true)
                Button("outer") { count += 1 }
                Text("\(count)")
            }
        }
        let probe = Probe { V() }
        #expect(!probe.press("inner"))
        #expect(!probe.press("enabled?"))
        #expect(probe.press("outer"))
        #expect(probe.texts.last == "1")
        #expect(probe.first("Button", "inner")?.isEnabled == false)
    }

    struct Loud: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        var mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(isEnabled ? mark : "-")
                configuration.label
            }
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
        }
    }

    @Test("A button style of the user's makes the button's content, and reads the environment")
    func buttonStyles() {
        struct V: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("one \(count)") { count += 1 }
                    Button("two") {}.disabled(count > 0)
                    Button("plain") {}.buttonStyle(.plain)
                }
                .buttonStyle(Loud(mark: "!"))
            }
        }
        let probe = Probe { V() }
        #expect(probe.texts == ["!", "one 0", "!", "two", "plain"])
        #expect(probe.press("one 0"))
        #expect(probe.texts == ["!", "one 1", "-", "two", "plain"])
        #expect(probe.counts() == ["ControlTests.V": 2])
    }

    struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button { configuration.isOn.toggle() } label: {
                Image(systemName: configuration.isOn ? "checkmark" : "circle")
                configuration.label
                Text(configuration.isOn ? "yes" : "no")
            }
        }
    }

    @Test("A toggle style of the user's follows the value and can write it")
    func toggleStyles() {
        struct V: View {
            @State private var isOn = false
            var body: some View { Toggle("Ready", isOn: $isOn).toggleStyle(Check()) }
        }
        let probe = Probe { V() }
        #expect(probe.texts == ["Ready", "no"])
        #expect(probe.press("Ready"))
        #expect(probe.texts == ["Ready", "yes"])
        #expect(probe.toggle("Ready"))
        #expect(probe.texts == ["Ready", "no"])
        // Nobody's body but the control's own read the value.
        #expect(probe.counts() == ["ControlTests.V": 1])
    }

    enum Flavour: String, CaseIterable, Identifiable {
        case sweet, sour
        var id: Self { self }
    }

    @Test("A picker selects tags and the ids of collections; an optional selection matches plain tags")
    func pickers() {
        struct V: View {
            @State private var flavour = Flavour.sweet
            @State private var size: Int?
            var body: some View {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.rawValue) }
                }
                Picker("Size", selection: $size) {
                    Text("none").tag(nil as Int?)
                    Text("small").tag(1)
                    Text("large").tag(2)
                }
                .pickerStyle(.segmented)
                Text("\(flavour.rawValue) \(size ?? 0)")
            }
        }
        let probe = Probe { V() }
        #expect(probe.select(Flavour.sour))
        #expect(probe.drive(probe.all("Picker").last) { if case .select(_, let set) = $0 { { _ = set(2) } } else { nil } })
        #expect(probe.texts.last == "sour 2")
        #expect(probe.warnings == [])
    }

    @Test("C205: a selection without a tag warns, once for each selection")
    func missingTag() {
        struct V: View {
            @State private var size = 7
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                }
                Button("wrong") { size = 9 }
                Button("right") { size = 1 }
            }
        }
        func warning(_ value: Int) -> String {
            "Picker: the selection \"\(value)\" is invalid and does not have an associated tag, this will give undefined results."
        }
        let probe = Probe { V() }
        #expect(probe.warnings == [warning(7)])
        probe.press("right")
        #expect(probe.warnings == [warning(7)])
        probe.press("wrong")
        #expect(probe.warnings == [warning(7), warning(9)])
    }

    @Test("Submitting a field runs the actions around it, the nearest first")
    func submit() {
        struct V: View {
            @State private var text = ""
            @State private var log = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Search", text: $text).focused($isFocused).onSubmit { log += "inner \(text) " }
                    Text(isFocused ? "focused" : "not focused")
                    Text(log)
                }
                .onSubmit { log += "outer" }
            }
        }
        let probe = Probe { V() }
        #expect(probe.type("tea", submit: true))
        #expect(probe.texts.last == "inner tea outer")
        #expect(probe.drive(probe.first("TextField")) { if case .focus(_, let set) = $0 { { set(true) } } else { nil } })
        #expect(probe.texts.contains("focused"))
    }

    @Test("A field for a value writes what its format can read, and nothing else")
    func formattedField() {
        struct V: View {
            @State private var price = 2.5
            var body: some View {
                TextField("Price", value: $price, format: .number.locale(Locale(identifier: "en_US")))
                Text("\(price * 2, specifier: "%.1f")")
            }
        }
        let probe = Probe { V() }
        #expect(probe.first("TextField")?.attributes["value"] == "2.5")
        probe.type("4")
        #expect(probe.texts.last == "8.0")
        probe.type("tea")
        #expect(probe.texts.last == "8.0")
    }

    @Test("A disclosure group makes its content while it is shown, and its state goes when it is hidden")
    func disclosure() {
        struct Row: View { var body: some View { Text("secret") } }
        struct V: View { var body: some View { DisclosureGroup("More") { Row() } } }
        let probe = Probe { V() }
        #expect(probe.counts() == ["ControlTests.V": 1])
        probe.toggle("More", kind: "DisclosureGroup")
        #expect(probe.texts == ["More", "secret"])
        #expect(probe.counts() == ["ControlTests.Row": 1])
    }

    @Test("Identifiers name one view: the inner one wins, and attached content keeps its own")
    func identifiers() {
        let probe = Probe {
            Button("Buy") {}.accessibilityIdentifier("buy").accessibilityIdentifier("outer")
                .overlay { Text("!") }.accessibilityIdentifier("outermost").accessibilityLabel("Buy now")
        }
        #expect(probe.first("Button")?.identifier == "buy")
        #expect(probe.first("Button")?.attributes["accessibility.label"] == "Buy now")
        #expect(probe.first("Overlay")?.identifier == nil)
    }

    @Test("Links open addresses through the environment")
    func links() throws {
        let opened = Box<[String]>([])
        let url = try #require(URL(string: "https://example.org/a"))
        let probe = Probe {
            Link("Help", destination: url)
                .environment(\.openURL, OpenURLAction { url in
                    opened.value.append(url.absoluteString)
                    return .handled
                })
        }
        #expect(probe.press("Help", kind: "Link"))
        #expect(opened.value == ["https://example.org/a"])
    }
}
