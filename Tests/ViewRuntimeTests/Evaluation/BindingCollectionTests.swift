import SwiftUI
import Testing
import ViewRuntime

/// `ForEach` over a binding to a collection.
@MainActor @Suite struct BindingCollectionTests {
    struct Item: Identifiable, Hashable {
        let id: Int
        var title: String
        var isDone = false
    }

    @Observable final class Model { var items: [Item] = [] }

    struct Row: View {
        let title: String
        @Binding var isDone: Bool
        var body: some View { Toggle(title, isOn: $isDone) }
    }

    @Test("elements that are added appear, and a write through an element's binding reaches the collection")
    func adding() {
        struct Screen: View {
            @Bindable var model: Model
            let hidesDone: Bool
            var body: some View {
                List {
                    Text("head")
                    ForEach($model.items) { $item in
                        if !(hidesDone && item.isDone) { Row(title: item.title, isDone: $item.isDone) }
                    }
                }
            }
        }
        let model = Model()
        let probe = Probe { Screen(model: model, hidesDone: true) }
        #expect(probe.texts == ["head"])
        probe.act { model.items.append(Item(id: 1, title: "milk")) }
        #expect(probe.texts == ["head", "milk"])
        probe.act { model.items.append(Item(id: 2, title: "bread")) }
        #expect(probe.texts == ["head", "milk", "bread"])
        probe.act { model.items[0].isDone = true }
        #expect(probe.texts == ["head", "bread"])
    }
}
