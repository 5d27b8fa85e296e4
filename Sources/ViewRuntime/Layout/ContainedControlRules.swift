import Foundation

/// A menu, with its label where it stands in a list; or segments that share the width.
final class PickerRule: AccessoryRule {
    private let isSegmented: Bool

    init(shown: Int, isSegmented: Bool) {
        self.isSegmented = isSegmented
        super.init(CGSize(width: 100, height: 34), shown: isSegmented ? 0 : shown)
    }

    private func isInList(_ item: LayoutItem) -> Bool {
        var outer = item.parent
        while let current = outer {
            if (current.rule as? LazyRule)?.isList == true { return true }
            outer = current.parent
        }
        return false
    }

    override func shown(_ item: LayoutItem) -> Int { isInList(item) ? super.shown(item) : 0 }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let size = super.size(item, proposal)
        return isSegmented ? CGSize(width: proposal.width ?? size.width, height: size.height) : size
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        for child in item.children.dropFirst(shown(item)) { child.unplace() }
        return super.arrange(item, size, proposal)
    }
}

/// A track that takes the width between the labels of its bounds; the label of the whole is there for those who cannot see it.
final class SliderRule: LayoutRule {
    private static let height: CGFloat = 31
    private static let leastTrack: CGFloat = 10
    private let shown: Int

    init(shown: Int) { self.shown = shown }

    /// The labels of the bounds: the last two, where there are some.
    private func bounds(_ item: LayoutItem) -> [LayoutItem] { shown > 0 && item.children.count > 1 ? item.children.suffix(2) : [] }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let sizes = bounds(item).map { $0.size(.unspecified) }
        let least = sizes.reduce(Self.leastTrack) { $0 + $1.width + ViewSpacing.standard }
        return CGSize(width: proposal.width ?? least, height: sizes.reduce(Self.height) { max($0, $1.height) })
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let bounds = bounds(item)
        let first = item.children.count - bounds.count
        for child in item.children.prefix(first) { child.unplace() }
        return bounds.enumerated().map { index, label in
            let own = label.size(.unspecified)
            let origin = CGPoint(x: index == 0 ? 0 : size.width - own.width, y: (size.height - own.height) / 2)
            return LayoutPlacement(index: first + index, origin: origin, proposal: .unspecified)
        }
    }
}

/// Views one after the other, with room around them all.
class PaddedStackRule: LayoutRule {
    private let content: StackEngine
    /// The room at each side, and above and below.
    let padding: CGSize

    init(_ content: StackEngine, padding: CGSize) {
        self.content = content
        self.padding = padding
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - padding.width * 2) }, height: proposal.height.map { max(0, $0 - padding.height * 2) })
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let own = content.arrange(item.children, inner(proposal)).size
        return CGSize(width: own.width + padding.width * 2, height: own.height + padding.height * 2)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        content.arrange(item.children, inner(proposal)).places.map { place in
            var place = place
            place.origin.x += padding.width
            place.origin.y += padding.height
            return place
        }
    }
}

/// A label and content one below the other, in a box that is larger at each side.
final class GroupBoxRule: PaddedStackRule {
    init() {
        super.init(
            StackEngine(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil), padding: CGSize(width: 16, height: 16))
    }
}

/// Views one below the other, in the middle of the place that is offered.
final class MiddleRule: LayoutRule {
    private let content = StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let own = content.arrange(item.children, proposal).size
        return CGSize(width: max(own.width, proposal.width ?? 0), height: max(own.height, proposal.height ?? 0))
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let (own, places) = content.arrange(item.children, proposal)
        return places.map { place in
            var place = place
            place.origin.x += (size.width - own.width) / 2
            place.origin.y += (size.height - own.height) / 2
            return place
        }
    }
}
