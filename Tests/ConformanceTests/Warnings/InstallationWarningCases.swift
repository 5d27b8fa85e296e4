import SwiftUI
import Testing
import ViewRuntime

/// What is said of property wrappers that are used outside of an installed view.
let installationWarningCases: [ConformanceCase] = [
    .holds("C197", "A binding to the state of a view that is not installed is constant, with a warning") {
        let stage = Stage { Early(\.projectsState) }
        #expect(
            stage.warnings == [
                "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
            ])
        #expect(stage.texts == ["3"])
    },
    .holds("C197", "Reading and writing state of a view that is not installed says nothing and changes nothing") {
        let stage = Stage { Early(\.readsState) }
        #expect(stage.warnings == [])
        #expect(stage.texts == ["3"])
    },
    .holds("C197", "Inside of body and in actions, a binding is just made") {
        let stage = Stage { Installed() }
        #expect(stage.warnings == [])
        stage.act {}
        #expect(stage.texts == ["4", "4"])
    },
    .holds("C198", "A state object of a view that is not installed is made anew at each access, with a warning each") {
        Model.made = 0
        let stage = Stage { Early(\.readsObject) }
        let text =
            "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
        #expect(stage.warnings == [text, text])
        // Two for the accesses, one for the view.
        #expect(Model.made == 3)
    },
    .holds("C199", "A value of the environment that is read too early is the default one, with a warning that names its type") {
        let stage = Stage { Early(\.readsEnvironment).environment(\.lineLimit, 7) }
        #expect(
            stage.warnings == [
                "Accessing Environment<Optional<Int>>'s value outside of being installed on a View. This will always read the default value and will not update."
            ])
        #expect(stage.texts == ["7"])
    },
    .holds("C200", "A focus binding outside of body is constant, with a warning") {
        let stage = Stage { Early(\.projectsFocus) }
        #expect(
            stage.warnings == [
                "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the initial value and will not update."
            ])
    },
    .holds("C200", "A namespace outside of body gives identifiers that match none, with a warning") {
        let stage = Stage { Early(\.readsNamespace) }
        #expect(
            stage.warnings == [
                "Reading a Namespace property outside View.body. This will result in identifiers that never match any other identifier."
            ])
    },
    .holds("C200", "In body, both are used without a word") {
        #expect(Stage { Focused() }.warnings == [])
    },
]

/// Uses one of its properties in its initialiser, then shows what it finds in its body.
private struct Early: View {
    enum Use { case projectsState, readsState, readsObject, readsEnvironment, projectsFocus, readsNamespace }
    struct Uses {
        let projectsState = Use.projectsState, readsState = Use.readsState, readsObject = Use.readsObject
        let readsEnvironment = Use.readsEnvironment, projectsFocus = Use.projectsFocus, readsNamespace = Use.readsNamespace
    }

    let use: Use
    @State private var count = 3
    @StateObject private var model = Model()
    @Environment(\.lineLimit) private var lineLimit
    @FocusState private var isFocused: Bool
    @Namespace private var namespace

    init(_ use: KeyPath<Uses, Use>) {
        self.use = Uses()[keyPath: use]
        switch self.use {
        case .projectsState:
            let binding = $count
            binding.wrappedValue = 9
            #expect(binding.wrappedValue == 3)
        case .readsState:
            count = 9
            #expect(count == 3)
        case .readsObject: #expect(model !== model)
        case .readsEnvironment: #expect(lineLimit == nil)
        case .projectsFocus: #expect($isFocused.wrappedValue == false)
        case .readsNamespace: _ = namespace
        }
    }

    var body: some View {
        if use == .readsEnvironment { Text("\(lineLimit ?? 0)") } else { Text("\(count)") }
    }
}

private final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
}

private struct Installed: View {
    @State private var count = 3
    var body: some View {
        Text("\(count)")
        BindingText(count: $count).onAppear { $count.wrappedValue = 4 }
    }
}

private struct BindingText: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
}

private struct Focused: View {
    @FocusState private var isFocused: Bool
    @Namespace private var namespace
    @State private var name = ""
    var body: some View {
        let _ = namespace
        TextField("Name", text: $name).focused($isFocused)
    }
}
