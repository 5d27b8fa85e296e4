extension Toggle {
    /// A toggle of a property of many values: on where all are on; it sets all.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(get: { bindings.allSatisfy(\.wrappedValue) }, set: { new in bindings.forEach { $0.wrappedValue = new } }),
            label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle of a property of many values with a title: on where all are on; it sets all.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle of a property of many values with a title: on where all are on; it sets all.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ViewRuntime.Label<Text, Image> {
    /// A toggle of a property of many values with a title and a symbol: on where all are on; it sets all.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }
}
