import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// The identity faults in other shapes, as they stand in other people's code.
@MainActor @Suite(.underVirtualTime)
struct IdentityVariantTests {
    private func writeAndSwitch(_ host: ViewHost) throws {
        try host.type("Ring", into: "Note")
        try host.button("Next").tap()
    }

    // MARK: branch-identity-flip

    @Test func casesOfASwitchAreBranches() async throws {
        for first in [0, 1, 2] {
            let found = try await findings(ViewHost { SwitchedNote(size: first) }, writeAndSwitch)
            #expect(found.map(\.rule) == ["branch-identity-flip"], "from case \(first)")
            #expect(found.map(\.culprit) == ["NoteEditor.text"])
        }
    }

    @Test func aModifierThatIsOnlyThereIfItIsWantedIsABranch() async throws {
        let found = try await findings(ViewHost { ConditionallyModifiedNote() }, writeAndSwitch)
        #expect(found.map(\.rule) == ["branch-identity-flip"])
        #expect(found.map(\.culprit) == ["NoteEditor.text"])
    }

    @Test func anotherContainerInABranchRebuildsWhatStandsInIt() async throws {
        let found = try await findings(ViewHost { NoteInContainers() }, writeAndSwitch)
        #expect(found.map(\.rule) == ["container-identity-flip"])
        #expect(found.map(\.culprit) == ["NoteEditor.text"])
    }

    @Test func anotherScreenInTheOtherBranchIsNoFault() async throws {
        #expect(try await findings(ViewHost { SwitchedScreens() }) { host in
            for _ in 1...4 { try host.button("Next").tap() }
        } == [])
        // What was typed on it is lost when it comes back, and that is another fault.
        let found = try await findings(ViewHost { SwitchedScreens() }) { host in
            try host.type("Ring", into: "Note")
            for _ in 1...4 { try host.button("Next").tap() }
        }
        #expect(found.map(\.rule) == ["state-loss"])
        #expect(found.map(\.count) == [1])
    }

    @Test func aBranchThatLeavesWithAnAnimationIsOneAllTheSame() async throws {
        let found = try await findings(ViewHost { AnimatedNote() }, writeAndSwitch)
        #expect(found.map(\.rule) == ["branch-identity-flip"])
        #expect(found.map(\.culprit) == ["NoteEditor.text"])
    }

    // MARK: type-erased-identity

    @Test func aHelperThatErasesInASwitchReplacesWhatItReturns() async throws {
        let found = try await findings(ViewHost { ErasedNote() }, writeAndSwitch)
        #expect(found.map(\.rule) == ["type-erased-identity"])
        #expect(found.map(\.view) == ["ErasedNote"])
    }

    @Test func erasedContentInABranchAndInAModifierReplacesItToo() async throws {
        let found = try await findings(ViewHost { ErasedNoteInBranch() }, writeAndSwitch)
        #expect(found.map(\.rule) == ["type-erased-identity"])
    }

    @Test func anErasedTypeThatStaysIsNoFault() async throws {
        #expect(try await findings(ViewHost { SteadyErasedNote() }, writeAndSwitch) == [])
    }

    // MARK: explicit-id-reset

    @Test func aNewUUIDAtEachUpdateIsAFault() async throws {
        let found = try await findings(ViewHost { NoteWithNewID() }) { try $0.tap("Next", times: 4) }
        #expect(found.map(\.rule) == ["explicit-id-reset"])
        #expect(found.map(\.count) == [4])
    }

    @Test func aNewUUIDAroundChangingContentIsAFaultToo() async throws {
        let found = try await findings(ViewHost { ChangingNoteWithNewID() }) { try $0.tap("Next", times: 4) }
        #expect(found.map(\.rule) == ["explicit-id-reset"])
        #expect(found.map(\.count) == [4])
    }

    @Test func anIDFromAClockIsAFault() async throws {
        let found = try await findings(ViewHost { NoteWithDateID() }) { host in
            try host.type("Ring", into: "Note")
            try host.tap("Next", times: 2)
        }
        #expect(found.map(\.rule) == ["explicit-id-reset"])
        #expect(found.map(\.culprit) == ["NoteEditor.text"])
    }

    @Test func aUUIDThatAViewAboveHoldsIsNoFault() async throws {
        #expect(try await findings(ViewHost { NoteOfRemembered(products: ["Lamp", "Table", "Chair", "Shelf", "Rug"].map(RememberedProduct.init)) }) { host in
            for _ in 1...4 {
                try host.type("Ring", into: "Note")
                try host.button("Next").tap()
            }
        } == [])
    }

    @Test func theIDOfWhatIsShownIsNoFault() async throws {
        #expect(try await findings(ViewHost { NoteOfProduct() }) { host in
            for _ in 1...4 {
                try host.type("Ring", into: "Note")
                try host.button("Next").tap()
            }
        } == [])
    }

    // MARK: unstable-id

    @Test func idsThatAreMadeAnewAreFoundBehindBranchesAndErasedRows() async throws {
        for isErased in [false, true] {
            let found = try await findings(ViewHost { ErrandList(isErased: isErased) }) { try $0.tap("Mark", times: 3) }
            #expect(found.map(\.rule) == ["unstable-id"], "erased: \(isErased)")
            #expect(found.map(\.severity) == [.error], "erased: \(isErased)")
            #expect(found.map(\.culprit) == ["the ids of ForEach"])
            #expect(found.map(\.count) == [3])
        }
    }

    @Test func anIDThatIsEditedTakesItsRowAlong() async throws {
        let found = try await findings(ViewHost { NameTags(areNumbered: false) }) { host in
            for letter in "abc" { try host.textField("Name 1").type(String(letter)) }
        }
        #expect(found.map(\.rule) == ["unstable-id"])
        #expect(found.map(\.culprit) == ["the ids of ForEach"])
        #expect(found.map(\.view) == ["NameTags"])
        #expect(found.map(\.count) == [3])
        #expect(found.first?.advice.contains("its focus") == true)
        let numbered = try await findings(ViewHost { NameTags(areNumbered: true) }) { host in
            for letter in "abc" { try host.textField("Name 1").type(String(letter)) }
        }
        #expect(numbered == [])
    }

    @Test func elementsMadeInTheBodyAreNewAtEachUpdate() async throws {
        let found = try await findings(ViewHost { LinesMadeInBody() }) { try $0.tap("Next", times: 3) }
        #expect(found.map(\.rule) == ["unstable-id"])
        #expect(found.map(\.view) == ["LinesMadeInBody"])
        #expect(found.map(\.count) == [3])
    }

    @Test func elementsOfAComputedPropertyAreNewAtEachUpdate() async throws {
        let found = try await findings(ViewHost { LinesComputed() }) { try $0.tap("Next", times: 3) }
        #expect(found.map(\.rule) == ["unstable-id"])
    }
}

