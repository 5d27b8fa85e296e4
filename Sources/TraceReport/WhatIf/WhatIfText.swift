import TraceAnalysis

/// What a change would save, as text of at most 80 columns.
package struct WhatIfText {
    private let answer: WhatIfAnswer
    private let options: ReportOptions

    package init(_ answer: WhatIfAnswer, options: ReportOptions = ReportOptions()) {
        self.answer = answer
        self.options = options
    }

    /// A change as it is asked for on the command line.
    package static func named(_ change: WhatIfChange) -> String {
        switch change {
        case .equatable(let view): "'--equatable \(view)'"
        case .split(let property): "'--split \(property)'"
        case .stableIDs(let collection): "'--stable-ids \(collection)'"
        }
    }

    package var text: String {
        var page = TextPage(usesColor: options.usesColor)
        page.heading(WhatIfWords.question(answer))
        page.blank()
        page.paragraph(WhatIfWords.verdict(answer))
        for view in answer.views.prefix(options.top) {
            let time = view.savedTime.map { ", \(Wording.time($0))" } ?? ""
            page.paragraph("\(view.view): \(Wording.grouped(view.savedRuns)) of \(Wording.count(view.runs, "run"))\(time)", first: "  -", indent: 4)
        }
        if answer.views.count > options.top {
            page.paragraph("\(Wording.count(answer.views.count - options.top, "more view")); --top \(answer.views.count) shows all.", style: .quiet)
        }
        page.blank()
        page.paragraph(WhatIfWords.limits, style: .quiet)
        return page.text
    }
}
