import TraceReader

/// What several rules ask about state: made when the first one asks.
final class StateEvidence {
    private let model: AnalysisModel
    private var histories: [Int: StateHistory] = [:]
    private var ignored: IgnoredInitialValues?
    private var duplicated: DuplicatedState?

    init(_ model: AnalysisModel) { self.model = model }

    /// Who wrote which state of a trace.
    func history(_ trace: Int) -> StateHistory {
        if let known = histories[trace] { return known }
        let made = StateHistory(model.traces[trace].tables)
        histories[trace] = made
        return made
    }

    fileprivate func ignoredInitialValues(in evidence: Evidence) -> IgnoredInitialValues {
        if let ignored { return ignored }
        let made = IgnoredInitialValues(in: evidence, model.traces.indices.map(history))
        ignored = made
        return made
    }

    fileprivate func duplicatedState(in evidence: Evidence) -> DuplicatedState {
        if let duplicated { return duplicated }
        let made = DuplicatedState(in: evidence, model.traces.indices.map(history))
        duplicated = made
        return made
    }
}

extension Evidence {
    /// Runs whose views brought another initial value for state that existed.
    var ignoredInitialValues: IgnoredInitialValues { states.ignoredInitialValues(in: self) }
    /// State that was copied from somebody else's and written alone.
    var duplicatedState: DuplicatedState { states.duplicatedState(in: self) }
}
