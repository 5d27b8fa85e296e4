/// Where traces lie, in the words that recording and reading share.
///
/// Traces go to `DIR/<session>/NAME.viewtrace`; `DIR/latest` links to the newest session's folder.
package enum TracePlaces {
    /// The environment variable that names `DIR`, absolute or relative to the process's working directory.
    package static let directoryVariable = "VIEWTRACE_DIR"
    /// The environment variable that names the session: the folder in `DIR`, the same for every process of one `tracectl record`.
    /// Without it a process makes a name of its own.
    package static let sessionVariable = "VIEWTRACE_SESSION"

    /// `1` where values are recorded as they are.
    package static let recordValuesVariable = "VIEWTRACE_RECORD_VALUES"
    /// `1` where times are recorded as exactly as the clock gives them.
    package static let exactTimeVariable = "VIEWTRACE_EXACT_TIME"
    /// `1` where each block is on disk before the next.
    package static let syncVariable = "VIEWTRACE_SYNC"
    /// `block` or `drop`: what happens where blocks come in faster than they can be written.
    package static let onFullVariable = "VIEWTRACE_ON_FULL"
    /// `DIR` where nothing else is said.
    package static let defaultDirectory = ".build/viewtrace"
    /// The name of the link to the newest session's folder.
    package static let latest = "latest"
    /// The extension of a trace, without its dot.
    package static let fileExtension = "viewtrace"
    /// What follows a trace's name for the part that is still being recorded, without its dot.
    package static let liveExtension = "live"

    /// A session's name: when it began in UTC, to the millisecond, and the process that began it, so that names sort by time.
    package static func sessionName(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, millisecond: Int, process: Int32) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return digits(year, 4) + digits(month, 2) + digits(day, 2) + "-" + digits(hour, 2) + digits(minute, 2) + digits(second, 2) + "."
            + digits(millisecond, 3) + "-\(process)"
    }
}
