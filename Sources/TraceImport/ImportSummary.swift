/// What came of an import, counted in lines of the log.
public struct ImportSummary: Equatable, Sendable {
    /// All lines.
    public var lines = 0
    /// Lines of `_printChanges()` and runtime warnings, those of wrapped lists included.
    public var understood = 0
    /// Lines that are neither, without empty ones.
    public var notUnderstood = 0
    /// Lines with nothing in them.
    public var blank = 0
    /// Lines longer than 64 KiB, of which the beginning was kept; they count as not understood.
    public var cut = 0
    /// Lines that are not valid UTF-8; they were repaired.
    public var invalidText = 0
    /// Lines that were counted and not kept, since the trace has too many different texts already.
    public var notKept = 0
    /// Body runs that were logged.
    public var bodies = 0
    /// Runtime warnings.
    public var warnings = 0
    /// Different types that ran a body.
    public var types = 0
    /// Whether the log ends within a line.
    public var endsWithinLine = false

    /// The counters as the trace keeps them, by name, in a fixed order.
    package var counters: [(name: String, value: Int)] {
        [
            ("import.lines", lines), ("import.linesUnderstood", understood), ("import.linesNotUnderstood", notUnderstood),
            ("import.linesBlank", blank), ("import.linesCut", cut), ("import.linesInvalidText", invalidText),
            ("import.linesNotKept", notKept), ("import.bodies", bodies), ("import.warnings", warnings),
        ]
    }
}
