import Foundation

/// A baseline that was read from a file.
public struct BaselineFile: Sendable {
    /// Where it was read from.
    public var path: String
    public var baseline: Baseline
    /// The lines as they stand, for the patch that is proposed.
    let lines: [String]

    /// Reads a file.
    ///
    /// - Throws: `unreadableBaseline`, `faultyBaseline`.
    public init(contentsOf path: String) throws(TraceAnalysisError) {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int else {
            throw .unreadableBaseline(path: path, reason: "no such file; '--write-baseline \(path)' writes it")
        }
        guard size <= Self.largest else {
            throw .unreadableBaseline(path: path, reason: "it has \(size) bytes, a baseline at most \(Self.largest)")
        }
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            throw .unreadableBaseline(path: path, reason: error.localizedDescription)
        }
        try self.init(text: String(decoding: data, as: UTF8.self), path: path)
    }

    /// Reads the text of a file. `path` is the name under which errors speak of it.
    public init(text: String, path: String) throws(TraceAnalysisError) {
        self.path = path
        // What another system's editor stored ends lines in two characters.
        let text = text.replacing("\r\n", with: "\n")
        baseline = try BaselineText.read(text, path: path)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A hundred thousand lines that nobody reviews any more are far below it.
    private static let largest = 16 << 20
}

extension Baseline {
    /// The text of a file with this baseline: the same counts give the same bytes.
    public var text: String { BaselineText.text(of: self) }
}
