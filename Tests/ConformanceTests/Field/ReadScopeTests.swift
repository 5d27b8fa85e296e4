import SwiftUI
import Testing
import TraceTesting

/// How far a read reaches, as people have reported it.
@MainActor @Suite struct ReadScopeTests {
    @Test("A parent that reads one flag for one of its children runs whole when the flag changes; children with equal inputs do not")
    func oneFlag() {
        let feed = Feed()
        let host = ViewHost { FeedScreen(feed: feed) }
        host.resetCounts()
        feed.scrolledOnce = true
        host.update()
        #expect(host.changes == ["FeedScreen: @dependencies changed."])
        feed.child.title = "new"
        host.update()
        #expect(host.bodyCounts == ["FeedScreen": 1, "ChildScreen": 1])
    }

    @Test("With the flag in a view of its own, the parent is left alone")
    func ownView() {
        let feed = Feed()
        let host = ViewHost { SplitFeedScreen(feed: feed) }
        host.resetCounts()
        feed.scrolledOnce = true
        host.update()
        #expect(host.changes == ["SeenLabel: @dependencies changed."])
    }

    @Test("What helper functions read is read by the body that calls them")
    func helperFunctions() {
        let chat = ChatModel()
        let host = ViewHost { Chat(model: chat) }
        host.resetCounts()
        chat.draft = "h"
        host.update()
        chat.isFocused = true
        host.update()
        #expect(host.changes == ["Chat: @dependencies changed.", "Chat: @dependencies changed."])
        // A message's text is read by its row alone.
        chat.messages[0].text = "edited"
        host.update()
        #expect(host.bodyCount(of: Chat.self) == 2)
    }

    @Test("Many properties that change at once are one run")
    func manyAtOnce() {
        let chat = ChatModel()
        let host = ViewHost { Chat(model: chat) }
        host.resetCounts()
        chat.draft = "h"
        chat.isFocused = true
        chat.messages.append(ChatModel.Message("third"))
        host.update()
        #expect(host.changes == ["Chat: @dependencies changed."])
    }

    @Test("In views of their own, each runs for what it reads")
    func childViews() {
        let chat = ChatModel()
        let host = ViewHost { SplitChat(model: chat) }
        host.resetCounts()
        chat.draft = "h"
        host.update()
        #expect(host.changes == ["Composer: @dependencies changed."])
        chat.messages.append(ChatModel.Message("third"))
        host.update()
        #expect(host.bodyCounts == ["Composer": 1, "MessageList": 1])
    }

    @Test("A body that follows whether the array is empty depends on the array")
    func isEmpty() {
        let chat = ChatModel()
        let host = ViewHost { EmptyFollower(model: chat) }
        host.resetCounts()
        for _ in 0..<310 {
            chat.messages.append(ChatModel.Message("more"))
            host.update()
        }
        #expect(host.bodyCount(of: EmptyFollower.self) == 310)
    }

    @Test("Presence of a child that is asked by reading it: a run for each replacement, none for what changes inside")
    func optionalChild() {
        let feed = Feed()
        let host = ViewHost { Presence(feed: feed) }
        host.resetCounts()
        for index in 0..<30 {
            feed.child.title = "\(index)"
            host.update()
        }
        #expect(host.bodyCounts == [:])
        feed.detail = FeedChild()
        host.update()
        #expect(host.bodyCounts == ["Presence": 1])
        for index in 0..<30 {
            feed.detail?.title = "\(index)"
            host.update()
        }
        #expect(host.bodyCounts == ["Presence": 1])
    }

    @Test("Every visible row that asks one set of favourites runs when one is toggled; with a model for each row, one does")
    func favourites() {
        let shelf = Shelf(count: 40)
        let host = ViewHost { ShelfList(shelf: shelf) }
        host.resetCounts()
        shelf.favourites.insert(3)
        host.update()
        #expect(host.bodyCounts == ["ShelfRow": 40])

        let books = (0..<40).map(Book.init)
        let single = ViewHost { ForEach(books) { BookRow(book: $0) } }
        single.resetCounts()
        books[3].isFavourite = true
        single.update()
        #expect(single.bodyCounts == ["BookRow": 1])
    }

