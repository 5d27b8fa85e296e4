import SwiftUI
import Testing
import ViewRuntime

/// Reports of rows and children that run with `@self` though nothing that they show has changed, as views that show the same.
@MainActor @Suite struct SelfStormTests {
    // MARK: Rows that hold a binding to what all of them share

    struct Library: View {
        let usesBinding: Bool
        @State private var selection: Set<Int> = []
        var body: some View {
            VStack {
                Text("\(selection.count) selected")
                ForEach(0..<40, id: \.self) { number in
                    if usesBinding {
                        BoundRow(number: number, selection: $selection)
                    } else {
                        PlainRow(number: number, isSelected: selection.contains(number)) { selection.insert(number) }
                    }
                }
            }
        }
    }

    struct BoundRow: View {
        let number: Int
        @Binding var selection: Set<Int>
        var body: some View {
            Button("\(number)\(selection.contains(number) ? " selected" : "")") { selection.insert(number) }
        }
    }

    struct PlainRow: View, Equatable {
        let number: Int
        let isSelected: Bool
        let select: () -> Void
        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.number == right.number && left.isSelected == right.isSelected
        }
        var body: some View { Button("\(number)\(isSelected ? " selected" : "")", action: select) }
    }

    @Test("Rows that hold a binding to the whole selection all run for each change: 27 runs of the parent were 1,080 of 40 rows")
    func sharedSelection() throws {
        let stage = Stage { Library(usesBinding: true) }
        _ = stage.counts()
        for number in 0..<27 { try stage.host.button("\(number)").tap() }
        #expect(stage.host.bodyCounts == ["SelfStormTests.Library": 27, "SelfStormTests.BoundRow": 27 * 40])
        #expect(Set(stage.host.changes(of: BoundRow.self)) == ["SelfStormTests.BoundRow: @self, _selection changed."])
    }

    @Test("Rows that are told whether they are selected, and are compared by that, run one at a time")
    func ownSelection() throws {
        let stage = Stage { Library(usesBinding: false) }
        _ = stage.counts()
        for number in 0..<27 { try stage.host.button("\(number)").tap() }
        #expect(stage.counts() == ["SelfStormTests.Library": 27, "SelfStormTests.PlainRow": 27])
    }

    // MARK: A wrapper whose bindings are made of closures

    @Observable final class Form {
        var count = 0
        var isOn = false
    }

    /// What a package offers that makes bindings to the properties of an object of an older kind.
    @MainActor @dynamicMemberLookup
    struct HandmadeBindings {
        let form: Form
        subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Form, Value>) -> Binding<Value> {
            nonisolated(unsafe) let (form, path) = (form, path)
            return Binding(get: { form[keyPath: path] }, set: { form[keyPath: path] = $0 })
        }
    }

    struct FormScreen: View {
        let form: Form
        let isHandmade: Bool
        var body: some View {
            VStack {
                Text("\(form.count)")
                if isHandmade {
                    FlagRow(isOn: HandmadeBindings(form: form).isOn)
                } else {
                    FlagRow(isOn: Bindable(form).isOn)
                }
                Button("+") { form.count += 1 }
            }
        }
    }

    struct FlagRow: View {
        @Binding var isOn: Bool
        var body: some View { Toggle("flag", isOn: $isOn) }
    }

    @Test("A binding made of closures runs its holder with the parent, though its value is the same; the platform's prints nothing")
    func handmadeBindings() throws {
        let handmade = Stage { FormScreen(form: Form(), isHandmade: true) }
        _ = handmade.lines()
        try handmade.host.button("+").tap()
        #expect(
            handmade.lines() == [
                "SelfStormTests.FormScreen: @dependencies changed.", "SelfStormTests.FlagRow: @self, _isOn changed.",
            ])
        let own = Stage { FormScreen(form: Form(), isHandmade: false) }
        _ = own.lines()
        try own.host.button("+").tap()
        #expect(own.lines() == ["SelfStormTests.FormScreen: @dependencies changed."])
    }

    // MARK: Initial values that are objects

    @Observable final class Draft {
        nonisolated(unsafe) static var made = 0
        var text = ""
        var count = 0
        init(reads: Bool = false) {
            Draft.made += 1
            if reads, text.isEmpty { count = text.count }
        }
    }

    struct Editors: View {
        let hook: Hook<Int>
        @State private var number = 0
        var body: some View {
            let _ = hook.set = { number = $0 }
            Text("\(number)")
            Editor()
        }
    }

    struct Editor: View {
        @State private var draft = Draft()
        var body: some View { Text(draft.text) }
    }

    @Test("The initial object of a state property is made at each run of the parent, and its view runs with it")
    func initialObjects() {
        let hook = Hook<Int>()
        let stage = Stage { Editors(hook: hook) }
        let made = Draft.made
        _ = stage.lines()
        for number in 1...13 { stage.act { hook.set(number) } }
        #expect(Draft.made == made + 13)
        #expect(stage.counts() == ["SelfStormTests.Editors": 13, "SelfStormTests.Editor": 13])
    }

    struct Weird: View {
        let hook: Hook<Int>
        var body: some View { WeirdChild(hook: hook) }
    }

    struct WeirdChild: View {
        let hook: Hook<Int>
        @State private var draft = Draft(reads: true)
        var body: some View {
            let _ = hook.set = { draft.text = "\($0)" }
            Text(draft.text)
        }
    }

    @Test("An object that reads itself while it is made makes the view around it depend on it, once")
    func readsItself() {
        let hook = Hook<Int>()
        let stage = Stage { Weird(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(
            stage.lines() == [
                "SelfStormTests.Weird: @dependencies changed.", "SelfStormTests.WeirdChild: @dependencies, @self changed.",
            ])
        stage.act { hook.set(2) }
        #expect(stage.lines() == ["SelfStormTests.WeirdChild: @dependencies changed."])
    }
}
