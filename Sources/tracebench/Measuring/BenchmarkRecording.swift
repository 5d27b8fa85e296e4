import Foundation
import TraceRecorder

/// Where the recorded side of a workload records.
enum BenchmarkRecording {
    /// Gives `work` a listener that records into a folder of its own, which is taken away afterwards; none where nothing records.
    ///
    /// Throws `RecorderError`, and what the file system and `work` throw.
    @MainActor
    static func withListener<T>(_ records: Bool, _ work: (HostListener?) throws -> T) throws -> T {
        guard records else { return try work(nil) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tracebench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = try Recorder(to: folder.appendingPathComponent("recorded.viewtrace").path)
        defer { recorder.close() }
        return try work(HostListener(instrument: recorder.instrument, ids: recorder.ids))
    }
}
