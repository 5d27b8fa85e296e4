import SwiftUI

/// Sixty tasks; `latent-state-loss`: what is noted on one is kept by its row, which other versions give up far out of sight.
public struct TaskScreen: View {
    public init() {}

    public var body: some View {
        List(0..<60, id: \.self) { TaskRow(number: $0) }
    }
}

struct TaskRow: View {
    let number: Int
    @State private var note = ""

    var body: some View { TextField("Note on \(number)", text: $note) }
}

/// Repaired: the notes are kept above the rows.
public struct TaskScreenRepaired: View {
    @State private var notes = Array(repeating: "", count: 60)

    public init() {}

    public var body: some View {
        List(0..<60, id: \.self) { KeptTaskRow(number: $0, note: $notes[$0]) }
    }
}

struct KeptTaskRow: View {
    let number: Int
    @Binding var note: String

    var body: some View { TextField("Note on \(number)", text: $note) }
}
