#if !canImport(Darwin)
/// One unit of `.debug_line`: a program that, run, lists which address belongs to which line.
///
/// Versions 2 to 5 of DWARF, chapter 6.2 ("Line Number Information"), in the 32-bit format that the toolchain writes.
struct LineProgram {
    /// One row of the table: what holds from its address up to the next row's.
    struct Row {
        var address: UInt64
        var file: Int
        var line: Int
        var column: Int
        /// The address behind the last instruction of a sequence; no line.
        var endsSequence: Bool
    }

    /// Where the next unit begins.
    let end: Int
    private let bytes: UnsafeRawBufferPointer
    private let version: UInt16
    private let tables: Int
    private let start: Int
    private let minimumLength: UInt64
    private let lineBase: Int
    private let lineRange: Int
    private let opcodeBase: Int
    private let operandCounts: [UInt8]

    /// Reads the header of the unit at an offset; nil if there is none, or it is not understood.
    init?(_ section: UnsafeRawBufferPointer, at offset: Int) {
        var cursor = ByteCursor(section, at: offset)
        let length = Int(cursor.word())
        guard !cursor.isExhausted, length < 0xFFFF_FFF0, length <= section.count - cursor.position else { return nil }
        end = cursor.position + length
        bytes = UnsafeRawBufferPointer(rebasing: section[..<end])
        cursor = ByteCursor(bytes, at: cursor.position)
        version = cursor.half()
        guard (2...5).contains(version) else { return nil }
        if version >= 5 { cursor.skip(2) }
        let headerLength = Int(cursor.word())
        start = cursor.position &+ headerLength
        minimumLength = UInt64(cursor.byte())
        if version >= 4 { cursor.skip(1) }
        cursor.skip(1)
        lineBase = Int(Int8(bitPattern: cursor.byte()))
        lineRange = Int(cursor.byte())
        opcodeBase = Int(cursor.byte())
        guard lineRange > 0, opcodeBase > 0, start <= end else { return nil }
        operandCounts = (1..<max(opcodeBase, 1)).map { _ in cursor.byte() }
        tables = cursor.position
        guard !cursor.isExhausted else { return nil }
    }

    /// Runs the program and visits its rows in order.
    func run(_ visit: (Row) -> Void) {
        var cursor = ByteCursor(bytes, at: start)
        var row = Row(address: 0, file: 1, line: 1, column: 0, endsSequence: false)
        let constantAdvance = UInt64((255 - opcodeBase) / lineRange) &* minimumLength
        while cursor.position < end, !cursor.isExhausted {
            let opcode = Int(cursor.byte())
            if opcode >= opcodeBase {
                let special = opcode - opcodeBase
                row.address &+= UInt64(special / lineRange) &* minimumLength
                row.line &+= lineBase + special % lineRange
                visit(row)
                continue
            }
            switch opcode {
            case 0:
                let length = Int(truncatingIfNeeded: cursor.unsigned())
                let next = cursor.position &+ length
                guard length > 0, next <= end else { return }
                switch cursor.byte() {
                case 1:
                    row.endsSequence = true
                    visit(row)
                    row = Row(address: 0, file: 1, line: 1, column: 0, endsSequence: false)
                case 2: row.address = length == 9 ? cursor.long() : 0
                default: break
                }
                cursor = ByteCursor(bytes, at: next)
            case 1: visit(row)
            case 2: row.address &+= cursor.unsigned() &* minimumLength
            case 3: row.line &+= Int(truncatingIfNeeded: cursor.signed())
            case 4: row.file = Int(truncatingIfNeeded: cursor.unsigned())
            case 5: row.column = Int(truncatingIfNeeded: cursor.unsigned())
            case 6, 7, 10, 11: break
            case 8: row.address &+= constantAdvance
            case 9: row.address &+= UInt64(cursor.half())
            default:
                for _ in 0..<operandCounts[opcode - 1] { _ = cursor.unsigned() }
            }
        }
    }

    /// The paths of the unit's files, by the numbers that rows use. Strings of version 5 may lie in sections of their own.
    func files(strings: UnsafeRawBufferPointer, lineStrings: UnsafeRawBufferPointer) -> [Int: String] {
        var cursor = ByteCursor(bytes, at: tables)
        var files: [Int: String] = [:]
        if version >= 5 {
            let folders = entries(&cursor, strings, lineStrings)
            for (number, entry) in entries(&cursor, strings, lineStrings).enumerated() {
                let folder = entry.folder < folders.count ? folders[entry.folder].path : ""
                files[number] = LineProgram.join(folder, entry.path)
            }
            return files
        }
        // Folder 0 is the unit's own, which only `.debug_info` names.
        var folders = [""]
        while !cursor.isExhausted {
            let folder = cursor.string()
            if folder.isEmpty { break }
            folders.append(folder)
        }
        var number = 1
        while !cursor.isExhausted {
            let name = cursor.string()
            if name.isEmpty { break }
            let folder = Int(truncatingIfNeeded: cursor.unsigned())
            _ = cursor.unsigned()
            _ = cursor.unsigned()
            files[number] = LineProgram.join(folders.indices.contains(folder) ? folders[folder] : "", name)
            number += 1
        }
        return files
    }

    /// Version 5 describes its own tables: which contents an entry has, and in which form.
    private func entries(
        _ cursor: inout ByteCursor, _ strings: UnsafeRawBufferPointer, _ lineStrings: UnsafeRawBufferPointer
    ) -> [(path: String, folder: Int)] {
        let formats = (0..<cursor.byte()).map { _ in (content: cursor.unsigned(), form: cursor.unsigned()) }
        let count = cursor.unsigned()
        var entries: [(path: String, folder: Int)] = []
        for _ in 0..<count {
            var path = ""
            var folder = 0
            for format in formats {
                var text: String?
                var number: UInt64 = 0
                switch format.form {
                case 0x08: text = cursor.string()
                case 0x0E, 0x1F:
                    var place = ByteCursor(format.form == 0x1F ? lineStrings : strings, at: Int(cursor.word()))
                    text = place.string()
                case 0x0B: number = UInt64(cursor.byte())
                case 0x05: number = UInt64(cursor.half())
                case 0x06: number = UInt64(cursor.word())
                case 0x0F: number = cursor.unsigned()
                case 0x1E: cursor.skip(16)
                case 0x09: cursor.skip(Int(truncatingIfNeeded: cursor.unsigned()))
                default: return entries
                }
                if format.content == 1, let text { path = text }
                if format.content == 2 { folder = Int(truncatingIfNeeded: number) }
            }
            if cursor.isExhausted { break }
            entries.append((path, folder))
        }
        return entries
    }

    private static func join(_ folder: String, _ name: String) -> String {
        name.hasPrefix("/") || folder.isEmpty ? name : folder + "/" + name
    }
}
#endif
