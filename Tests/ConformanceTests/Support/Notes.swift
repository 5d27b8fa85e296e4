import SwiftUI

/// What views under test note, in order.
@MainActor
final class Notes {
    private(set) var all: [String] = []

    nonisolated init() {}

    func add(_ note: String) { all.append(note) }

    /// What was noted since the last call.
    func take() -> [String] {
        defer { all = [] }
        return all
    }
}

/// What a view under test depends on, for the test to change.
@Observable @MainActor
final class Dials {
    var flag = false
    var number = 0
    var maybe: Int?
    var words: [String] = []
}

/// Shows content that depends on dials.
struct Dialled<Content: View>: View {
    let dials: Dials
    @ViewBuilder let content: (Dials) -> Content
    var body: some View { content(dials) }
}

/// Counts taps in state of its own; notes `+name` when it appears and `-name` when it disappears.
struct Tally: View {
    var name = "tally"
    let notes: Notes
    @State private var count = 0
    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .onAppear { notes.add("+\(name)") }
            .onDisappear { notes.add("-\(name)") }
    }
}

extension Stage {
    /// A stage with content that depends on dials.
    convenience init<Content: View>(
        _ dials: Dials, profile: SemanticsProfile = .ios26, @ViewBuilder _ content: @escaping (Dials) -> Content
    ) {
        self.init(profile: profile) { Dialled(dials: dials, content: content) }
    }

    /// Taps a button, by its label.
    func tap(_ label: String) throws { try host.button(label).tap() }
}
