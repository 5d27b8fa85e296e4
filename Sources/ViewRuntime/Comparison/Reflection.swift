@_spi(Reflection) import Swift

/// What kind of type a metadata record describes, as far as comparing values goes.
enum MetadataKind {
    case structure, enumeration, tuple, optional, reference, function, existential, fixedArray, other

    /// The kinds are the numbers of the Swift ABI (`MetadataKind.def`); anything above 0x7FF is a class's metadata.
    init(of type: Any.Type) {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        switch kind {
        case 0x200: self = .structure
        case 0x201: self = .enumeration
        case 0x202: self = .optional
        case 0x203, 0x305: self = .reference
        case 0x301: self = .tuple
        case 0x302: self = .function
        // The second kind has constrained associated types: `any Collection<Int>`.
        case 0x303, 0x307: self = .existential
        case 0x308: self = .fixedArray
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
