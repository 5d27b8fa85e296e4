import Combine
import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Why two values compared unequal, in words.
@MainActor @Suite struct DifferenceTests {
    private func differences<Value>(_ old: Value, _ new: Value) -> [String] {
        DifferencePlan.differences(from: old, to: new)
    }

    struct Item {
        var id = 1
        var title = "a"
        var updatedAt = Date(timeIntervalSince1970: 0)
        var author: Author? = Author(name: "x")
        var tags: Set<String> = ["t"]
        var notes: [Note] = [Note(text: "1"), Note(text: "2")]
        var prices: [String: Note] = ["a": Note(text: "1"), "b": Note(text: "2")]
        var phase = Phase.idle
        var size = (width: 1, 2)
    }
    struct Author: Equatable {
        var name: String
        var mail = "m"
    }
    struct Note { var text: String }
    enum Phase {
        case idle
        case loading(Double)
        case loaded(Author, count: Int)
    }

    private func changed(_ change: (inout Item) -> Void) -> [String] {
        let old = Item()
        var new = old
        change(&new)
        return differences(old, new)
    }

    @Test("Equal values have no differences; plain values have no more to say")
    func none() {
        #expect(changed { _ in } == [])
        #expect(differences(1, 2) == ["another value"])
        #expect(differences("a", "b") == ["another value"])
    }

    @Test("Fields are named by their path; what Foundation's and the standard library's types are made of is not")
    func fields() {
        #expect(changed { $0.id = 2 } == ["id"])
        #expect(changed { $0.updatedAt = Date() } == ["updatedAt"])
        #expect(changed { $0.author?.name = "y" } == ["author.name"])
        #expect(changed { $0.title = "b"; $0.author?.mail = "n" } == ["title", "author.mail"])
        #expect(changed { $0.size.width = 3 } == ["size.width"])
        #expect(changed { $0.size.1 = 3 } == ["size.1"])
    }

    @Test("Optionals are nil before or now")
    func optionals() {
        #expect(changed { $0.author = nil } == ["author: nil now"])
        var old = Item()
        old.author = nil
        #expect(differences(old, Item()).first == "author: nil before")
    }

    @Test("Arrays name the one element that differs, dictionaries no key, since that is a value of the user's")
    func collections() {
        #expect(changed { $0.notes[1].text = "3" } == ["notes[1].text"])
        #expect(changed { $0.notes = [Note(text: "x"), Note(text: "y")] } == ["notes: several elements"])
        #expect(changed { $0.notes.append(Note(text: "3")) } == ["notes: number of elements"])
        #expect(changed { $0.notes = [Note(text: "1"), Note(text: "2")] } == ["notes: made anew"])
        #expect(changed { $0.prices["a"]?.text = "3" } == ["prices[…].text"])
        #expect(changed { $0.prices["c"] = Note(text: "3") } == ["prices: keys"])
        #expect(changed { $0.prices = ["a": Note(text: "x"), "b": Note(text: "y")] } == ["prices: several values"])
        #expect(changed { $0.tags = ["u"] } == ["tags: members"])
    }

    @Test("Enums change their case, or something in their payload")
    func enums() {
        #expect(changed { $0.phase = .loading(1) } == ["phase: case changed from idle to loading"])
        func phases(_ old: Phase, _ new: Phase) -> [String] { differences(old, new) }
        #expect(phases(.loading(1), .loading(2)) == ["loading"])
        #expect(phases(.loaded(Author(name: "a"), count: 1), .loaded(Author(name: "a"), count: 2)) == ["loaded.count"])
        #expect(phases(.loaded(Author(name: "a"), count: 1), .loaded(Author(name: "b"), count: 1)) == ["loaded.0.name"])
        #expect(differences(Result<Author, Never>.success(Author(name: "a")), .success(Author(name: "b"))) == ["success.name"])
    }