    @Test("A model made in the initial value that reads its own property: the parent runs once, at the first change")
    func creationRead() {
        let host = ViewHost { CreatingParent() }
        host.resetCounts()
        CreatedModel.last?.text = "a"
        host.update()
        #expect(host.changes == ["CreatingParent: @dependencies changed.", "CreatedChild: @dependencies, @self changed."])
        host.resetCounts()
        CreatedModel.first?.text = "b"
        host.update()
        #expect(host.changes == ["CreatedChild: @dependencies changed."])
    }
}

@Observable private final class FeedChild { var title = "title" }

@Observable private final class Feed {
    var scrolledOnce = false
    var child = FeedChild()
    var detail: FeedChild?
}

private struct FeedScreen: View {
    var feed: Feed
    var body: some View {
        VStack {
            ChildScreen(child: feed.child)
            if feed.scrolledOnce { Text("seen") } else { Text("new") }
            HeavyFooter()
        }
    }
}

private struct SplitFeedScreen: View {
    var feed: Feed
    var body: some View {
        VStack {
            ChildScreen(child: feed.child)
            SeenLabel(feed: feed)
            HeavyFooter()
        }
    }
}

private struct SeenLabel: View {
    var feed: Feed
    var body: some View { Text(feed.scrolledOnce ? "seen" : "new") }
}

private struct ChildScreen: View {
    var child: FeedChild
    var body: some View { Text(child.title) }
}

private struct HeavyFooter: View {
    var body: some View { Text("footer") }
}

private struct Presence: View {
    var feed: Feed
    var body: some View { Text(feed.detail == nil ? "nothing" : "something") }
}

@Observable private final class ChatModel {
    @Observable final class Message: Identifiable {
        let id = UUID()
        var text: String
        init(_ text: String) { self.text = text }
    }

    var messages = [Message("first"), Message("second")]
    var draft = ""
    var isFocused = false
}

private struct Chat: View {
    var model: ChatModel
    var body: some View {
        VStack {
            header()
            list()
            composer()
        }
    }

    func header() -> some View { Text(model.isFocused ? "focused" : "idle") }
    @ViewBuilder func list() -> some View { ForEach(model.messages) { Text($0.text) } }
    @ViewBuilder func composer() -> some View { TextField("Message", text: .constant(model.draft)) }
}

private struct SplitChat: View {
    var model: ChatModel
    var body: some View {
        MessageList(model: model)
        Composer(model: model)
    }
}

private struct MessageList: View {
    var model: ChatModel
    var body: some View { ForEach(model.messages) { Text($0.text) } }
}

private struct Composer: View {
    var model: ChatModel
    var body: some View { TextField("Message", text: .constant(model.draft)) }
}

private struct EmptyFollower: View {
    var model: ChatModel
    var body: some View { Text("chat").onChange(of: model.messages.isEmpty) {} }
}

@Observable private final class Shelf {
    let count: Int
    var favourites: Set<Int> = []
    init(count: Int) { self.count = count }
    func isFavourite(_ book: Int) -> Bool { favourites.contains(book) }
}

private struct ShelfList: View {
    let shelf: Shelf
    var body: some View { ForEach(0..<shelf.count, id: \.self) { ShelfRow(shelf: shelf, book: $0) } }
}

private struct ShelfRow: View {
    let shelf: Shelf
    let book: Int
    var body: some View { Text(shelf.isFavourite(book) ? "★" : "☆") }
}

@Observable private final class Book: Identifiable {
    let id: Int
    var isFavourite = false
    init(_ id: Int) { self.id = id }
}

private struct BookRow: View {
    let book: Book
    var body: some View { Text(book.isFavourite ? "★" : "☆") }
}

@Observable private final class CreatedModel {
    nonisolated(unsafe) static var first: CreatedModel?
    nonisolated(unsafe) static var last: CreatedModel?
    var text = ""

    init() {
        _ = text.isEmpty
        if Self.first == nil { Self.first = self }
        Self.last = self
    }
}

private struct CreatingParent: View {
    var body: some View { CreatedChild() }
}

private struct CreatedChild: View {
    @State private var model = CreatedModel()
    var body: some View { Text(model.text) }
}
