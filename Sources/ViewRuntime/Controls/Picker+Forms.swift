extension Picker {
    /// A picker with a label, and one for the value that is picked, which shows in its place.
    nonisolated public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content, label: label)
    }

    /// A picker of a property of many values: it shows the first one's, and sets all.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        nonisolated(unsafe) let bindings = sources.map { $0[keyPath: selection] }
        precondition(!bindings.isEmpty, "a picker of many values needs one")
        self.init(
            selection: Binding(get: { bindings[0].wrappedValue }, set: { new in bindings.forEach { $0.wrappedValue = new } }),
            content: content, label: label)
    }
}

extension Picker where Label == Text {
    /// A picker with a title, and a label for the value that is picked.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title of a property of many values.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
}
