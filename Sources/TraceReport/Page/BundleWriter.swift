import Foundation
import TraceReader

/// Collects the sections of a bundle and lays them out; `Viewer/BUNDLE.md` describes the layout byte by byte.
struct BundleWriter {
    private var sections: [Section] = []
    private var data: [[UInt8]] = []

    /// The version that is written: readers refuse a greater major one.
    static let version: (major: UInt16, minor: UInt16) = (1, 0)
    /// Bytes that a page inflates of one section, and of all together.
    static let sectionLimit = 1 << 30
    private static let totalLimit = 1 << 31
    private static let magic: [UInt8] = [0x89, 0x56, 0x54, 0x42, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Every section begins at a multiple of it: whole typed elements, and whole characters of Base64.
    private static let alignment = 12

    private struct Section: Encodable {
        var name: String
        var kind: String
        var count: Int
        var length: Int
        var offset = 0
        var stored: Int
        /// Present only where it is true.
        var delta: Bool?
    }

    private struct Directory: Encodable {
        var title, tool: String
        var sections: [Section]
    }

    // MARK: Sections

    /// Adds a column in the narrowest kind that holds its numbers. With `delta`, which asks for numbers that ascend, each stands as the
    /// difference from the one before it.
    mutating func add(_ name: String, _ numbers: [some FixedWidthInteger & UnsignedInteger], delta: Bool = false) {
        var stored = numbers
        if delta {
            for row in stored.indices.dropFirst().reversed() { stored[row] -= stored[row - 1] }
        }
        let greatest = UInt64(stored.max() ?? 0)
        if greatest <= UInt8.max {
            add(name, stored.map { UInt8(truncatingIfNeeded: $0) }, count: numbers.count, delta: delta)
        } else if greatest <= UInt16.max {
            add(name, stored.map { UInt16(truncatingIfNeeded: $0).littleEndian }, count: numbers.count, delta: delta)
        } else if greatest <= UInt32.max {
            add(name, stored.map { UInt32(truncatingIfNeeded: $0).littleEndian }, count: numbers.count, delta: delta)
        } else {
            add(name, stored.map { UInt64(truncatingIfNeeded: $0).littleEndian }, count: numbers.count, delta: delta)
        }
    }

    private mutating func add<Number: FixedWidthInteger>(_ name: String, _ stored: [Number], count: Int, delta: Bool) {
        stored.withUnsafeBytes { bytes in
            add(name, kind: "u\(Number.bitWidth)", bytes, count: count, delta: delta ? true : nil)
        }
    }

    /// Adds UTF-8.
    mutating func add(_ name: String, text: [UInt8]) {
        text.withUnsafeBytes { add(name, kind: "text", $0, count: 0, delta: nil) }
    }

    /// Adds a JSON document that is UTF-8 already.
    mutating func add(_ name: String, json: some Sequence<UInt8>) {
        Array(json).withUnsafeBytes { add(name, kind: "json", $0, count: 0, delta: nil) }
    }

    private mutating func add(_ name: String, kind: String, _ bytes: UnsafeRawBufferPointer, count: Int, delta: Bool?) {
        let stream = ZlibStream.of(bytes)
        sections.append(
            Section(name: name, kind: kind, count: count, length: bytes.count, stored: stream.count, delta: delta))
        data.append(stream)
    }

    // MARK: Layout

    /// The bundle's bytes. Throws ``PageReportError/tooLarge(part:bytes:)`` for what no page would open.
    func bytes(title: String) throws -> [UInt8] {
        try checkSizes()
        var placed = sections
        // Offsets are part of the directory, whose length moves them; numbers only grow longer, so that this ends.
        var length = 0
        var directory: [UInt8] = []
        repeat {
            length = Self.aligned(16 + directory.count) - 16
            var offset = 16 + length
            for row in placed.indices {
                placed[row].offset = offset
                offset = Self.aligned(offset + placed[row].stored)
            }
            directory = try Self.encoded(Directory(title: title, tool: "tracectl \(ToolVersion.current)", sections: placed))
        } while directory.count > length
        return laidOut(directory, length: length)
    }

    private func checkSizes() throws(PageReportError) {
        for section in sections where section.length > Self.sectionLimit {
            throw .tooLarge(part: section.name, bytes: section.length)
        }
        let total = sections.reduce(0) { $0 + $1.length }
        if total > Self.totalLimit { throw .tooLarge(part: "all columns together", bytes: total) }
    }

    private func laidOut(_ directory: [UInt8], length: Int) -> [UInt8] {
        var output = Self.magic
        output.reserveCapacity(16 + length + data.reduce(0) { $0 + $1.count + Self.alignment })
        Self.append(Self.version.major, to: &output)
        Self.append(Self.version.minor, to: &output)
        Self.append(UInt32(length), to: &output)
        output += directory
        output += repeatElement(UInt8(ascii: " "), count: length - directory.count)
        for stream in data {
            output += stream
            output += repeatElement(0, count: Self.aligned(output.count) - output.count)
        }
        return output
    }

    private static func aligned(_ length: Int) -> Int { (length + alignment - 1) / alignment * alignment }

    private static func append(_ number: some FixedWidthInteger, to output: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { output.append(contentsOf: $0) }
    }

    /// JSON with sorted keys, so that the same data gives the same bytes.
    static func encoded(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(value))
    }
}
