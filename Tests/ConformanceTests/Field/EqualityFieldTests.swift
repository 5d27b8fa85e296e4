import SwiftUI
import Testing
import ViewRuntime

/// Reports of rows that were compared too coarsely, too finely, or not at all.
@MainActor @Suite struct EqualityFieldTests {
    struct Sensor: Identifiable, Sendable {
        let id: Int
        var value: Int
        /// Each answer of a server is a new object with the same content.
        var origin = Origin()
    }
    final class Origin: Sendable {}

    struct SensorRow: View {
        let sensor: Sensor
        var body: some View { Text("\(sensor.value)") }
    }

    struct EquatableRow: View, Equatable {
        let sensor: Sensor
        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.sensor.id == right.sensor.id && left.sensor.value == right.sensor.value
        }
        var body: some View { Text("\(sensor.value)") }
    }

    struct NarrowRow: View, Equatable {
        let sensor: Sensor
        nonisolated static func == (left: Self, right: Self) -> Bool { left.sensor.id == right.sensor.id }
        var body: some View { Text("\(sensor.value)") }
    }

    struct Board<Row: View>: View {
        let hook: Hook<[Sensor]>
        let row: (Sensor) -> Row
        @State private var sensors: [Sensor]
        init(hook: Hook<[Sensor]>, _ row: @escaping (Sensor) -> Row) {
            self.hook = hook
            self.row = row
            _sensors = State(initialValue: EqualityFieldTests.poll(changed: 0))
        }
        var body: some View {
            let _ = hook.set = { sensors = $0 }
            VStack { ForEach(sensors) { row($0) } }
        }
    }

    /// What a server sends: all 122 sensors, of which a few have changed.
    private static func poll(changed: Int) -> [Sensor] {
        (0..<122).map { Sensor(id: $0, value: $0 < changed ? 1 : 0) }
    }

    private func runs<Row: View>(of name: String, _ row: @escaping (Sensor) -> Row) -> (runs: Int, texts: [String]) {
        let hook = Hook<[Sensor]>()
        let stage = Stage { Board(hook: hook, row) }
        _ = stage.counts()
        stage.act { hook.set(Self.poll(changed: 4)) }
        return (stage.counts()["EqualityFieldTests.\(name)"] ?? 0, Array(stage.texts.prefix(5)))
    }

    @Test("A poll that changed 4 of 122 rows ran all of them; with an == over what they show it is 4")
    func equatableRows() {
        let all = runs(of: "SensorRow") { SensorRow(sensor: $0) }
        #expect(all.runs == 122)
        let few = runs(of: "EquatableRow") { EquatableRow(sensor: $0).equatable() }
        #expect(few.runs == 4)
        #expect(few.texts == ["1", "1", "1", "1", "0"])
    }

    @Test("An == over the id alone skips rows that should show something else")
    func narrowEquality() {
        let narrow = runs(of: "NarrowRow") { NarrowRow(sensor: $0) }
        #expect(narrow.runs == 0)
        #expect(narrow.texts == ["0", "0", "0", "0", "0"])
    }

    @Test("Rows of objects that a database makes anew at each pass run though nothing in them differs, and say which field it is")
    func freshObjects() {
        let hook = Hook<[Sensor]>()
        let stage = Stage { Board(hook: hook) { SensorRow(sensor: $0) } }
        _ = stage.counts()
        stage.act { hook.set(Self.poll(changed: 0)) }
        #expect(stage.counts()["EqualityFieldTests.SensorRow"] == 122)
        #expect(
            DifferencePlan.differences(
                from: SensorRow(sensor: Sensor(id: 1, value: 1)), to: SensorRow(sensor: Sensor(id: 1, value: 1)))
                == ["sensor.origin: another object"])
    }

    // MARK: A destination that makes its model itself

    final class Role {}

    struct Presenter: View {
        let hook: Hook<Int>
        @State private var isOpen = true
        @State private var number = 0
        var body: some View {
            let _ = hook.set = { number = $0 }
            NavigationStack {
                Text("\(number)")
                    .navigationDestination(isPresented: $isOpen) { RoleDetail(role: Role()) }
            }
        }
    }

    struct RoleDetail: View {
        let role: Role
        var body: some View { Text("role") }
    }

    @Test("A destination that makes a new model at each pass runs with @self for each run of the view that presents it")
    func freshDestination() {
        let hook = Hook<Int>()
        let stage = Stage { Presenter(hook: hook) }
        _ = stage.lines()
        for number in 1...3 { stage.act { hook.set(number) } }
        #expect(
            stage.host.changes(of: RoleDetail.self) == Array(repeating: "EqualityFieldTests.RoleDetail: @self changed.", count: 3))
    }
}
