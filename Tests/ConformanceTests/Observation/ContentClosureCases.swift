import SwiftUI
import Testing

/// Content closures that are scopes of their own, and other places where reads go.
let contentClosureCases: [ConformanceCase] = [
    .holds("C103", "What the content closure of ForEach reads runs that closure for that element, not the body around it") {
        let items = [Item("a"), Item("b"), Item("c")]
        let hook = Hook<String>()
        let stage = Stage { Names(items: items, hook: hook) }
        #expect(stage.lines() == ["Names: @self changed."])
        #expect(hook.log == ["a", "b", "c"])
        hook.log = []
        stage.act { items[1].name = "B" }
        #expect(stage.lines() == [])
        #expect(hook.log == ["B"])
        #expect(stage.texts == ["a", "B", "c"])
    },
    .holds("C103", "A row that reads the element in its own body runs alone, and the closure does not") {
        let items = [Item("a"), Item("b")]
        let hook = Hook<String>()
        let stage = Stage { NameRows(items: items, hook: hook) }
        _ = stage.lines()
        hook.log = []
        stage.act { items[0].name = "A" }
        #expect(stage.lines() == ["NameRow: @dependencies changed."])
        #expect(hook.log == [])
    },
    .holds("C103", "What the body reads to make the collection is the body's") {
        let list = Items()
        let hook = Hook<String>()
        let stage = Stage { ListNames(list: list, hook: hook) }
        _ = stage.lines()
        hook.log = []
        stage.act { list.items[0].name = "A" }
        #expect(stage.lines() == [])
        #expect(hook.log == ["A"])
        hook.log = []
        stage.act { list.items.append(Item("c")) }
        #expect(stage.lines() == ["ListNames: @dependencies changed."])
        #expect(stage.texts == ["A", "b", "c"])
    },
    .holds("C103", "So it is in a list, and in a ForEach inside of another") {
        let items = [Item("a"), Item("b")]
        let stage = Stage { Lists(items: items) }
        #expect(stage.lines() == ["Lists: @self changed."])
        stage.act { items[1].name = "B" }
        #expect(stage.lines() == [])
        #expect(stage.texts == ["a", "B", "a", "a", "a", "B", "B", "a", "B", "B"])
    },
    .holds("C104", "What the closure of GeometryReader reads runs the closure, not the body around it") {
        let item = Item("a")
        let hook = Hook<String>()
        let stage = Stage { Measured(item: item, hook: hook) }
        #expect(stage.lines() == ["Measured: @self changed."])
        hook.log = []
        stage.act { item.name = "b" }
        #expect(stage.lines() == [])
        #expect(hook.log == ["b"])
        #expect(stage.texts == ["b"])
    },
    .holds("C105", "A content closure that a wrapper's body calls is the wrapper's to depend on") {
        let item = Item("a")
        let stage = Stage { Wrapped(item: item) }
        #expect(
            stage.lines() == ["Wrapped: @self changed.", "Wrapper<Label>: @self changed.", "Label: @self changed."])
        stage.act { item.name = "b" }
        #expect(stage.lines() == ["Wrapper<Label>: @dependencies changed.", "Label: @self changed."])
        #expect(stage.texts == ["b"])
    },
    .holds("C105", "One that the initializer calls is the parent's") {
        let item = Item("a")
        let stage = Stage { WrappedNow(item: item) }
        _ = stage.lines()
        stage.act { item.name = "b" }
        #expect(stage.lines() == ["WrappedNow: @dependencies changed.", "WrapperNow<Label>: @self changed.", "Label: @self changed."])
    },
    .holds("C106", "An object whose initializer reads its own property is a dependency of the body that made it, once") {
        let hook = Hook<Model>()
        let stage = Stage { Making(hook: hook) }
        #expect(stage.lines() == ["Making: @self changed.", "Made: @self, @identity, _vm changed."])
        #expect(hook.log == ["init"])
        let model = try #require(hook.value)
        stage.act { model.x = 1 }
        #expect(stage.lines() == ["Making: @dependencies changed.", "Made: @dependencies, @self changed."])
        #expect(hook.log == ["init", "init"])
        stage.act { model.x = 2 }
        #expect(stage.lines() == ["Made: @dependencies changed."])
        #expect(stage.texts == ["2"])
    },
    .holds("C107", "Observing inside of a body fires, and the body depends on what was read there too") {
        let item = Item("a")
        let hook = Hook<String>()
        let stage = Stage { Inner(item: item, hook: hook) }
        _ = stage.lines()
        stage.act { item.name = "b" }
        #expect(hook.log == ["fired"])
        #expect(stage.lines() == ["Inner: @dependencies changed."])
    },
    .holds("C108", "Rows that ask whether a set contains them run all; with an object for each, one runs") {
        let model = Favorites()
        let stage = Stage { FavoriteRows(model: model, count: 5) }
        #expect(stage.counts() == ["FavoriteRows": 1, "SetRow": 5, "ObjectRow": 5])
        stage.act { model.favorites.insert(2) }
        #expect(stage.counts() == ["SetRow": 5])
        stage.act { model.objects[2].isFavorite = true }
        #expect(stage.counts() == ["ObjectRow": 1])
    },
    .holds("C109", "A change from another thread is applied later, on the main thread, without a warning") {
        let item = Item("a")
        let stage = Stage { NameRow(item: item) }
        _ = stage.lines()
        nonisolated(unsafe) let shared = item
        await Task.detached { shared.name = "b" }.value
        #expect(stage.lines() == ["NameRow: @dependencies changed."])
        #expect(stage.texts == ["b"])
        #expect(stage.warnings == [])
    },
    .holds("C110", "An observable object that no ancestor supplied is fatal; an optional one is nil") {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Stage { Required() } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "No Observable object of type Item found. A View.environmentObject(_:) for Item may be missing as an ancestor of this view."
            ))
        #expect(Stage { Optionally() }.texts == ["none"])
        #expect(Stage { Optionally().environment(Item("a")) }.texts == ["a"])
    },
    .holds("C111", "A binding from a local @Bindable writes the object, and the body that made it runs only if it reads") {
        let item = Item("a")
        let stage = Stage { Editing(item: item) }
        #expect(stage.counts() == ["Editing": 1, "Field": 1])
        try stage.host.textField("name").type("b")
        #expect(item.name == "ab")
        #expect(stage.counts() == ["Field": 1])
        let reading = Stage { ReadingEditing(item: item) }
        #expect(reading.counts() == ["ReadingEditing": 1, "Field": 1])
        try reading.host.textField("name").type("c")
        #expect(item.name == "abc")
        #expect(reading.counts() == ["ReadingEditing": 1, "Field": 1])
        #expect(stage.counts() == ["Field": 1])
    },
    .holds("C111", "A binding that only actions use is no dependency of anybody") {
        let item = Item("a")
        let stage = Stage { Resetting(item: item) }
        _ = stage.counts()
        try stage.host.button("reset").tap()
        #expect(item.name == "")
        #expect(stage.counts() == [:])
    },
]

