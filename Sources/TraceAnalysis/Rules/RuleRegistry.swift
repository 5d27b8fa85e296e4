import TraceReader

/// All rules, by identifier.
public enum RuleRegistry {
    /// Those that explain runs in vain stand before the broader ones, which take what is left.
    package static let rules: [any AnalysisRule] = [
        // Identity and state.
        DuplicateIDRule(), PositionalIDRule(), UnstableIDRule(), UnstableStreamedIDRule(), BranchIdentityFlipRule(),
        ContainerIdentityFlipRule(), TypeErasedIdentityRule(), ExplicitIDResetRule(), StateLossRule(), StaleStateReuseRule(),
        IgnoredInitialValueRule(), DuplicatedSourceOfTruthRule(), UnobservedReferenceStateRule(), LatentStateLossRule(),
        OverScopedStateRule(),
        VariableRowCountRule(), StateWriteDuringUpdateRule(),
        // Invalidation.
        UpdateLoopRule(), ResourceInViewValueRule(), IgnoredEqualityRule(), UnstableEnvironmentValueRule(), DestinationReevaluationRule(),
        UncomparableInputRule(), UnstableBindingRule(), UnusedDependencyRule(), RedundantFirstPassRule(), UnchangedWriteRule(), StorageKeyAmplificationRule(),
        EnvironmentFanoutRule(), RowBroadcastRule(), CoarseObservationRule(), BroadInputRule(), WideReadSetRule(), MultipleUpdatesPerFrameRule(),
        UnchangedBodyUpdateRule(), NearEnvironmentRule(), EquatableOpportunityRule(), LossyEqualityRule(), CostlyEqualityRule(),
        HiddenLayoutPriorityRule(),
        // Cost.
        BlockingBodyRule(), ExpensiveInitialValueRule(), ExpensiveBodyOnFastStateRule(), ExpensiveBodyRule(), ExpensiveActionRule(), LongUpdateRule(),
        ExpensiveCollectionIDsRule(), DiscardedInitialValueRule(), EagerCollectionRule(),
        LazySizingBodyRule(), OffscreenEffectsRule(), HostingTeardownRule(),
        // Layout.
        ContradictoryFrameRule(), OverflowingChildRule(), GreedyReaderRule(), CollapsedSelfSizeRule(), DecorationInsidePaddingRule(),
        PinnedAspectRatioRule(),
        // About the trace itself.
        RuntimeWarningRule(), FlawedTraceRule(), NothingMeasuredRule(), SlowRecorderRule(), UnstableCountRule(),
    ]

    /// Runtime warnings that some rule turns into findings of its own.
    static let explainedWarnings: Set<WarningKind> = rules.reduce(into: []) { $0.formUnion(type(of: $1).explains) }

    /// The rules' pages, in the order in which they are listed.
    public static var pages: [RulePage] { rules.map(\.page) }

    /// The page of a rule, or nil where there is no rule of that name.
    public static func page(_ id: String) -> RulePage? { rule(id)?.page }

    package static func rule(_ id: String) -> (any AnalysisRule)? { rules.first { type(of: $0).id == id } }

    /// Checks that rules of these names exist. Throws for the first that does not.
    public static func check(_ ids: some Sequence<String>) throws(TraceAnalysisError) {
        for id in ids where rule(id) == nil {
            throw .unknownRule(id, suggestion: Suggestion.nearest(to: id, in: rules.map { type(of: $0).id }))
        }
    }
}
