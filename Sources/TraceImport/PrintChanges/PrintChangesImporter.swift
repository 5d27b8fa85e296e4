import Foundation
import TraceFormat

/// Makes a trace of a console log in which `_printChanges()` or `_logChanges()` printed.
///
/// Reads bare lines, lines with what loggers, consoles and CI runners put before them, and SwiftUI's runtime warnings; everything else
/// is kept as other log and counted. Memory is bounded, however long the log: lines are read to 64 KiB, and beyond 262,144 different
/// texts or 64 MiB of them lines are counted and not kept.
///
/// The trace has an ordinal clock: one tick a line, so that a record's time is its line in the log. A log says neither which instance
/// ran nor what it cost, so each type has one identity and nothing has a duration. The same log gives the same bytes.
public enum PrintChangesImporter {
    /// What the trace's metadata names as its source.
    public static let sourceName = "print-changes"

    /// Reads the log to its end and writes the trace; an existing file is replaced only once the new one is complete.
    ///
    /// Throws ``TraceImportError`` if the log cannot be read, is empty, or is no log, and if the trace cannot be written.
    public static func importLog(_ source: LogSource, to path: String) throws(TraceImportError) -> ImportSummary {
        try importLog(source, to: path, limits: ImportLimits())
    }

    /// The same with limits of the caller's.
    package static func importLog(
        _ source: LogSource, to path: String, limits: ImportLimits
    ) throws(TraceImportError) -> ImportSummary {
        let draft = path + ".importing"
        do {
            let summary = try write(source, to: draft, limits)
            guard rename(draft, path) == 0 else {
                throw TraceImportError.notWritten("\(path): cannot be written: \(String(cString: strerror(errno)))")
            }
            return summary
        } catch {
            unlink(draft)
            switch error {
            case let error as TraceImportError: throw error
            case let error as TraceFormatError: throw .notWritten("\(error)")
            default: throw .unreadable(source.name, reason: "\(error)")
            }
        }
    }

    private static func write(_ source: LogSource, to path: String, _ limits: ImportLimits) throws -> ImportSummary {
        var metadata = TraceMetadata()
        metadata.toolVersion = ToolVersion.current
        metadata.clock = .ordinal
        metadata.valuePolicy = .recorded
        metadata.importedFrom = sourceName
        let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: metadata)
        try file.write(ClockPoint(tick: 0, monotonic: 0, wallClock: 0, numerator: 1))
        let stream = TraceStreamWriter(file)

        var events = PrintChangesEvents(limits)
        try events.begin(source.shortName) { tick, event, definitions in
            try stream.append(event, tick: tick, definitions: definitions)
        }
        try readEntries(of: source, &events) { tick, event, definitions in
            try stream.append(event, tick: tick, definitions: definitions)
        }
        try events.finish { tick, event, definitions in
            try stream.append(event, tick: tick, definitions: definitions)
        }
        try stream.flush()
        try file.close(metadata)
        return events.summary
    }

    private static func readEntries(of source: LogSource, _ events: inout PrintChangesEvents, _ emit: PrintChangesEvents.Emit) throws {
        var reader = LineReader(bound: ImportLimits.lineBytes)
        var joiner = LineJoiner()
        var isFirst = true
        func take(_ line: LineReader.Line) throws {
            let bytes = LineCleaning.clean(line.bytes, isFirst: events.summary.lines == 0)
            let isBlank = bytes.allSatisfy { $0.isBlank } && !line.isCut
            events.count(line, isBlank: isBlank, isValid: isValidText(bytes, isCut: line.isCut))
            let number = events.summary.lines
            // A cut line is no line of ours, whatever its beginning looks like.
            let entries =
                line.isCut
                ? joiner.finish() + [.init(line: .other, number: number, raw: [.init(number: number, bytes: bytes)])]
                : isBlank ? joiner.finish() : joiner.take(bytes, number: number)
            for entry in entries { try events.take(entry, emit) }
        }
        try source.read { piece in
            if isFirst { try check(piece, source.name) }
            isFirst = false
            try reader.take(piece, take)
        }
        guard !isFirst else { throw TraceImportError.empty(source.name) }
        try reader.finish(take)
        for entry in joiner.finish() { try events.take(entry, emit) }
    }

    /// Refuses what is surely no log, by its first bytes.
    private static func check(_ piece: Bytes, _ name: String) throws(TraceImportError) {
        if piece.starts(with: TraceHeader.magic) { throw .trace(name) }
        if piece.starts(with: [0xff, 0xfe]) || piece.starts(with: [0xfe, 0xff]) { throw .wideText(name) }
    }

    /// Whether the bytes are UTF-8; the last character of a cut line may be cut too.
    private static func isValidText(_ bytes: [UInt8], isCut: Bool) -> Bool {
        if String(validating: bytes, as: UTF8.self) != nil { return true }
        return isCut && (1...3).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
    }
}
