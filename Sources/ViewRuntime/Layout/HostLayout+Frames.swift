import Foundation

extension HostLayout {
    /// Calls `body` for each item that has a place, from the root downwards, in order.
    func walk(_ body: (LayoutItem) -> Void) {
        var stack = presentedItems.reversed() + [root].compactMap(\.self)
        while let item = stack.popLast() {
            if !item.isPlaced { continue }
            body(item)
            stack += item.shownChildren.reversed()
        }
    }

    /// The rectangles of the views with an accessibility identifier, in the host's coordinates.
    package func frames(identifiedBy identifier: String) -> [CGRect] {
        var frames: [CGRect] = []
        walk { if $0.identifier == identifier { frames.append($0.frame) } }
        return frames
    }

    /// Answers where elements of a snapshot stand. Made for one snapshot: cost is one walk over what has a place.
    package func frameFinder() -> (ViewElement) -> CGRect? {
        var items: [LayoutPlaceKey: LayoutItem] = [:]
        walk { items[LayoutPlaceKey($0.node, $0.element)] = $0 }
        return { [self] element in
            if let item = items[LayoutPlaceKey(element.node, element.planElement)] { return item.frame }
            guard element.planElement == nil else { return nil }
            // A view with a body is where its content is.
            guard let segment = segments[ObjectIdentifier(element.node)]?.takeUnretainedValue() else { return nil }
            return segment.placedItems.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 }
        }
    }
}

extension LayoutSegment {
    /// The outermost items that the node contributed and that have a place.
    var placedItems: [LayoutItem] {
        var items: [LayoutItem] = []
        var stack = Array(entries.reversed())
        while let entry = stack.popLast() {
            switch entry {
            case .item(let item): if item.isInLayout { items.append(item) }
            case .segment(let segment): stack += segment.entries.reversed()
            case .wrapped(let wrapper): items += wrapper.outer.filter(\.isInLayout)
            case .section(let section): stack += (section.header + section.content + section.footer).reversed()
            case .presented: break
            }
        }
        return items
    }
}
