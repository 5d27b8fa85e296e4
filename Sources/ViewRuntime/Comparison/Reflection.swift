@_spi(Reflection) import Swift

/// What kind of type a metadata record describes, as far as comparing values goes.
enum MetadataKind {
    case structure, tuple, optional, reference, function, existential, other

    /// The kinds are the numbers of the Swift ABI (`MetadataKind.def`); anything above 0x7FF is a class's metadata.
    init(of type: Any.Type) {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        switch kind {
        case 0x200: self = .structure
        case 0x202: self = .optional
        case 0x203, 0x305: self = .reference
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0x303: self = .existential
        case 0, 0x800...: self = .reference
        default: self = .other
        }
    }
}

/// Calls `body` with each stored field of a struct: its name, its offset in bytes, its type.
///
/// Returns whether all fields could be walked; a type without reflection data has none.
@discardableResult
func forEachField(of type: Any.Type, _ body: (String, Int, Any.Type) -> Void) -> Bool {
    _forEachField(of: type, options: []) { name, offset, fieldType, _ in
        body(String(cString: name), offset, fieldType)
        return true
    }
}

/// How values of an existential type keep what is in them (Swift ABI).
enum ExistentialContainer {
    /// Three words for the value, or for a box that holds it, then its type.
    case opaque
    /// A reference first.
    case object
    /// One reference to a box of the runtime's.
    case error

    init(of type: Any.Type) {
        let flags = (unsafeBitCast(type, to: UnsafeRawPointer.self) + 8).load(as: UInt32.self)
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

/// Which stored fields of a struct do not own what they refer to: `weak`, `unowned`, `unowned(unsafe)`.
///
/// Their memory is no reference that may be read as one: a weak field points to a side table, an unowned one perhaps to an object that is
/// gone. Reflection calls their types what they are declared as, so the field records are read here (Swift ABI).
struct FieldOwnership {
    private let records: UnsafeRawPointer?
    private let count: Int
    private let stride: Int

    init(of type: Any.Type) {
        var records: UnsafeRawPointer?
        var count = 0
        var stride = 0
        if MetadataKind(of: type) == .structure {
            let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
            // In the type's descriptor: five relative pointers and flags, of which the last leads to the fields.
            let place = metadata[1] + 16
            let relative = place.load(as: Int32.self)
            if relative != 0 {
                let fields = place + Int(relative)
                stride = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
                count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
                records = fields + 16
            }
        }
        self.records = records
        self.count = count
        self.stride = stride
    }

    /// Whether the field with this index owns its value.
    func owns(_ index: Int) -> Bool {
        guard let records, index < count else { return true }
        let place = records + index * stride + 4
        let relative = place.load(as: Int32.self)
        return relative == 0 || MangledName(place + Int(relative)).isOwning
    }
}

/// The mangled name of a type, as metadata keeps it.
struct MangledName {
    let bytes: UnsafeRawPointer
    let length: Int

    /// Symbolic references inside a name (bytes 1 to 31) are followed by 4 or 8 bytes that may be 0.
    init(_ bytes: UnsafeRawPointer) {
        self.bytes = bytes
        var length = 0
        while true {
            let byte = bytes.load(fromByteOffset: length, as: UInt8.self)
            if byte == 0 { break }
            length += byte <= 0x17 ? 5 : byte <= 0x1F ? 9 : 1
        }
        self.length = length
    }

    /// Whether a value of the type keeps alive what it refers to: not with the suffixes `Xw`, `Xo` and `Xu`.
    var isOwning: Bool {
        guard length >= 2, byte(length - 2) == UInt8(ascii: "X") else { return true }
        return ![UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(byte(length - 1))
    }

    private func byte(_ index: Int) -> UInt8 { bytes.load(fromByteOffset: index, as: UInt8.self) }
}

/// Where the elements of a tuple stand in memory.
struct TupleLayout {
    var elements: [(type: Any.Type, offset: Int)] = []

    /// Reads the tuple's metadata: the number of elements, the labels, then type and offset of each (Swift ABI).
    init(_ type: Any.Type) {
        guard MetadataKind(of: type) == .tuple else { return }
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        let count = Int(words[1])
        for index in 0..<count {
            let element = unsafeBitCast(words[3 + index * 2], to: Any.Type.self)
            // The offset is 32 bits wide, followed by padding.
            elements.append((element, Int(UInt32(truncatingIfNeeded: words[4 + index * 2]))))
        }
    }
}
