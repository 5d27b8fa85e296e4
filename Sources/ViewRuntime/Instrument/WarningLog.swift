import Foundation
import Synchronization

/// Where runtime warnings are printed: standard error, one line each, as Xcode's console shows them.
enum WarningLog {
    fileprivate static let isOn = Atomic(ProcessInfo.processInfo.environment["VIEWTRACE_QUIET"] != "1")

    static func write(_ text: String) {
        guard isOn.load(ordering: .relaxed) else { return }
        // One call a line, so that lines of several threads do not mix.
        FileHandle.standardError.write(Data((line(text) + "\n").utf8))
    }

    /// A warning of several lines, or about an id that has some, stays one line.
    static func line(_ text: String) -> String {
        "[SwiftUI] " + text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension RuntimeWarning {
    /// Whether warnings are printed to standard error as well, with `[SwiftUI]` before them; on unless the environment variable
    /// `VIEWTRACE_QUIET` is 1. Hosts and traces have them in any case.
    public static var arePrinted: Bool {
        get { WarningLog.isOn.load(ordering: .relaxed) }
        set { WarningLog.isOn.store(newValue, ordering: .relaxed) }
    }
}
