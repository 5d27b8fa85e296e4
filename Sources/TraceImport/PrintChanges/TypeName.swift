/// The name of a type as Swift prints it, at the start of a line.
enum TypeName {
    /// Brackets deeper than this are no type name that anybody reads, and a limit against hostile input.
    private static let depthLimit = 256

    /// Splits `TYPE: rest` at the colon; nil if no type name stands before it.
    ///
    /// Outside of brackets a name holds identifiers and dots only (and raw identifiers in back-ticks), within them anything that
    /// keeps them in balance: `Box<Text>`, `Menu.(unknown context at $1002).Row`, `Field<(Int) -> Void>`.
    static func split(_ line: Bytes) -> (type: Bytes, rest: Bytes)? {
        guard let first = line.first, first.isIdentifierStart || first == 0x28 || first == 0x60 else { return nil }
        var open: [UInt8] = []
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            switch byte {
            case 0x3c, 0x28, 0x5b:  // < ( [
                guard open.count < depthLimit else { return nil }
                open.append(byte)
            case 0x3e where index > line.startIndex && line[index - 1] == 0x2d:  // ->
                guard !open.isEmpty else { return nil }
            case 0x3e, 0x29, 0x5d:  // > ) ]
                guard let last = open.popLast(), closes(byte, last) else { return nil }
            case 0x60 where open.isEmpty:  // `
                guard let end = line[(index + 1)...].firstIndex(of: 0x60) else { return nil }
                index = end
            case 0x3a where open.isEmpty:  // :
                guard index > line.startIndex, index + 1 < line.endIndex, line[index + 1] == 0x20 else { return nil }
                return (line[..<index], line[(index + 2)...])
            default:
                guard !open.isEmpty || byte.isIdentifierPart || byte == 0x2e else { return nil }
            }
            index += 1
        }
        return nil
    }

    static func closes(_ closing: UInt8, _ opening: UInt8) -> Bool {
        switch opening {
        case 0x3c: closing == 0x3e
        case 0x28: closing == 0x29
        default: closing == 0x5d
        }
    }

    /// The text with `(unknown context at $1002f608)` as `(unknown context)`: the address differs on each launch.
    static func normalised(_ bytes: Bytes) -> String {
        var rest = bytes
        var result: [UInt8] = []
        while let start = rest.firstIndex(of: "(unknown context at $") {
            result += rest[..<start]
            let digits = rest[start...].dropFirst(21)
            let end = digits.drop { $0.isHexDigit }
            if end.first == 0x29, end.startIndex > digits.startIndex {
                result += Array("(unknown context)".utf8)
                rest = end.dropFirst()
            } else {
                result += rest[start..<digits.startIndex]
                rest = digits
            }
        }
        return result.isEmpty ? rest.text : (result + rest)[...].text
    }
}
