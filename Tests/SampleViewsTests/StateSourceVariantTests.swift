import Observation
import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// Where state begins and who owns it, in other shapes, and what must not be taken for a fault.
@MainActor @Suite(.underVirtualTime)
struct StateSourceVariantTests {
    // MARK: ignored-initial-value

    @Test func anObjectMadeOfTheFirstItemStays() async throws {
        let found = try await findings(ViewHost { LetterWithModel() }) { try $0.button("Next").tap() }
        #expect(found.map(\.rule) == ["ignored-initial-value"])
        #expect(found.map(\.culprit) == ["ModelLetter.model"])
    }

    @Test func aTitleMadeOfTheFirstItemStays() async throws {
        let found = try await findings(ViewHost { LetterWithTitle() }) { host in
            try host.type("!", into: "Title")
            try host.button("Next").tap()
        }
        #expect(found.map(\.rule) == ["ignored-initial-value"])
        #expect(found.map(\.culprit) == ["TitledLetter.title"])
    }

    @Test func stateThatFollowsItsInputIsNoFault() async throws {
        #expect(try await findings(ViewHost { FollowingLetter() }) { try $0.tap("Next", times: 2) } == [])
    }

    @Test func aTimeThatIsNewEachTimeIsNoInput() async throws {
        #expect(try await findings(ViewHost { Stopwatches() }) { try $0.tap("Next", times: 4) } == [])
    }

    // MARK: duplicated-source-of-truth

    @Test func aCopyOfAFieldOfTheElementIsASecondOwner() async throws {
        let found = try await findings(ViewHost { CopiedLamps() }) { try $0.button("Desk is on").tap() }
        #expect(found.map(\.rule) == ["duplicated-source-of-truth"])
        #expect(found.map(\.culprit) == ["CopiedLamp.isOn"])
    }

    @Test func aCopyOfAModelsPropertyIsASecondOwner() async throws {
        let found = try await findings(ViewHost { CopiedName(profile: LampProfile()) }) { try $0.type("x", into: "Name") }
        #expect(found.map(\.rule) == ["duplicated-source-of-truth"])
        #expect(found.map(\.culprit) == ["NameField.name"])
    }

    @Test func aDraftThatIsSavedIsNoFault() async throws {
        #expect(try await findings(ViewHost { SavedName(profile: LampProfile()) }) { host in
            try host.type("x", into: "Name")
            try host.button("Save").tap()
        } == [])
    }

    // MARK: unobserved-reference-state

    @Test func anObjectThatIsPassedOnIsShownToo() async throws {
        let found = try await findings(ViewHost { PassedCounter() }) { try $0.tap("Count", times: 2) }
        #expect(found.map(\.rule) == ["unobserved-reference-state"])
        #expect(found.map(\.culprit) == ["PassedCounter.counter"])
    }

    @Test func aHelperThatNoBodyReadsIsNoFault() async throws {
        #expect(try await findings(ViewHost { WithHelper() }) { try $0.tap("Save", times: 2) } == [])
    }

    // MARK: stale-state-reuse

    @Test func aReusedCellKeepsStateOfAnotherItem() async throws {
        let cell = CellHost(UIHostingConfiguration { LetterRow(letter: Letter.all[0]) })
        try cell.button("Open").tap()
        cell.reuse(with: UIHostingConfiguration { LetterRow(letter: Letter.all[1]) })
        let found = cell.findings.filter { $0.severity >= .warning }
        #expect(found.map(\.rule) == ["stale-state-reuse"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.culprit) == ["LetterRow.isOpen"])
    }

    @Test func aCellThatIsConfiguredAgainKeepsItsOwnState() async throws {
        let cell = CellHost(UIHostingConfiguration { LetterRow(letter: Letter.all[0]) })
        try cell.button("Open").tap()
        cell.reconfigure(UIHostingConfiguration { LetterRow(letter: Letter.all[0]) })
        #expect(cell.findings.filter { $0.severity >= .warning } == [])
    }

    @Test func aReusedCellWithTheIDOfItsItemStartsAnew() async throws {
        let cell = CellHost(UIHostingConfiguration { LetterRow(letter: Letter.all[0]).id(1) })
        try cell.button("Open").tap()
        cell.reuse(with: UIHostingConfiguration { LetterRow(letter: Letter.all[1]).id(2) })
        #expect(cell.findings.filter { $0.severity >= .warning } == [])
    }

    // MARK: unstable-streamed-id

    @Test func idsThatAreCountedFromTheEndChangeWithEachLine() async throws {
        let found = try await findings(ViewHost { CountedDown() }) { try $0.tap("More", times: 3) }
        #expect(found.map(\.rule).contains("unstable-streamed-id"))
    }
}

