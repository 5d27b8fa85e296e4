import SwiftUI
import Testing

/// Reports of lists in which one change ran every row, rebuilt with the counts that were reported.
@MainActor @Suite struct RowBroadcastFieldTests {
    @Observable final class Outline {
        var selection: Set<Int> = []
        var expanded: Set<Int> = []
    }

    struct SharedSelectionRow: View {
        let number: Int
        @Binding var selection: Set<Int>
        @Binding var expanded: Set<Int>
        var body: some View { Text(selection.contains(number) ? "\(number) selected" : "\(number)") }
    }

    struct SharedSelectionList: View {
        let hook: Hook<Set<Int>>
        @State private var selection: Set<Int> = []
        @State private var expanded: Set<Int> = []
        var body: some View {
            let _ = hook.set = { selection = $0 }
            List {
                Text("\(selection.count) selected")
                ForEach(0..<40, id: \.self) { SharedSelectionRow(number: $0, selection: $selection, expanded: $expanded) }
            }
        }
    }

    @Test("Reported: a parent ran 27 times in half a minute and its rows, which held bindings to one selection, 1,103 times: 40 rows each time")
    func sharedSelection() {
        let hook = Hook<Set<Int>>()
        let stage = Stage { SharedSelectionList(hook: hook) }
        _ = stage.counts()
        for count in 1...27 { stage.act { hook.set(Set(0..<count)) } }
        #expect(
            stage.counts() == [
                "RowBroadcastFieldTests.SharedSelectionList": 27, "RowBroadcastFieldTests.SharedSelectionRow": 27 * 40,
            ])
    }

    struct OwnSelectionRow: View {
        let number: Int
        let isSelected: Bool
        let outline: Outline
        var body: some View {
            Button(isSelected ? "\(number) selected" : "\(number)") { outline.selection.formSymmetricDifference([number]) }
        }
    }

    struct OwnSelectionList: View {
        let outline: Outline
        var body: some View {
            List {
                let selection = outline.selection
                ForEach(0..<40, id: \.self) {
                    OwnSelectionRow(number: $0, isSelected: selection.contains($0), outline: outline)
                }
            }
        }
    }

    @Test("Its repair: rows that are told whether they are selected run when that changes")
    func ownSelection() throws {
        let outline = Outline()
        let stage = Stage { OwnSelectionList(outline: outline) }
        _ = stage.counts()
        for number in 0..<27 { try stage.host.button("\(number)").tap() }
        #expect(
            stage.counts() == [
                "RowBroadcastFieldTests.OwnSelectionList": 27, "RowBroadcastFieldTests.OwnSelectionRow": 27,
            ])
    }

    struct Device: Identifiable, Equatable, Sendable {
        let id: Int
        var label: String
        var polledAt: Int
    }

    @Observable final class House { var devices = (0..<122).map { Device(id: $0, label: "device \($0)", polledAt: 0) } }

    struct DeviceRow: View {
        let device: Device
        var body: some View { Text(device.label) }
    }

    struct QuietDeviceRow: View, Equatable {
        let device: Device
        nonisolated static func == (left: Self, right: Self) -> Bool { left.device.label == right.device.label }
        var body: some View { Text(device.label) }
    }

    struct DeviceList: View {
        let house: House
        let isQuiet: Bool
        var body: some View {
            List {
                if isQuiet {
                    ForEach(house.devices) { QuietDeviceRow(device: $0).equatable() }
                } else {
                    ForEach(house.devices) { DeviceRow(device: $0) }
                }
            }
        }
    }

    @Test("Reported: at each poll 122 rows ran of which 118 showed what they had; with equatable rows 4 did", arguments: [false, true])
    func longPoll(isQuiet: Bool) {
        let house = House()
        let stage = Stage { DeviceList(house: house, isQuiet: isQuiet) }
        _ = stage.counts()
        for poll in 1...5 {
            stage.act {
                house.devices = house.devices.map { Device(id: $0.id, label: $0.label, polledAt: poll) }
                for index in [3, 40, 77, 121] { house.devices[index].label += "!" }
            }
        }
        let row = isQuiet ? "RowBroadcastFieldTests.QuietDeviceRow" : "RowBroadcastFieldTests.DeviceRow"
        #expect(stage.counts() == ["RowBroadcastFieldTests.DeviceList": 5, row: 5 * (isQuiet ? 4 : 122)])
        #expect(stage.texts[3] == "device 3!!!!!")
        #expect(stage.texts[4] == "device 4")
    }

    final class Song {
        let key: Int
        let title: String
        init(key: Int) {
            self.key = key
            title = "song \(key)"
        }
    }

    /// Hands out another object for the same song at each access.
    struct SongStore {
        let count: Int
        var songs: [Song] { (0..<count).map(Song.init) }
    }

    struct SongRow: View {
        let song: Song
        var body: some View { Text(song.title) }
    }

    struct TitleRow: View {
        let title: String
        var body: some View { Text(title) }
    }

    struct SongList: View {
        let store = SongStore(count: 30)
        let passesTitles: Bool
        let hook: Hook<Int>
        @State private var tick = 0
        var body: some View {
            let _ = hook.set = { tick = $0 }
            Text("\(tick)")
            ForEach(store.songs, id: \.key) { song in
                if passesTitles { TitleRow(title: song.title) } else { SongRow(song: song) }
            }
        }
    }

    @Test("Reported: rows of a database's objects ran at each pass, since each pass had new objects for the same data")
    func freshObjects() {
        let hook = Hook<Int>()
        let stage = Stage { SongList(passesTitles: false, hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(
            stage.lines() == ["RowBroadcastFieldTests.SongList: _tick changed."]
                + Array(repeating: "RowBroadcastFieldTests.SongRow: @self changed.", count: 30))
    }

    @Test("Its repair: rows that take values run when these differ")
    func freshObjectsRepaired() {
        let hook = Hook<Int>()
        let stage = Stage { SongList(passesTitles: true, hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["RowBroadcastFieldTests.SongList: _tick changed."])
    }

    @Observable final class Landmarks { var favourites: Set<Int> = [] }

    struct LandmarkRow: View {
        let number: Int
        let landmarks: Landmarks
        var body: some View { Text(landmarks.favourites.contains(number) ? "★ \(number)" : "\(number)") }
    }

    @Observable final class Landmark: Identifiable {
        let id: Int
        var isFavourite = false
        init(_ id: Int) { self.id = id }
    }

    struct OwnLandmarkRow: View {
        let landmark: Landmark
        var body: some View { Text(landmark.isFavourite ? "★ \(landmark.id)" : "\(landmark.id)") }
    }

    struct LandmarkList: View {
        let landmarks = Landmarks()
        let own = (0..<50).map(Landmark.init)
        var body: some View {
            List {
                ForEach(0..<50) { LandmarkRow(number: $0, landmarks: landmarks) }
                ForEach(own) { OwnLandmarkRow(landmark: $0) }
            }
        }
    }

    @Test("Reported: a toggled favourite in one shared set ran every row, one in an object of its own the one row")
    func favourites() {
        let list = LandmarkList()
        let stage = Stage { list }
        _ = stage.lines()
        stage.act { list.landmarks.favourites.insert(7) }
        #expect(
            stage.lines() == Array(repeating: "RowBroadcastFieldTests.LandmarkRow: @dependencies changed.", count: 50))
        stage.act { list.own[7].isFavourite = true }
        #expect(stage.lines() == ["RowBroadcastFieldTests.OwnLandmarkRow: @dependencies changed."])
    }
}
