import SwiftUI
import Testing
import TraceTesting

/// Runs that spread further than what changed, as people have reported them: bindings, environment, identity.
@MainActor @Suite struct StormTests {
    @Test("Rows with bindings to the selection and the expanded ones: 27 changes of the selection run all 40 rows each")
    func rowBroadcast() throws {
        let host = ViewHost { Outline() }
        host.resetCounts()
        for _ in 0..<27 { try host.button("next").tap() }
        #expect(host.bodyCount(of: Outline.self) == 27)
        #expect(host.bodyCount(of: BindingRow.self) == 27 * 40)
        #expect(host.changes(of: BindingRow.self).allSatisfy { $0.hasSuffix("_selection changed.") })
    }

    @Test("Rows that are told whether they are selected: two run for each change")
    func rowFlag() throws {
        let host = ViewHost { FlagOutline() }
        host.resetCounts()
        for _ in 0..<27 { try host.button("next").tap() }
        // The first change selects a row where none was.
        #expect(host.bodyCount(of: FlagRow.self) == 27 * 2 - 1)
    }

    @Test("A binding of the platform's to another property is no change; the view that shows the count runs alone")
    func siblingBinding() throws {
        let host = ViewHost { CounterForm(model: FormModel()) }
        host.resetCounts()
        try host.button("+").tap()
        #expect(host.changes == ["CounterForm: @dependencies changed."])
    }

    @Test("One write of a key that changes often: 300 readers of other keys do not run")
    func environmentFanOut() throws {
        let host = ViewHost { KeyedPage() }
        host.resetCounts()
        try host.button("next tab").tap()
        #expect(host.bodyCounts == ["KeyedPage": 1, "TabLabel": 2])
    }

    @Test("An object that publishes its first value after it is mounted: one further pass, named by an offset")
    func passAfterMount() {
        let host = ViewHost { DefaultPane() }
        #expect(host.changes == ["DefaultPane: @self, @identity, @8 changed.", "DefaultPane: @8 changed."])
    }

    @Test("A model made as the default of state: made on every pass of the parent, kept once, and each pass runs the child")
    func discardedModels() throws {
        TimelineModel.made = 0
        let host = ViewHost { TimelineParent() }
        for _ in 0..<13 { try host.button("pass").tap() }
        #expect(TimelineModel.made == 14)
        #expect(host.bodyCount(of: TimelineScreen.self) == 14)
        _ = try host.text("first")
    }

    @Test("A parameter that goes into state is ignored after the first time")
    func firstValueOnly() throws {
        let host = ViewHost { RequestParent() }
        try host.button("2").tap()
        _ = try host.text("request 1")
    }

    @Test("Offsets as ids: an insertion in front shifts the state of 200 rows to other data")
    func offsetIDs() throws {
        let host = ViewHost { NumberedRows() }
        try host.button("row 0 a: 0").tap()
        try host.button("insert").tap()
        try host.button("row 0 new: 1").tap()
        #expect(host.bodyCount(of: NumberedRow.self) == 200 + 1 + 201 + 1)
    }

    @Test("Rows compared by what they show: 4 of 122 run where 4 have changed")
    func equatableRows() {
        let board = Board()
        let host = ViewHost { BoardView(board: board) }
        host.resetCounts()
        board.poll(changing: [3, 40, 77, 121])
        host.update()
        #expect(host.bodyCount(of: BoardRow.self) == 4)
    }

    @Test("An == that looks at the id alone hides a change")
    func narrowEquality() throws {
        let host = ViewHost { JobList() }
        try host.button("stop").tap()
        _ = try host.text("job 1: Running")
        #expect(host.bodyCount(of: JobRow.self) == 1)
    }

    @Test("An id made anew on each access: every pass makes all rows new")
    func freshIDs() throws {
        let host = ViewHost { MemberList() }
        host.resetCounts()
        for _ in 0..<3 { try host.button("pass").tap() }
        #expect(host.bodyCount(of: MemberRow.self) == 3 * 21)
        #expect(host.changes(of: MemberRow.self).allSatisfy { $0 == "MemberRow: @self, @identity, _isOpen changed." })
    }
}

private struct Outline: View {
    @State private var selection = -1
    @State private var expanded: Set<Int> = []

    var body: some View {
        Text("selected \(selection)")
        Button("next") { selection += 1 }
        ForEach(0..<40, id: \.self) { BindingRow(item: $0, selection: $selection, expanded: $expanded) }
    }
}

private struct BindingRow: View {
    let item: Int
    @Binding var selection: Int
    @Binding var expanded: Set<Int>
    var body: some View { Text(selection == item ? "● \(item)" : "\(item)") }
}

private struct FlagOutline: View {
    @State private var selection = -1

    var body: some View {
        Button("next") { selection += 1 }
        ForEach(0..<40, id: \.self) { FlagRow(item: $0, isSelected: $0 == selection) }
    }
}

