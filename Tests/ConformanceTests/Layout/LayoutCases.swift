/// Layout negotiation, in the order of the numbers.
let layoutCases: [ConformanceCase] =
    (stackLayoutCases + spacerCases + frameLayoutCases + containerLayoutCases).sorted { $0.id < $1.id }