private final class LetterModel: ObservableObject {
    let letter: Letter
    @Published var isRead = false
    init(_ letter: Letter) { self.letter = letter }
}

private struct LetterWithModel: View {
    @State private var index = 0

    var body: some View {
        VStack {
            Button("Next") { index += 1 }
            ModelLetter(letter: Letter.all[index])
        }
    }
}

private struct ModelLetter: View {
    @StateObject private var model: LetterModel

    init(letter: Letter) { _model = StateObject(wrappedValue: LetterModel(letter)) }

    var body: some View { Text("Letter \(model.letter.id)") }
}

private struct LetterWithTitle: View {
    @State private var index = 0

    var body: some View {
        VStack {
            Button("Next") { index += 1 }
            TitledLetter(letter: Letter.all[index])
        }
    }
}

private struct TitledLetter: View {
    let letter: Letter
    @State private var title: String

    init(letter: Letter) {
        self.letter = letter
        _title = State(initialValue: "Letter \(letter.id)")
    }

    var body: some View {
        VStack {
            Text("No. \(letter.id)")
            TextField("Title", text: $title)
            Text(title)
        }
    }
}

private struct FollowingLetter: View {
    @State private var index = 0

    var body: some View {
        VStack {
            Button("Next") { index += 1 }
            FollowedTitle(title: "Letter \(index)")
        }
    }
}

private struct FollowedTitle: View {
    let title: String
    @State private var shown: String

    init(title: String) {
        self.title = title
        _shown = State(initialValue: title)
    }

    var body: some View { Text(shown).onChange(of: title) { shown = title } }
}

private struct Stopwatches: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("Next") { taps += 1 }
            Stopwatch(taps: taps)
        }
    }
}

private struct Stopwatch: View {
    let taps: Int
    @State private var began = Date()
    @State private var id = UUID()

    var body: some View { Text("\(taps), \(began.timeIntervalSince1970 > 0 ? 1 : 0), \(id.uuidString.count)") }
}

private struct Lamp: Identifiable {
    let id: Int
    let name: String
    var isOn: Bool
}

private struct CopiedLamps: View {
    @State private var lamps = [Lamp(id: 1, name: "Desk", isOn: true), Lamp(id: 2, name: "Hall", isOn: false)]

    var body: some View {
        VStack {
            Text("\(lamps.count { $0.isOn }) on")
            ForEach(lamps) { CopiedLamp(name: $0.name, isOn: $0.isOn) }
        }
    }
}

private struct CopiedLamp: View {
    let name: String
    @State var isOn: Bool

    var body: some View { Button("\(name) is \(isOn ? "on" : "off")") { isOn.toggle() } }
}

@Observable
private final class LampProfile {
    var name = "Ada"
}

private struct CopiedName: View {
    let profile: LampProfile

    var body: some View {
        VStack {
            Text(profile.name)
            NameField(name: profile.name)
        }
    }
}

private struct NameField: View {
    @State var name: String

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Text("\(name.count) letters")
        }
    }
}

private struct SavedName: View {
    let profile: LampProfile

    var body: some View {
        VStack {
            Text(profile.name)
            NameDraft(profile: profile, name: profile.name)
        }
    }
}

private struct NameDraft: View {
    let profile: LampProfile
    @State var name: String

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Text("\(name.count) letters")
            Button("Save") { profile.name = name }
        }
    }
}

private final class PlainCounter {
    var count = 0
}

private struct PassedCounter: View {
    @State private var counter: PlainCounter? = PlainCounter()

    var body: some View {
        if let counter {
            VStack {
                CountLabel(counter: counter)
                Button("Count") { counter.count += 1 }
            }
        }
    }
}

private struct CountLabel: View {
    let counter: PlainCounter

    var body: some View { Text("\(counter.count)") }
}

private struct WithHelper: View {
    @State private var saver = PlainCounter()
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("\(taps) taps")
            Button("Save") {
                saver.count += 1
                taps += 1
            }
        }
    }
}

private struct LetterRow: View {
    let letter: Letter
    @State private var isOpen = false

    var body: some View { Button(isOpen ? "Close" : "Open") { isOpen.toggle() } }
}

private struct CountedDown: View {
    @State private var lines = ["Unfold the legs."]

    var body: some View {
        VStack {
            Button("More") { lines.append("Turn it \(lines.count) times.") }
            List(Array(lines.enumerated()), id: \.offset) { _, line in Text(line) }
            ForEach(lines.indices.map { (lines.count * 100 + $0, lines[$0]) }, id: \.0) { _, line in NoteLineText(text: line) }
        }
    }
}

private struct NoteLineText: View {
    let text: String

    var body: some View { Text(text) }
}
