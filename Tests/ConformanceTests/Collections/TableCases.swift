import SwiftUI
import Testing
import ViewRuntime

/// Rows of tables.
let tableCases: [ConformanceCase] = [
    .holds("C180", "A table has a row for each element, whatever its columns show") {
        let kennel = Kennel()
        let stage = Stage { KennelTable(kennel: kennel) }
        #expect(rowIDs(stage) == ["rex", "ace"])
        #expect(stage.texts == ["Name", "Age", "Rex", "3 years", "old", "Ace", "5 years", "old"])
        #expect(stage.counts() == ["KennelTable": 1, "AgeCell": 2])
    },
    .holds("C180", "One edit runs the cells of one row, and rows that move keep their state") {
        let kennel = Kennel()
        let stage = Stage { KennelTable(kennel: kennel) }
        _ = stage.lines()
        stage.act { kennel.dogs[0].age = 4 }
        #expect(stage.lines() == ["KennelTable: @dependencies changed.", "AgeCell: @self changed."])
        stage.act { kennel.dogs.reverse() }
        #expect(stage.lines() == ["KennelTable: @dependencies changed."])
        #expect(rowIDs(stage) == ["ace", "rex"])
    },
    .holds("C180", "Rows can be written out beside those of collections") {
        let stage = Stage { MixedTable() }
        #expect(stage.texts == ["Name", "Rex", "Ace", "Bo"])
    },
    .holds("C181", "A row that shows another value than its element has the element's id, and keeps its state when that value changes") {
        let kennel = Kennel()
        let stage = Stage { FriendTable(kennel: kennel) }
        #expect(rowIDs(stage) == ["rex", "ace"])
        #expect(stage.texts == ["Friend", "Bo", "Cy"])
        _ = stage.lines()
        stage.act { kennel.dogs[0].friend = Friend(id: "di") }
        #expect(stage.lines() == ["FriendTable: @dependencies changed.", "FriendCell: @self changed."])
    },
    .holds("C181", "Before, it had the id of the value that it shows, and was new with that", under: "tableRows=rowValue") {
        let kennel = Kennel()
        let stage = Stage(profile: .ios26.setting(\.tableRows, .rowValue)) { FriendTable(kennel: kennel) }
        #expect(rowIDs(stage) == ["bo", "cy"])
        _ = stage.lines()
        stage.act { kennel.dogs[0].friend = Friend(id: "di") }
        #expect(
            stage.lines() == ["FriendTable: @dependencies changed.", "FriendCell: @self, @identity, _taps changed."])
        #expect(rowIDs(stage) == ["di", "cy"])
    },
]

@MainActor private func rowIDs(_ stage: Stage) -> [String] {
    ((try? stage.host.list.rowIDs) ?? []).map { "\($0)" }
}

private struct Friend: Identifiable, Equatable { let id: String }

private struct Dog: Identifiable {
    let id: String
    var name: String
    var age: Int
    var friend: Friend
}

@Observable private final class Kennel {
    var dogs = [
        Dog(id: "rex", name: "Rex", age: 3, friend: Friend(id: "bo")),
        Dog(id: "ace", name: "Ace", age: 5, friend: Friend(id: "cy")),
    ]
}

private struct AgeCell: View {
    let age: Int
    var body: some View {
        Text("\(age) years")
        Text("old")
    }
}

private struct KennelTable: View {
    let kennel: Kennel
    var body: some View {
        Table(kennel.dogs) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { AgeCell(age: $0.age) }
        }
    }
}

private struct MixedTable: View {
    var body: some View {
        Table(of: Dog.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(Kennel().dogs) { dog in TableRow(dog) }
            TableRow(Dog(id: "bo", name: "Bo", age: 1, friend: Friend(id: "rex")))
        }
    }
}

private struct FriendCell: View {
    let friend: Friend
    @State private var taps = 0
    var body: some View { Text(friend.id.capitalized) }
}

private struct FriendTable: View {
    let kennel: Kennel
    var body: some View {
        Table(of: Friend.self) {
            TableColumn("Friend") { FriendCell(friend: $0) }
        } rows: {
            ForEach(kennel.dogs) { dog in TableRow(dog.friend) }
        }
    }
}
