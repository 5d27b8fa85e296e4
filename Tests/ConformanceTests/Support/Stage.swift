import DependencyGraph
import Foundation
import SwiftUI
import TraceTesting
import ViewRuntime

/// A mounted view under test, and what it did since it was last asked.
@MainActor
final class Stage {
    let host: ViewHost

    init<Content: View>(profile: SemanticsProfile = .ios26, @ViewBuilder _ content: () -> Content) {
        // So high that lists show all their rows: cases about what is in sight say how high their host is.
        host = ViewHost(size: CGSize(width: 390, height: 100_000), profile: profile, content: content)
    }

    /// The lines that `_printChanges()` prints, of all views in the order of their runs, since the last call.
    func lines() -> [String] {
        defer { host.resetCounts() }
        return host.changes
    }

    /// The body runs by printed type, since the last call.
    func counts() -> [String: Int] {
        defer { host.resetCounts() }
        return host.bodyCounts
    }

    /// Runs an action as a control would, and everything that follows from it.
    func act(_ action: () -> Void) {
        host.update()
        host.core.perform(Cause(.action, name: "tap"), action)
        host.core.flush()
    }

    var warnings: [String] { host.warnings }
    /// The visible text, top to bottom.
    var texts: [String] { host.core.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? [] }
}

/// Hands an action that writes a view's state to the test, and counts: `let _ = hook.set = { count = $0 }`.
final class Hook<Value> {
    var set: (Value) -> Void = { _ in }
    /// What the view under test handed out.
    var value: Value?
    /// What the view under test noted, in order.
    var log: [String] = []
}
