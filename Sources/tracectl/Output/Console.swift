import Foundation
import TraceAnalysis

/// Standard output and standard error.
///
/// A reader that goes away (`tracectl report | head`) is no fault: what it did not want is dropped, and the command ends with the
/// status it would have had.
enum Console {
    /// Writes to standard output as it is. False once nobody reads on.
    @discardableResult
    static func write(_ text: String) -> Bool { send(text, to: STDOUT_FILENO) }

    /// Writes bytes to standard output as they are. False once nobody reads on.
    @discardableResult
    static func write(_ data: Data) -> Bool { data.withUnsafeBytes { send($0, to: STDOUT_FILENO) } }

    /// One line that deserves attention, on standard error.
    static func warn(_ text: String) { send("Warning: \(text)\n", to: STDERR_FILENO) }

    /// One line about what was done, on standard error.
    static func note(_ text: String) { send(text + "\n", to: STDERR_FILENO) }

    static func error(_ text: String) { send("Error: \(text)\n", to: STDERR_FILENO) }

    /// Text for standard error as it is.
    static func writeToErrors(_ text: String) { send(text, to: STDERR_FILENO) }

    /// Makes a closed pipe an error of `write` instead of the end of the process.
    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    @discardableResult
    private static func send(_ text: String, to descriptor: Int32) -> Bool {
        var text = text
        return text.withUTF8 { send(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = systemWrite(descriptor, start, rest.count)
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    // Somebody else made the pipe one that does not block.
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&ready, 1, -1)
                    continue
                }
                // EPIPE: nobody reads on. Anything else cannot be reported where reports go.
                if errno != EPIPE, descriptor == STDOUT_FILENO {
                    send("Error: standard output cannot be written: \(String(cString: strerror(errno)))\n", to: STDERR_FILENO)
                    exit(ExitStatus.internalError.rawValue)
                }
                return false
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return true
    }
}

/// The system's `write`, under a name that a method called `write` does not hide.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int { write(descriptor, start, count) }
