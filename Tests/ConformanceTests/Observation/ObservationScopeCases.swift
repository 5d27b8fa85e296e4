import SwiftUI
import Testing

/// Who depends on what was read, and for how long.
let observationScopeCases: [ConformanceCase] = [
    .holds("C095", "A nested observable object is a dependency of its own, and so is the property that holds it") {
        let parent = Parent()
        let stage = Stage {
            NestedReader(parent: parent)
            HolderReader(parent: parent)
        }
        _ = stage.lines()
        stage.act { parent.child.a = 1 }
        #expect(stage.lines() == ["NestedReader: @dependencies changed."])
        stage.act { parent.child = Child() }
        #expect(stage.lines() == ["NestedReader: @dependencies changed.", "HolderReader: @dependencies changed."])
    },
    .holds("C095", "An object that was replaced is no dependency any more, the new one is") {
        let parent = Parent()
        let old = parent.child
        let stage = Stage { NestedReader(parent: parent) }
        stage.act { parent.child = Child() }
        _ = stage.lines()
        stage.act { old.a = 5 }
        #expect(stage.lines() == [])
        stage.act { parent.child.a = 6 }
        #expect(stage.lines() == ["NestedReader: @dependencies changed."])
        #expect(stage.texts == ["6"])
    },
    .holds("C095", "A property of a base class, and one that a didSet writes, are dependencies as any other") {
        let model = Derived()
        let stage = Stage { DerivedReader(model: model) }
        _ = stage.lines()
        stage.act { model.base = 1 }
        #expect(stage.lines() == ["DerivedReader: @dependencies changed."])
        #expect(stage.texts == ["1 2"])
        stage.act { model.unread = 1 }
        #expect(stage.lines() == [])
    },
    .holds("C096", "Who reads the count of an array of objects depends on the array, not on what is in the objects") {
        let parent = Parent()
        let stage = Stage { CountReader(parent: parent) }
        _ = stage.lines()
        stage.act { parent.list[0].a = 1 }
        #expect(stage.lines() == [])
        stage.act { parent.list.append(Child()) }
        #expect(stage.lines() == ["CountReader: @dependencies changed."])
        #expect(stage.texts == ["3"])
    },
    .holds("C097", "Of the rows that read an element each, one runs for a change of its own") {
        let parent = Parent()
        let stage = Stage {
            IndexRow(parent: parent, index: 0)
            IndexRow(parent: parent, index: 1)
        }
        _ = stage.lines()
        stage.act { parent.list[1].a = 7 }
        #expect(stage.lines() == ["IndexRow: @dependencies changed."])
        #expect(stage.texts == ["0", "7"])
    },
    .holds("C097", "A row whose element nobody wrote runs for the array, which it reads too") {
        let parent = Parent()
        let stage = Stage { IndexRow(parent: parent, index: 0) }
        _ = stage.lines()
        stage.act { parent.list.append(Child()) }
        #expect(stage.lines() == ["IndexRow: @dependencies changed."])
    },
    .holds("C098", "Several writes run the reader once, and the next write again") {
        let parent = Parent()
        let stage = Stage { NestedReader(parent: parent) }
        _ = stage.lines()
        stage.act {
            parent.child.a = 1
            parent.child.a = 2
            parent.child.a = 3
        }
        #expect(stage.lines() == ["NestedReader: @dependencies changed."])
        #expect(stage.texts == ["3"])
        stage.act { parent.child.a = 4 }
        #expect(stage.lines() == ["NestedReader: @dependencies changed."])
    },
    .holds("C098", "A write from an action that follows a run is seen by another run") {
        let parent = Parent()
        let stage = Stage { Chasing(child: parent.child) }
        _ = stage.lines()
        stage.act { parent.child.a = 1 }
        #expect(stage.lines() == ["Chasing: @dependencies changed.", "Chasing: @dependencies changed."])
        #expect(stage.texts == ["3"])
    },
    .holds("C098", "Two hosts that show one object run each their reader once") {
        let child = Child()
        let stages = [Stage { ChildReader(child: child) }, Stage { ChildReader(child: child) }]
        for stage in stages { _ = stage.lines() }
        stages[0].act { child.a = 1 }
        for stage in stages {
            #expect(stage.lines() == ["ChildReader: @dependencies changed."])
            #expect(stage.texts == ["1"])
        }
    },
    .holds("C098", "Writes before and inside of withAnimation are one run: the first has fired, and the body reads what is there") {
        let child = Child()
        let stage = Stage { ChildReader(child: child) }
        _ = stage.lines()
        stage.act {
            child.a = 1
            withAnimation { child.a = 2 }
        }
        #expect(stage.texts == ["2"])
        #expect(stage.lines() == ["ChildReader: @dependencies changed."])
    },
    .holds("C099", "What the latest run did not read is no dependency, though an earlier run read it") {
        let parent = Parent()
        let hook = Hook<Bool>()
        let stage = Stage { Switching(child: parent.child, hook: hook) }
        _ = stage.lines()
        stage.act { parent.child.a = 1 }
        #expect(stage.lines() == ["Switching: @dependencies changed."])
        stage.act { hook.set(false) }
        #expect(stage.lines() == ["Switching: _reads changed."])
        stage.act { parent.child.a = 2 }
        #expect(stage.lines() == [])
        #expect(stage.texts == ["-"])
        stage.act { hook.set(true) }
        #expect(stage.texts == ["2"])
        _ = stage.lines()
        stage.act { parent.child.a = 3 }
        #expect(stage.lines() == ["Switching: @dependencies changed."])
    },
    .holds("C100", "A property that only actions read is no dependency") {
        let child = Child()
        let hook = Hook<Int>()
        let stage = Stage { ActionReader(child: child, hook: hook) }
        _ = stage.lines()
        stage.act { child.a = 1 }
        #expect(stage.lines() == [])
        try stage.host.button("read").tap()
        #expect(hook.log == ["1"])
        stage.act { child.a = 2 }
        #expect(stage.lines() == [])
    },
    .holds("C100", "Nor is one that a task, an appear action or a change action reads") {
        let child = Child()
        let hook = Hook<Int>()
        let stage = Stage { LaterReader(child: child, hook: hook) }
        try await stage.host.settle()
        #expect(hook.log == ["appear 0", "task 0"])
        _ = stage.lines()
        stage.act { child.a = 1 }
        #expect(stage.lines() == [])
    },
    .holds("C100", "What the label of a button and the content of an overlay read is read by the body that makes them") {
        let child = Child()
        let stage = Stage { LabelReader(child: child) }
        _ = stage.lines()
        stage.act { child.a = 1 }
        #expect(stage.lines() == ["LabelReader: @dependencies changed."])
    },
    .holds("C100", "So is what is handed to onChange and task as the value to follow") {
        let child = Child()
        let stage = Stage { ValueFollower(child: child) }
        _ = stage.lines()
        stage.act { child.a = 1 }
        #expect(stage.lines() == ["ValueFollower: @dependencies changed."])
    },
    .holds("C101", "An ignored property is no dependency") {
        let child = Child()
        let stage = Stage { IgnoredReader(child: child) }
        _ = stage.lines()
        stage.act { child.ignored = 5 }
        #expect(stage.lines() == [])
        #expect(stage.texts == ["0"])
    },
    .holds("C101", "Unless the class tells of its changes by hand") {
        let model = Manual()
        let stage = Stage { ManualReader(model: model) }
        _ = stage.lines()
        stage.act { model.total = 5 }
        #expect(stage.lines() == ["ManualReader: @dependencies changed."])
        #expect(stage.texts == ["5"])
    },
    .holds("C102", "An object in a plain let of the root view: a property toggled on appearing runs its readers again") {
        let stage = Stage { Root() }
        #expect(stage.counts() == ["Root": 2, "Flag": 3])
        #expect(stage.texts == ["true", "false"])
    },
]