private struct SwitchedNote: View {
    @State var size: Int

    var body: some View {
        VStack {
            Button("Next") { size = (size + 1) % 3 }
            switch size {
            case 0: NoteEditor(title: "Delivery").font(.body)
            case 1: NoteEditor(title: "Delivery").font(.title).bold()
            default: NoteEditor(title: "Delivery")
            }
        }
    }
}

extension View {
    @ViewBuilder fileprivate func `if`(_ condition: Bool, _ change: (Self) -> some View) -> some View {
        if condition { change(self) } else { self }
    }
}

private struct ConditionallyModifiedNote: View {
    @State private var isBold = false

    var body: some View {
        VStack {
            Button("Next") { isBold.toggle() }
            NoteEditor(title: "Delivery")
                .if(isBold) { $0.bold() }
                .padding()
        }
    }
}

private struct AnimatedNote: View {
    @State private var isBold = false

    var body: some View {
        VStack {
            Button("Next") { withAnimation { isBold.toggle() } }
            if isBold {
                NoteEditor(title: "Delivery").bold()
            } else {
                NoteEditor(title: "Delivery")
            }
        }
    }
}

private struct NoteInContainers: View {
    @State private var isWide = false

    var body: some View {
        VStack {
            Button("Next") { isWide.toggle() }
            if isWide {
                HStack {
                    Text("Note")
                    NoteEditor(title: "Delivery")
                }
            } else {
                VStack {
                    Text("Note")
                    NoteEditor(title: "Delivery")
                }
            }
        }
    }
}

private struct SwitchedScreens: View {
    @State private var isFirst = true

    var body: some View {
        VStack {
            Button("Next") { isFirst.toggle() }
            if isFirst { FirstScreen() } else { SecondScreen() }
        }
    }

    private struct FirstScreen: View {
        var body: some View { NoteEditor(title: "First") }
    }

    private struct SecondScreen: View {
        var body: some View { NoteEditor(title: "Second") }
    }
}

private struct ErasedNote: View {
    @State private var style = 0

