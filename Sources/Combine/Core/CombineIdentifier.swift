import Synchronization

/// Tells one subscription or subscriber from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64
    private static let last = Atomic<UInt64>(0)

    /// An identifier that no other has in this process.
    public init() {
        // Odd, so that it never equals the address of an object.
        number = Self.last.wrappingAdd(2, ordering: .relaxed).oldValue | 1
    }

    /// The identifier of an object, valid while the object lives.
    public init(_ object: AnyObject) {
        number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    public var description: String { "0x\(String(number, radix: 16))" }
}

/// Something that can be told from others of its kind.
public protocol CustomCombineIdentifierConvertible {
    /// Tells this from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's own identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
