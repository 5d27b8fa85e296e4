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