@Observable private final class Child {
    var a = 0
    @ObservationIgnored var ignored = 0
}

@Observable private final class Parent {
    var child = Child()
    var list = [Child(), Child()]
}

@Observable private class Base {
    var base = 0 {
        didSet { doubled = base * 2 }
    }
    var doubled = 0
    var unread = 0
}

private final class Derived: Base {}

private struct DerivedReader: View {
    let model: Derived
    var body: some View { Text("\(model.base) \(model.doubled)") }
}

@Observable private final class Manual {
    @ObservationIgnored private var kept = 0
    var total: Int {
        get {
            access(keyPath: \.total)
            return kept
        }
        set { withMutation(keyPath: \.total) { kept = newValue } }
    }
}

private struct ManualReader: View {
    let model: Manual
    var body: some View { Text("\(model.total)") }
}

private struct ChildReader: View {
    let child: Child
    var body: some View { Text("\(child.a)") }
}

private struct LabelReader: View {
    let child: Child
    var body: some View {
        Button {
        } label: {
            Text("\(child.a)")
        }
        Text("").overlay { Text("\(child.a)") }
    }
}

private struct ValueFollower: View {
    let child: Child
    var body: some View { Text("fixed").onChange(of: child.a) {} }
}

private struct NestedReader: View {
    let parent: Parent
    var body: some View { Text("\(parent.child.a)") }
}

private struct HolderReader: View {
    let parent: Parent
    var body: some View {
        let _ = parent.child
        Text("holder")
    }
}

private struct CountReader: View {
    let parent: Parent
    var body: some View { Text("\(parent.list.count)") }
}

private struct IndexRow: View {
    let parent: Parent
    let index: Int
    var body: some View { Text("\(parent.list[index].a)") }
}

private struct Chasing: View {
    let child: Child
    var body: some View {
        Text("\(child.a)").onChange(of: child.a) { child.a = 3 }
    }
}

private struct Switching: View {
    let child: Child
    @State private var reads = true
    let hook: Hook<Bool>
    var body: some View {
        let _ = hook.set = { reads = $0 }
        Text(reads ? "\(child.a)" : "-")
    }
}

private struct ActionReader: View {
    let child: Child
    let hook: Hook<Int>
    var body: some View { Button("read") { hook.log.append("\(child.a)") } }
}

private struct LaterReader: View {
    let child: Child
    let hook: Hook<Int>
    var body: some View {
        Text("fixed")
            .task { hook.log.append("task \(child.a)") }
            .onAppear { hook.log.append("appear \(child.a)") }
    }
}

private struct IgnoredReader: View {
    let child: Child
    var body: some View { Text("\(child.ignored)") }
}

@Observable private final class Model {
    var isOn = false
}

private struct Root: View {
    private let model = Model()
    var body: some View {
        VStack {
            Flag(isOn: model.isOn)
            Flag(isOn: false)
        }
        .onAppear { model.isOn.toggle() }
    }
}

private struct Flag: View {
    let isOn: Bool
    var body: some View { Text("\(isOn)") }
}
