import TraceAnalysis

/// What a change would save, as JSON: `{schemaVersion, change, selector, matched, runs, savedRuns, time, savedTime, views: […]}`. Times are whole
/// nanoseconds, `null` where nothing was timed.
package struct WhatIfJSON {
    private let document: Document

    package init(_ answer: WhatIfAnswer) { document = Document(answer: answer) }

    /// The JSON in lines, keys sorted, with a line end at its end.
    package var text: String { JSONText.of(document) }
}

private struct Document: Encodable {
    var answer: WhatIfAnswer

    private enum CodingKeys: String, CodingKey { case schemaVersion, change, selector, matched, runs, savedRuns, time, savedTime, views }
    private enum ViewKeys: String, CodingKey { case view, runs, savedRuns, savedTime }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(JSONReport.schemaVersion, forKey: .schemaVersion)
        switch answer.change {
        case .equatable(let selector): try encode("equatable", selector, &values)
        case .split(let selector): try encode("split", selector, &values)
        case .stableIDs(let selector): try encode("stableIDs", selector, &values)
        }
        try values.encode(answer.matched, forKey: .matched)
        try values.encode(answer.runs, forKey: .runs)
        try values.encode(answer.savedRuns, forKey: .savedRuns)
        try values.encode(answer.time, forKey: .time)
        try values.encode(answer.savedTime, forKey: .savedTime)
        var rows = values.nestedUnkeyedContainer(forKey: .views)
        for view in answer.views {
            var row = rows.nestedContainer(keyedBy: ViewKeys.self)
            try row.encode(view.view, forKey: .view)
            try row.encode(view.runs, forKey: .runs)
            try row.encode(view.savedRuns, forKey: .savedRuns)
            try row.encode(view.savedTime, forKey: .savedTime)
        }
    }

    private func encode(_ change: String, _ selector: Selector, _ values: inout KeyedEncodingContainer<CodingKeys>) throws {
        try values.encode(change, forKey: .change)
        try values.encode(selector.description, forKey: .selector)
    }
}
