import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

@MainActor @Suite struct InertUseTests {
    @Test("A body that was mounted reports the APIs without effect of which its content is made")
    func body() {
        struct Card: View {
            var body: some View {
                VStack {
                    Text("a").badgeProminence(.increased)
                    Text("b").help("more").frame(width: 10)
                }
                .privacySensitive()
            }
        }
        #expect(uses { Card() } == ["Card: privacySensitive(_:), badgeProminence(_:), help(_:)"])
    }

    @Test("Content that comes later is reported for the body in which it stands, and bodies that run again report nothing")
    func branch() {
        struct Card: View {
            @State private var isOpen = false
            var body: some View {
                Button("open") { isOpen.toggle() }
                if isOpen {
                    Text("a").badgeProminence(.increased)
                    Text("b")
                }
            }
        }
        let notes = InertNotes()
        let host = HostCore(instrument: notes)
        host.mount(Card())
        #expect(notes.uses == [])
        for _ in 0..<3 { host.perform(Cause(.action, name: "tap")) { host.tap("open") } ; host.flush() }
        #expect(notes.uses == ["Card: badgeProminence(_:)", "Card: badgeProminence(_:)"])
    }

    @Test("Rows, erased views and a modifier's body are content like any other")
    func content() {
        struct Faded: ViewModifier {
            func body(content: Content) -> some View { content.luminanceToAlpha() }
        }
        struct Screen: View {
            var body: some View {
                ForEach(0..<2, id: \.self) { Text("\($0)").badgeProminence(.increased) }
                AnyView(VStack { Text("x").help("x") })
                Text("y").modifier(Faded())
            }
        }
        #expect(
            uses { Screen() } == [
                "Screen: badgeProminence(_:)", "Screen: badgeProminence(_:)", "Screen: help(_:)",
                "Faded: luminanceToAlpha()",
            ])
    }

    @Test("What a host's content uses itself is reported for no view")
    func root() {
        #expect(uses { Text("a").badgeProminence(.increased) } == ["-: badgeProminence(_:)"])
    }

    private func uses<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
        let notes = InertNotes()
        let host = HostCore(instrument: notes)
        host.mount(content())
        host.end()
        return notes.uses
    }
}

private final class InertNotes: ViewInstrument {
    var uses: [String] = []

    func inertUsed(_ node: NodeID, by view: ViewTypeDescription?, _ apis: NameList) {
        let name = view.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name } ?? "-"
        uses.append("\(name): \(apis.names.map(\.text).joined(separator: ", "))")
    }
}

extension HostCore {
    /// Taps the button of a title.
    @MainActor fileprivate func tap(_ title: String) {
        var stack = root.map { TreeReader.elements(of: $0) } ?? []
        while let element = stack.popLast() {
            if element.kind == "Button", element.texts == [title], case .tap(let action)? = element.actions.first { return action() }
            stack += element.children
        }
    }
}