    class Model {}
    final class Other: Model {}
    final class Named: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        nonisolated static func == (left: Named, right: Named) -> Bool { left.name == right.name }
    }
    protocol Shape {}
    struct Disc: Shape { var radius = 1 }
    struct Square: Shape { var side = 1 }

    struct Boxes {
        var model = Model()
        var named = Named("a")
        var shape: any Shape = Disc()
        var error: any Error = CancellationError()
        weak var delegate: Model?
    }

    @Test("References are other objects or of another class; existentials hold another type, or another value")
    func references() {
        let old = Boxes()
        func changed(_ change: (inout Boxes) -> Void) -> [String] {
            var new = old
            change(&new)
            return differences(old, new)
        }
        let kept = Model()
        #expect(changed { $0.model = Model() } == ["model: another object"])
        #expect(
            changed { $0.model = Other() } == [
                "model: type changed from DifferenceTests.Model to DifferenceTests.Other"
            ])
        #expect(changed { $0.named = Named("b") } == ["named"])
        #expect(changed { $0.shape = Disc(radius: 2) } == ["shape.radius"])
        #expect(
            changed { $0.shape = Square() } == ["shape: type changed from DifferenceTests.Disc to DifferenceTests.Square"])
        #expect(changed { $0.error = URLError(.badURL) } == ["error: type changed from CancellationError to URLError"])
        #expect(changed { $0.delegate = kept } == ["delegate: another object"])
    }

    struct Button: View {
        let title: String
        let onTap: () -> Void
        var body: some View { Text(title) }
    }

    struct Screen: View {
        @State private var count = 0
        var title = "a"
        var item = Item()
        var body: some View { Text(title) }
        var button: Button { Button(title: "b") { print(title, item, count) } }
    }

    @Test("Closures are others, or captured something else: a view's property by its name, else by the type")
    func closures() {
        func made(_ button: (Int) -> Button) -> [String] { differences(button(1), button(2)) }
        #expect(made { $0 == 1 ? Button(title: "a") {} : Button(title: "a") { print() } } == ["onTap: another closure"])
        var screen = Screen()
        let first = screen.button
        screen.title = "b"
        #expect(differences(first, screen.button) == ["onTap: captured title"])
        screen.item.title = "c"
        #expect(differences(first, screen.button) == ["onTap: captured title", "onTap: captured item.title"])
        #expect(made { number in Button(title: "a") { print(number) } } == ["onTap: captured Int"])
        #expect(
            made { number in Button(title: "a") { [one = 1, number, name = "n"] in print(one, number, name) } } == [
                "onTap: captured Int #2"
            ])
        let shared = Item()
        #expect(
            made { number in
                var item = shared
                item.id = number
                return Button(title: "a") { [item] in print(item) }
            } == ["onTap: captured DifferenceTests.Item.id"])
        #expect(
            made { number in
                let inner = { print(number) }
                return Button(title: "a") { inner(); print("x") }
            } == ["onTap: captured closure: captured Int"])
        let title = "x"
        let another = ["onTap: captured DifferenceTests.Model: another object"]
        #expect(made { _ in let model = Model(); return Button(title: "a") { print(model) } } == another)
        #expect(made { _ in let model = Model(); return Button(title: "a") { print(model, title) } } == another)
        #expect(differences(generic(1), generic(1)) == ["onTap: captures that cannot be compared"])
    }

    // Not optimized: a copy for one type alone would know what it captures.
    @_optimize(none) private func generic<Value>(_ value: Value) -> Button { Button(title: "a") { print(value) } }

    final class Store: ObservableObject { @Published var count = 0 }

    struct Wrapped: View {
        @Binding var text: String
        @Environment(\.lineLimit) var limit
        @ObservedObject var store: Store
        @State var model = Model()
        var content: AnyView
        var body: some View { content }
    }

    @Test("Wrappers say what is behind them: another binding, key path, object, another type of an erased view")
    func wrappers() {
        let (store, model) = (Store(), Model())
        func make(_ text: Binding<String> = .constant("a"), store: Store, model: Model, content: AnyView) -> Wrapped {
            Wrapped(text: text, store: store, model: model, content: content)
        }
        let erased = AnyView(Text("a"))
        let old = make(store: store, model: model, content: erased)
        let elsewhere = Binding(get: { "a" }, set: { _ in })
        #expect(differences(old, make(elsewhere, store: store, model: model, content: erased)) == ["_text: another binding"])
        #expect(differences(old, make(.constant("b"), store: store, model: model, content: erased)) == ["_text"])
        #expect(differences(old, make(store: Store(), model: model, content: erased)) == ["_store: another object"])
        #expect(differences(old, make(store: store, model: Model(), content: erased)) == ["_model: another object"])
        #expect(differences(old, make(store: store, model: model, content: AnyView(Text("a")))) == ["content: made anew"])
        #expect(
            differences(old, make(store: store, model: model, content: AnyView(Color.red))) == [
                "content: type changed from Text to Color"
            ])
    }

    struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
    }

    struct Row: View {
        let item: Item
        var body: some View { Text(item.title) }
    }

    @Test("What containers and modifiers are made of is passed through to the views in them")
    func content() {
        func card(_ item: Item, _ text: String = "a", _ isOn: Bool = true) -> some View {
            Card {
                Text(text).bold()
                VStack(spacing: 4) { Row(item: item).padding() }
                if isOn { Text("on") } else { Text("off") }
            }
        }
        let item = Item()
        var other = item
        other.title = "b"
        #expect(differences(card(item), card(other)) == ["content.1.item.title"])
        #expect(differences(card(item), card(item, "b")) == ["content.0"])
        #expect(differences(card(item), card(item, "a", false)) == ["content.2: another branch"])
    }

    struct Wide {
        var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, m = 0, n = 0
    }

    @Test("Of many differences the first twelve are named")
    func many() {
        let new = Wide(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1, k: 1, l: 1, m: 1, n: 1)
        #expect(differences(Wide(), new) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "more"])
    }
}