@Observable private final class Item: Identifiable {
    let id = UUID()
    var name: String
    init(_ name: String) { self.name = name }
}

@Observable private final class Items {
    var items = [Item("a"), Item("b")]
}

private struct Names: View {
    let items: [Item]
    let hook: Hook<String>
    var body: some View {
        VStack {
            ForEach(items) { item in
                let _ = hook.log.append(item.name)
                Text(item.name)
            }
        }
    }
}

private struct NameRows: View {
    let items: [Item]
    let hook: Hook<String>
    var body: some View {
        ForEach(items) { item in
            let _ = hook.log.append("closure")
            NameRow(item: item)
        }
    }
}

private struct NameRow: View {
    let item: Item
    var body: some View { Text(item.name) }
}

private struct ListNames: View {
    let list: Items
    let hook: Hook<String>
    var body: some View {
        ForEach(list.items) { item in
            let _ = hook.log.append(item.name)
            Text(item.name)
        }
    }
}

private struct Lists: View {
    let items: [Item]
    var body: some View {
        List(items) { Text($0.name) }
        VStack {
            ForEach(items) { outer in
                ForEach(items) { inner in
                    Text(outer.name)
                    Text(inner.name)
                }
            }
        }
    }
}

private struct Measured: View {
    let item: Item
    let hook: Hook<String>
    var body: some View {
        GeometryReader { _ in
            let _ = hook.log.append(item.name)
            Text(item.name)
        }
    }
}

private struct Label: View {
    let text: String
    var body: some View { Text(text) }
}

private struct Wrapper<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { content() }
}

private struct Wrapped: View {
    let item: Item
    var body: some View { Wrapper { Label(text: item.name) } }
}

private struct WrapperNow<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
}

private struct WrappedNow: View {
    let item: Item
    var body: some View { WrapperNow { Label(text: item.name) } }
}

@Observable private final class Model {
    var x = 0
    init(_ hook: Hook<Model>) {
        hook.log.append("init")
        _ = x
    }
}

private struct Making: View {
    let hook: Hook<Model>
    var body: some View { Made(hook: hook) }
}

private struct Made: View {
    @State private var vm: Model
    let hook: Hook<Model>
    init(hook: Hook<Model>) {
        _vm = State(initialValue: Model(hook))
        self.hook = hook
    }
    var body: some View {
        let _ = hook.value = vm
        Text("\(vm.x)")
    }
}

private struct Inner: View {
    let item: Item
    let hook: Hook<String>
    var body: some View {
        nonisolated(unsafe) let hook = hook
        let name = withObservationTracking {
            item.name
        } onChange: {
            hook.log.append("fired")
        }
        Text(name)
    }
}

@Observable private final class Favorites {
    var favorites: Set<Int> = []
    let objects = (0..<5).map { _ in Favorite() }
}

@Observable private final class Favorite {
    var isFavorite = false
}

private struct FavoriteRows: View {
    let model: Favorites
    let count: Int
    var body: some View {
        List(0..<count, id: \.self) { index in
            SetRow(model: model, index: index)
            ObjectRow(favorite: model.objects[index])
        }
    }
}

private struct SetRow: View {
    let model: Favorites
    let index: Int
    var body: some View { Text(model.favorites.contains(index) ? "yes" : "no") }
}

private struct ObjectRow: View {
    let favorite: Favorite
    var body: some View { Text(favorite.isFavorite ? "yes" : "no") }
}

private struct Required: View {
    @Environment(Item.self) private var item
    var body: some View { Text(item.name) }
}

private struct Optionally: View {
    @Environment(Item.self) private var item: Item?
    var body: some View { Text(item?.name ?? "none") }
}

private struct Field: View {
    @Binding var text: String
    var body: some View {
        TextField("name", text: $text)
        Text(text)
    }
}

private struct Editing: View {
    let item: Item
    var body: some View {
        let bindable = Bindable(item)
        Field(text: bindable.name)
    }
}

private struct ReadingEditing: View {
    let item: Item
    var body: some View {
        let bindable = Bindable(item)
        Text(item.name)
        Field(text: bindable.name)
    }
}

private struct Resetting: View {
    let item: Item
    var body: some View {
        @Bindable var bindable = item
        Resetter(text: $bindable.name)
    }
}

private struct Resetter: View {
    @Binding var text: String
    var body: some View { Button("reset") { text = "" } }
}
