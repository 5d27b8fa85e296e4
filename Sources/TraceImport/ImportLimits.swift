import TraceFormat

/// How much of a log a trace takes, so that memory stays bounded however long the log is.
package struct ImportLimits: Sendable {
    /// Bytes of a line that are read; what is beyond counts as cut.
    static let lineBytes = TraceLimits.textBytes

    /// Different texts (types, reasons, warnings, other lines). A trace can define 1,048,576 strings; lists take as many again.
    package var texts = 1 << 18
    /// Bytes of all of these.
    package var textBytes = 64 << 20

    package init() {}
}
