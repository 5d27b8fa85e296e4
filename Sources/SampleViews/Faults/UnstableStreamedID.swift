import SwiftUI

/// An answer that comes line by line; `unstable-streamed-id`: all lines are made anew with each one that comes.
public struct AnswerScreen: View {
    @State private var text = "Unfold the legs."

    public init() {}

    public var body: some View {
        VStack {
            Button("More") { text += "\nThen turn it." }
            ForEach(text.split(separator: "\n").map { AnswerLine(text: String($0)) }) { line in
                AnswerRow(text: line.text)
            }
        }
    }
}

private struct AnswerLine: Identifiable {
    let id = UUID()
    let text: String
}

/// Repaired: a line keeps the number at which it came.
public struct AnswerScreenRepaired: View {
    @State private var text = "Unfold the legs."

    public init() {}

    public var body: some View {
        VStack {
            Button("More") { text += "\nThen turn it." }
            ForEach(text.split(separator: "\n").enumerated().map { NumberedLine(id: $0.offset, text: String($0.element)) }) { line in
                AnswerRow(text: line.text)
            }
        }
    }
}

private struct NumberedLine: Identifiable {
    let id: Int
    let text: String
}

struct AnswerRow: View {
    let text: String

    var body: some View { Text(text).padding(.leading) }
}
