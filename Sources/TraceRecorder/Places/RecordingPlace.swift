import TraceFormat
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where the traces of this process go: `DIR/<session>/NAME-PID.viewtrace`, with `DIR/latest` linked to the session.
package struct RecordingPlace: Sendable {
    /// `DIR`; `{PID}` and `{TEST}` in it are replaced.
    package let directory: String
    /// The session's name: one folder for all processes that record together.
    package let session: String

    /// The session is named by `VIEWTRACE_SESSION`, else after the time at which this process first asked.
    package init(directory: String, environment: [String: String] = RecordingPlace.environment) {
        self.directory = directory
        let given = environment[TracePlaces.sessionVariable] ?? ""
        session = given.isEmpty ? RecordingPlace.ownSession : RecordingPlace.fileName(given)
    }

    /// A path for a new trace of a test (`Suite/Nested/name`, and the case of a parameterised one) or of a program. Makes its folder, and
    /// links `latest` to the session.
    ///
    /// A name that this process used before gets a number. Throws ``RecorderError/notWritten(path:reason:)``.
    package func newPath(for name: String, arguments: String = "") throws(RecorderError) -> String {
        var file = RecordingPlace.fileName(arguments.isEmpty ? name : "\(name)-\(arguments)")
        let process = String(getpid())
        let root = directory.replacing("{PID}", with: process).replacing("{TEST}", with: file)
        let folder = root + "/" + session
        try RecordingPlace.makeFolder(folder)
        RecordingPlace.link(root + "/" + TracePlaces.latest, to: session)
        file += "-" + process
        let uses = RecordingPlace.uses.withLock { uses in
            uses["\(folder)/\(file)", default: 0] += 1
            return uses["\(folder)/\(file)"]!
        }
        return "\(folder)/\(uses == 1 ? file : "\(file)-\(uses)").\(TracePlaces.fileExtension)"
    }

    /// The process's environment.
    package static var environment: [String: String] {
        var result: [String: String] = [:]
        guard var entry = environ as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? else { return result }
        while let text = entry.pointee.map({ String(cString: $0) }) {
            if let equals = text.firstIndex(of: "=") { result[String(text[..<equals])] = String(text[text.index(after: equals)...]) }
            entry += 1
        }
        return result
    }

    /// A text as part of a file name: `/` becomes `.`, what shells or file systems treat apart `_`; a long one is cut and ends in its hash.
    package static func fileName(_ text: String) -> String {
        var name = ""
        for character in text.unicodeScalars {
            switch character {
            case "/": name += "."
            case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ",", "=", "+", "@": name.unicodeScalars.append(character)
            case "(", ")", "\"", "`": continue
            default: name += character.isASCII ? "_" : String(character)
            }
        }
        // `.` alone would name a folder, and a name that begins with one would be hidden.
        if name.hasPrefix(".") { name = "_" + name.dropFirst() }
        if name.utf8.count > 160 {
            name = name.shortened(to: 140) + ValueText.hashed(text).dropFirst()
        }
        return name.isEmpty ? "_" : name
    }

    private static let uses = Guarded<[String: Int]>([:])

    private static let ownSession: String = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        var date = tm()
        gmtime_r(&time.tv_sec, &date)
        return TracePlaces.sessionName(
            year: Int(date.tm_year) + 1900, month: Int(date.tm_mon) + 1, day: Int(date.tm_mday), hour: Int(date.tm_hour),
            minute: Int(date.tm_min), second: Int(date.tm_sec), millisecond: time.tv_nsec / 1_000_000, process: getpid())
    }()

    private static func makeFolder(_ path: String) throws(RecorderError) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/" + part
            if mkdir(made, 0o755) == 0 || errno == EEXIST { continue }
            // On some systems a folder that exists on a file system without write access is refused rather than found.
            var status = stat()
            let code = errno
            if stat(made, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
            throw .notWritten(path: path, reason: String(cString: strerror(code)))
        }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw .notWritten(path: path, reason: String(cString: strerror(ENOTDIR)))
        }
    }

    /// Points a link to a session in one step, so that it is never missing; a convenience, so errors are no errors.
    private static func link(_ path: String, to session: String) {
        var buffer = [CChar](repeating: 0, count: 1024)
        let length = readlink(path, &buffer, buffer.count)
        if length > 0, String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) == session { return }
        let temporary = "\(path).\(getpid()).new"
        unlink(temporary)
        if symlink(session, temporary) == 0, rename(temporary, path) != 0 { unlink(temporary) }
    }
}
