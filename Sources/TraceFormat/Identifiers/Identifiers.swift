/// A number by which records of a trace refer to something that another record defines.
///
/// Numbers are handed out by the recorder of one process from 1 upwards; 0 means "none" or "unknown".
public protocol TraceIdentifier: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible
where RawValue == UInt32 {
    init(rawValue: UInt32)
}

extension TraceIdentifier {
    /// The identifier that refers to nothing.
    public static var none: Self { Self(rawValue: 0) }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    public var description: String { String(rawValue) }
}

/// An interned string.
public struct StringID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An interned list of strings: the reasons of a body run, the fields that differed, the properties that were read.
public struct ListID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A type of views, of view modifiers, or of something else that has an identity in the tree.
public struct TypeID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A place in source code.
public struct LocationID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One identity in the view tree: from its creation to its removal.
public struct IdentityID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One write to state, to an observable property, or to an environment key.
public struct WriteID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One transaction.
public struct TransactionID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One observable object, or one other reference that was written to.
public struct ObjectID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The fields of one record that this version does not know.
public struct FieldsID: TraceIdentifier {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
