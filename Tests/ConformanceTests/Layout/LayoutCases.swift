/// Layout negotiation, in the order of the numbers.
let layoutCases: [ConformanceCase] =
    (stackLayoutCases + stackVariationCases + spacerCases + frameLayoutCases + frameVariationCases + containerLayoutCases
        + containerVariationCases).sorted { $0.id < $1.id }
