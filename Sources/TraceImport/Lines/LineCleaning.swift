/// Takes away what a terminal or an editor added to a line.
enum LineCleaning {
    /// The line without a carriage return at its end, without terminal codes, and, if it is the first, without a byte order mark.
    static func clean(_ line: [UInt8], isFirst: Bool) -> [UInt8] {
        var bytes = line[...]
        if isFirst, bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes = bytes.dropFirst(3) }
        while bytes.last == 0x0d { bytes = bytes.dropLast() }
        guard bytes.contains(0x1b) else { return Array(bytes) }
        return withoutTerminalCodes(bytes)
    }

    /// Removes `ESC [ … letter` (colours), `ESC ] … BEL` (titles, links), strings up to `ESC \`, and other two-byte codes.
    ///
    /// A code that the line's end cuts off goes with the rest of the line.
    private static func withoutTerminalCodes(_ bytes: Bytes) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == 0x1b else {
                result.append(byte)
                continue
            }
            switch rest.popFirst() {
            case 0x5b:  // [
                rest = rest.drop { $0 < 0x40 || $0 > 0x7e }.dropFirst()
            case 0x5d, 0x5f, 0x50, 0x5e:  // ] _ P ^
                rest = rest.drop { $0 != 0x07 && $0 != 0x1b }
                if rest.popFirst() == 0x1b, rest.first == 0x5c { rest = rest.dropFirst() }
            default:
                break
            }
        }
        return result
    }
}
