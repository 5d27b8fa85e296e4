import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// What an ended host leaves behind: nothing.
@MainActor @Suite struct LetGoTests {
    @Observable final class Model {
        var name = "a"
        init(_ name: String = "a") { self.name = name }
    }

    final class Store: ObservableObject { @Published var n = 0 }

    @Test("Nothing is kept of an ended host, whatever was in it")
    func everyKindOfContentIsLetGo() async {
        final class Token {}
        weak var weakHost: HostCore?
        weak var weakNode: ViewNode?
        weak var weakToken: Token?
        weak var weakStore: Store?
        weak var weakModel: Model?
        @MainActor func run() async {
            struct Child: View {
                @Binding var text: String
                @ObservedObject var store: Store
                let token: Token
                var body: some View { TextField("t", text: $text).onChange(of: store.n) { _ = token } }
            }
            struct Inner: View {
                @Environment(Model.self) var model
                @EnvironmentObject var store: Store
                @StateObject var own = Store()
                @FocusState var focused: Bool
                @AppStorage("a") var a = 1
                @SceneStorage("b") var b = 2
                @Namespace var space
                @GestureState var drag = 1
                let token: Token
                var body: some View {
                    Text("\(model.name) \(store.n) \(own.n) \(a) \(b)").focused($focused)
                        .gesture(DragGesture().updating($drag) { _, _, _ in _ = token })
                        .task { _ = token; while !Task.isCancelled { await Task.yield() } }
                        .onReceive(store.objectWillChange) { _ = token }
                        .onAppear { _ = token }
                }
            }
            struct Screen: View {
                let token: Token
                let model: Model
                let store: Store
                @State var text = "x"
                @State var shown = true
                @State var path = NavigationPath()
                @State var alert = true
                @State var rows = [1, 2, 2]
                @State var selection = 0
                var body: some View {
                    NavigationStack(path: $path) {
                        List {
                            Inner(token: token)
                            Child(text: $text, store: store, token: token)
                            ForEach(rows, id: \.self) { row in
                                NavigationLink(value: row) { Text("\(row) \(model.name)") }
                            }
                            LazyVStack { ForEach(rows.indices, id: \.self) { Text("\($0)") } }
                            GeometryReader { _ in Text(model.name) }
                            AnyView(Text("any").id(model.name))
                            Picker("p", selection: $selection) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                            Button("push") { path.append(7); _ = token }
                            TabView { Text("1").tabItem { Text("t") }; Text("2").tabItem { Text("u") } }
                        }
                        .navigationDestination(for: Int.self) { n in Text("\(n)").onAppear { _ = token } }
                        .toolbar { ToolbarItem { Button("x") { _ = token } } }
                        .refreshable {}
                        .searchable(text: $text)
                    }
                    .sheet(isPresented: $shown, onDismiss: { _ = token }) { NavigationStack { Inner(token: token) } }
                    .alert("a", isPresented: $alert) { Button("ok") { _ = token } }
                    .environment(model).environmentObject(store)
                    .onPreferenceChange(Key.self) { _ in }
                    .preference(key: Key.self, value: 1)
                    .transition(.opacity)
                }
            }
            let token = Token(), model = Model(), store = Store()
            let host = HostCore(size: CGSize(width: 300, height: 500))
            host.mount(Screen(token: token, model: model, store: store))
            (weakHost, weakNode, weakToken, weakStore, weakModel) = (host, host.root?.children.first, token, store, model)
            model.name = "b"
            store.n = 1
            host.flush()
            withAnimation { model.name = "c" }
            host.flush()
            host.end()
            for _ in 0..<20 { await Task.yield() }
        }
        await run()
        for _ in 0..<50 { await Task.yield() }
        #expect(weakNode == nil)
        #expect(weakToken == nil)
        #expect(weakStore == nil)
        #expect(weakModel == nil)
        #expect(weakHost == nil)
    }
    struct Key: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
}
