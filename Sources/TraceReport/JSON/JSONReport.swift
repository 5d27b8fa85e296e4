import Foundation
import TraceAnalysis
import TraceReader

/// The report as JSON, with the keys of the command line's documentation. Times are whole nanoseconds; what was not measured is
/// `null`.
package struct JSONReport {
    /// The version of the report's keys.
    package static let schemaVersion = 1

    private let analysis: Analysis
    private let showsOwners: Bool

    /// - Parameter showsOwners: whether the report has the key `owners`.
    package init(_ analysis: Analysis, showsOwners: Bool = false) {
        self.analysis = analysis
        self.showsOwners = showsOwners
    }

    /// The JSON in lines, keys sorted, with a line end at its end.
    package var text: String { JSONText.of(document) }

    private var document: Document {
        Document(
            schemaVersion: Self.schemaVersion, trace: trace, measured: analysis.measured, views: analysis.views.map(View.init),
            culprits: analysis.culprits.map(CulpritRow.init), findings: analysis.findings, rulesNotRun: analysis.rulesNotRun,
            notEvaluated: analysis.inertAPIs, waived: analysis.waived.map(WaivedRow.init),
            owners: showsOwners ? analysis.propertyOwnership().map(OwnerRow.init) : nil, imported: imported)
    }

    private var trace: Trace {
        Trace(files: analysis.traces.map(File.init), records: analysis.traces.reduce(0) { $0 + $1.records })
    }

    private var imported: Import? {
        let traces = analysis.traces.filter { $0.metadata.importedFrom != nil }
        guard !traces.isEmpty else { return nil }
        return Import(notUnderstood: traces.reduce(0) { $0 + $1.otherLines }, tableRows: nil, causeEdges: nil)
    }
}

// MARK: - What is encoded

private struct Document: Encodable {
    var schemaVersion: Int
    var trace: Trace
    var measured: Measured
    var views: [View]
    var culprits: [CulpritRow]
    var findings: [Finding]
    var rulesNotRun: [RuleNotRun]
    var notEvaluated: [InertAPI]
    var waived: [WaivedRow]
    var owners: [OwnerRow]?
    var imported: Import?

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, trace, measured, views, culprits, findings, rulesNotRun, notEvaluated, waived, owners
        case imported = "import"
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(schemaVersion, forKey: .schemaVersion)
        try values.encode(trace, forKey: .trace)
        try values.encode(measured, forKey: .measured)
        try values.encode(views, forKey: .views)
        try values.encode(culprits, forKey: .culprits)
        try values.encode(findings, forKey: .findings)
        try values.encode(rulesNotRun, forKey: .rulesNotRun)
        try values.encode(notEvaluated, forKey: .notEvaluated)
        try values.encode(waived, forKey: .waived)
        try values.encodeIfPresent(owners, forKey: .owners)
        try values.encode(imported, forKey: .imported)
    }
}

private struct Trace: Encodable {
    var files: [File]
    var records: Int
}

private struct File: Encodable {
    var path: String
    var format: String
    var records: Int
    var firstRecord: Int
    var test: String?
    var buildMode: String?
    var clock: String?
    var profile: String?
    var swiftVersion: String?
    var toolVersion: String?
    var importedFrom: String?

    init(_ trace: AnalyzedTrace) {
        path = trace.path
        format = trace.formatVersion
        records = trace.records
        firstRecord = trace.firstRecord
        test = trace.metadata.testName
        buildMode = trace.metadata.buildMode?.rawValue
        clock = trace.metadata.clock?.rawValue
        profile = trace.metadata.profileDescription
        swiftVersion = trace.metadata.swiftVersion
        toolVersion = trace.metadata.toolVersion
        importedFrom = trace.metadata.importedFrom
    }

    private enum CodingKeys: String, CodingKey {
        case path, format, records, firstRecord, test, buildMode, clock, profile, swiftVersion, toolVersion, importedFrom
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(path, forKey: .path)
        try values.encode(format, forKey: .format)
        try values.encode(records, forKey: .records)
        try values.encode(firstRecord, forKey: .firstRecord)
        try values.encode(test, forKey: .test)
        try values.encode(buildMode, forKey: .buildMode)
        try values.encode(clock, forKey: .clock)
        try values.encode(profile, forKey: .profile)
        try values.encode(swiftVersion, forKey: .swiftVersion)
        try values.encode(toolVersion, forKey: .toolVersion)
        try values.encode(importedFrom, forKey: .importedFrom)
    }
}

private struct View: Encodable {
    var metrics: ViewMetrics

    init(_ metrics: ViewMetrics) { self.metrics = metrics }

    private enum CodingKeys: String, CodingKey {
        case view, bodies, unchangedBodies, instances, selfTimeTotal, selfTimeMedian, selfTimeP95, selfTimeMax, inclusiveTimeTotal
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(metrics.view, forKey: .view)
        try values.encode(metrics.bodies, forKey: .bodies)
        try values.encode(metrics.unchangedBodies, forKey: .unchangedBodies)
        try values.encode(metrics.instances, forKey: .instances)
        try values.encode(metrics.selfTime?.total, forKey: .selfTimeTotal)
        try values.encode(metrics.selfTime?.median, forKey: .selfTimeMedian)
        try values.encode(metrics.selfTime?.percentile95, forKey: .selfTimeP95)
        try values.encode(metrics.selfTime?.maximum, forKey: .selfTimeMax)
        try values.encode(metrics.inclusiveTime?.total, forKey: .inclusiveTimeTotal)
    }
}

private struct CulpritRow: Encodable {
    var metrics: CulpritMetrics

    init(_ metrics: CulpritMetrics) { self.metrics = metrics }

    private enum CodingKeys: String, CodingKey {
        case culprit, kind, writes, unchangedWrites, sites, bodiesWoken, bodiesWokenDirectly, bodiesChanged, efficiency
        case wastedSelfTime
    }

    private enum SiteKeys: String, CodingKey { case location, writes }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(metrics.culprit.name, forKey: .culprit)
        try values.encode(metrics.culprit.kind, forKey: .kind)
        try values.encode(metrics.writes, forKey: .writes)
        try values.encode(metrics.unchangedWrites, forKey: .unchangedWrites)
        var sites = values.nestedUnkeyedContainer(forKey: .sites)
        for site in metrics.sites {
            var row = sites.nestedContainer(keyedBy: SiteKeys.self)
            try row.encode(site.location, forKey: .location)
            try row.encode(site.writes, forKey: .writes)
        }
        try values.encode(metrics.bodiesWoken, forKey: .bodiesWoken)
        try values.encode(metrics.bodiesWokenDirectly, forKey: .bodiesWokenDirectly)
        try values.encode(metrics.bodiesChanged, forKey: .bodiesChanged)
        try values.encode(metrics.efficiency, forKey: .efficiency)
        try values.encode(metrics.wastedSelfTime, forKey: .wastedSelfTime)
    }
}

private struct Import: Encodable {
    var notUnderstood: Int
    var tableRows: Int?
    var causeEdges: Int?

    private enum CodingKeys: String, CodingKey { case notUnderstood, tableRows, causeEdges }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(notUnderstood, forKey: .notUnderstood)
        try values.encode(tableRows, forKey: .tableRows)
        try values.encode(causeEdges, forKey: .causeEdges)
    }
}
