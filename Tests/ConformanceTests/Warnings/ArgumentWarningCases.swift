import SwiftUI
import Testing

/// What is said of frames, selections and links that cannot be.
let argumentWarningCases: [ConformanceCase] = [
    .holds("C203", "A fixed frame that is negative or not finite, at the call and for each such side") {
        for side in [-1, CGFloat.nan, .infinity, -.infinity] {
            #expect(Stage { Text("x").frame(width: side) }.warnings == [invalidFrame])
            #expect(Stage { Text("x").frame(width: 10, height: side) }.warnings == [invalidFrame])
            #expect(Stage { Text("x").frame(width: side, height: side) }.warnings == [invalidFrame, invalidFrame])
        }
        #expect(Stage { Text("x").frame(width: 0, height: 10) }.warnings == [])
        #expect(Stage { Text("x").frame(width: nil, height: nil) }.warnings == [])
    },
    .holds("C203", "In a body the warning comes at each run, and in content of a collection for each element") {
        let hook = Hook<CGFloat>()
        let stage = Stage { SizedView(hook: hook) }
        #expect(stage.warnings == [])
        stage.act { hook.set(-1) }
        #expect(stage.warnings == [invalidFrame])
        stage.act { hook.set(-2) }
        #expect(stage.warnings == [invalidFrame, invalidFrame])
        #expect(Stage { ForEach(0..<3) { Text("x").frame(width: CGFloat($0) - 1) } }.warnings == [invalidFrame])
    },
    .holds("C203", "A flexible frame may be infinite at its maximum, and nowhere less than nothing") {
        #expect(Stage { Text("x").frame(maxWidth: .infinity, maxHeight: .infinity) }.warnings == [])
        #expect(Stage { Text("x").frame(minWidth: .infinity) }.warnings == [invalidFrame])
        #expect(Stage { Text("x").frame(minHeight: .nan) }.warnings == [invalidFrame])
        #expect(Stage { Text("x").frame(maxHeight: -1) }.warnings == [invalidFrame])
    },
    .holds("C204", "Limits that contradict each other, at the call") {
        let contradictory = "Contradictory frame constraints specified."
        #expect(Stage { Text("x").frame(minWidth: 50, maxWidth: 10) }.warnings == [contradictory])
        #expect(Stage { Text("x").frame(minHeight: 50, idealHeight: 10) }.warnings == [contradictory])
        #expect(Stage { Text("x").frame(idealWidth: 50, maxWidth: 10) }.warnings == [contradictory])
        #expect(Stage { Text("x").frame(minWidth: 10, idealWidth: 20, maxWidth: 30) }.warnings == [])
        #expect(Stage { Text("x").frame(minWidth: 10, idealWidth: 10, maxWidth: 10) }.warnings == [])
    },
    .holds("C205", "A picker without a tag for its selection, once for each such selection") {
        let hook = Hook<String>()
        let stage = Stage { FlavourPicker(hook: hook) }
        #expect(stage.warnings == [])
        stage.act { hook.set("mint") }
        #expect(stage.warnings == [untagged("mint")])
        stage.act { hook.set("cocoa") }
        stage.act { hook.set("") }
        #expect(stage.warnings == [untagged("mint"), untagged("")])
    },
    .holds("C205", "A selection that is optional, or of elements by their ids") {
        #expect(Stage { OptionalPicker(start: nil) }.warnings == [untagged("nil")])
        #expect(Stage { OptionalPicker(start: "a") }.warnings == [])
        #expect(Stage { OptionalPicker(start: "b") }.warnings == [untagged("Optional(\"b\")")])
        #expect(Stage { RangePicker(start: 2) }.warnings == [])
        #expect(Stage { RangePicker(start: 7) }.warnings == [untagged("7")])
    },
    .holds("C206", "A link with a value for which there is no destination, when it is tapped") {
        let stage = Stage { NavigationStack { Links() } }
        #expect(stage.warnings == [])
        try stage.host.button("number").tap()
        #expect(stage.warnings == [])
        try stage.host.navigation.pop()
        try stage.host.button("word").tap()
        #expect(
            stage.warnings == [
                "A NavigationLink is presenting a value of type “String” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.\n\nNote: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView."
            ])
        #expect(stage.texts == ["number", "word"])
    },
]

private let invalidFrame = "Invalid frame dimension (negative or non-finite)."

private func untagged(_ selection: String) -> String {
    "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, this will give undefined results."
}

private struct SizedView: View {
    let hook: Hook<CGFloat>
    @State private var width: CGFloat = 1
    var body: some View {
        let _ = hook.set = { width = $0 }
        Text("x").frame(width: width)
    }
}

private struct FlavourPicker: View {
    let hook: Hook<String>
    @State private var flavour = "cocoa"
    var body: some View {
        let _ = hook.set = { flavour = $0 }
        Picker("Flavour", selection: $flavour) { ForEach(["cocoa", "lemon"], id: \.self) { Text($0).tag($0) } }
    }
}

private struct OptionalPicker: View {
    @State private var choice: String?
    init(start: String?) { _choice = State(initialValue: start) }
    var body: some View {
        Picker("Choice", selection: $choice) { Text("A").tag("a" as String?) }
    }
}

private struct RangePicker: View {
    @State private var number: Int
    init(start: Int) { _number = State(initialValue: start) }
    var body: some View { Picker("Number", selection: $number) { ForEach(0..<4) { Text("\($0)") } } }
}

private struct Links: View {
    var body: some View {
        NavigationLink("number", value: 1)
        NavigationLink("word", value: "x")
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
}
