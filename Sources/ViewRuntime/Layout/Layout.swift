import Foundation

/// A container whose children stand where the user's code says.
///
/// Sizes are asked for as often as the container's own container wants to know them, each proposal once as long as nothing changed below
/// (C260); no body runs for it.
public protocol Layout: Animatable, Sendable {
    /// What is computed once for a set of children.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What holds for all containers of the type.
    static var layoutProperties: LayoutProperties { get }

    /// Computes what is kept for the children.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date when the children change.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// How far the container wants to be from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Gives the children places in the container. `bounds` starts at zero here, where SwiftUI may start elsewhere. A child that gets no place
    /// stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a line of the container is; nil to ask the children.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache) -> CGFloat?
    /// Where a line of the container is; nil to ask the children.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache) -> CGFloat?
}

/// What holds for all containers of one kind.
public struct LayoutProperties: Sendable {
    /// The direction in which children stand one after the other; nil where there is none.
    public var stackOrientation: Axis?
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// By default, what the children want at all edges.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The children in the layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(content: content(), layout: AnyLayout(self))
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A value that a view carries for the layout in which it stands.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

/// The children of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    let items: [LayoutItem]
    /// The direction in which text runs.
    public let layoutDirection: LayoutDirection

    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    public let startIndex: Int
    public let endIndex: Int

    init(_ items: [LayoutItem], _ direction: LayoutDirection) {
        self.init(items, direction, 0..<items.count)
    }

    private init(_ items: [LayoutItem], _ direction: LayoutDirection, _ range: Range<Int>) {
        self.items = items
        layoutDirection = direction
        startIndex = range.lowerBound
        endIndex = range.upperBound
    }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(items, layoutDirection, bounds) }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.elementsEqual(right)
    }
}

/// One child of a layout.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let item: LayoutItem

    /// The value that the child carries for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Children with a higher priority get their place first.
    public var priority: Double { item.priority }
    /// How far the child wants to be from its neighbours.
    public var spacing: ViewSpacing { item.spacing }

    /// The child's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }
    /// The child's size and its lines for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(proposal) }

    /// Has the child stand so that a point of it is at `position`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.wish = (position, anchor, proposal)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }
}

extension View {
    /// Has the view carry a value for the layout in which it stands.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}

/// A value for the layout around the view.
nonisolated public struct _LayoutValueModifier<Key: LayoutValueKey>: PrimitiveModifier {
    public typealias Body = Never
    nonisolated(unsafe) var value: Key.Value

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let value = modifier.pointee.value
        return { TraitRule { traits in if traits.values[ObjectIdentifier(Key.self)] == nil { traits.values[ObjectIdentifier(Key.self)] = value } } }
    }
}
