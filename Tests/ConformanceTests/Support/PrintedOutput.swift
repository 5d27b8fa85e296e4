import Foundation

/// What the process writes to one of its standard streams while `body` runs, line by line.
///
/// Other threads write to the same streams meanwhile: a caller picks the lines that are its own, by a name that nobody else prints.
/// All the rest is handed on to the stream afterwards.
@MainActor
func printedLines(to stream: StandardStream, containing name: String, _ body: () -> Void) -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("viewtrace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    fflush(nil)
    let kept = dup(stream.descriptor)
    let target = open(file.path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    precondition(kept >= 0 && target >= 0, "the stream can be redirected")
    dup2(target, stream.descriptor)
    close(target)
    defer {
        fflush(nil)
        dup2(kept, stream.descriptor)
        close(kept)
    }
    body()
    fflush(nil)
    let text = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    var mine: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.contains(name) || line.isEmpty { mine.append(String(line)) } else { write(kept, line + "\n") }
    }
    return mine
}

private func write(_ descriptor: Int32, _ text: String) {
    _ = text.withCString { Foundation.write(descriptor, $0, strlen($0)) }
}

enum StandardStream {
    case output, error
    var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
}
