/// Reads varints, fixed integers and texts from memory that may hold anything, never past its end.
struct ByteReader {
    /// What can be wrong; the text completes "the event is wrong: …".
    enum Fault: String, Error {
        case end = "it ends too early"
        case longVarint = "a number has more than 64 bits"
        case tooLarge = "a number is larger than its field allows"
        case longText = "a text is longer than 64 KiB"
        case longList = "a list has more than 16384 items"
        case repeated = "a tag is described twice"
        case noTag = "its tag is 0, which no event has"
        case undescribed = "its tag is not described by the file's schema"
        case wrongEscape = "a tag below 240 is written as if it were larger"
        case lateTick = "its tick is larger than 64 bits"
    }

    private(set) var place: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    private let start: UnsafePointer<UInt8>
    /// Whether some text had to be repaired.
    private(set) var hasInvalidText = false

    /// Reads bytes that outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer) {
        // An empty buffer may have no address; any address will do for nothing.
        let base = bytes.bindMemory(to: UInt8.self).baseAddress ?? UnsafePointer(bitPattern: 1)!
        start = base
        place = base
        end = base + bytes.count
    }

    /// Bytes that were read.
    var offset: Int { place - start }
    var isAtEnd: Bool { place == end }
    var remaining: Int { end - place }

    @inline(__always)
    mutating func byte() throws(Fault) -> UInt8 {
        guard place < end else { throw .end }
        let byte = place.pointee
        place += 1
        return byte
    }

    @inline(__always)
    mutating func varint() throws(Fault) -> UInt64 {
        guard place < end else { throw .end }
        let first = place.pointee
        if first < 0x80 {
            place += 1
            return UInt64(first)
        }
        return try longVarint()
    }

    private mutating func longVarint() throws(Fault) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            guard place < end else { throw .end }
            let byte = place.pointee
            place += 1
            // The tenth byte holds the 64th bit and nothing else.
            if shift == 63 && byte > 1 { throw .longVarint }
            value |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }

    mutating func varint(atMost limit: UInt64) throws(Fault) -> UInt64 {
        let value = try varint()
        guard value <= limit else { throw .tooLarge }
        return value
    }

    /// An identifier of 32 bits.
    @inline(__always)
    mutating func identifier() throws(Fault) -> UInt32 {
        let value = try varint()
        guard value <= UInt64(UInt32.max) else { throw .tooLarge }
        return UInt32(truncatingIfNeeded: value)
    }

    /// An identifier as a zigzag difference to a base, which it becomes.
    @inline(__always)
    mutating func identifier(from base: inout UInt32) throws(Fault) -> UInt32 {
        let (value, overflow) = Int64(base).addingReportingOverflow(Varint.unzigzag(try varint()))
        guard !overflow, value >= 0, value <= Int64(UInt32.max) else { throw .tooLarge }
        base = UInt32(truncatingIfNeeded: value)
        return base
    }

    /// A related identifier: 0 for none, else 1 + the zigzag difference to the base.
    mutating func related(to base: UInt32) throws(Fault) -> UInt32 {
        let raw = try varint()
        guard raw > 0 else { return 0 }
        let (value, overflow) = Int64(base).subtractingReportingOverflow(Varint.unzigzag(raw - 1))
        guard !overflow, value >= 0, value <= Int64(UInt32.max) else { throw .tooLarge }
        return UInt32(truncatingIfNeeded: value)
    }

    mutating func fixed64() throws(Fault) -> UInt64 {
        guard remaining >= 8 else { throw .end }
        let value = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
        place += 8
        return UInt64(littleEndian: value)
    }

    /// A length and as many bytes.
    mutating func bytes(atMost limit: Int) throws(Fault) -> UnsafeBufferPointer<UInt8> {
        let length = try varint()
        guard length <= UInt64(limit) else { throw .longText }
        guard length <= UInt64(remaining) else { throw .end }
        defer { place += Int(length) }
        return UnsafeBufferPointer(start: place, count: Int(length))
    }

    /// A length and UTF-8; what is not valid is replaced, and `hasInvalidText` says so.
    mutating func text() throws(Fault) -> String {
        let bytes = try bytes(atMost: TraceLimits.textBytes)
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        hasInvalidText = true
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A length and a reader of as many bytes.
    mutating func part() throws(Fault) -> ByteReader {
        let length = try varint()
        guard length <= UInt64(remaining) else { throw .end }
        defer { place += Int(length) }
        return ByteReader(UnsafeRawBufferPointer(start: place, count: Int(length)))
    }
}
