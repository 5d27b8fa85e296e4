import Foundation
import SwiftUI
import Testing
import TraceTesting

#if !canImport(Darwin)
@MainActor @Suite struct ItemProviderTests {
    private struct Shelf: View {
        @State private var text = "none"
        @State private var isTargeted = false
        @State private var seen: [Bool] = []
        var body: some View {
            VStack {
                Text("book").onDrag { NSItemProvider(object: NSString(string: "Emma")) }.accessibilityIdentifier("book")
                Text("site").onDrag { NSItemProvider(object: NSURL(string: "https://example.com")!) }.accessibilityIdentifier("site")
                Text(verbatim: text)
                    .onDrop(of: [.text], isTargeted: $isTargeted) { providers in
                        providers[0].loadObject(ofClass: String.self) { text, _ in self.text = text ?? "" }
                        return true
                    }
                    .accessibilityIdentifier("shelf")
                Text(verbatim: "over \(seen)")
            }
            .onChange(of: isTargeted) { seen.append(isTargeted) }
        }
    }

    @Test("What is dragged as an item goes to a place for its kind, and to no other")
    func drop() throws {
        let host = ViewHost { Shelf() }
        try host.view("book").drag(onto: host.view("shelf"))
        #expect(try host.view("shelf").texts == ["Emma"])
        #expect(throws: ViewHostError.self) { try host.view("site").drag(onto: host.view("shelf")) }
        #expect(try host.view("shelf").texts == ["Emma"])
    }

    private struct Recording: DropDelegate {
        let proposal: DropOperation
        let notes: Box<[String]>
        func validateDrop(info: DropInfo) -> Bool {
            notes.value.append("validate \(info.hasItemsConforming(to: [.url]))")
            return true
        }
        func dropEntered(info: DropInfo) { notes.value.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: proposal) }
        func dropExited(info: DropInfo) { notes.value.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            notes.value.append("perform \(info.itemProviders(for: [.plainText]).count)")
            return true
        }
    }

    @Test("A delegate validates, hears of the drag and performs it, unless it forbids it", arguments: [DropOperation.move, .forbidden])
    func delegate(_ proposal: DropOperation) throws {
        let notes = Box<[String]>([])
        let host = ViewHost {
            VStack {
                Text("a").draggable("word").accessibilityIdentifier("a")
                Text("b").onDrop(of: [.plainText], delegate: Recording(proposal: proposal, notes: notes)).accessibilityIdentifier("b")
            }
        }
        if proposal == .move {
            try host.view("a").drag(onto: host.view("b"))
            #expect(notes.value == ["validate false", "entered", "perform 1"])
        } else {
            #expect(throws: ViewHostError.self) { try host.view("a").drag(onto: host.view("b")) }
            #expect(notes.value == ["validate false", "entered", "exited"])
        }
    }

    private struct Notes: View {
        @State private var notes = ["one", "two"]
        var body: some View {
            VStack {
                Text(verbatim: notes.joined(separator: " "))
                    .copyable(notes)
                    .cuttable(for: String.self) {
                        defer { notes = [] }
                        return notes
                    }
                    .pasteDestination(for: String.self) { notes += $0 } validator: { $0.filter { !$0.isEmpty } }
                    .accessibilityIdentifier("notes")
                Text("old")
                    .onCopyCommand { [NSItemProvider(object: NSString(string: "copied"))] }
                    .accessibilityIdentifier("old")
            }
        }
    }

    @Test("A view hands out what is copied and cut, and takes what is pasted as far as it is valid")
    func clipboard() throws {
        let host = ViewHost { Notes() }
        let view = try host.view("notes")
        #expect(try view.copy() as? [String] == ["one", "two"])
        #expect(try view.cut() as? [String] == ["one", "two"])
        #expect(try view.texts == [""])
        try view.paste("three", "")
        #expect(try view.texts == ["three"])
        #expect(throws: ViewHostError.self) { try view.paste("") }
        #expect(try host.view("old").copy().contains { $0 as? String == "copied" })
        #expect(throws: ViewHostError.self) { try host.view("old").cut() }
    }
}
#endif
