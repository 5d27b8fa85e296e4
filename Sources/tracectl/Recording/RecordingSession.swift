import Foundation
import TraceAnalysis
import TraceReader

/// Where a command's traces go, and which of them are new after it ran.
struct RecordingSession {
    /// The folder of sessions, as it was given.
    let directory: String
    /// The session's name, which every process of the command uses.
    let name: String
    private let before: [String: Date]

    /// Makes the folder if it is not there, and remembers what it holds.
    init(directory: String) throws {
        self.directory = directory
        do {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw Failure(ExitStatus.internalError, "\(directory): the folder cannot be made: \(error.localizedDescription)")
        }
        guard FileManager.default.isWritableFile(atPath: directory) else {
            throw Failure(ExitStatus.internalError, "\(directory): the folder cannot be written to; '--output' names another")
        }
        name = Self.newName()
        before = Self.traces(under: directory)
    }

    /// The environment under which the command records.
    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        // Absolute, since the command may run its tests in another folder.
        environment[TracePlaces.directoryVariable] = URL(fileURLWithPath: directory).standardizedFileURL.path
        environment[TracePlaces.sessionVariable] = name
        return environment
    }

    /// The traces that were made or written to since the session began, by name.
    var newTraces: [String] {
        Self.traces(under: directory).filter { before[$0.key] != $0.value }.keys.sorted()
    }

    /// The traces in the folder and in its sessions' folders, with when they were last written to.
    private static func traces(under directory: String) -> [String: Date] {
        var found: [String: Date] = [:]
        for folder in [directory] + TraceFolder.subfolders(of: directory) {
            for path in TraceFolder.traces(in: folder) {
                let parts = [path, path + "." + TracePlaces.liveExtension]
                let dates = parts.compactMap { (try? FileManager.default.attributesOfItem(atPath: $0))?[.modificationDate] as? Date }
                found[path] = dates.max() ?? .distantPast
            }
        }
        return found
    }

    private static func newName() -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let now = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: Date())
        return TracePlaces.sessionName(
            year: now.year ?? 0, month: now.month ?? 0, day: now.day ?? 0, hour: now.hour ?? 0, minute: now.minute ?? 0,
            second: now.second ?? 0, millisecond: (now.nanosecond ?? 0) / 1_000_000, process: getpid())
    }
}
