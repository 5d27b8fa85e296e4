/// Which inputs of a node are flagged changed.
///
/// Bit 0 is the observation input (`@dependencies`), bit 1 the value itself (`@self`), bit 2 its identity (`@identity`), and from
/// bit 3 on the node's dynamic properties in the order of declaration: the order in which reasons are printed. Bit 63 stands for all
/// properties from the 61st on.
public struct ChangeSet: Hashable, Sendable {
    public var rawValue: UInt64

    @inlinable public init(rawValue: UInt64 = 0) { self.rawValue = rawValue }

    public static let dependencies = ChangeSet(rawValue: 1)
    public static let value = ChangeSet(rawValue: 2)
    public static let identity = ChangeSet(rawValue: 4)

    /// The number of the first property's bit.
    public static let firstProperty = 3

    /// The flag of the property with this index.
    @inlinable public static func property(_ index: Int) -> ChangeSet {
        ChangeSet(rawValue: 1 << UInt64(min(index + firstProperty, 63)))
    }

    @inlinable public var isEmpty: Bool { rawValue == 0 }
    @inlinable public mutating func insert(_ other: ChangeSet) { rawValue |= other.rawValue }
    @inlinable public func contains(_ other: ChangeSet) -> Bool { rawValue & other.rawValue == other.rawValue }
    @inlinable public func intersects(_ other: ChangeSet) -> Bool { rawValue & other.rawValue != 0 }
}
