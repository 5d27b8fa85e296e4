import Observation
import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// The faults of ids and state in other shapes, and what must not be taken for them.
@MainActor @Suite
struct StateVariantTests {
    private func findings(_ host: ViewHost, _ drive: (ViewHost) throws -> Void) async throws -> [Finding] {
        try await host.step("drive") { try drive(host) }
        return host.findings.filter { $0.severity >= .warning && !timedRules.contains($0.rule) }
    }

    // MARK: positional-id

    @Test func offsetsInAListAreIDsToo() async throws {
        let found = try await findings(ViewHost { OffsetTasks() }) { host in
            try host.type("now", into: "Note")
            try host.button("Insert").tap()
        }
        #expect(found.map(\.rule) == ["positional-id"])
        #expect(found.map(\.view) == ["OffsetTasks"])
        #expect(found[0].advice.contains("`TaskNote.note` of row 0 stayed there"), "\(found[0].advice)")
    }

    @Test func dataInAnotherOrderUnderARangeMovesToo() async throws {
        let found = try await findings(ViewHost { SortedTasks(tasks: TaskList(["Nail", "Axe", "Saw"])) }) { host in
            try host.type("now", into: "Note on Nail")
            try host.button("Sort").tap()
        }
        #expect(found.map(\.rule) == ["positional-id"])
    }

    @Test func positionsAreFineWhereDataIsOnlyAppended() async throws {
        #expect(try await findings(ViewHost { AppendedTasks() }) { try $0.tap("Append", times: 3) } == [])
    }

    @Test func aChoiceThatMovesAmongRowsIsNoShift() async throws {
        #expect(try await findings(ViewHost { ChoiceOfSize() }) { host in
            for label in ["Choose 1", "Choose 2", "Choose 0"] { try host.button(label).tap() }
        } == [])
    }

    // MARK: state-loss

    @Test func tabsMadeWithASwitchLoseWhatWasTyped() async throws {
        let found = try await findings(ViewHost { HandmadeTabs() }) { host in
            try host.type("Ring", into: "Note")
            try host.button("Second").tap()
            try host.button("First").tap()
        }
        #expect(found.map(\.rule) == ["state-loss"])
        #expect(found.map(\.culprit) == ["NoteEditor.text"])
    }

    @Test func aRowThatIsFilteredAwayLosesItsState() async throws {
        let found = try await findings(ViewHost { FilteredTasks() }) { host in
            try host.type("now", into: "Note on Nail")
            try host.button("Filter").tap()
            try host.button("All").tap()
        }
        #expect(found.map(\.rule) == ["state-loss"])
        #expect(found.map(\.culprit) == ["NamedTaskNote.note"])
    }

    @Test func aRowThatMovesToAnotherSectionLosesItsState() async throws {
        let found = try await findings(ViewHost { SectionedTasks() }) { host in
            try host.type("now", into: "Note on Nail")
            try host.button("Done").tap()
        }
        #expect(found.map(\.rule) == ["state-loss"])
        #expect(found.first?.advice.contains("went from one place and came at another") == true)
    }

    @Test func anotherSubjectInTheSameBranchIsNoLoss() async throws {
        #expect(try await findings(ViewHost { OptionalLetter() }) { host in
            try host.button("Open 0").tap()
            try host.type("Soon", into: "Reply")
            try host.button("Close").tap()
            try host.button("Open 1").tap()
        } == [])
    }

    @Test func aFormThatEndsItselfStartsAnew() async throws {
        #expect(try await findings(ViewHost { Lockable() }) { host in
            try host.type("1234", into: "Code")
            try host.button("Unlock").tap()
            try host.button("Lock").tap()
        } == [])
    }

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
        let found = cell.findings.filter { $0.severity >= .warning && !timedRules.contains($0.rule) }
        #expect(found.map(\.rule) == ["stale-state-reuse"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.culprit) == ["LetterRow.isOpen"])
    }

    @Test func aCellThatIsConfiguredAgainKeepsItsOwnState() async throws {
        let cell = CellHost(UIHostingConfiguration { LetterRow(letter: Letter.all[0]) })
        try cell.button("Open").tap()
        cell.reconfigure(UIHostingConfiguration { LetterRow(letter: Letter.all[0]) })
        #expect(cell.findings.filter { $0.severity >= .warning && !timedRules.contains($0.rule) } == [])
    }

    @Test func aReusedCellWithTheIDOfItsItemStartsAnew() async throws {
        let cell = CellHost(UIHostingConfiguration { LetterRow(letter: Letter.all[0]).id(1) })
        try cell.button("Open").tap()
        cell.reuse(with: UIHostingConfiguration { LetterRow(letter: Letter.all[1]).id(2) })
        #expect(cell.findings.filter { $0.severity >= .warning && !timedRules.contains($0.rule) } == [])
    }

    // MARK: unstable-streamed-id

    @Test func idsThatAreCountedFromTheEndChangeWithEachLine() async throws {
        let found = try await findings(ViewHost { CountedDown() }) { try $0.tap("More", times: 3) }
        #expect(found.map(\.rule).contains("unstable-streamed-id"))
    }

    // MARK: Notes

    @Test func stateOfARowFarOutOfSightIsANote() async throws {
        func notes(_ host: ViewHost) async throws -> [Finding] {
            try await host.step("note") { try host.type("now", into: "Note on 0") }
            try await host.step("scroll") { try host.list.scroll(to: 59) }
            return host.findings.filter { $0.rule == "latent-state-loss" }
        }
        let found = try await notes(ViewHost { TaskScreen() })
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.culprit) == ["TaskRow.note"])
        #expect(try await notes(ViewHost { TaskScreenRepaired() }) == [])
    }

    @Test func aPropertyOfOneViewAloneIsANote() async throws {
        func notes(_ host: ViewHost) async throws -> [Finding] {
            try await host.step("filter") { try host.button("Filter").tap() }
            return host.findings.filter { $0.rule == "over-scoped-state" }
        }
        let found = try await notes(ViewHost { WarehouseScreen() })
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.culprit) == ["Warehouse.isFilterOpen"])
        #expect(found.map(\.view) == ["WarehouseFilter"])
        #expect(try await notes(ViewHost { WarehouseScreenRepaired() }) == [])
    }
}

