import Foundation
import TraceReader
import TraceRecorder

/// A folder of a test's own, removed with it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "recorder-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// All traces in the folder and below.
    var traces: [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".viewtrace") }.sorted().map(file)
    }
}

extension Recorder.Options {
    /// Virtual time, for a test of that name.
    static func virtual(_ test: String = "RecorderTests/scripted") -> Self {
        var options = Self()
        options.clock = .virtual
        options.testName = test
        return options
    }
}

extension TraceFile {
    /// The notation of all records, without the metadata and the records' numbers, columns apart by one space.
    var lines: [String] {
        TraceNotation.print(self).split(separator: "\n").filter { !$0.hasPrefix("metadata") }.map { line in
            let words = line.split(separator: " ")
            return words[(words.first.flatMap { Int($0) } == nil ? 0 : 1)...].joined(separator: " ")
        }
    }
}
