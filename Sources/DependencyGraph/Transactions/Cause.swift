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
public struct Cause: Hashable, Sendable {
    /// The kinds of causes.
    public enum Kind: UInt8, CaseIterable, Sendable {
        case unknown, mount, step, action, rootReplaced, cellConfigured, task, timer, appear, change, external
    }

    public var kind: Kind
    /// The action's label, the step's name, the task's name; empty where there is none.
    public var name: String
    public var location: CodeLocation?

    public init(_ kind: Kind, name: String = "", location: CodeLocation? = nil) {
        self.kind = kind
        self.name = name
        self.location = location
    }

    /// Nothing is known of what started the transaction.
    public static let unknown = Cause(.unknown)
}