    var body: some View {
        VStack {
            Button("Next") { style = (style + 1) % 3 }
            styled
        }
    }

    private var styled: AnyView {
        let note = NoteEditor(title: "Delivery")
        switch style {
        case 0: return AnyView(note)
        case 1: return AnyView(note.padding())
        default: return AnyView(VStack { note })
        }
    }
}

private struct ErasedNoteInBranch: View {
    @State private var isBold = false
    let isShown = true

    var body: some View {
        VStack {
            Button("Next") { isBold.toggle() }
            if isShown {
                (isBold ? AnyView(NoteEditor(title: "Delivery").bold()) : AnyView(NoteEditor(title: "Delivery")))
                    .padding()
            } else {
                Text("Nothing")
            }
        }
    }
}

private struct SteadyErasedNote: View {
    @State private var isBold = false

    var body: some View {
        VStack {
            Button("Next") { isBold.toggle() }
            AnyView(NoteEditor(title: "Delivery").bold(isBold))
        }
    }
}

private struct NoteWithNewID: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("Next") { taps += 1 }
            Text("\(taps) taps")
            NoteEditor(title: "Delivery").id(UUID())
        }
    }
}

private struct ChangingNoteWithNewID: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("Next") { taps += 1 }
            NoteEditor(title: "Delivery \(taps)").id(UUID())
        }
    }
}

private struct NoteWithDateID: View {
    @State private var changed = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        VStack {
            Button("Next") { changed += 1 }
            VStack {
                NoteEditor(title: "Delivery")
                Button("Touch") { changed += 2 }
            }
            .id(changed)
        }
    }
}

private struct NoteOfProduct: View {
    @State private var index = 0
    private let names = ["Chair", "Lamp", "Table", "Bench", "Shelf"]

    var body: some View {
        VStack {
            Button("Next") { index += 1 }
            NoteEditor(title: names[index]).id(names[index])
        }
    }
}

private struct NoteLine: Identifiable {
    let id = UUID()
    let text: String
}

private struct RememberedProduct: Identifiable {
    let id = UUID()
    let name: String

    init(_ name: String) { self.name = name }
}

private struct NoteOfRemembered: View {
    let products: [RememberedProduct]
    @State private var index = 0

    var body: some View {
        VStack {
            Button("Next") { index += 1 }
            NoteEditor(title: products[index % products.count].name).id(products[index % products.count].id)
        }
    }
}

private struct LinesMadeInBody: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("Next") { taps += 1 }
            ForEach("Ring twice\nLeave it".split(separator: "\n").map { NoteLine(text: String($0)) }) { Text("\($0.text) \(taps)") }
        }
    }
}

private struct LinesComputed: View {
    @State private var taps = 0
    private var lines: [NoteLine] { ["Ring", "Knock", "Wait"].map { NoteLine(text: $0) } }

    var body: some View {
        VStack {
            Button("Next") { taps += 1 }
            Text("\(taps) taps")
            List(lines) { line in NoteEditor(title: line.text) }
        }
    }
}

private struct Errand: Identifiable {
    let id = UUID()
    let name: String
}

private struct ErrandRow: View {
    let name: String
    let isDone: Bool

    var body: some View { Text(isDone ? "Done: \(name)" : name) }
}

private struct ErrandList: View {
    let isErased: Bool
    @State private var marks = 0

    var body: some View {
        VStack {
            Button("Mark") { marks += 1 }
            Text("\(marks) marks")
            if isErased {
                ForEach(["bread", "milk", "tea"].map { Errand(name: $0) }) { AnyView(ErrandRow(name: $0.name, isDone: false)) }
            } else {
                ForEach(["bread", "milk", "tea"].map { Errand(name: $0) }) { errand in
                    if errand.name == "milk" { ErrandRow(name: errand.name, isDone: true) } else { ErrandRow(name: errand.name, isDone: false) }
                }
            }
        }
    }
}

private struct NameTags: View {
    let areNumbered: Bool
    @State private var names = ["Ann", "Bob", "Cid"]

    var body: some View {
        VStack {
            if areNumbered {
                ForEach(names.indices, id: \.self) { NameTag(number: $0, name: $names[$0]) }
            } else {
                ForEach($names, id: \.self) { $name in NameTag(number: names.firstIndex(of: name) ?? 0, name: $name) }
            }
            Text(names.joined(separator: ", "))
        }
    }
}

private struct NameTag: View {
    let number: Int
    @Binding var name: String

    var body: some View { TextField("Name \(number)", text: $name) }
}
