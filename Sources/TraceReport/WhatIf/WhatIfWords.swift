import TraceAnalysis

/// Sentences about a change that was replayed.
enum WhatIfWords {
    static func question(_ answer: WhatIfAnswer) -> String {
        let names = Wording.list(answer.matched.prefix(3).map(Wording.code)) + (answer.matched.count > 3 ? " and \(answer.matched.count - 3) more" : "")
        switch answer.change {
        case .equatable: return "If \(names) compared what is shown"
        case .split: return "If \(names) were split by what bodies show of it"
        case .stableIDs: return "If elements kept their ids in \(names)"
        }
    }

    static func verdict(_ answer: WhatIfAnswer) -> String {
        guard answer.savedRuns > 0 else { return "No body run of this trace would have been saved." }
        var text = "\(Wording.grouped(answer.savedRuns)) of \(Wording.count(answer.runs, "body run")) would not have happened"
        if let saved = answer.savedTime, let time = answer.time, time > 0 {
            text += ": \(Wording.time(saved)) of \(Wording.time(time)) self time (\(Wording.percent(Double(saved) / Double(time))))"
        }
        return text + "."
    }

    static let limits = "Replayed on what was recorded: what actions, layouts and other data would have done otherwise is not in it."
}
