/// One node of a graph, from its creation to its removal.
public struct NodeID: Hashable, Comparable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One write to something that bodies depend on.
public struct WriteID: Hashable, Comparable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One transaction: the writes that are applied together.
public struct TransactionID: Hashable, Comparable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Hands out the numbers of nodes, writes and transactions, from 1 upwards.
///
/// Graphs that are recorded into one trace share one source, so that a number names one thing in that trace. A source is
/// used on the main thread only.
public final class GraphIDSource {
    @usableFromInline @exclusivity(unchecked) var lastNode: UInt32 = 0
    @usableFromInline @exclusivity(unchecked) var lastWrite: UInt32 = 0
    @usableFromInline @exclusivity(unchecked) var lastTransaction: UInt32 = 0

    public init() {}

    /// The next node's number.
    @inlinable public func nextNode() -> NodeID {
        lastNode &+= 1
        return NodeID(rawValue: lastNode)
    }

    /// The next write's number.
    @inlinable public func nextWrite() -> WriteID {
        lastWrite &+= 1
        return WriteID(rawValue: lastWrite)
    }

    /// The next transaction's number.
    @inlinable public func nextTransaction() -> TransactionID {
        lastTransaction &+= 1
        return TransactionID(rawValue: lastTransaction)
    }
}
