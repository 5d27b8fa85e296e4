import SwiftUI
import Testing
import ViewRuntime

/// Default values of state that are objects.
let stateDefaultCases: [ConformanceCase] = [
    .holds("C075", "A default object is made at each init of the view; the first one stays, and a fresh one is a difference") {
        let log = Hook<Int>()
        let stage = Stage { Parent(log: log) }
        #expect(log.log == ["init 1"])
        #expect(stage.counts() == ["Parent": 1, "Owner": 1, "Plain": 1])
        stage.act { log.set(1) }
        #expect(log.log == ["init 1", "init 2"])
        #expect(stage.lines() == ["Parent: _n changed.", "Owner: @self changed."])
        #expect(stage.texts == ["1", "object 1", "plain 0"])
    },
    .holds("C075", "So it is in a custom property and in a modifier") {
        let log = Hook<Int>()
        let stage = Stage { OtherOwners(log: log) }
        _ = stage.lines()
        stage.act { log.set(1) }
        #expect(stage.lines() == ["OtherOwners: _n changed.", "CustomOwner: @self changed.", "OwningModifier: @self changed."])
    },
    .holds("C076", "Made once for each identity, a default is no part of the view's value", under: "ios27") {
        let log = Hook<Int>()
        let stage = Stage(profile: .ios27) { Parent(log: log) }
        _ = stage.lines()
        stage.act { log.set(1) }
        #expect(stage.lines() == ["Parent: __n changed."])
        #expect(stage.texts == ["1", "object 1", "plain 0"])
    },
    .holds("C076", "So it is in a custom property and in a modifier", under: "stateDefaults=oncePerIdentity") {
        let log = Hook<Int>()
        let stage = Stage(profile: .ios26.setting(\.stateDefaults, .oncePerIdentity)) { OtherOwners(log: log) }
        _ = stage.lines()
        stage.act { log.set(1) }
        #expect(stage.lines() == ["OtherOwners: _n changed."])
    },
    .holds("C076", "A view of another identity has a default of its own", under: "ios27") {
        let log = Hook<Int>()
        let stage = Stage(profile: .ios27) { Identified(log: log) }
        #expect(stage.texts == ["object 1"])
        stage.act { log.set(1) }
        #expect(stage.texts == ["object 2"])
    },
    .deviates(
        "C076", "The default value is made lazily",
        because: "`@State` is a property wrapper here, and its default value an argument of the wrapper's initializer: it is made at each init "
            + "of the view and dropped, whatever the profile"
    ) {
        let log = Hook<Int>()
        let stage = Stage(profile: .ios27) { Parent(log: log) }
        stage.act { log.set(1) }
        stage.act { log.set(2) }
        #expect(log.log == ["init 1", "init 2", "init 3"])
        #expect(stage.texts == ["2", "object 1", "plain 0"])
    },
]

private final class Object {
    let number: Int
    init(_ log: Hook<Int>) {
        number = log.log.count + 1
        log.log.append("init \(number)")
    }
}

private struct Parent: View {
    @State private var n = 0
    let log: Hook<Int>
    var body: some View {
        let _ = log.set = { n = $0 }
        Text("\(n)")
        Owner(log: log)
        Plain()
    }
}

private struct Owner: View {
    @State private var object: Object
    init(log: Hook<Int>) { _object = State(wrappedValue: Object(log)) }
    var body: some View { Text("object \(object.number)") }
}

private struct Plain: View {
    @State private var n = 0
    var body: some View { Text("plain \(n)") }
}

@propertyWrapper private struct Owned: DynamicProperty {
    @State private var object: Object
    init(_ log: Hook<Int>) { _object = State(wrappedValue: Object(log)) }
    var wrappedValue: Object { object }
}

private struct CustomOwner: View {
    @Owned private var object: Object
    init(log: Hook<Int>) { _object = Owned(log) }
    var body: some View { Text("\(object.number)") }
}

private struct OwningModifier: ViewModifier {
    @State private var object: Object
    init(log: Hook<Int>) { _object = State(wrappedValue: Object(log)) }
    func body(content: Content) -> some View { content }
}

private struct OtherOwners: View {
    @State private var n = 0
    let log: Hook<Int>
    var body: some View {
        let _ = log.set = { n = $0 }
        Text("\(n)")
        CustomOwner(log: log)
        Text("modified").modifier(OwningModifier(log: log))
    }
}

private struct Identified: View {
    @State private var n = 0
    let log: Hook<Int>
    var body: some View {
        let _ = log.set = { n = $0 }
        Owner(log: log).id(n)
    }
}
