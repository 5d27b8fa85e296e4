import SwiftUI

/// Letters that are answered one after the other; `stale-state-reuse`: what was typed for one stands under the next.
public struct LetterScreen: View {
    @State private var index = 0

    public init() {}

    public var body: some View {
        VStack {
            Button("Next letter") { index += 1 }
            ReplyForm(letter: Letter.all[index])
        }
    }
}

/// Repaired: another letter, another form.
public struct LetterScreenRepaired: View {
    @State private var index = 0

    public init() {}

    public var body: some View {
        VStack {
            Button("Next letter") { index += 1 }
            ReplyForm(letter: Letter.all[index])
                .id(Letter.all[index].id)
        }
    }
}

/// Where a letter is answered.
public struct ReplyForm: View {
    let letter: Letter
    @State private var reply = ""

    public init(letter: Letter) { self.letter = letter }

    public var body: some View {
        VStack(alignment: .leading) {
            Text(letter.subject)
            TextField("Reply", text: $reply)
            Text("\(reply.count) letters")
        }
    }
}

/// A letter from a customer.
public struct Letter: Identifiable, Sendable {
    public let id: Int
    let subject: String

    /// The letters that came today.
    public static let all = [Letter(id: 1, subject: "Where is my chair?"), Letter(id: 2, subject: "The lamp"), Letter(id: 3, subject: "Thanks")]
}
