/// How a command ends.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
    case fine = 0
    /// The tool itself failed.
    case internalError = 1
    /// A budget failed, or there are findings or a regression where that was asked about.
    case failed = 2
    /// Input is missing, unreadable, of a newer major version, or faulty.
    case unreadable = 3
    /// There was nothing to measure, or a metric that these traces cannot have.
    case nothingMeasured = 4
    /// The command line is wrong.
    case usage = 64
}
