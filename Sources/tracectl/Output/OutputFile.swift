import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReader

/// A file that a command will write: checked before the work starts, put into its place in one step.
struct OutputFile {
    /// Where a command writes a trace.
    static let trace = Option(
        "output", short: "o", valueName: "file", .text(completion: .file(extensions: [TracePlaces.fileExtension])), isRequired: true,
        help: "The trace to write.")
    static let force = Flag("force", short: "f", help: "Overwrite an output file that exists.")

    let path: String

    /// Checks that the file can be written, and that nothing is overwritten that should not be.
    ///
    /// `typed` is the argument as messages name it; `inputs` are files that may not be overwritten at all.
    init(_ path: String, typed: String, overwriting isForced: Bool, inputs: [String] = []) throws {
        self.path = path
        guard !path.isEmpty else { throw ArgumentError.invalid("'\(typed)' names no file") }
        var isFolder: ObjCBool = false
        let files = FileManager.default
        let parent = (path as NSString).deletingLastPathComponent
        let folder = parent.isEmpty ? "." : parent
        if files.fileExists(atPath: path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else { throw ArgumentError.invalid("'\(typed)': \(path) is a folder; name a file in it") }
            let own = Self.resolved(path)
            if inputs.contains(where: { Self.resolved($0) == own }) {
                throw ArgumentError.invalid("'\(typed)': \(path) is also the input; choose another name")
            }
            guard isForced else { throw ArgumentError.invalid("'\(typed)': \(path) exists; '--force' overwrites it") }
        }
        guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw ArgumentError.invalid("'\(typed)': there is no folder \(folder)")
        }
        guard files.isWritableFile(atPath: folder) else {
            throw ArgumentError.invalid("'\(typed)': the folder \(folder) cannot be written to")
        }
    }

    /// Replaces the file's content in one step, so that a reader never sees half of it.
    func write(_ text: String) throws { try write(Data(text.utf8)) }

    func write(_ content: Data) throws {
        do { try content.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw Failure(ExitStatus.internalError, "\(path): cannot be written: \(Self.reason(error))")
        }
    }

    /// Has the file written beside its place and puts it there in one step once it is whole, so that nobody ever finds half of it there,
    /// whatever ends the command. Errors of the trace reader end the command with their own status.
    func place<Result>(_ write: (String) throws(TraceReaderError) -> Result) throws -> Result {
        let name = (path as NSString).lastPathComponent
        let parent = (path as NSString).deletingLastPathComponent
        let temporary = (parent as NSString).appendingPathComponent(".\(name).\(getpid()).part")
        defer { unlink(temporary) }
        let result: Result
        do throws(TraceReaderError) { result = try write(temporary) } catch {
            // The file's own name is what its user knows.
            throw Failure(code: error.exitStatus, error.description.replacing(temporary, with: path))
        }
        guard rename(temporary, path) == 0 else {
            throw Failure(ExitStatus.internalError, "\(path): cannot be written: \(String(cString: strerror(errno)))")
        }
        return result
    }

    private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(code))) }
        return (error as NSError).localizedDescription
    }
}
