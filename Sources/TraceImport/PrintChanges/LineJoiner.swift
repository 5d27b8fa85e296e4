/// Joins reason lists that somebody wrapped over several lines.
///
/// A list stays open while it ends with a comma, and goes on only in a line that begins with a blank. If it comes to nothing, its
/// lines are other log, each at its own place.
package struct LineJoiner {
    /// One line of the log or several that belong together.
    package struct Entry: Equatable {
        package var line: LogLine
        /// The number of its first line, from 1.
        package var number: Int
        /// The lines as they stood, with their numbers.
        package var raw: [RawLine]
    }

    package struct RawLine: Equatable {
        package var number: Int
        package var bytes: [UInt8]
    }

    /// Bytes of all lines of one list.
    private static let bound = 64 << 10

    private var joined: [UInt8] = []
    private var raw: [RawLine] = []

    package init() {}

    /// Takes the next line, and gives what is complete by now, in order.
    package mutating func take(_ bytes: [UInt8], number: Int) -> [Entry] {
        let line = RawLine(number: number, bytes: bytes)
        guard !raw.isEmpty else { return start(line) }
        if let tail = Self.continuation(bytes[...]), joined.count + tail.count < Self.bound {
            joined += [0x20] + tail
            raw.append(line)
            // The whole is read only once it is complete, so that a long list costs in proportion to its length.
            if tail.last == 0x2c, ChangeLine.isList(tail.dropLast()) { return [] }
            let read = LogLine(joined[...])
            if case .bodyRan = read { return [close(as: read)] }
            return finish()
        }
        return finish() + start(line)
    }

    /// Gives the lines of a list that was never ended.
    package mutating func finish() -> [Entry] {
        defer { (raw, joined) = ([], []) }
        return raw.map { Entry(line: .other, number: $0.number, raw: [$0]) }
    }

    private mutating func start(_ line: RawLine) -> [Entry] {
        let read = LogLine(line.bytes[...])
        if case .open(let bytes) = read {
            raw = [line]
            joined = bytes
            return []
        }
        return [Entry(line: read, number: line.number, raw: [line])]
    }

    private mutating func close(as line: LogLine) -> Entry {
        defer { (raw, joined) = ([], []) }
        return Entry(line: line, number: raw[0].number, raw: raw)
    }

    /// The line without its indentation; a CI runner's timestamp may stand before that.
    private static func continuation(_ line: Bytes) -> Bytes? {
        for start in [line, LinePrefix.timestamp(line)].compactMap({ $0 }) {
            if start.first?.isBlank == true {
                let text = start.trimmingBlanks
                return text.isEmpty ? nil : text
            }
        }
        return nil
    }
}
