import SwiftUI
import Testing

/// Reports of rows that lost their identity or took over another's, rebuilt with what was reported of them.
@MainActor @Suite struct UnstableIDFieldTests {
    struct Member: Identifiable {
        var tag: String?
        let fallback: (() -> String)
        var id: String { tag ?? fallback() }
    }

    struct MemberRow: View {
        let name: String
        @State private var isOpen = false
        var body: some View { Text(name) }
    }

    struct MemberBar: View {
        let hook: Hook<Int>
        let members: [Member]
        @State private var tick = 0
        var body: some View {
            let _ = hook.set = { tick = $0 }
            Text("\(tick)")
            LazyHStack { ForEach(members) { MemberRow(name: $0.tag ?? "?") } }
        }
    }

    @Test("Reported: an id that falls back to a fresh UUID made new rows at each update, until the watchdog ended the app")
    func freshIDs() {
        let hook = Hook<Int>()
        let members = [nil, "a", "b"].map { Member(tag: $0, fallback: { UUID().uuidString }) }
        let stage = Stage { MemberBar(hook: hook, members: members) }
        _ = stage.lines()
        for tick in 1...40 { stage.act { hook.set(tick) } }
        let lines = stage.lines()
        #expect(lines.count { $0 == "UnstableIDFieldTests.MemberBar: _tick changed." } == 40)
        #expect(lines.count { $0 == "UnstableIDFieldTests.MemberRow: @self, @identity, _isOpen changed." } == 40)
        #expect(lines.count == 80)
    }

    @Test("Reported: one that falls back to a constant gave several elements one row, with two warnings in a lazy stack")
    func constantIDs() {
        let members = [nil, "a", nil, nil].map { Member(tag: $0, fallback: { "-" }) }
        let stage = Stage { MemberBar(hook: Hook(), members: members) }
        #expect(stage.texts == ["0", "?", "a", "?", "?"])
        #expect(stage.counts()["UnstableIDFieldTests.MemberRow"] == 2)
        #expect(
            stage.warnings == [
                "ForEach<Array<Member>, String, MemberRow>: the ID - occurs multiple times within the collection, this will give undefined results!",
                "LazyHStackLayout: the ID - is used by multiple child views, this will give undefined results!",
            ])
    }

    struct Day: Identifiable {
        let id = UUID()
        let number: Int
    }

    struct DayCell: View {
        let number: Int
        @State private var isPressed = false
        var body: some View { Text("\(number)") }
    }

    struct CalendarPage: View {
        let hook: Hook<Int>
        let keepsIDs: Bool
        @State private var tick = 0
        var body: some View {
            let _ = hook.set = { tick = $0 }
            let days = (1...21).map { Day(number: $0) }
            Text("\(tick)")
            if keepsIDs {
                ForEach(days, id: \.number) { DayCell(number: $0.number) }
            } else {
                ForEach(days) { DayCell(number: $0.number) }
            }
        }
    }

    @Test("Reported: a calendar page whose days were made in its body ran 21 cells at each tick of the time", arguments: [false, true])
    func calendar(keepsIDs: Bool) {
        let hook = Hook<Int>()
        let stage = Stage { CalendarPage(hook: hook, keepsIDs: keepsIDs) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        let cells = Array(repeating: "UnstableIDFieldTests.DayCell: @self, @identity, _isPressed changed.", count: 21)
        #expect(stage.lines() == ["UnstableIDFieldTests.CalendarPage: _tick changed."] + (keepsIDs ? [] : cells))
    }

    struct Field: View {
        let title: String
        @State private var draft = ""
        var body: some View {
            Text(title)
            TextField("Value of \(title)", text: $draft)
        }
    }

    @Observable final class Sheet {
        var titles: [String]
        init(_ titles: [String]) { self.titles = titles }
    }

    struct OffsetForm: View {
        let sheet: Sheet
        var body: some View {
            ForEach(Array(sheet.titles.enumerated()), id: \.offset) { Field(title: $0.element) }
        }
    }

    struct KeyedForm: View {
        let sheet: Sheet
        var body: some View { ForEach(sheet.titles, id: \.self) { Field(title: $0) } }
    }

    @Test("Reported: an insertion in front of 200 rows with offsets for ids shifted them all, and what was typed stayed where it was")
    func offsets() throws {
        let sheet = Sheet((0..<200).map { "t\($0)" })
        let stage = Stage { OffsetForm(sheet: sheet) }
        try stage.host.textField("Value of t0").type("draft")
        _ = stage.counts()
        stage.act { sheet.titles.insert("new", at: 0) }
        #expect(stage.counts() == ["UnstableIDFieldTests.OffsetForm": 1, "UnstableIDFieldTests.Field": 201])
        #expect(try stage.host.textField("Value of new").value == "draft")
        #expect(try stage.host.textField("Value of t0").value == "")
    }

    @Test("Its repair: with ids of the data one row is made, and the text stays with its field")
    func keyed() throws {
        let sheet = Sheet((0..<200).map { "t\($0)" })
        let stage = Stage { KeyedForm(sheet: sheet) }
        try stage.host.textField("Value of t0").type("draft")
        _ = stage.counts()
        stage.act { sheet.titles.insert("new", at: 0) }
        #expect(stage.counts() == ["UnstableIDFieldTests.KeyedForm": 1, "UnstableIDFieldTests.Field": 1])
        #expect(try stage.host.textField("Value of t0").value == "draft")
        #expect(try stage.host.textField("Value of new").value == "")
    }

    struct Machine: Identifiable, Sendable {
        let id: Int
        var status: String
    }

    struct MachineRow: View, Equatable {
        let machine: Machine
        nonisolated static func == (left: Self, right: Self) -> Bool { left.machine.id == right.machine.id }
        var body: some View { Text("\(machine.id) \(machine.status)") }
    }

    struct MachineList: View {
        let hook: Hook<String>
        @State private var machines = [Machine(id: 1, status: "Running"), Machine(id: 2, status: "Running")]
        var body: some View {
            let _ = hook.set = { machines[0].status = $0 }
            List(machines) { MachineRow(machine: $0) }
        }
    }

    @Test("Reported: a row whose equality looked at the id alone went on showing Running after the machine was stopped")
    func narrowEquality() {
        let hook = Hook<String>()
        let stage = Stage { MachineList(hook: hook) }
        _ = stage.counts()
        stage.act { hook.set("Stopped") }
        #expect(stage.texts == ["1 Running", "2 Running"])
        #expect(stage.counts() == ["UnstableIDFieldTests.MachineList": 1])
    }
}
