import Foundation

/// Children from top to bottom.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    var content: Content
    var alignment: HorizontalAlignment
    var spacing: CGFloat?

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        StackRule(StackEngine(axis: .vertical, alignment: value.pointee.alignment.key, spacing: value.pointee.spacing))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// Children from leading to trailing.
nonisolated public struct HStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    var content: Content
    var alignment: VerticalAlignment
    var spacing: CGFloat?

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        StackRule(StackEngine(axis: .horizontal, alignment: value.pointee.alignment.key, spacing: value.pointee.spacing))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// Children over one another.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    var content: Content
    var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.alignment = alignment
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        OverlapRule(value.pointee.alignment)
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
