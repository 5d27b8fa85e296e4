import Foundation

/// Shows how much of something is done, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: FrameworkView {
    var labels: TupleView<(Label, CurrentValueLabel)>
    /// From 0 to 1; nil where nobody knows.
    var fraction: Double?
    /// Whether it stands for the progress that a style was given.
    var isConfigured = false
    @Environment(\.progressViewStyle) private var style

    nonisolated init(_ label: Label, _ value: CurrentValueLabel, fraction: Double?) {
        labels = TupleView((label, value))
        self.fraction = fraction
    }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            let (label, value) = labels.value
            ProgressBase(
                content: make(
                    ProgressViewStyleConfiguration(
                        fractionCompleted: fraction,
                        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
                        currentValueLabel: CurrentValueLabel.self == EmptyView.self
                            ? nil : .init(content: AnyView(value)))
                ).environment(\.progressViewStyle, nil),
                fraction: fraction, isPart: isConfigured)
        } else {
            ProgressBase(content: labels, fraction: fraction, isPart: isConfigured)
        }
    }

    nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { Double($0) / Double(total) }
    }
}

/// A progress view as drivers see it.
nonisolated struct ProgressBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var fraction: Double?
    /// Whether the progress whose style made this one is what stands on the screen.
    var isPart = false

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.isPart ? "ProgressViewPart" : "ProgressView"
        element.attributes["value"] = value.pointee.fraction.map { String($0) } ?? "indeterminate"
        if let style = element.environment.progressViewStyle { element.attributes["style"] = style.name }
    }

    nonisolated static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        guard value.pointee.fraction == nil, context.environment.progressViewStyle?.make == nil,
            !(context.environment.progressViewStyle?.style is LinearProgressViewStyle)
        else { return nil }
        return WheelRule()
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on.
    nonisolated public init() where Label == EmptyView { self.init(EmptyView(), EmptyView(), fraction: nil) }

    /// Something with a label goes on.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(label(), EmptyView(), fraction: nil) }

    /// Something with a title goes on.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(Text(titleKey), EmptyView(), fraction: nil)
    }

    /// Something with a title goes on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(Text(title), EmptyView(), fraction: nil)
    }

    /// A part of a total is done.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(EmptyView(), EmptyView(), fraction: Self.fraction(value, of: total))
    }

    /// A part of a total is done, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), EmptyView(), fraction: Self.fraction(value, of: total))
    }

    /// A part of a total is done, with a title.
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Text(titleKey), EmptyView(), fraction: Self.fraction(value, of: total))
    }

    /// A part of a total is done, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Text(title), EmptyView(), fraction: Self.fraction(value, of: total))
    }
}

extension ProgressView {
    /// A part of a total is done, with labels for the whole and the part.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(label(), currentValueLabel(), fraction: Self.fraction(value, of: total))
    }
}
