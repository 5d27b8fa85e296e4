import SwiftUI
import Testing

/// What the content of elements observes, and rows that hold bindings to their elements.
@MainActor @Suite struct CollectionContentTests {
    @Observable final class Track: Identifiable {
        let id: Int
        var title: String
        init(_ id: Int, _ title: String) {
            self.id = id
            self.title = title
        }
    }

    @Observable final class Playlist {
        var tracks: [Track]
        init(_ tracks: [Track]) { self.tracks = tracks }
    }

    /// Holds a closure that never compares equal, so that it runs whenever its content is made.
    struct TrackRow: View {
        let title: String
        let action: () -> Void
        var body: some View { Text(title) }
    }

    private func tracks() -> [Track] { (0..<4).map { Track($0, "t\($0)") } }

    @Test("C103: an element's content is made again where it observed something, and nobody else's")
    func ownScope() {
        struct Screen: View {
            let tracks: [Track]
            let log: Hook<Void>
            var body: some View {
                ForEach(tracks) { track in
                    let _ = log.log.append("\(track.id)")
                    Text(track.title)
                }
            }
        }
        let tracks = tracks()
        let log = Hook<Void>()
        let stage = Stage { Screen(tracks: tracks, log: log) }
        #expect(log.log == ["0", "1", "2", "3"])
        log.log = []
        _ = stage.lines()
        stage.act { tracks[2].title = "x" }
        #expect(log.log == ["2"])
        #expect(stage.lines() == [])
        #expect(stage.texts == ["t0", "t1", "x", "t3"])
        log.log = []
        stage.act {
            tracks[3].title = "z"
            tracks[0].title = "y"
        }
        #expect(log.log == ["0", "3"])
        #expect(stage.texts == ["y", "t1", "x", "z"])
    }

    @Test("C103: where only some elements observe, the others are not run for them, from the first change on")
    func someObserve() {
        struct Screen: View {
            let tracks: [Track]
            var body: some View {
                ForEach(0..<4, id: \.self) { index in
                    TrackRow(title: index == 2 ? tracks[2].title : "fixed", action: { print(tracks.count) })
                }
            }
        }
        let tracks = tracks()
        let stage = Stage(profile: .ios26.setting(\.closures, .unequal)) { Screen(tracks: tracks) }
        _ = stage.counts()
        stage.act { tracks[2].title = "x" }
        #expect(stage.counts() == ["CollectionContentTests.TrackRow": 1])
        #expect(stage.texts == ["fixed", "fixed", "x", "fixed"])
    }

    @Test("C103: an element that moved is found at its new place")
    func moved() {
        struct Screen: View {
            let list: Playlist
            var body: some View { ForEach(list.tracks) { Text($0.title) } }
        }
        let tracks = tracks()
        let list = Playlist(tracks)
        let stage = Stage { Screen(list: list) }
        stage.act { list.tracks.reverse() }
        stage.act { tracks[0].title = "x" }
        #expect(stage.texts == ["t3", "t2", "t1", "x"])
        // Both at once: the data and an element.
        stage.act {
            tracks[3].title = "y"
            list.tracks = [tracks[1], tracks[3]]
        }
        #expect(stage.texts == ["t1", "y"])
        // What is gone observes nothing any more.
        stage.act { tracks[0].title = "z" }
        #expect(stage.texts == ["t1", "y"])
    }

    @Test("C103: what the body reads of an element is the body's dependency, what the content reads is not")
    func bodyAndContent() {
        struct Screen: View {
            let tracks: [Track]
            var body: some View {
                Text(tracks[0].title)
                ForEach(tracks) { Text($0.title) }
            }
        }
        let tracks = tracks()
        let stage = Stage { Screen(tracks: tracks) }
        _ = stage.lines()
        stage.act { tracks[1].title = "x" }
        #expect(stage.lines() == [])
        stage.act { tracks[0].title = "y" }
        #expect(stage.lines() == ["CollectionContentTests.Screen: @dependencies changed."])
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
        var isDone = false
    }

    struct ItemRow: View {
        @Binding var item: Item
        var body: some View { Toggle(item.title, isOn: $item.isDone) }
    }

    struct ItemList: View {
        let hook: Hook<[Item]>
        @State private var items = (0..<3).map { Item(id: $0, title: "i\($0)") }
        var body: some View {
            let _ = hook.set = { items = $0 }
            let _ = hook.value = items
            List { ForEach($items) { $item in ItemRow(item: $item) }.onDelete { items.remove(atOffsets: $0) } }
        }
    }

    @Test("A row writes its element through its binding, and no other row runs")
    func bindings() throws {
        let hook = Hook<[Item]>()
        let stage = Stage { ItemList(hook: hook) }
        _ = stage.counts()
        try stage.host.toggle("i1").toggle()
        #expect(hook.value?.map(\.isDone) == [false, true, false])
        #expect(stage.counts()["CollectionContentTests.ItemRow"] == 1)
    }

    @Test("Rows with bindings outlive the removal of any element, and follow those that move up")
    func removal() throws {
        let hook = Hook<[Item]>()
        let stage = Stage { ItemList(hook: hook) }
        for remaining in [["i1", "i2"], ["i2"], []] {
            var items = try #require(hook.value)
            items.removeFirst()
            stage.act { hook.set(items) }
            #expect(stage.texts == remaining)
        }
        stage.act { hook.set([Item(id: 7, title: "new")]) }
        try stage.host.toggle("new").toggle()
        #expect(hook.value == [Item(id: 7, title: "new", isDone: true)])
    }

    @Test("Rows with bindings are written at their new positions after a move")
    func reordered() throws {
        let hook = Hook<[Item]>()
        let stage = Stage { ItemList(hook: hook) }
        let items = try #require(hook.value)
        stage.act { hook.set(items.reversed()) }
        #expect(stage.texts == ["i2", "i1", "i0"])
        try stage.host.toggle("i0").toggle()
        #expect(hook.value?.map { "\($0.title) \($0.isDone)" } == ["i2 false", "i1 false", "i0 true"])
    }
}
