import SwiftUI
import Testing
import TraceTesting

private struct Block: Identifiable {
    var id: String
    var text: String
}

private struct Message: View {
    let blocks: [Block]
    var body: some View {
        VStack { ForEach(blocks) { block in Text(block.text) } }
    }
}

@MainActor @Suite("Identity of streamed content")
struct IdentityStabilityTests {
    private func issues(_ body: () throws -> Void) rethrows -> [String] {
        nonisolated(unsafe) var texts: [String] = []
        try withKnownIssue(isIntermittent: true) { try body() } matching: { issue in
            texts.append(issue.comments.first?.rawValue ?? "")
            return true
        }
        return texts
    }

    @Test("Ids that follow the elements are stable, also where the last element still grows under a new id")
    func stable() throws {
        try expectIdentityStability(of: ["a", "a b", "a b c"]) { text in
            Message(blocks: text.split(separator: " ").enumerated().map { Block(id: "\($0.offset)", text: String($0.element)) })
        }
        try expectIdentityStability(of: ["he", "hello", "hello wo"]) { text in
            Message(blocks: text.split(separator: " ").map { Block(id: String($0), text: String($0)) })
        }
    }

    @Test("An id that changes when content follows is named with its place")
    func unstable() throws {
        let texts = try issues {
            try expectIdentityStability(of: ["a b", "a b c"]) { text in
                let words = text.split(separator: " ")
                Message(blocks: words.enumerated().map { Block(id: "\(words.count - $0.offset)", text: String($0.element)) })
            }
        }
        #expect(texts == [
            "id \"2\" at position 0 in Message/VStack became \"3\" when prefix 2 of 2 followed; an element that is complete must keep its id"
        ])
    }

    @Test("Siblings that share an id are an issue in SwiftUI's words")
    func duplicates() throws {
        let texts = try issues {
            try expectIdentityStability(of: ["a", "a a"]) { text in
                Message(blocks: text.split(separator: " ").map { Block(id: String($0), text: String($0)) })
            }
        }
        #expect(texts == [
            "ForEach<Array<Block>, String, Text>: the ID a occurs multiple times within the collection, this will give undefined results!"
        ])
    }
}
