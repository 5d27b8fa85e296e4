import Observation
import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// The faults of ids and state in other shapes, and what must not be taken for them.
@MainActor @Suite(.underVirtualTime)
struct StateVariantTests {
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

    @Test func rowsFarDownAreLookedAtAsWell() async throws {
        let found = try await findings(ViewHost { ManyTasks() }) { host in
            try host.list.scroll(to: 1_150)
            try host.type("now", into: "Note on Task 1150")
            try host.button("Remove").tap()
        }
        #expect(found.map(\.rule) == ["positional-id"])
        #expect(found.map(\.view) == ["ManyTasks"])
        #expect(found.first?.advice.contains("`TaskNote.note` of row 1150 stayed there") == true, "\(found)")
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

private struct ManyTasks: View {
    @State private var tasks = (0..<1_200).map { "Task \($0)" }

    var body: some View {
        VStack {
            Button("Remove") { tasks.remove(at: 1_100) }
            List(Array(tasks.enumerated()), id: \.offset) { _, task in TaskNote(task: task, isFirst: false) }
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
