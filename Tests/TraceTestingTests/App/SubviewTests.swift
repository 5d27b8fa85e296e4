import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

extension ContainerValues {
    @Entry fileprivate var badge = ""
}

extension Transaction {
    @Entry fileprivate var note = "none"
}

@MainActor @Suite struct SubviewTests {
    @Test("A container goes over the views of its content: groups, branches and collections are taken apart, views with bodies are not")
    func forEach() {
        let host = ViewHost {
            Numbered {
                Text("a")
                Group {
                    Text("b")
                    EmptyView()
                }
                if true { Text("c") }
                ForEach(["d", "e"], id: \.self) { Text($0) }
                Pair()
                AnyView(Text("h"))
            }
        }
        #expect(host.texts == ["(", "a", ")", "(", "b", ")", "(", "c", ")", "(", "d", ")", "(", "e", ")", "(", "f", "g", ")", "(", "h", ")"])
    }

    @Test("A subview keeps its state when others come and go, and when the container places it elsewhere in the same collection")
    func state() throws {
        let host = ViewHost { CardScreen() }
        try host.button("tally a 0").tap()
        try host.button("Insert").tap()
        #expect(host.texts == ["tally z 0", "tally a 1", "tally b 0", "Insert"])
    }

    @Test("A body runs only where its subview changed")
    func runs() throws {
        let host = ViewHost { CardScreen() }
        host.resetCounts()
        try host.button("tally a 0").tap()
        #expect(host.bodyCounts == ["Tally": 1])
    }

    @Test("Subviews have the environment of their place, and the modifiers around a group")
    func environment() {
        let host = ViewHost {
            VStack {
                ForEach(subviews: Group { LimitText(); LimitText() }.lineLimit(4)) { $0 }
                Group(subviews: TupleView((LimitText(), LimitText()))) { subviews in
                    subviews.lineLimit(7)
                    Text("of \(subviews.count)")
                }
            }
        }
        #expect(host.texts == ["limit 4", "limit 4", "limit 7", "limit 7", "of 2"])
    }

    @Test("Views hand values and tags to their container, the inner one first")
    func containerValues() {
        let host = ViewHost {
            Group(subviews: Group {
                Text("a").containerValue(\.badge, "new").tag(3)
                Group { Text("b"); Text("c").containerValue(\.badge, "own") }.containerValue(\.badge, "all")
            }) { subviews in
                ForEach(subviews) { subview in
                    Text("\(subview.containerValues.badge) \(subview.containerValues.tag(for: Int.self) ?? 0)")
                }
                Text("tag 3: \(String(subviews[0].containerValues.hasTag(3)))")
                subviews[1...]
            }
        }
        #expect(host.texts == ["new 3", "all 0", "all 0", "tag 3: true", "b", "c"])
    }

    @Test("A container goes over the sections of its content; views between them are sections, too")
    func sections() {
        let host = ViewHost {
            Group(sections: Group {
                Text("loose")
                Section("First") { Text("a"); Text("b") }
                Section { Text("c") } footer: { Text("end") }
            }) { sections in
                ForEach(sections) { section in
                    section.header
                    Text("\(section.content.count)")
                    section.content
                    section.footer
                }
            }
        }
        #expect(host.texts == ["1", "loose", "First", "2", "a", "b", "1", "c", "end"])
        let loop = ViewHost {
            ForEach(sections: Group { Section("First") { Text("a") } }) { section in section.content }
        }
        #expect(loop.texts == ["a"])
    }

    @Test("Entries of transactions are read where the transaction is applied")
    func transactionEntry() {
        var transaction = Transaction()
        #expect(transaction.note == "none")
        transaction.note = "some"
        #expect(transaction.note == "some")
    }
}

private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                Text("(")
                subview
                Text(")")
            }
        }
    }
}

private struct Pair: View {
    var body: some View {
        Text("f")
        Text("g")
    }
}

private struct Tally: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("tally \(name) \(count)") { count += 1 } }
}

private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        Group(subviews: content) { subviews in
            VStack { ForEach(subviews) { $0.padding() } }
        }
    }
}

private struct CardScreen: View {
    @State private var names = ["a", "b"]
    var body: some View {
        Cards { ForEach(names, id: \.self) { Tally(name: $0) } }
        Button("Insert") { names.insert("z", at: 0) }
    }
}

private struct LimitText: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
}
