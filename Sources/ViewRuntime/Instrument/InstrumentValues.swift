/// How an identity is told from its siblings.
public enum IdentityElement {
    /// The root of a host.
    case root
    /// A fixed place in its parent's body.
    case structural(slot: Int)
    /// A branch of `if`, `if let` or `switch`.
    case branch(Int)
    /// An element of a keyed collection; `key` describes its id, a value of the user's.
    case keyed(key: () -> String, index: Int)
    /// `.id(_:)`; `key` describes the id, a value of the user's.
    case explicit(key: () -> String)
    /// The content of an `AnyView`, by its dynamic type's name.
    case erased(type: String)
    /// Presented content: a sheet, a destination, a tab; `key` describes the item, a value of the user's.
    case presented(key: () -> String)
}

/// Why an identity left the tree.
public enum IdentityRemoval: UInt8, Sendable {
    case unknown, branch, element, explicitID, erasedType, dismissed, evicted, hostEnded
    /// The explicit id changed, and the content is equal to what was there.
    case renewedID
}

/// Properties of a write.
public struct WriteChange: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The new value equals the old one.
    public static let equal = WriteChange(rawValue: 1)
    /// The same property was written already in the pending transaction.
    public static let coalesced = WriteChange(rawValue: 2)
    /// Bodies were running; the write was dropped or deferred.
    public static let duringUpdate = WriteChange(rawValue: 4)
    /// The write came from a thread other than the main thread.
    public static let offMainThread = WriteChange(rawValue: 8)
    /// The new value differs in nothing that can be compared.
    public static let uncomparable = WriteChange(rawValue: 16)
}

/// How `==` and the fields of a view disagree; the raw values are those of the trace format.
public enum EqualityMismatchKind: UInt8, Sendable {
    /// `==` said equal, and the body would have shown what differs.
    case hidden
    /// `==` would have said equal, and is not asked: plain bytes are compared as bytes.
    case ignored
    /// The body ends in a layout priority that stands inside an equatable wrapper.
    case priority
}

/// A runtime warning in SwiftUI's wording.
public struct RuntimeWarning: Hashable, Sendable {
    /// Kinds of warnings; the raw values are those of the trace format.
    public enum Kind: UInt8, Sendable {
        case other, duplicateID, duplicateLayoutID, nonConstantRange, stateWrittenDuringUpdate, publishedDuringUpdate
        case publishedOffMainThread, multipleUpdatesPerFrame, notInstalled, invalidFrame, missingTag, missingDestination
        case cycle, variableRowCount
    }

    public var kind: Kind
    public var text: String

    public init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }
}
