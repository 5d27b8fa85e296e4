import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// What is noted of the element for which a view keeps state.
@MainActor @Suite struct SubjectTests {
    private final class Subjects: ViewInstrument {
        var shown: [UInt32] = []
        var changed: [String] = []
        func subjectShown(_ node: NodeID, subject: UInt32) { shown.append(subject) }
        func subjectChanged(_ node: NodeID, field: Name) { changed.append(field.text) }
    }

    /// An element that is its own id.
    private struct Icon: Identifiable, Hashable {
        var name: String
        var id: Self { self }
    }

    /// Two elements, each of which is the id of the other.
    private struct Front: Identifiable, Hashable {
        var name: String
        var id: Back { Back(name: name) }
    }
    private struct Back: Identifiable, Hashable {
        var name: String
        var id: Front { Front(name: name) }
    }

    @Observable final class Names {
        var icon = "Sun"
        var front = "Heads"
    }

    private struct Tile: View {
        let icon: Icon
        let front: Front
        @State private var isOn = false
        var body: some View { Text("\(icon.name) \(front.name) \(isOn ? 1 : 0)") }
    }

    private struct Screen: View {
        let names: Names
        var body: some View { Tile(icon: Icon(name: names.icon), front: Front(name: names.front)) }
    }

    @Test("An element whose id leads back to itself is told by what it holds")
    func ownID() {
        let subjects = Subjects()
        let names = Names()
        let host = HostCore(instrument: subjects)
        host.mount(Screen(names: names))
        #expect(subjects.shown.count == 1)
        host.perform(Cause(.action, name: "icon")) { names.icon = "Moon" }
        host.flush()
        #expect(subjects.changed == ["icon"])
        host.perform(Cause(.action, name: "front")) { names.front = "Tails" }
        host.flush()
        #expect(subjects.changed == ["icon", "front"])
        #expect(Set(subjects.shown).count == 3)
        host.end()
    }
}
