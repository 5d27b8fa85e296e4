import SwiftUI
import Testing

/// Stacks of screens.
let navigationCases: [ConformanceCase] = [
    .holds("C145", "A covered screen keeps its state and is out of sight; a popped screen is gone with its state") {
        let route = Route()
        let notes = Notes()
        let stage = Stage { Screens(route: route, notes: notes) }
        try stage.tap("root 0")
        stage.act { route.path = [1] }
        #expect(stage.texts == ["screen 1 0"])
        try stage.tap("screen 1 0")
        stage.act { route.path = [1, 2] }
        #expect(stage.texts == ["screen 2 0"])
        stage.act { route.path = [1] }
        #expect(stage.texts == ["screen 1 1"])
        #expect(
            notes.take() == [
                "+root", "+screen 1", "-root", "+screen 2", "-screen 1", "+screen 1", "-screen 2",
            ])
        try stage.host.navigation.pop()
        #expect(stage.texts == ["root 1"])
        stage.act { route.path = [1] }
        #expect(stage.texts == ["screen 1 0"])
        #expect(notes.take() == ["+root", "-screen 1", "+screen 1", "-root"])
    },
    .holds("C145", "A covered screen is alive: what it observes runs its body") {
        let dials = Dials()
        let route = Route()
        let stage = Stage { ObservingScreens(route: route, dials: dials) }
        stage.act { route.path = [1] }
        _ = stage.counts()
        stage.act { dials.number = 1 }
        #expect(stage.counts() == ["Number": 1])
        stage.act { route.path = [] }
        #expect(stage.texts == ["1"])
    },
    .holds("C146", "The destination of a binding is made whenever the parent's body runs, that of a value when the path changes") {
        let notes = Notes()
        let stage = Stage { Destinations(notes: notes) }
        #expect(notes.take() == ["parent", "presented"])
        try stage.tap("value")
        #expect(notes.take() == ["destination 7"])
        stage.act { Destinations.write(notes) { $0.unrelated += 1 } }
        #expect(notes.take() == ["parent", "presented"])
        try stage.host.navigation.pop()
        #expect(notes.take() == [])
        try stage.tap("flag")
        #expect(notes.take() == ["parent", "presented"])
        #expect(stage.texts == ["presented"])
        try stage.host.navigation.pop()
        #expect(notes.take() == ["parent", "presented"])
    },
    .holds("C146", "The view of a link is made with the link, and its body runs when it is pushed") {
        struct Target: View {
            let number: Int
            let notes: Notes
            init(number: Int, notes: Notes) {
                self.number = number
                self.notes = notes
                notes.add("init \(number)")
            }
            var body: some View {
                let _ = notes.add("body \(number)")
                Text("target \(number)")
            }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            NavigationStack {
                NavigationLink("go") { Target(number: dials.number, notes: notes) }
            }
        }
        #expect(notes.take() == ["init 0"])
        try stage.tap("go")
        #expect(notes.take() == ["body 0"])
        stage.act { dials.number = 1 }
        #expect(notes.take() == ["init 1", "body 1"])
        #expect(stage.texts == ["target 1"])
        try stage.host.navigation.pop()
        #expect(stage.texts == ["go"])
        #expect(notes.take() == [])
    },
    .holds("C146", "A screen of a value is discarded when it is popped, and made anew when it is pushed again") {
        let notes = Notes()
        let stage = Stage { Destinations(notes: notes) }
        for _ in 0..<2 {
            try stage.tap("value")
            try stage.host.navigation.pop()
        }
        #expect(notes.take().filter { $0 == "destination 7" }.count == 2)
    },
    .holds("C147", "A path that takes the place of a deeper one destroys the screens in between") {
        let route = Route()
        let notes = Notes()
        let stage = Stage { Screens(route: route, notes: notes) }
        stage.act { route.path = [1, 2, 3] }
        try stage.tap("screen 3 0")
        #expect(notes.take() == ["+root", "+screen 3", "-root"])
        stage.act { route.path = [9] }
        #expect(stage.texts == ["screen 9 0"])
        #expect(notes.take() == ["+screen 9", "-screen 3"])
        stage.act { route.path = [9, 3] }
        #expect(stage.texts == ["screen 3 0"])
    },
    .holds("C147", "What both paths begin with stays, and the same value at another depth is another screen") {
        let route = Route()
        let notes = Notes()
        let stage = Stage { Screens(route: route, notes: notes) }
        stage.act { route.path = [1] }
        try stage.tap("screen 1 0")
        stage.act { route.path = [1, 2, 3] }
        stage.act { route.path = [1, 5] }
        #expect(stage.texts == ["screen 5 0"])
        stage.act { route.path = [1] }
        #expect(stage.texts == ["screen 1 1"])
        stage.act { route.path = [4, 1] }
        #expect(stage.texts == ["screen 1 0"])
    },
]

@Observable @MainActor
private final class Route {
    var path: [Int] = []
}

private struct Screens: View {
    @Bindable var route: Route
    let notes: Notes
    var body: some View {
        NavigationStack(path: $route.path) {
            Tally(name: "root", notes: notes)
                .navigationDestination(for: Int.self) { Tally(name: "screen \($0)", notes: notes) }
        }
    }
}

private struct Number: View {
    let dials: Dials
    var body: some View { Text("\(dials.number)") }
}

private struct ObservingScreens: View {
    @Bindable var route: Route
    let dials: Dials
    var body: some View {
        NavigationStack(path: $route.path) {
            Number(dials: dials).navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
    }
}

/// Notes each time a destination's closure is called.
private struct Destinations: View {
    struct Fields {
        var unrelated = 0
        var isPresented = false
    }

    let notes: Notes
    @State private var fields = Fields()
    @MainActor private static var writers: [ObjectIdentifier: ((inout Fields) -> Void) -> Void] = [:]

    static func write(_ notes: Notes, _ change: (inout Fields) -> Void) { writers[ObjectIdentifier(notes)]?(change) }

    var body: some View {
        let _ = notes.add("parent")
        let _ = Self.writers[ObjectIdentifier(notes)] = { $0(&fields) }
        let _ = fields.unrelated
        NavigationStack {
            VStack {
                NavigationLink("value", value: 7)
                Button("flag") { fields.isPresented = true }
            }
            .navigationDestination(for: Int.self) { number in
                let _ = notes.add("destination \(number)")
                Text("value \(number)")
            }
            .navigationDestination(isPresented: $fields.isPresented) {
                let _ = notes.add("presented")
                Text("presented")
            }
        }
    }
}
