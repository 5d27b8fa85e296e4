/// A place in source code, as the compiler's `#fileID`, `#line` and `#column` give it.
public struct CodeLocation: Hashable, Sendable {
    public var fileID: String
    public var line: Int
    public var column: Int

    public init(fileID: String, line: Int, column: Int = 0) {
        self.fileID = fileID
        self.line = line
        self.column = column
    }
}

/// What started a transaction: the first link of every cause chain.
///
/// Every action, transaction and task carries one, so a copy costs one reference count.
public struct Cause: Hashable, Sendable {
    /// The kinds of causes.
    public enum Kind: UInt8, CaseIterable, Sendable {
        case unknown, mount, step, action, rootReplaced, cellConfigured, task, timer, appear, change, external
    }

    public let kind: Kind
    /// Nil where there is neither a name nor a location.
    private let details: Details?

    private final class Details: Sendable {
        let name: String
        let location: CodeLocation?

        init(_ name: String, _ location: CodeLocation?) {
            self.name = name
            self.location = location
        }
    }

    public init(_ kind: Kind, name: String = "", location: CodeLocation? = nil) {
        self.kind = kind
        details = name.isEmpty && location == nil ? nil : Details(name, location)
    }

    private init(_ kind: Kind, _ details: Details?) {
        self.kind = kind
        self.details = details
    }

    /// The action's label, the step's name, the task's name; empty where there is none.
    public var name: String { details?.name ?? "" }
    public var location: CodeLocation? { details?.location }

    /// The same name and location under another kind.
    package func with(kind: Kind) -> Cause { Cause(kind, details) }

    /// Nothing is known of what started the transaction.
    public static let unknown = Cause(.unknown)

    public static func == (left: Cause, right: Cause) -> Bool {
        if left.kind != right.kind { return false }
        return left.details === right.details || left.name == right.name && left.location == right.location
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(name)
        hasher.combine(location)
    }
}
