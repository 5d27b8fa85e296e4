import Foundation

/// Space around its content.
nonisolated public struct _PaddingLayout: PrimitiveModifier, Equatable {
    public typealias Body = Never
    public var edges: Edge.Set
    /// The distances in points; nil for the default.
    public var insets: EdgeInsets?

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let layout = modifier.pointee
        return { PaddingRule(layout) }
    }
}

/// A fixed size for its content.
nonisolated public struct _FrameLayout: PrimitiveModifier, Equatable {
    public typealias Body = Never
    public var width: CGFloat?
    public var height: CGFloat?
    public var alignment: Alignment

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let layout = modifier.pointee
        return { FixedFrameRule(layout) }
    }
}

/// Limits for the size of its content.
nonisolated public struct _FlexFrameLayout: PrimitiveModifier, Equatable {
    public typealias Body = Never
    public var minWidth: CGFloat?
    public var idealWidth: CGFloat?
    public var maxWidth: CGFloat?
    public var minHeight: CGFloat?
    public var idealHeight: CGFloat?
    public var maxHeight: CGFloat?
    public var alignment: Alignment

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let layout = modifier.pointee
        return { FlexibleFrameRule(layout) }
    }
}

/// A ratio of the sides of its content.
nonisolated public struct _AspectRatioLayout: PrimitiveModifier, Equatable {
    public typealias Body = Never
    public var aspectRatio: CGFloat?
    public var contentMode: ContentMode

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let layout = modifier.pointee
        return { AspectRatioRule(layout) }
    }
}

extension View {
    /// Puts space on some sides of the view; without a length, the default space.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingLayout(
                edges: edges,
                insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Puts space around the view.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Puts space around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Gives the view a fixed size; without a number, a side stays as it is.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FrameLayout(
                width: FrameLimits.fixed(width), height: FrameLimits.fixed(height), alignment: alignment))
    }

    /// Gives the view limits for its size.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let width = FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth)
        let height = FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight)
        return modifier(
            _FlexFrameLayout(
                minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
                idealHeight: height.ideal, maxHeight: height.max, alignment: alignment))
    }

    /// Keeps the view at its ideal size in some directions.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        layout(_FixedSizeLayout.self, (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : []))
    }

    /// Keeps the view at its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Keeps a ratio of the view's sides.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the ratio of the sides of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as fits.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Makes the view so large that it fills its place.
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

    /// Draws the view elsewhere.
    nonisolated public func offset(_ offset: CGSize) -> some View { layout(_OffsetLayout.self, offset) }

    /// Draws the view elsewhere.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of its parent.
    nonisolated public func position(_ position: CGPoint) -> some View { layout(_PositionLayout.self, position) }

    /// Puts the view's centre at a point of its parent.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Gives the view its place before those with a lower priority.
    nonisolated public func layoutPriority(_ value: Double) -> some View { layout(_PriorityLayout.self, value) }

    /// Draws the view over those with a lower index.
    nonisolated public func zIndex(_ value: Double) -> some View { layout(_ZIndexLayout.self, value) }

    /// Names the view's coordinates.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        layout(_CoordinateSpaceLayout.self, name.coordinateSpace)
    }

    /// Names the view's coordinates.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        layout(_CoordinateSpaceLayout.self, .named(AnyHashable(name)))
    }
}

/// How much space there is around the views of a scene.
public struct ScenePadding: Equatable, Sendable {
    let name: String
    /// The least that a view should have.
    public static let minimum = ScenePadding(name: "minimum")
    /// That of the bar at the top.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
    /// Puts the space around the view that the views of a scene have at their sides: 16 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, BarMetrics.margin) }

    /// Puts the space around the view that the views of a scene have at their sides, whichever is meant: 16 points.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}
