import Foundation
import Testing
import TraceFormat
import TraceReader

/// Every way in which a file cannot be read at all: the texts, which tell what to do.
@Suite struct OpeningErrorTests {
    private func error(_ bytes: [UInt8]) -> String? {
        do {
            _ = try TraceFile.read(bytes, name: "a.viewtrace")
            return nil
        } catch {
            #expect(error.exitStatus == 3)
            #expect(error.path == "a.viewtrace")
            return error.description
        }
    }

    private static let header = TraceHeader().encoded

    @Test func aMissingFileAndAFolderAreNamed() {
        let folder = FileManager.default.temporaryDirectory.path
        #expect(throws: TraceReaderError.missing(path: folder + "/nothing.viewtrace")) {
            try TraceFile.open(folder + "/nothing.viewtrace")
        }
        #expect(throws: TraceReaderError.folder(path: folder)) { try TraceFile.open(folder) }
        #expect(throws: TraceReaderError.unreadable(
            path: "/dev/null", reason: "it is no regular file; write it to one first")
        ) { try TraceFile.open("/dev/null") }
        #expect("\(TraceReaderError.missing(path: "x"))" == "x: no such file")
        #expect("\(TraceReaderError.folder(path: "x"))" == "x: is a folder, not a trace file (NAME.viewtrace)")
    }

    @Test func anEmptyFileIsNamed() {
        #expect(
            error([])
                == "a.viewtrace: is empty; the recording ended before its first byte was written, or the copy failed")
    }

    @Test func aFileThatIsNoTraceIsDescribed() {
        let rest = ", a trace begins with the bytes 89 56 54 52 0d 0a 1a 0a; logs of other tools are read by 'tracectl import'"
        #expect(
            error(Array("CartRow: @self changed.\nmore".utf8))
                == "a.viewtrace: is not a trace: it begins with the text \"CartRow: @self changed.\"" + rest)
        #expect(
            error([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0])
                == "a.viewtrace: is not a trace: it begins with the bytes 7f 45 4c 46 02 01 01 00" + rest)
        #expect(
            error([0x1F, 0x8B, 8, 0])
                == "a.viewtrace: is not a trace: it begins as a gzip file does (unpack it first)" + rest)
    }

    @Test func aCopyInTextModeIsRecognised() throws {
        let bytes = try SampleTrace.rows(1, updates: 1).bytes()
        let text = "a.viewtrace: is a trace whose line ends were converted as if it were text; copy it again in binary mode "
            + "(for git: '*.viewtrace binary' in .gitattributes)"
        func replacing(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
            var result: [UInt8] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                if rest.starts(with: old) {
                    result += new
                    rest = rest.dropFirst(old.count)
                } else {
                    result.append(rest.removeFirst())
                }
            }
            return result
        }
        #expect(error(replacing([13, 10], [10])) == text)
        #expect(error(replacing([10], [13, 10])) == text)
        #expect(error(bytes.map { $0 & 0x7F }) == text)
        #expect(error(Array(String(decoding: bytes, as: UTF8.self).utf8)) == text)
    }

    @Test func aFileCutWithinTheHeaderSaysHowMuchIsThere() {
        for count in 1..<64 {
            #expect(
                error(Array(Self.header.prefix(count)))
                    == "a.viewtrace: is cut off within the header: \(count) of 64 bytes are there, and no record")
        }
    }

    @Test func aNewerMajorVersionIsNamedBeforeAnythingElse() {
        var header = Self.header
        header[8] = 99
        let text = "a.viewtrace: has format version 99.0, this tool reads up to 1.0; use a newer tracectl"
        #expect(error(header) == text)
        #expect(error(Array(header.prefix(12))) == text)
    }

    @Test func aFeatureThatIsRequiredAndMissingIsNamed() {
        #expect(
            error(TraceHeader(requiredFeatures: 0x12).encoded)
                == "a.viewtrace: needs features that this tool does not have (required bits 0x12); use a newer tracectl")
    }

    @Test func aHeaderWithoutBlocksHoldsNothing() {
        #expect(
            error(Self.header)
                == "a.viewtrace: is damaged so that not one record can be read: incomplete: not closed cleanly; "
                + "0 records recovered, 0 lost")
        var damaged = Self.header
        damaged[20] ^= 1
        #expect(
            error(damaged) == "a.viewtrace: the header is damaged: its checksum over bytes 0 to 59 does not match")
    }

    @Test func aDamagedHeaderDoesNotCostTheRecords() throws {
        let file = try SampleTrace.rows(3, updates: 2)
        var bytes = try file.bytes()
        bytes[40] ^= 0xFF
        let read = try TraceFile.read(bytes, name: "a.viewtrace")
        #expect(read.records == file.records)
        #expect(read.flaws.map(\.text) == [
            "the header is damaged: its checksum does not match; times count from the first reading of the clocks"
        ])
    }
}
