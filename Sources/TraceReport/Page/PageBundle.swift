import Foundation
import TraceAnalysis
import TraceReader

/// What the page reads: the report and the records behind it as columns, each exactly one zlib stream.
///
/// The format has a version and a page of its own, `Viewer/BUNDLE.md`. The same analysis gives the same bytes with the same zlib.
package struct PageBundle {
    /// The bundle, as it stands in a page and as it can be opened alone.
    package let bytes: [UInt8]

    /// Makes the bundle of an analysis.
    ///
    /// - Parameter title: what the page calls itself.
    ///
    /// Cost: linear in the records; holds all columns in memory. Throws ``PageReportError``.
    package init(_ analysis: Analysis, title: String) throws {
        let traces = analysis.model.traces
        let axis = BundleAxis(traces)
        var writer = BundleWriter()
        writer.add("report", json: JSONReport(analysis).text.utf8)
        writer.add("words", json: try BundleWriter.encoded(PageWords(analysis)))
        writer.add("traces", json: try BundleWriter.encoded(zip(traces, axis.spans).map(PageTrace.init)))
        var tables = BundleTables(analysis.model, axis: axis)
        BundleEvidence(analysis.findings, in: analysis.model, firstRuns: tables.firstRuns).add(to: &writer)
        tables.add(to: &writer)
        bytes = try writer.bytes(title: title)
    }
}

/// What the page says of one trace.
private struct PageTrace: Encodable {
    struct Flaw: Encodable {
        var name, severity, text: String
    }

    var file: String
    var test, arguments, build, swift, profile, clock, values: String?
    var begin, duration: UInt64
    var records: Int
    /// The number under which the report names the trace's first record.
    var firstRecord: Int
    var flaws: [Flaw]

    init(_ trace: TraceModel, _ span: BundleAxis.Span) {
        let metadata = trace.metadata
        file = trace.path.split(separator: "/").last.map(String.init) ?? trace.path
        test = metadata.testName
        arguments = metadata.testArguments
        build = metadata.buildMode?.rawValue
        swift = metadata.swiftVersion
        profile = metadata.profileDescription
        clock = metadata.clock?.rawValue
        values = metadata.valuePolicy?.rawValue
        begin = span.begin
        duration = span.duration
        records = trace.tables.recordCount
        firstRecord = trace.recordOffset + 1
        flaws = trace.flaws.map { flaw in
            Flaw(name: flaw.statistic.rawValue, severity: flaw.severity.word, text: flaw.text)
        }
    }
}

extension TraceFlaw.Severity {
    fileprivate var word: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .loss: "loss"
        }
    }
}
