import Foundation
import TraceAnalysis

/// Why views ran, as JSON: `{schemaVersion, views: [{view, runs, unchangedRuns, causes: [{sentence, runs, …, starts}]}]}`.
package struct WhyJSON {
    private let views: [ViewCauses]

    package init(_ views: [ViewCauses]) { self.views = views }

    /// The JSON in lines, keys sorted, with a line end at its end.
    package var text: String { JSONText.of(Document(schemaVersion: JSONReport.schemaVersion, views: views.map(View.init))) }

    private struct Document: Encodable {
        var schemaVersion: Int
        var views: [View]
    }

    private struct View: Encodable {
        var causes: ViewCauses

        private enum CodingKeys: String, CodingKey { case view, runs, unchangedRuns, causes }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(causes.view, forKey: .view)
            try values.encode(causes.runs, forKey: .runs)
            try values.encode(causes.unchangedRuns, forKey: .unchangedRuns)
            try values.encode(causes.causes.map(Cause.init), forKey: .causes)
        }
    }

    private struct Cause: Encodable {
        var cause: ViewCause

        private enum CodingKeys: String, CodingKey { case location, through, starts }
        private enum StartKeys: String, CodingKey { case link, runs }

        func encode(to encoder: any Encoder) throws {
            // The keys of a finding's chain, and three more.
            try cause.chain.encode(to: encoder)
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(cause.location, forKey: .location)
            try values.encode(cause.chain.chain.through.map(\.name), forKey: .through)
            var starts = values.nestedUnkeyedContainer(forKey: .starts)
            for start in cause.starts {
                var row = starts.nestedContainer(keyedBy: StartKeys.self)
                try row.encode(start.link, forKey: .link)
                try row.encode(start.runs, forKey: .runs)
            }
        }
    }
}
