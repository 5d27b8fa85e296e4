@_spi(Reflection) import Swift

/// The mangled name of a type, as metadata keeps it.
struct MangledName {
    let bytes: UnsafeRawPointer
    let length: Int
    /// Where the text begins that follows the last symbolic reference.
    private let tailStart: Int

    /// Symbolic references inside a name (bytes 1 to 31) are followed by 4 or 8 bytes that may be 0.
    init(_ bytes: UnsafeRawPointer) {
        self.bytes = bytes
        var length = 0
        var tail = 0
        while true {
            let byte = bytes.load(fromByteOffset: length, as: UInt8.self)
            if byte == 0 { break }
            length += byte <= 0x17 ? 5 : byte <= 0x1F ? 9 : 1
            if byte <= 0x1F { tail = length }
        }
        self.length = length
        tailStart = tail
    }

    /// Whether a value of the type keeps alive what it refers to: not with the suffixes `Xw`, `Xo` and `Xu`.
    var isOwning: Bool { !endsWith("Xw") && !endsWith("Xo") && !endsWith("Xu") }

    /// Whether the name is that of a box that holds a captured variable.
    var isBox: Bool { endsWith("_Xx") }

    /// Whether the name is that of a closure with a context, or of an optional one, as captures are described: `I`, `e` for escaping and `g`
    /// for how the context is passed, then conventions up to the last underscore. Such names cannot be resolved.
    var isClosure: Bool {
        var end = length
        if endsWith("Sg") { end -= 2 }
        guard end - tailStart >= 4, byte(end - 1) == UInt8(ascii: "_") else { return false }
        var start = end - 2
        while start > tailStart, byte(start) != UInt8(ascii: "I") {
            guard isLetter(byte(start)) else { return false }
            start -= 1
        }
        return byte(start) == UInt8(ascii: "I") && byte(start + 1) == UInt8(ascii: "e")
            && byte(start + 2) == UInt8(ascii: "g")
    }

    /// The type with this name; nil where it cannot be named without the generic arguments of the place where it stands.
    func type(in context: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil) -> Any.Type? {
        _getTypeByMangledNameInContext(
            bytes.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: context, genericArguments: arguments)
    }

    private func endsWith(_ suffix: StaticString) -> Bool {
        let count = suffix.utf8CodeUnitCount
        guard length - tailStart >= count else { return false }
        for index in 0..<count where byte(length - count + index) != suffix.utf8Start[index] { return false }
        return true
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }

    private func byte(_ index: Int) -> UInt8 { bytes.load(fromByteOffset: index, as: UInt8.self) }
}
