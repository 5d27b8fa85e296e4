import SwiftUI
import Testing
import ViewRuntime

/// What is reported as read by each body run.
@MainActor @Suite struct ReadTests {
    /// What the bodies of a probe read since the last call: `V: _a, Cart.total`.
    private func reads(_ probe: Probe) -> [String] {
        defer { probe.journal.events = [] }
        return probe.journal.events.filter { $0.contains(" reads ") }.map { $0.replacingOccurrences(of: "ReadTests.", with: "") }
    }

    @Observable final class Model {
        var name = "a"
        var count = 0
        var child = Child()
        var list = [Child(), Child()]
        var total: Int { list.count + count }
        @ObservationIgnored var ignored = 0
    }

    @Observable final class Child {
        var a = 0
    }

    @Observable final class Storage<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    final class Legacy: ObservableObject {
        @Published var value = 0
    }

    struct Show: View {
        let text: () -> String
        var body: some View { Text(text()) }
    }

    @Test("State is read where its value is asked for, not where a binding is made of it")
    func state() {
        struct V: View {
            @State private var a = 0
            @State private var b = 0
            @State private var c = 0
            var body: some View {
                Text("\(a)")
                Toggle("", isOn: .constant(c > 0))
                Stepper("", value: $b)
            }
        }
        #expect(reads(Probe { V() }) == ["V reads _a,_c"])
    }

    @Test("Each run has its own list")
    func eachRun() {
        struct V: View {
            @State private var first = true
            @State private var a = 0
            @State private var b = 0
            let write: Box<(Bool) -> Void>
            var body: some View {
                let _ = write.value = { first = $0 }
                Text(first ? "\(a)" : "\(b)")
            }
        }
        let write = Box<(Bool) -> Void> { _ in }
        let probe = Probe { V(write: write) }
        #expect(reads(probe) == ["V reads _first,_a"])
        probe.act { write.value(false) }
        #expect(reads(probe) == ["V reads _first,_b"])
    }

    @Test("A binding is read by the view whose body asks for its value, through projections too")
    func bindings() {
        struct Point { var x = 0 }
        struct P: View {
            @State private var point = Point()
            var body: some View { Middle(point: $point) }
        }
        struct Middle: View {
            @Binding var point: Point
            var body: some View { Leaf(x: $point.x) }
        }
        struct Leaf: View {
            @Binding var x: Int
            var body: some View { Text("\(x)") }
        }
        #expect(reads(Probe { P() }) == ["Leaf reads _x"])
    }

    @Test("A binding that only an action reads is not read")
    func actions() {
        struct P: View {
            @State private var n = 0
            var body: some View { Button("") { n += 1 } }
        }
        #expect(reads(Probe { P() }) == [])
    }