private struct OffsetTasks: View {
    @State private var tasks = ["Nail", "Axe"]

    var body: some View {
        VStack {
            Button("Insert") { tasks.insert("Saw", at: 0) }
            List(Array(tasks.enumerated()), id: \.offset) { offset, task in
                TaskNote(task: task, isFirst: offset == 0)
            }
        }
    }
}

private struct TaskNote: View {
    let task: String
    let isFirst: Bool
    @State private var note = ""

    var body: some View {
        HStack {
            Text(task)
            TextField(isFirst ? "Note" : "Note on \(task)", text: $note)
        }
    }
}

@Observable
private final class TaskList {
    var names: [String]
    init(_ names: [String]) { self.names = names }
}

private struct SortedTasks: View {
    let tasks: TaskList

    var body: some View {
        VStack {
            Button("Sort") { tasks.names.sort() }
            ForEach(0..<3, id: \.self) { NamedTaskNote(name: tasks.names[$0]) }
        }
    }
}

private struct NamedTaskNote: View {
    let name: String
    @State private var note = ""

    var body: some View { TextField("Note on \(name)", text: $note) }
}

private struct AppendedTasks: View {
    @State private var tasks = ["Nail", "Axe"]

    var body: some View {
        VStack {
            Button("Append") { tasks.append("Saw") }
            ForEach(tasks.indices, id: \.self) { NamedTaskNote(name: tasks[$0]) }
        }
    }
}

private struct ChoiceOfSize: View {
    @State private var chosen = 0

    var body: some View {
        VStack {
            ForEach(0..<3, id: \.self) { size in
                Button("Choose \(size)") { chosen = size }
                SizeMark(isChosen: size == chosen)
            }
        }
    }
}

private struct SizeMark: View {
    let isChosen: Bool
    @State private var note = ""

    var body: some View { Text(isChosen ? "chosen" : "open" + note) }
}

private struct HandmadeTabs: View {
    @State private var tab = 0

    var body: some View {
        VStack {
            switch tab {
            case 0: NoteEditor(title: "First")
            default: Text("Nothing here")
            }
            HStack {
                Button("First") { tab = 0 }
                Button("Second") { tab = 1 }
            }
        }
    }
}

private struct NamedTask: Identifiable {
    let id: Int
    let name: String
    var isDone = false

    static let all = [NamedTask(id: 1, name: "Nail"), NamedTask(id: 2, name: "Axe")]
}

private struct FilteredTasks: View {
    @State private var isFiltered = false

    var body: some View {
        VStack {
            Button(isFiltered ? "All" : "Filter") { isFiltered.toggle() }
            ForEach(NamedTask.all.filter { !isFiltered || $0.id == 2 }) { NamedTaskNote(name: $0.name) }
        }
    }
}

private struct SectionedTasks: View {
    @State private var tasks = NamedTask.all

    var body: some View {
        VStack {
            Button("Done") { tasks[0].isDone = true }
            Text("To do")
            ForEach(tasks.filter { !$0.isDone }) { NamedTaskNote(name: $0.name) }
            Text("Done")
            ForEach(tasks.filter(\.isDone)) { NamedTaskNote(name: $0.name) }
        }
    }
}

private struct OptionalLetter: View {
    @State private var open: Letter?

    var body: some View {
        VStack {
            ForEach(0..<2, id: \.self) { index in Button("Open \(index)") { open = Letter.all[index] } }
            Button("Close") { open = nil }
            if let open { ReplyForm(letter: open) }
        }
    }
}

private struct Lockable: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            if isOpen { Button("Lock") { isOpen = false } } else { LockForm(isOpen: $isOpen) }
        }
    }
}

private struct LockForm: View {
    @Binding var isOpen: Bool
    @State private var code = ""

    var body: some View {
        VStack {
            TextField("Code", text: $code)
            Button("Unlock") { isOpen = code == "1234" }
        }
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
