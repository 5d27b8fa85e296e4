extension ComparisonPlan {
    /// The plan without the default values of `@State` properties, those in other dynamic properties included: what it is where
    /// defaults are made once for each identity (C076).
    var ignoringStateDefaults: ComparisonPlan {
        let kept: [Field] = fields.compactMap { field in
            if field.comparer is StateComparer { return nil }
            guard let inner = field.comparer as? PlanComparer else { return field }
            return Field(
                offset: field.offset, size: field.size, comparer: PlanComparer(inner.plan.ignoringStateDefaults))
        }
        return ComparisonPlan(fields: kept, size: size)
    }
}
