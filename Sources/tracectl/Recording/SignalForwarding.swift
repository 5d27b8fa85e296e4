import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The process that gets the signals; 0 before it runs.
private nonisolated(unsafe) var receiver: pid_t = 0
/// A signal that came before the receiver ran.
private nonisolated(unsafe) var early: Int32 = 0

/// Whether a process sent the signal, by `kill` or the like, and not the kernel for the terminal.
private func isFromProcess(_ code: Int32) -> Bool {
    #if canImport(Darwin)
        // SI_USER and SI_QUEUE.
        code == 0x10001 || code == 0x10002
    #else
        // SI_USER is 0; SI_QUEUE, SI_TKILL and their like are below it.
        code <= 0
    #endif
}

/// Passes signals on to another process.
///
/// A signal from the terminal (Ctrl-C) reaches the whole process group, so only signals that somebody sent to this process alone are
/// passed on. The handler does nothing but `kill`, which may be called in one.
enum SignalForwarding {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    static func start() {
        receiver = 0
        early = 0
        var action = sigaction()
        let handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = { signal, info, _ in
            if let info, !isFromProcess(info.pointee.si_code) { return }
            if receiver > 0 { kill(receiver, signal) } else { early = signal }
        }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = handler
        #else
            action.__sigaction_handler.sa_sigaction = handler
        #endif
        action.sa_flags = SA_SIGINFO
        for number in signals { sigaction(number, &action, nil) }
    }

    static func forward(to process: pid_t) {
        receiver = process
        if early != 0 { kill(process, early) }
    }

    static func stop() {
        for number in signals { signal(number, SIG_DFL) }
        receiver = 0
    }
}