private struct FlagRow: View {
    let item: Int
    let isSelected: Bool
    var body: some View { Text(isSelected ? "● \(item)" : "\(item)") }
}

@Observable private final class FormModel {
    var count = 0
    var isOn = false
}

private struct CounterForm: View {
    @Bindable var model: FormModel

    var body: some View {
        FlagToggle(isOn: $model.isOn)
        Button("+") { model.count += 1 }
        Text("\(model.count)")
    }
}

private struct FlagToggle: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("flag", isOn: $isOn) }
}

private struct SelectedTabKey: EnvironmentKey { static let defaultValue = 0 }
private struct AccentKey: EnvironmentKey { static let defaultValue = "blue" }

extension EnvironmentValues {
    fileprivate var selectedTab: Int {
        get { self[SelectedTabKey.self] }
        set { self[SelectedTabKey.self] = newValue }
    }
    fileprivate var accent: String {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

private struct KeyedPage: View {
    @State private var tab = 0

    var body: some View {
        VStack {
            Button("next tab") { tab += 1 }
            ForEach(0..<300, id: \.self) { _ in AccentLabel() }
            TabLabel()
            TabLabel()
        }
        .environment(\.selectedTab, tab)
    }
}

private struct AccentLabel: View {
    @Environment(\.accent) private var accent
    var body: some View { Text(accent) }
}

private struct TabLabel: View {
    @Environment(\.selectedTab) private var tab
    var body: some View { Text("tab \(tab)") }
}

private final class DefaultBox: ObservableObject {
    @Published var value = "light"
}

@propertyWrapper private struct Stored: DynamicProperty {
    let key: Int
    @ObservedObject private var box: DefaultBox

    init(_ box: DefaultBox) {
        key = 1
        self.box = box
    }

    var wrappedValue: String { box.value }
    /// Sends the value on once it is observed, equal as it is.
    func start() { box.value = box.value }
}

private struct DefaultPane: View {
    @Stored private var theme: String
    init() { _theme = Stored(DefaultBox()) }
    var body: some View { Text(theme).onAppear { _theme.start() } }
}

@Observable private final class TimelineModel {
    nonisolated(unsafe) static var made = 0
    let title: String

    init() {
        Self.made += 1
        title = Self.made == 1 ? "first" : "other"
    }
}

private struct TimelineParent: View {
    @State private var passes = 0
    var body: some View {
        Text("\(passes)")
        Button("pass") { passes += 1 }
        TimelineScreen()
    }
}

private struct TimelineScreen: View {
    @State private var model = TimelineModel()
    var body: some View { Text(model.title) }
}

private struct RequestParent: View {
    @State private var request = 1
    var body: some View {
        Button("2") { request = 2 }
        RequestView(request: request)
    }
}

private struct RequestView: View {
    @State private var request: Int
    init(request: Int) { _request = State(initialValue: request) }
    var body: some View { Text("request \(request)") }
}

private struct NumberedRows: View {
    @State private var rows = ["a"] + (1..<200).map { "\($0)" }
    var body: some View {
        Button("insert") { rows.insert("new", at: 0) }
        ForEach(Array(rows.enumerated()), id: \.offset) { NumberedRow(index: $0.offset, name: $0.element) }
    }
}

private struct NumberedRow: View {
    let index: Int
    let name: String
    @State private var taps = 0
    var body: some View { Button("row \(index) \(name): \(taps)") { taps += 1 } }
}

private struct BoardItem: Identifiable {
    let id: Int
    var state = 0
    var polled = 0
}

@Observable private final class Board {
    var items = (0..<122).map { BoardItem(id: $0) }

    func poll(changing changed: Set<Int>) {
        items = items.map {
            BoardItem(id: $0.id, state: $0.state + (changed.contains($0.id) ? 1 : 0), polled: $0.polled + 1)
        }
    }
}

private struct BoardView: View {
    let board: Board
    var body: some View { ForEach(board.items) { BoardRow(item: $0).equatable() } }
}

private struct BoardRow: View, Equatable {
    let item: BoardItem
    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.item.id == right.item.id && left.item.state == right.item.state
    }
    var body: some View { Text("\(item.state)") }
}

private struct JobList: View {
    @State private var isRunning = true
    var body: some View {
        Button("stop") { isRunning = false }
        JobRow(id: 1, status: isRunning ? "Running" : "Stopped").equatable()
    }
}

private struct JobRow: View, Equatable {
    let id: Int
    let status: String
    nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    var body: some View { Text("job \(id): \(status)") }
}

private struct Member: Identifiable {
    var tag: String?
    var id: String { tag ?? UUID().uuidString }
}

private struct MemberList: View {
    @State private var passes = 0
    private let members = Array(repeating: Member(tag: nil), count: 21)
    var body: some View {
        Text("\(passes)")
        Button("pass") { passes += 1 }
        ForEach(members) { _ in MemberRow() }
    }
}

private struct MemberRow: View {
    @State private var isOpen = false
    var body: some View { Text(isOpen ? "open" : "closed") }
}
