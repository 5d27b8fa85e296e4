import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// What is said of views to those who do not see them.
@MainActor @Suite struct AccessibilityTests {
    @Test("What is said one after the other has one type, so that a variable takes each result")
    func oneType() {
        struct Day: View {
            let isChosen: Bool
            var body: some View {
                var day = Text("1").accessibilityLabel("Monday").accessibilityIdentifier("day")
                if isChosen { day = day.accessibility(addTraits: .isSelected).accessibilityHint("chosen") }
                return day
            }
        }
        let (plain, chosen) = (Probe { Day(isChosen: false) }.first("Text"), Probe { Day(isChosen: true) }.first("Text"))
        #expect(plain?.identifier == "day" && chosen?.identifier == "day")
        #expect(plain?.attributes == ["accessibility.label": "Monday"])
        #expect(chosen?.attributes == ["accessibility.label": "Monday", "accessibility.traits": "isSelected", "accessibility.hint": "chosen"])
    }

    @Test("The inner of two labels is the view's own, and traits come together")
    func inner() {
        let probe = Probe {
            Text("a").accessibilityLabel("own").accessibilityLabel("other").accessibilityAddTraits(.isButton).accessibilityAddTraits(.isHeader)
        }
        #expect(probe.first("Text")?.attributes == ["accessibility.label": "own", "accessibility.traits": "isButton,isHeader"])
    }

    @Test("Actions that are given one after the other can all be done")
    func actions() {
        struct Rating: View {
            @State private var value = 2
            var body: some View {
                Text("\(value)").accessibilityAction(named: "reset") { value = 0 }
                    .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }.accessibilityLabel("rating")
            }
        }
        let probe = Probe { Rating() }
        func named(_ name: String) -> Bool {
            probe.drive(probe.first("Text")) { if case .named(name, let action) = $0 { action } else { nil } }
        }
        #expect(named("increment") && probe.texts == ["3"])
        #expect(named("decrement") && named("decrement") && probe.texts == ["1"])
        #expect(named("reset") && probe.texts == ["0"])
    }

    @Test("What no one reads is reported, whatever else is said of the view, and of each value what it says")
    func inert() {
        final class Notes: ViewInstrument {
            var uses: [String] = []
            func inertUsed(_ node: NodeID, by view: ViewTypeDescription?, _ apis: NameList) { uses += apis.names.map(\.text) }
        }
        struct Row: View {
            let isTitle: Bool
            var body: some View {
                var text = Text("a").accessibilityIdentifier("b")
                if isTitle { text = text.accessibilityHeading(.h1).accessibilityInputLabels(["c"]) }
                return text
            }
        }
        let notes = Notes()
        let host = HostCore(instrument: notes)
        host.mount(VStack {
            Row(isTitle: false)
            Row(isTitle: true)
        })
        host.end()
        #expect(notes.uses == ["accessibilityHeading(_:)", "accessibilityInputLabels(_:)"])
    }

    @Test("A focus of some technologies is the one focus there is")
    func focus() {
        struct Form: View {
            @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var isAtError
            @AccessibilityFocusState(for: .voiceOver) private var field: String?
            var body: some View {
                Text("error \(isAtError ? "read" : "unread")").accessibilityFocused($isAtError)
                Text("name \(field ?? "-")").accessibilityFocused($field, equals: "name")
                Button("send") { isAtError = true }
                Button("next") { field = "name" }
            }
        }
        let probe = Probe { Form() }
        #expect(probe.press("send") && probe.texts.prefix(2) == ["error read", "name -"])
        #expect(probe.press("next") && probe.texts.prefix(2) == ["error unread", "name name"])
        #expect(AccessibilityTechnologies([.voiceOver]).union(.switchControl).contains(.switchControl))
    }
}
