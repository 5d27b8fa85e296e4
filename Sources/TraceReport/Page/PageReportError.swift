/// Why no page can be made of a report.
package enum PageReportError: Error, Equatable, CustomStringConvertible {
    /// A browser would refuse the page's data; `part` names the column.
    case tooLarge(part: String, bytes: Int)

    package var description: String {
        switch self {
        case .tooLarge(let part, let bytes):
            "the traces are too large for one page: \(part) would take \(bytes) bytes; show fewer traces, or one test"
        }
    }
}
