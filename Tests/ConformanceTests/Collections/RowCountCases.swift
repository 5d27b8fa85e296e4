import SwiftUI
import Testing
import ViewRuntime

/// How many views an element stands for, as far as types say.
let rowCountCases: [ConformanceCase] = [
    .holds("C174", "An if without else, and an erased view, make the number of views of an element vary") {
        #expect(RowCount.of(MaybeRow.self) == .varying)
        #expect(RowCount.of(ErasedRow.self) == .varying)
        #expect(RowCount.of(Optional<Text>.self) == .varying)
        #expect(RowCount.of(AnyView.self) == .varying)
        #expect(RowCount.of(Group<TupleView<(Text, Text?)>>.self) == .varying)
    },
    .holds("C174", "So does what is inside of a row's body, a group or a modifier") {
        #expect(RowCount.of(Outer.self) == .varying)
        #expect(RowCount.of(ModifiedContent<Outer, Highlight>.self) == .varying)
        #expect(RowCount.of(ModifiedContent<SingleRow, Hiding>.self) == .varying)
        #expect(RowCount.of(ForEach<Range<Int>, Int, SingleRow>.self) == .varying)
    },
    .holds("C175", "Branches of equally many views count as constant") {
        #expect(RowCount.of(BranchRow.self) == .constant(1))
        #expect(RowCount.of(UnequalBranches.self) == .varying)
    },
    .holds("C175", "Where a profile has branches vary, they do", under: "branchRows=varying") {
        let profile = SemanticsProfile.ios26.setting(\.branchRows, .varying)
        #expect(RowCount.of(BranchRow.self, under: profile) == .varying)
        #expect(RowCount.of(StackedMaybe.self, under: profile) == .constant(1))
    },
    .holds("C176", "Optional content varies under every profile, whatever the wrapped view counts") {
        for profile in [SemanticsProfile.ios17, .ios26, .ios27] {
            #expect(RowCount.of(Optional<SingleRow>.self, under: profile) == .varying)
        }
    },
    .holds("C177", "A condition inside of a stack is one view") {
        #expect(RowCount.of(StackedMaybe.self) == .constant(1))
        #expect(RowCount.of(HStack<AnyView>.self) == .constant(1))
    },
    .holds("C178", "A collection that is filtered where it is used is filtered at each run of the body, and its rows stay constant") {
        let log = Hook<Int>()
        let stage = Stage { FilteredView(log: log) }
        #expect(log.log.count == 4)
        #expect(stage.texts == ["0", "2"])
        stage.act { log.set(2) }
        #expect(log.log.count == 8)
        #expect(stage.texts == ["2"])
        #expect(stage.counts()["NumberRow"] == 2)
        #expect(RowCount.of(NumberRow.self) == .constant(1))
    },
    .holds("C179", "A section is one, whatever is in it") {
        #expect(RowCount.of(Section<Text, ForEach<Range<Int>, Int, SingleRow>, EmptyView>.self) == .constant(1))
    },
    .holds("C180", "There are as many rows as elements times views per element") {
        #expect(RowCount.of(PairRow.self) == .constant(2))
        #expect(RowCount.of(EmptyView.self) == .constant(0))
        #expect(RowCount.of(TupleView<(PairRow, SingleRow, Group<PairRow>)>.self) == .constant(5))
        #expect(RowCount.of(ModifiedContent<PairRow, Highlight>.self) == .constant(2))
        #expect(RowCount.of(ModifiedContent<PairRow, Boxed>.self) == .constant(1))
        #expect(RowCount.of(ModifiedContent<PairRow, Doubled>.self) == .constant(4))
        #expect(Stage { ForEach(0..<3) { _ in PairRow() } }.texts == ["a", "b", "a", "b", "a", "b"])
    },
    .holds("C180", "An id, padding, an overlay and a value of the environment change nothing; equality makes one of all") {
        #expect(count { PairRow().id(7) } == .constant(2))
        #expect(count { PairRow().padding().opacity(0.5) } == .constant(2))
        #expect(count { PairRow().overlay { if true { Text("x") } } } == .constant(2))
        #expect(count { PairRow().background(Color.red).contextMenu { Text("x") } } == .constant(2))
        #expect(count { PairRow().environment(\.locale, .current) } == .constant(2))
        #expect(count { PairRow().onAppear {} } == .constant(2))
        #expect(count { PairRow().equatable() } == .constant(1))
    },
    .holds("C180", "A view that contains itself varies") {
        #expect(RowCount.of(Tree.self) == .varying)
    },
    .holds("C183", "Where debug builds erase bodies, every row with a body varies", under: "opaqueTypes=erased") {
        let profile = SemanticsProfile.ios26.setting(\.opaqueTypes, .erased)
        #expect(RowCount.of(SingleRow.self, under: profile) == .varying)
        #expect(RowCount.of(VStack<SingleRow>.self, under: profile) == .constant(1))
        #expect(RowCount.of(Text.self, under: profile) == .constant(1))
    },
]

private func count<Content: View>(@ViewBuilder _ content: () -> Content) -> RowCount { RowCount.of(Content.self) }

private struct SingleRow: View {
    var body: some View { Text("a") }
}

private struct NumberRow: View {
    let number: Int
    var body: some View { Text("\(number)") }
}

private struct PairRow: View, Equatable {
    var body: some View {
        Text("a")
        Text("b")
    }
}

private struct MaybeRow: View {
    var isShown = true
    var body: some View { if isShown { Text("a") } }
}

private struct ErasedRow: View {
    var body: some View { AnyView(Text("a")) }
}

private struct Outer: View {
    var body: some View { Group { MaybeRow().padding() } }
}

private struct BranchRow: View {
    var isFirst = true
    var body: some View { if isFirst { Text("a") } else { SingleRow() } }
}

private struct UnequalBranches: View {
    var isFirst = true
    var body: some View { if isFirst { Text("a") } else { PairRow() } }
}

private struct StackedMaybe: View {
    var body: some View { VStack { MaybeRow() } }
}

private struct Highlight: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}

private struct Boxed: ViewModifier {
    func body(content: Content) -> some View { HStack { content } }
}

private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
        content
        content
    }
}

private struct Hiding: ViewModifier {
    var isHidden = false
    func body(content: Content) -> some View { if !isHidden { content } }
}

private struct Tree: View {
    var depth = 0
    var body: some View { if depth > 0 { Tree(depth: depth - 1) } else { Text("leaf") } }
}

private struct FilteredView: View {
    let log: Hook<Int>
    @State private var least = 0
    var body: some View {
        let _ = log.set = { least = $0 }
        ForEach([0, 1, 2, 3].filter { number in
            log.log.append("\(number)")
            return number % 2 == 0 && number >= least
        }, id: \.self) { NumberRow(number: $0) }
    }
}
