import Foundation

/// A size that is a part of that of the nearest container: a scroll view, a list, a navigation stack, a tab view, the host.
final class ContainerRelativeRule: UnaryRule {
    private let frame: _ContainerRelativeFrame
    init(_ frame: _ContainerRelativeFrame) { self.frame = frame }

    /// The size of the nearest container, without what the insets of scroll views take.
    private func container(_ item: LayoutItem) -> CGSize {
        var outer = item.parent
        while let current = outer {
            if let scroll = current.rule as? ScrollRule {
                let insets = scroll.insets(current)
                let size = current.isPlaced ? current.size : current.layout.size
                scroll.state.follow(relative: item)
                return CGSize(
                    width: max(0, size.width - insets.leading - insets.trailing),
                    height: max(0, size.height - insets.top - insets.bottom))
            }
            if let place = current.rule as? SafeAreaFillRule, current.isPlaced {
                let taken = place.taken(current)
                return CGSize(
                    width: max(0, current.size.width - taken.leading - taken.trailing),
                    height: max(0, current.size.height - taken.top - taken.bottom))
            }
            if let list = (current.rule as? LazyRule)?.state.ownScroll, current.isPlaced {
                return CGSize(
                    width: current.size.width, height: max(0, current.size.height - list.insets.top - list.insets.bottom))
            }
            outer = current.parent
        }
        return item.layout.size
    }

    private func inner(_ item: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = container(item)
        return ProposedViewSize(
            width: frame.axes.contains(.horizontal) ? frame.length(container.width, .horizontal) : proposal.width,
            height: frame.axes.contains(.vertical) ? frame.length(container.height, .vertical) : proposal.height)
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let inner = inner(item, proposal)
        let child = item.child?.size(inner) ?? .zero
        return CGSize(
            width: frame.axes.contains(.horizontal) ? inner.width ?? child.width : child.width,
            height: frame.axes.contains(.vertical) ? inner.height ?? child.height : child.height)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        align(item, in: size, frame.alignment, inner(item, proposal))
    }
}

/// A size in relation to that of a container.
nonisolated public struct _ContainerRelativeFrame: PrimitiveModifier {
    public typealias Body = Never
    var axes: Axis.Set
    var alignment: Alignment
    nonisolated(unsafe) var length: (CGFloat, Axis) -> CGFloat

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let frame = modifier.pointee
        return { ContainerRelativeRule(frame) }
    }
}

extension View {
    /// Makes the view as large as its container, in some directions.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Makes the view as large as the closure says for the length of its container, in some directions.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }

    /// Makes the view so large that `count` of it, with the space between them, fill its container, or `span` times as large.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
        return modifier(
            _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let one = max(0, length - spacing * (count - 1)) / count
                return one * span + spacing * (span - 1)
            })
    }
}
