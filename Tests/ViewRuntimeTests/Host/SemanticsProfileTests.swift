import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

@MainActor @Suite struct SemanticsProfileTests {
    @Test("A profile is described by its name and by the switches that were set otherwise, sorted")
    func descriptions() {
        #expect(SemanticsProfile.ios26.description == "ios26")
        #expect(SemanticsProfile.ios26.overrides == [:])
        #expect(SemanticsProfile.ios27.description == "ios27")
        let profile = SemanticsProfile.ios17.setting(\.tabs, .firstVisit).setting(\.closures, .unequal)
        #expect(profile.description == "ios17 closures=unequal tabs=firstVisit")
        #expect(profile.overrides == ["closures": "unequal", "tabs": "firstVisit"])
        #expect(profile.setting(\.tabs, .upFront).setting(\.closures, .captures) == .ios17)
    }

    @Test("The three profiles differ in the switches of the table, and in no other")
    func profiles() {
        func differing(_ profile: SemanticsProfile) -> [String] {
            zip(profile.switches, SemanticsProfile.ios26.switches).filter { $0.value != $1.value }
                .map { "\($0.0.name) \($0.1.value) -> \($0.0.value)" }
        }
        #expect(differing(.ios17) == ["tabs firstVisit -> upFront"])
        #expect(
            differing(.ios27) == [
                "observation dependencies -> keyPaths", "stateNames oneUnderscore -> twoUnderscores",
                "stateDefaults everyInit -> oncePerIdentity", "lazyRows keep -> evict",
            ])
    }

    struct Parent: View {
        @State private var n = 0
        let write: Box<(Int) -> Void>
        var body: some View {
            let _ = write.value = { n = $0 }
            Text("\(n)")
        }
    }

    private func lines(_ profile: SemanticsProfile) -> [String] {
        let write = Box<(Int) -> Void> { _ in }
        let journal = Journal()
        let host = HostCore(instrument: journal, profile: profile)
        host.mount(Parent(write: write))
        journal.lines = []
        host.perform(Cause(.action)) { write.value(1) }
        host.flush()
        return journal.lines
    }

    struct Labelled: View {
        @State private var start: Int
        let label: String
        init(start: Int, label: String) {
            _start = State(initialValue: start)
            self.label = label
        }
        var body: some View { Text("\(label) \(start)") }
    }

    struct LabelledParent: View {
        @State private var n = 0
        @State private var label = "a"
        let write: Box<(Int, String) -> Void>
        var body: some View {
            let _ = write.value = { n = $0; label = $1 }
            Labelled(start: n, label: label)
        }
    }

    @Test("Other fields are compared as ever, and the first default stays")
    func otherFields() {
        let write = Box<(Int, String) -> Void> { _, _ in }
        let journal = Journal()
        let host = HostCore(instrument: journal, profile: .ios27)
        host.mount(LabelledParent(write: write))
        journal.lines = []
        host.perform(Cause(.action)) { write.value(1, "a") }
        host.flush()
        #expect(journal.lines == ["SemanticsProfileTests.LabelledParent: __n changed."])
        journal.lines = []
        journal.events = []
        host.perform(Cause(.action)) { write.value(2, "b") }
        host.flush()
        #expect(
            journal.lines == [
                "SemanticsProfileTests.LabelledParent: __n, __label changed.", "SemanticsProfileTests.Labelled: @self changed.",
            ])
        #expect(journal.events.filter { $0.hasPrefix("fields") } == ["fields label"])
        #expect(host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["b 0"])
    }

    @Test("Hosts of different profiles beside each other keep their own names")
    func severalHosts() {
        #expect(lines(.ios27) == ["SemanticsProfileTests.Parent: __n changed."])
        #expect(lines(.ios26) == ["SemanticsProfileTests.Parent: _n changed."])
        #expect(lines(.ios27) == ["SemanticsProfileTests.Parent: __n changed."])
    }
}
