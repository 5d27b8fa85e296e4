import Foundation

/// One of several layouts of the same children: children keep their state when another one is chosen (C143).
nonisolated public struct AnyLayout: Sendable {
    let name: String
    /// A layout whose kind is not fixed.
    nonisolated public init(_ layout: HStackLayout) { name = "HStack" }
    /// A layout whose kind is not fixed.
    nonisolated public init(_ layout: VStackLayout) { name = "VStack" }
    /// A layout whose kind is not fixed.
    nonisolated public init(_ layout: ZStackLayout) { name = "ZStack" }

    /// The children in the layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(content: content(), name: name)
    }
}

/// Children from leading to trailing, as a value.
nonisolated public struct HStackLayout: Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The children in the layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

/// Children from top to bottom, as a value.
nonisolated public struct VStackLayout: Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The children in the layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

/// Children on top of one another, as a value.
nonisolated public struct ZStackLayout: Sendable {
    public var alignment: Alignment
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The children in the layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        ZStack(alignment: alignment, content: content)
    }
}

/// Children in a layout that can become another one.
nonisolated struct LaidOut<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var name: String

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.name
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
