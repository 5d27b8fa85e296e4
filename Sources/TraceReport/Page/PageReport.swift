import TraceAnalysis
import TraceReader

/// The report as one self-contained page: the verdict, the findings, the ranked views, and a timeline of body runs.
///
/// The page opens from disk, makes no request, and treats every name from a trace as text.
package struct PageReport {
    /// The data of the page, which can also be opened alone by dropping it on any page.
    package let bundle: PageBundle
    private let title: String

    /// Makes the page's data.
    ///
    /// - Parameter title: what the page calls itself; by default the recorded test, or the trace's file and how many there are.
    ///
    /// Cost: linear in the records. Throws ``PageReportError`` where the traces are too large for a page.
    package init(_ analysis: Analysis, title: String? = nil) throws {
        self.title = title ?? Self.title(of: analysis)
        bundle = try PageBundle(analysis, title: self.title)
    }

    /// The page in UTF-8. The same analysis gives the same bytes with the same zlib.
    package func html() throws -> [UInt8] {
        try PageDocument(title: title, bundle: bundle.bytes).html()
    }

    private static func title(of analysis: Analysis) -> String {
        guard let first = analysis.traces.first else { return "no trace" }
        let file = first.path.split(separator: "/").last.map(String.init) ?? first.path
        if analysis.traces.count > 1 { return "\(file) and \(analysis.traces.count - 1) more" }
        return first.metadata.testName ?? file
    }
}
