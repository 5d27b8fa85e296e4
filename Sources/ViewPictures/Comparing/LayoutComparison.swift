import Foundation

/// What moved, grew, vanished and appeared between two versions of a screen.
package struct LayoutComparison: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case moved, grew, shrank, reshaped, vanished, appeared
    }

    package struct Change: Equatable, Sendable {
        package var kind: Kind
        package var path: String
        package var before: CGRect?
        package var after: CGRect?
        /// How many views in it did the same: moved as far, came or went with it, or have its frame.
        package var inside = 0
    }

    /// In the order of the tree; what vanished comes last.
    package let changes: [Change]

    /// - Parameters:
    ///   - before: the first version.
    ///   - after: the second version.
    package init(_ before: LayoutRecord, _ after: LayoutRecord) {
        let old = Dictionary(before.entries.map { ($0.path, $0.frame) }) { first, _ in first }
        let new = Dictionary(after.entries.map { ($0.path, $0.frame) }) { first, _ in first }
        var changes: [Change] = []
        // The change with which a view's content goes along, by its path.
        var owners: [String: Int] = [:]
        func add(_ kind: Kind, _ path: String, _ was: CGRect?, _ now: CGRect?) {
            if let owner = Self.outer(path).lazy.compactMap({ owners[$0] }).first {
                let change = changes[owner]
                let goesAlong =
                    switch kind {
                    case .vanished, .appeared: change.kind == kind
                    case .moved: Self.shift(change.before, change.after) == Self.shift(was, now)
                    // A view with nothing but its content has its content's frame.
                    case .grew, .shrank, .reshaped: change.before == was && change.after == now
                    }
                if goesAlong {
                    changes[owner].inside += 1
                    return
                }
            }
            owners[path] = changes.count
            changes.append(Change(kind: kind, path: path, before: was, after: now))
        }
        for entry in after.entries {
            guard let was = old[entry.path] else {
                add(.appeared, entry.path, nil, entry.frame)
                continue
            }
            let now = entry.frame
            if now == was { continue }
            let (wider, higher) = (now.width - was.width, now.height - was.height)
            if abs(wider) < 0.001, abs(higher) < 0.001 { add(.moved, entry.path, was, now) } else {
                add(wider >= 0 && higher >= 0 ? .grew : wider <= 0 && higher <= 0 ? .shrank : .reshaped, entry.path, was, now)
            }
        }
        for entry in before.entries where new[entry.path] == nil { add(.vanished, entry.path, entry.frame, nil) }
        self.changes = changes
    }

    /// How far a view moved, in thousandths of a point; nil where it was not there, or is not.
    private static func shift(_ before: CGRect?, _ after: CGRect?) -> [CGFloat]? {
        guard let before, let after else { return nil }
        return [after.minX - before.minX, after.minY - before.minY].map { ($0 * 1000).rounded() }
    }

    /// The paths of the views around, the nearest first.
    private static func outer(_ path: String) -> [String] {
        var paths: [String] = []
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            paths.append(String(rest))
        }
        return paths
    }

    /// One line for each change: `moved CartScreen/VStack/Text: 43×20 at 173, 382 → 173, 390`.
    package var lines: [String] { changes.map { $0.words() } }

    /// The path of the innermost view in which everything changed; nil where that is the whole screen, or nothing changed.
    package var commonPath: String? {
        guard let first = changes.first else { return nil }
        return Self.outer(first.path).first { path in changes.allSatisfy { $0.path.hasPrefix(path + "/") } }
    }
}

extension LayoutComparison.Change {
    /// What happened, in one line; of the path, what is below another view's.
    package func words(below outer: String? = nil) -> String {
        let path = outer.map { String(self.path.dropFirst($0.count + 1)) } ?? self.path
        func size(_ rect: CGRect) -> String { "\(rect.width.plain)×\(rect.height.plain)" }
        func place(_ rect: CGRect) -> String { "\(rect.minX.plain), \(rect.minY.plain)" }
        var text = "\(kind.rawValue) \(path): "
        switch (before, after) {
        case (let before?, let after?) where kind == .moved: text += "\(size(before)) at \(place(before)) → \(place(after))"
        case (let before?, let after?): text += "\(size(before)) at \(place(before)) → \(size(after)) at \(place(after))"
        case (let only?, nil), (nil, let only?): text += "\(size(only)) at \(place(only))"
        case (nil, nil): break
        }
        if inside > 0 { text += ", with \(inside) inside" }
        return text
    }
}
