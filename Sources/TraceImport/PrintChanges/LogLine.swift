import Foundation

/// What one line of a log says, whatever stands before it.
package enum LogLine: Equatable {
    case bodyRan(type: String, reasons: [String])
    case warning(WarningLine)
    /// A reason list that the next line continues; the bytes are the line without what stands before it.
    case open([UInt8])
    /// Several lines within one, as a message of a JSON event may hold.
    case several([LogLine])
    /// Anything else.
    case other

    /// Reads a line that was cleaned.
    package init(_ line: ArraySlice<UInt8>) {
        if let event = Self.event(in: line) {
            self = event
            return
        }
        var prefix = LinePrefix()
        var rest = line
        self = .other
        // No line has more prefixes than this; a line of nothing but timestamps is none of ours.
        for _ in 0..<8 {
            if let known = Self.bare(rest) {
                self = known
                // Some warnings are told by their end alone; what stands before them is none of their text.
                guard case .warning = known else { return }
            }
            guard let next = prefix.strip(rest) else { break }
            rest = next
            if let event = Self.event(in: rest) {
                self = event
                return
            }
        }
    }

    private static func bare(_ line: Bytes) -> LogLine? {
        switch ChangeLine(line) {
        case .bodyRan(let type, let reasons): .bodyRan(type: type, reasons: reasons)
        case .open: .open(Array(line))
        case nil: WarningLine(line).map { .warning($0) }
        }
    }

    private struct Event: Decodable {
        var eventMessage: String?
        var message: String?
    }

    /// The message of an event in JSON: `eventMessage` as `log stream --style ndjson` writes it, or `message`.
    private static func event(in line: Bytes) -> LogLine? {
        guard line.first == 0x7b, let event = try? JSONDecoder().decode(Event.self, from: Data(line)),
            let message = event.eventMessage ?? event.message
        else { return nil }
        let lines = message.split(whereSeparator: \.isNewline).map { line in
            // What a message holds is read once, so that messages within messages cannot be nested without end.
            line.utf8.first == 0x7b ? LogLine.other : LogLine(Array(line.utf8)[...])
        }
        let known = lines.filter { if case .open = $0 { false } else { $0 != .other } }
        return known.isEmpty ? .other : known.count == 1 ? known[0] : .several(known)
    }
}
