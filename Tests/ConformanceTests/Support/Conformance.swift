/// Every case, chapter by chapter. A file of cases is one list that is named here.
enum Conformance {
    static let chapters: [ConformanceChapter] = [
        ConformanceChapter(title: "Printed reasons", numbers: 1...35,
            cases: printedReasonCases + observationReasonCases + nameCases + printingCases),
        ConformanceChapter(title: "When a body runs", numbers: 36...84,
            cases: inputCases + stateReadCases + equalityCases + closureCases + wholeValueCases + bindingCases
                + objectOwnershipCases + stateDefaultCases + publishedCases + bodyScopeCases),
        ConformanceChapter(title: "Observation", numbers: 85...111,
            cases: equalWriteCases + observationScopeCases + contentClosureCases),
        ConformanceChapter(title: "Environment and preferences", numbers: 112...123,
            cases: environmentCases + environmentValueCases + preferenceCases),
        ConformanceChapter(title: "Identity and the life of state", numbers: 124...158,
            cases: branchCases + removalCases + explicitIDCases + structureCases + navigationCases + tabCases
                + presentationCases + lazyRowCases + reuseCases),
        ConformanceChapter(title: "Collections", numbers: 159...183,
            cases: inOrder(
                keyedCollectionCases + rangeCases + duplicateIDCases + nestedCollectionCases + rowCountCases
                    + tableCases + lazyCollectionCases)),
        ConformanceChapter(title: "Runtime warnings", numbers: 184...209,
            cases: collectionWarningCases + updateWarningCases + loopWarningCases + installationWarningCases
                + argumentWarningCases + fatalCases),
        ConformanceChapter(title: "Lifecycle order", numbers: 210...229,
            cases: appearanceCases + taskCases + firstUpdateCases + changeCases + flushCases + removalOrderCases
                + oddityCases),
        ConformanceChapter(title: "Layout negotiation", numbers: 230...260, cases: layoutCases),
    ]

    /// Numbers of which there is no case, and why.
    static let absent: [Int: String] = [
        154: "How soon a row is evicted is known from a reimplementation alone, and was measured otherwise; C153 has the rule that is followed here."
    ]

    /// Cases of several files whose numbers overlap.
    private static func inOrder(_ cases: [ConformanceCase]) -> [ConformanceCase] { cases.sorted { $0.id < $1.id } }
}