    @Test("A value of the environment is read with its key, and only where the body asks for it")
    func environment() {
        struct V: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.isEnabled) private var isEnabled
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Text(scheme == .dark ? "dark" : "light")
                Button("") { dismiss() }
            }
        }
        #expect(reads(Probe { V() }) == ["V reads _scheme,\\.colorScheme"])
    }

    @Test("Environment keys are named as their writes are")
    func environmentWrites() {
        struct P: View {
            @State private var isOn = false
            let model: Model
            let write: Box<(Bool) -> Void>
            var body: some View {
                let _ = write.value = { isOn = $0 }
                V().disabled(isOn).environment(model)
            }
        }
        struct V: View {
            @Environment(\.isEnabled) private var isEnabled
            @Environment(Model.self) private var model
            @Environment(Child.self) private var child: Child?
            var body: some View { Text("\(isEnabled) \(model.count) \(child == nil)") }
        }
        let write = Box<(Bool) -> Void> { _ in }
        let probe = Probe { P(model: Model(), write: write) }
        #expect(
            reads(probe) == [
                "P reads _isOn", "V reads _isEnabled,\\.isEnabled,_model,Model,_child,Child,Model.count",
            ])
        probe.act { write.value(true) }
        #expect(probe.journal.events.contains("environment \\.isEnabled checked 1 run 1"))
    }

    @Test("Observable properties are named by class and property: nested objects, computed properties, arrays, generic classes")
    func observables() {
        let model = Model()
        let storage = Storage([1])
        #expect(reads(Probe { Show { model.name } }) == ["Show reads Model.name"])
        #expect(reads(Probe { Show { "\(model.child.a)" } }) == ["Show reads Child.a,Model.child"])
        #expect(reads(Probe { Show { "\(model.total)" } }) == ["Show reads Model.count,Model.list"])
        #expect(reads(Probe { Show { "\(model.list.map(\.a))" } }) == ["Show reads Child.a,Model.list"])
        #expect(reads(Probe { Show { "\(storage.value.count)" } }) == ["Show reads Storage<Array<Int>>.value"])
        #expect(reads(Probe { Show { "\(model.ignored)" } }) == [])
        let probe = Probe { Show { "\(model.count)" } }
        probe.act { model.count = 5 }
        #expect(probe.journal.events.contains("write ReadTests.Model.count"))
    }

    @Test("A property that two views read is in the list of both, and in each once")
    func twice() {
        let model = Model()
        let probe = Probe {
            Show { "\(model.count) \(model.count)" }
            Show { "\(model.count)" }
        }
        #expect(reads(probe) == ["Show reads Model.count", "Show reads Model.count"])
    }

    @Test("What is read through a binding of @Bindable belongs to the view that reads the binding")
    func bindable() {
        struct P: View {
            @Bindable var model: Model
            var body: some View { Leaf(name: $model.name) }
        }
        struct Leaf: View {
            @Binding var name: String
            var body: some View { Text(name) }
        }
        #expect(reads(Probe { P(model: Model()) }) == ["Leaf reads _name,Model.name"])
    }

    @Test("An object that is observed as a whole is read where the body asks for it")
    func observedObjects() {
        struct P: View {
            @StateObject private var own = Legacy()
            @StateObject private var other = Legacy()
            var body: some View {
                C(given: own)
                E().environmentObject(other)
            }
        }
        struct C: View {
            @ObservedObject var given: Legacy
            var body: some View { Text("\(given.value)") }
        }
        struct E: View {
            @EnvironmentObject private var supplied: Legacy
            var body: some View { Text("unread") }
        }
        #expect(reads(Probe { P() }) == ["P reads _own,_other", "C reads _given"])
    }

    @Test("Storage under a key is read under the property's name")
    func appStorage() {
        struct P: View {
            @AppStorage("mode") private var mode = "full"
            @AppStorage("unread") private var unread = 0
            @SceneStorage("tab") private var tab = 1
            var body: some View {
                Text("\(mode) \(tab)")
                Leaf(mode: $mode)
            }
        }
        struct Leaf: View {
            @Binding var mode: String
            var body: some View { Text(mode) }
        }
        #expect(reads(Probe { P() }) == ["P reads _mode,_tab", "Leaf reads _mode"])
    }

    @propertyWrapper struct Doubled: DynamicProperty {
        let plain = 0
        @State var n = 1
        @Environment(\.isEnabled) private var isEnabled
        private var doubled = 0
        mutating func update() { doubled = n * 2 }
        var wrappedValue: Int { doubled }
        var projectedValue: Binding<Int> { $n }
    }

    @Test("What a custom property reads is the view's, in its update() too: a write runs the body")
    func customProperties() throws {
        struct V: View {
            @Doubled private var value
            let write: Box<(Int) -> Void>
            var body: some View {
                let n = $value
                let _ = write.value = { n.wrappedValue = $0 }
                Text("\(value)")
            }
        }
        let write = Box<(Int) -> Void> { _ in }
        let probe = Probe { V(write: write) }
        #expect(reads(probe) == ["V reads @8"])
        #expect(probe.texts == ["2"])
        _ = probe.lines()
        probe.act { write.value(5) }
        #expect(probe.lines() == ["ReadTests.V: @8 changed."])
        #expect(probe.texts == ["10"])
    }

    @Test("Focus, gestures and scaled metrics are read under the property's name")
    func wrappersOfWrappers() {
        struct V: View {
            @FocusState private var isFocused: Bool
            @GestureState private var offset = 0.0
            @ScaledMetric private var size = 10.0
            var body: some View { Text("\(isFocused) \(offset) \(size)") }
        }
        #expect(reads(Probe { V() }) == ["V reads _isFocused,_offset,_size,\\.dynamicTypeSize"])
    }

    @Test("What the content closures of ForEach and GeometryReader read is not among what the body around them read")
    func contentClosures() {
        struct P: View {
            let model: Model
            @State private var items = [1, 2]
            @State private var suffix = "x"
            var body: some View {
                ForEach(items, id: \.self) { item in
                    Text("\(item) \(suffix) \(model.count)")
                    Row(model: model)
                }
                GeometryReader { _ in
                    Text("\(suffix) \(model.name)")
                }
            }
        }
        struct Row: View {
            let model: Model
            @State private var own = 0
            var body: some View { Text("\(own) \(model.child.a)") }
        }
        let row = "Row reads _own,Child.a,Model.child"
        #expect(reads(Probe { P(model: Model()) }) == ["P reads _items", row, row])
    }

    @Test("What a wrapper's content closure reads is the wrapper's, what its initializer called is the parent's")
    func wrappers() {
        struct P: View {
            let model: Model
            var body: some View {
                Later { Text(model.name) }
                Now { Text("\(model.count)") }
            }
        }
        struct Later<Content: View>: View {
            @ViewBuilder var content: () -> Content
            var body: some View { content() }
        }
        struct Now<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { content }
        }
        #expect(reads(Probe { P(model: Model()) }) == ["P reads Model.count", "Later<Text> reads Model.name"])
    }

    @Test("A modifier has a list of its own")
    func modifiers() {
        struct M: ViewModifier {
            @State private var n = 0
            let model: Model
            func body(content: Content) -> some View { content.badge(n + model.count) }
        }
        #expect(reads(Probe { Text("").modifier(M(model: Model())) }) == ["M reads _n,Model.count"])
    }

    @Test("A view that reads the whole environment names it so")
    func wholeEnvironment() {
        struct V: View {
            @Environment(\.self) private var values
            var body: some View { Text(values.colorScheme == .dark ? "dark" : "light") }
        }
        #expect(reads(Probe { V() }) == ["V reads _values,\\.self"])
    }
}
