import SwiftUI

/// A desk for notes; `unstable-environment-value`: the action in the environment captures the desk, and with it the title that is typed.
public struct NoteDesk: View {
    @State private var title = ""
    @State private var saved: [String] = []

    public init() {}

    public var body: some View {
        VStack {
            TextField("Title", text: $title)
            ForEach(1...3, id: \.self) { SaveNoteButton(number: $0) }
            Text("\(title): \(saved.count)")
        }
        .environment(\.saveNote, { number in saved.append("\(title) \(number)") })
    }
}

private struct SaveNoteButton: View {
    let number: Int
    @Environment(\.saveNote) private var save

    var body: some View {
        Button("Save \(number)") { save(number) }
    }
}

extension EnvironmentValues {
    /// Saves a note with this number.
    @Entry var saveNote: @MainActor (Int) -> Void = { _ in }
}

/// Repaired: the action captures the model, which stays.
public struct NoteDeskRepaired: View {
    @State private var desk = NoteShelf()

    public init() {}

    public var body: some View {
        VStack {
            TextField("Title", text: $desk.title)
            ForEach(1...3, id: \.self) { SaveNoteButton(number: $0) }
            Text("\(desk.title): \(desk.saved.count)")
        }
        .environment(\.saveNote, { [desk] number in desk.save(number) })
    }
}

@MainActor @Observable
final class NoteShelf {
    var title = ""
    var saved: [String] = []

    func save(_ number: Int) { saved.append("\(title) \(number)") }
}
