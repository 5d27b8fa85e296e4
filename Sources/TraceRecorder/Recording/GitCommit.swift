#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The commit that is checked out where the program runs, read from git's files: a recorder starts no processes.
///
/// Whether the working copy was changed cannot be read off them, and is left to `tracectl record`.
enum GitCommit {
    /// The commit's id, or nil outside a working copy. Looked up once per process.
    static let current: String? = {
        guard let directory = getcwd(nil, 0) else { return nil }
        defer { free(directory) }
        return commit(above: String(cString: directory))
    }()

    /// The commit of the working copy that holds a folder.
    static func commit(above folder: String) -> String? {
        var folder = folder[...]
        while !folder.isEmpty {
            let git = folder + "/.git"
            if let head = firstLine(of: "\(git)/HEAD") { return commit(head, in: String(git), shared: String(git)) }
            // A linked working copy has a file that names its own folder, in which another names the shared one.
            if let link = firstLine(of: String(git)), link.hasPrefix("gitdir: ") {
                let own = absolute(String(link.dropFirst("gitdir: ".count)), from: String(folder))
                guard let head = firstLine(of: own + "/HEAD") else { return nil }
                let shared = firstLine(of: own + "/commondir").map { absolute($0, from: own) } ?? own
                return commit(head, in: own, shared: shared)
            }
            folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
        }
        return nil
    }

    private static func commit(_ head: String, in own: String, shared: String) -> String? {
        guard head.hasPrefix("ref: ") else { return isCommit(head) ? head : nil }
        let name = head.dropFirst("ref: ".count)
        for folder in [own, shared] {
            if let id = firstLine(of: "\(folder)/\(name)"), isCommit(id) { return id }
        }
        for line in contents(of: shared + "/packed-refs").split(separator: "\n") where line.hasSuffix(" " + name) {
            let id = String(line.prefix { $0 != " " })
            if isCommit(id) { return id }
        }
        return nil
    }

    private static func isCommit(_ text: String) -> Bool {
        (text.utf8.count == 40 || text.utf8.count == 64) && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private static func absolute(_ path: String, from folder: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

    private static func firstLine(of path: String) -> String? {
        let text = contents(of: path)
        return text.isEmpty ? nil : String(text.prefix { $0 != "\n" })
    }

    /// At most 4 MiB of a file; empty where there is none.
    private static func contents(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count < 4 << 20 {
            let count = read(file, &part, part.count)
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
