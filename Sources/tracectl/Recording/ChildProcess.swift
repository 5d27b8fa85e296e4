import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs a command in this process's place: same standard streams, same process group, signals passed on.
struct ChildProcess {
    enum End: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case notFound
        case notStarted(reason: String)

        /// The status as a shell would give it.
        var status: Int32 {
            switch self {
            case .exited(let status): status
            case .signalled(let signal): ShellStatus.signalBase + signal
            case .notFound: ShellStatus.notFound
            case .notStarted: ShellStatus.notRunnable
            }
        }
    }

    let command: [String]
    /// The whole environment of the command.
    let environment: [String: String]

    /// Runs the command to its end. SIGINT, SIGTERM and SIGHUP that come meanwhile are passed on, and do not end this process.
    func run() -> End {
        SignalForwarding.start()
        defer { SignalForwarding.stop() }
        var attributes = SpawnAttributes()
        // This process ignores closed pipes; the command should not find that already so.
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_init(&attributes.value)
        defer { posix_spawnattr_destroy(&attributes.value) }
        posix_spawnattr_setsigdefault(&attributes.value, &defaults)
        posix_spawnattr_setflags(&attributes.value, Int16(POSIX_SPAWN_SETSIGDEF))

        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var child: pid_t = 0
        let refusal = posix_spawnp(&child, command[0], nil, &attributes.value, &words, &variables)
        guard refusal == 0 else {
            return refusal == ENOENT ? .notFound : .notStarted(reason: String(cString: strerror(refusal)))
        }
        SignalForwarding.forward(to: child)
        return Self.wait(for: child)
    }

    private static func wait(for child: pid_t) -> End {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return .notStarted(reason: String(cString: strerror(errno))) }
        }
        // WIFEXITED, WEXITSTATUS and WTERMSIG are macros, which Swift does not see.
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
}

/// `posix_spawnattr_t` is a pointer on Darwin and a structure elsewhere.
private struct SpawnAttributes {
    #if canImport(Darwin)
        var value: posix_spawnattr_t?
    #else
        var value = posix_spawnattr_t()
    #endif
}
