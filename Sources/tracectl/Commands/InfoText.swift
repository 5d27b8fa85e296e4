import Foundation
import TraceReader

/// What `tracectl info` prints of one trace: the header, the metadata, counts, and flaws.
struct InfoText {
    private let file: TraceFile

    init(_ file: TraceFile) { self.file = file }

    var text: String {
        var lines = rows.filter { !$0.value.isEmpty }.map { Self.padded($0.name, to: 16) + $0.value }
        lines += counts
        lines.append(Self.padded("closed", to: 16) + (file.incompleteness?.text ?? "yes"))
        let flaws = file.flaws.filter { $0.statistic != .notClosed }
        lines.append(Self.padded("flaws", to: 16) + (flaws.isEmpty ? "none" : ""))
        lines += flaws.map { "  \($0.statistic.rawValue): \($0.text)" }
        return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n") + "\n"
    }

    private var rows: [(name: String, value: String)] {
        let header = file.header
        let metadata = file.metadata
        return [
            ("trace", file.path),
            ("format", header.version.description),
            ("session", header.session.description),
            ("recorded", Self.date(header.wallClock)),
            ("process", header.process == 0 ? "" : String(header.process)),
            ("tool", metadata.toolVersion ?? ""),
            ("imported from", metadata.importedFrom ?? ""),
            ("test", metadata.testName ?? ""),
            ("test arguments", metadata.testArguments ?? ""),
            ("executable", ([metadata.executable].compactMap { $0 } + metadata.arguments).joined(separator: " ")),
            ("build", metadata.buildMode?.description ?? ""),
            ("swift", metadata.swiftVersion ?? ""),
            ("system", metadata.system ?? ""),
            ("host", metadata.host ?? ""),
            ("package", metadata.package ?? ""),
            ("commit", (metadata.commit ?? "") + (metadata.commitIsDirty == true ? " with changes" : "")),
            ("profile", metadata.profileDescription ?? ""),
            ("clock", (metadata.clock?.description ?? "") + (metadata.clockSource.map { " (\($0))" } ?? "")),
            ("values", metadata.valuePolicy?.description ?? ""),
            ("history", metadata.history.joined(separator: "; ")),
            ("duration", metadata.clock == .ordinal ? "" : Self.duration(file.records.last?.time ?? 0)),
        ]
    }

    /// Records by what they say, in the order of their first occurrence.
    private var counts: [String] {
        var order: [String] = []
        var number: [String: Int] = [:]
        var streams: Set<UInt32> = []
        for record in file.records {
            let name = TraceNotationPrinter.name(of: record.event)
            if number[name] == nil { order.append(name) }
            number[name, default: 0] += 1
            streams.insert(record.stream)
        }
        let all = "\(file.records.count) in \(streams.count) stream\(streams.count == 1 ? "" : "s")"
        return [Self.padded("records", to: 16) + all] + order.map { "  " + Self.padded($0, to: 22) + String(number[$0] ?? 0) }
    }

    private static func date(_ nanoseconds: UInt64) -> String {
        guard nanoseconds > 0 else { return "" }
        return Date(timeIntervalSince1970: Double(nanoseconds) / 1e9).formatted(.iso8601)
    }

    private static func duration(_ nanoseconds: Int64) -> String {
        let (whole, part) = max(nanoseconds, 0).quotientAndRemainder(dividingBy: 1_000_000)
        return "\(whole).\(String(part / 1000 + 1000).dropFirst()) ms"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
