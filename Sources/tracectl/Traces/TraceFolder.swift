import Foundation
import TraceAnalysis
import TraceReader

/// Finds the traces that a folder holds.
///
/// A folder of traces gives all of them, by name. A folder of sessions (as `tracectl record` and test suites make) gives the newest
/// session's: the one that `latest` links to, else the one that was written to last.
struct TraceFolder {
    /// The traces, by name.
    let traces: [String]
    /// What was chosen and from how many, where there was a choice.
    let choice: String?

    init(_ path: String) throws {
        let own = Self.traces(in: path)
        if !own.isEmpty {
            traces = own
            choice = nil
            return
        }
        let sessions = Self.subfolders(of: path).filter { !Self.traces(in: $0).isEmpty }
        guard !sessions.isEmpty else {
            throw Failure(
                ExitStatus.unreadable,
                "\(path): there are no traces in this folder; 'tracectl record --output \(path) -- swift test' records some")
        }
        let newest = Self.linked(in: path, among: sessions) ?? sessions.max { Self.lastWrite(in: $0) < Self.lastWrite(in: $1) }!
        traces = Self.traces(in: newest)
        choice = "\(path): taking the newest of \(sessions.count) session\(sessions.count == 1 ? "" : "s"), \(newest)"
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The traces directly in a folder, by name; one of which only the live part is there counts too.
    static func traces(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let closed = names.filter { ($0 as NSString).pathExtension == TracePlaces.fileExtension }
        let ending = ".\(TracePlaces.liveExtension)"
        let live = names.filter { $0.hasSuffix(".\(TracePlaces.fileExtension)\(ending)") }.map { String($0.dropLast(ending.count)) }
        return Set(closed + live).sorted().map { (folder as NSString).appendingPathComponent($0) }.filter { !isFolder($0) }
    }

    /// The folders in a folder, links left out, by name.
    static func subfolders(of folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0 != TracePlaces.latest }.map { (folder as NSString).appendingPathComponent($0) }.filter(isFolder)
    }

    /// When a trace of the folder was last written to.
    private static func lastWrite(in folder: String) -> Date {
        traces(in: folder).compactMap { path in
            (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        }.max() ?? .distantPast
    }

    private static func linked(in folder: String, among sessions: [String]) -> String? {
        let link = URL(fileURLWithPath: (folder as NSString).appendingPathComponent(TracePlaces.latest)).resolvingSymlinksInPath().path
        return sessions.first { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path == link }
    }
}
