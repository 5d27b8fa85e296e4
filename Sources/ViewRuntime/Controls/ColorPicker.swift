/// Picks a colour.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
    public typealias Body = Never
    var label: Label
    var selection: Binding<Color>

    /// A picker with a label.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let selection = value.pointee.selection
        element.offer(
            .select(
                get: { AnyHashable(selection.wrappedValue) },
                set: { tag in
                    guard let color = tag.base as? Color else { return false }
                    selection.wrappedValue = color
                    return true
                }))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Label.self, at: offset)]
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(title) }
    }
}
