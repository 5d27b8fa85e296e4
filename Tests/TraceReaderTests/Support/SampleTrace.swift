import Foundation
import TraceFormat
import TraceReader

/// Traces for tests, and their bytes.
enum SampleTrace {
    /// A trace of `rows` rows that run once in each of `updates` updates, on one or more streams; the same each time.
    static func rows(_ rows: Int, updates: Int, streams: UInt32 = 1) throws -> TraceFile {
        var text = """
            metadata {"clock":{"kind":"virtual"},"test":{"name":"CartTests/rows"},"tool":"0.1.0"}
            0us test began CartTests/rows
            0us transaction began t1 mount Cart at CartTests.swift:7 in rows()
            0us identity created #1 Cart root slot 0

            """
        for row in 0..<rows {
            text += "1us identity created #\(row + 2) Row keyed key \"#\(row)\" slot \(row) below #1\n"
        }
        var time = 2
        for update in 0..<updates {
            for row in 0..<rows {
                let stream = streams > 1 ? "@\(UInt32(row) % streams) " : ""
                text += "\(time)us \(stream)body began #\(row + 2) Row [@self] fields [item.\(update % 3)]\n"
                text += "\(time)us \(stream)body ended #\(row + 2) \(update % 2 == 0 ? "same" : "changed") reads [_a]\n"
                time += 1
            }
        }
        text += "\(time)us transaction ended t1 passes 1 bodies \(rows * updates) skips 0\n"
        text += "\(time)us test ended passed\n"
        return try TraceNotation.parse(text)
    }

    /// Calls a function with the path of a file that does not exist, and removes the file afterwards.
    static func withPath<Result>(_ body: (String) throws -> Result) rethrows -> Result {
        let path = FileManager.default.temporaryDirectory.appending(path: "reader-\(UUID().uuidString).viewtrace").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }
}

extension TraceFile {
    /// The trace's file, byte by byte.
    func bytes(
        recordsPerBlock: Int? = nil, effort: BlockSealer.Effort = .fast, schema: EventSchema = .current
    ) throws -> [UInt8] {
        try SampleTrace.withPath { path in
            try write(to: path, recordsPerBlock: recordsPerBlock, effort: effort, schema: schema)
            return Array(try Data(contentsOf: URL(filePath: path)))
        }
    }
}
