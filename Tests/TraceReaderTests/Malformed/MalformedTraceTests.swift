import Foundation
import Testing
import TraceFormat
import TraceReader

/// The files of `Traces/malformed`: what each is made of, and what a reader says about it.
///
/// `scripts/make-malformed` writes files and texts anew, after a change that is meant.
@Suite struct MalformedTraceTests {
    static let names = ["cut-off", "flipped-bit", "wrong-magic", "text-mode", "newer-version", "cut-header", "empty", "text-file"]
    private static let isUpdating = ProcessInfo.processInfo.environment["VIEWTRACE_MAKE_MALFORMED"] == "1"
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Traces/malformed")

    /// The bytes of a malformed file, made from one good trace, stored without compression so that they are the same everywhere.
    private func bytes(_ name: String) throws -> [UInt8] {
        let good = try SampleTrace.rows(3, updates: 8).bytes(recordsPerBlock: 16, effort: .stored)
        var bytes = good
        switch name {
        case "cut-off": bytes.removeSubrange((try content(ofBlock: 2, in: good) + 20)...)
        case "flipped-bit": bytes[try content(ofBlock: 1, in: good) + 20] ^= 0x20
        case "wrong-magic": bytes[0] = 0x88
        case "text-mode":
            bytes = Array(Data(good).reduce(into: [UInt8]()) { result, byte in
                if byte == 0x0A, result.last == 0x0D { result.removeLast() }
                result.append(byte)
            })
        case "newer-version": bytes[8] = 99
        case "cut-header": bytes.removeSubrange(40...)
        case "empty": bytes = []
        default: bytes = Array("ProductRow: @self changed.\nProductRow: _isFavourite changed.\n".utf8)
        }
        return bytes
    }

    /// Where the content of an events block begins, counted from 0.
    private func content(ofBlock number: Int, in bytes: [UInt8]) throws -> Int {
        var rest = number
        var place = TraceHeader.size
        while true {
            let header = try bytes[place...].withUnsafeBytes { try BlockHeader(decoding: $0) }
            if header.knownType == .events {
                if rest == 0 { return place + BlockHeader.size }
                rest -= 1
            }
            place += BlockHeader.size + Int(header.storedLength)
        }
    }

    /// What a reader says of a file: its error and exit status, or what it read and each flaw.
    private func words(_ bytes: [UInt8], _ name: String) -> String {
        do {
            let file = try TraceFile.read(bytes, name: "\(name).viewtrace")
            let flaws = file.flaws.map { "\($0.severity): \($0.statistic.rawValue): \($0.text)\n" }.joined()
            return "read: \(file.records.count) records\n" + flaws
        } catch {
            return "status \(error.exitStatus): \(error)\n"
        }
    }

    @Test(arguments: names)
    func theFileAndItsTextAreAsStored(name: String) throws {
        let file = Self.folder.appending(path: "\(name).viewtrace")
        let text = Self.folder.appending(path: "\(name).error.txt")
        let made = try bytes(name)
        if Self.isUpdating {
            try Data(made).write(to: file)
            try Data(words(made, name).utf8).write(to: text)
        }
        let stored = Array(try Data(contentsOf: file))
        #expect(stored == made, "the file differs from what this test makes: run scripts/make-malformed if that is meant")
        #expect(words(stored, name) == String(decoding: try Data(contentsOf: text), as: UTF8.self))
    }

    @Test(.disabled(if: isUpdating, "files are being written")) func nothingElseIsInTheFolder() throws {
        let expected = Self.names.flatMap { ["\($0).viewtrace", "\($0).error.txt"] } + ["README.md"]
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(found.sorted() == expected.sorted())
    }
}
