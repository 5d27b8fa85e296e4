import SwiftUI

public struct TodoScreen: View {
    @Bindable var model: TodoModel
    @ObservedObject var preferences: Preferences
    @State private var draft = ""

    public init(model: TodoModel, preferences: Preferences) {
        self.model = model
        self.preferences = preferences
    }

    public var body: some View {
        NavigationStack {
            List {
                TextField("New", text: $draft)
                    .onSubmit {
                        model.add(draft)
                        draft = ""
                    }
                ForEach($model.items) { $item in
                    if !(preferences.hidesDone && item.isDone) {
                        TodoRow(title: item.title, isDone: $item.isDone)
                    }
                }
            }
            .navigationTitle("To do")
            .toolbar { Toggle("Hide done", isOn: $preferences.hidesDone) }
            .safeAreaInset(edge: .bottom) { OpenCount(model: model) }
        }
    }
}

struct TodoRow: View {
    let title: String
    @Binding var isDone: Bool

    var body: some View { Toggle(title, isOn: $isDone) }
}

struct OpenCount: View {
    let model: TodoModel
    var body: some View { Text("\(model.open) open") }
}
