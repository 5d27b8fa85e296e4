import Foundation

/// Rows whose cells stand in columns.
nonisolated public struct Grid<Content: View>: ContainerView {
    public typealias Body = Never
    var content: Content
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        GridRule(value.pointee.alignment, value.pointee.horizontalSpacing, value.pointee.verticalSpacing)
    }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: ContainerView {
    public typealias Body = Never
    var content: Content
    var alignment: VerticalAlignment?

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.alignment = alignment
    }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        GridRowRule(value.pointee.alignment)
    }
}

extension View {
    /// Lets a cell take several columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { layout(_GridColumnsLayout.self, count) }

    /// Sets where a cell's content stands.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layout(_GridAnchorLayout.self, anchor) }

    /// Keeps a cell from taking more room than it needs.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layout(_GridUnsizedLayout.self, axes)
    }

    /// Sets where the cells of a column stand.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layout(_GridColumnAlignmentLayout.self, guide)
    }
}
