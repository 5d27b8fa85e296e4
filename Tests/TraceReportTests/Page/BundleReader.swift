import Foundation
import TraceFormat

/// Reads a bundle as `Viewer/BUNDLE.md` describes it, strictly: what the page would refuse, it throws.
struct BundleReader {
    struct Section: Decodable {
        var name, kind: String
        var count, length, offset, stored: Int
        var delta: Bool?
    }

    struct Directory: Decodable {
        var title, tool: String
        var sections: [Section]
    }

    enum Fault: Error { case magic, version, directory, section(String) }

    let bytes: [UInt8]
    let directory: Directory

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        guard bytes.starts(with: [0x89, 0x56, 0x54, 0x42, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Fault.magic }
        guard Array(bytes[8..<12]) == [1, 0, 0, 0] else { throw Fault.version }
        let length = bytes[12..<16].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard (16 + length) % 12 == 0, 16 + length <= bytes.count else { throw Fault.directory }
        directory = try JSONDecoder().decode(Directory.self, from: Data(bytes[16..<(16 + length)]))
    }

    func inflated(_ name: String) throws -> [UInt8] {
        guard let section = directory.sections.first(where: { $0.name == name }) else { throw Fault.section(name) }
        guard section.offset % 12 == 0, section.offset + section.stored <= bytes.count else { throw Fault.section(name) }
        var output = [UInt8](repeating: 0, count: max(1, section.length))
        try bytes[section.offset..<(section.offset + section.stored)].withUnsafeBytes { input in
            try output.withUnsafeMutableBytes { all in
                try Inflater().inflate(input, into: UnsafeMutableRawBufferPointer(rebasing: all[..<section.length]))
            }
        }
        return Array(output.prefix(section.length))
    }

    /// The numbers of a column.
    func column(_ name: String) throws -> [UInt64] {
        guard let section = directory.sections.first(where: { $0.name == name }),
            let width = ["u8": 1, "u16": 2, "u32": 4, "u64": 8][section.kind], section.count * width == section.length
        else { throw Fault.section(name) }
        let bytes = try inflated(name)
        var numbers: [UInt64] = []
        for start in stride(from: 0, to: bytes.count, by: width) {
            let number = bytes[start..<(start + width)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let before = section.delta == true ? numbers.last ?? 0 : 0
            numbers.append(number + before)
        }
        return numbers
    }

    func json(_ name: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(try inflated(name))) }

    /// The texts of a column of references to strings.
    func texts(_ name: String) throws -> [String] { try column(name).map(string) }

    func string(_ reference: UInt64) throws -> String {
        guard reference > 0 else { return "" }
        let ends = try column("strings.end")
        let start = reference > 1 ? ends[Int(reference) - 2] : 0
        return String(decoding: try inflated("strings.text")[Int(start)..<Int(ends[Int(reference) - 1])], as: UTF8.self)
    }

    func list(_ reference: UInt64) throws -> [String] {
        guard reference > 0 else { return [] }
        let ends = try column("lists.end")
        let start = reference > 1 ? ends[Int(reference) - 2] : 0
        return try column("items.string")[Int(start)..<Int(ends[Int(reference) - 1])].map(string)
    }

    /// The path of an identity, put together from the rests of its ancestors.
    func path(_ identity: UInt64) throws -> String {
        guard identity > 0 else { return "" }
        let parent = try column("identities.parent")[Int(identity) - 1]
        return try path(parent) + string(column("identities.rest")[Int(identity) - 1])
    }
}
