/// How values of an existential type keep what is in them (Swift ABI).
enum ExistentialContainer {
    /// Three words for the value, or for a box that holds it, then its type.
    case opaque
    /// A reference first.
    case object
    /// One reference to a box of the runtime's.
    case error

    /// Nil for what is kept in another way: existential metatypes.
    init?(of type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        if metadata.load(as: UInt.self) == 0x307 {
            // The shape's flags: opaque, class, metatype, or a layout of its own.
            switch (metadata + 8).load(as: UnsafeRawPointer.self).load(as: UInt32.self) & 0xFF {
            case 0: self = .opaque
            case 1: self = .object
            default: return nil
            }
            return
        }
        let flags = (metadata + 8).load(as: UInt32.self)
        // The special protocol that a type is made of, which is `Error` or none; then whether the protocols allow values that are no objects.
        if flags & 0x3F00_0000 == 0x0100_0000 { self = .error } else { self = flags & 0x8000_0000 != 0 ? .opaque : .object }
    }
}

/// What is in an opaque existential: the type, and where the value stands.
struct OpaqueExistential {
    let type: Any.Type
    let value: UnsafeRawPointer

    init(_ container: UnsafeRawPointer) {
        let metadata = container.load(fromByteOffset: 24, as: UnsafeRawPointer.self)
        type = unsafeBitCast(metadata, to: Any.Type.self)
        // The flags of the value witness table, which stands before the metadata: the alignment's mask, and whether values are boxed.
        let flags = (metadata - 8).load(as: UnsafeRawPointer.self).load(fromByteOffset: 80, as: UInt32.self)
        guard flags & 0x0002_0000 != 0 else {
            value = container
            return
        }
        let mask = Int(flags & 0xFF)
        value = container.load(as: UnsafeRawPointer.self) + ((16 + mask) & ~mask)
    }
}
