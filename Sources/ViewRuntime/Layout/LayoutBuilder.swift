import Foundation

/// Where a rule is made: what surrounds the view.
package struct LayoutContext {
    let environment: EnvironmentValues
    let layout: HostLayout
    let node: ViewNode
    let element: _PlanElement
    /// The modifier's own node, where it has one.
    var slot: ViewNode?
}

/// Makes the entries of one node from its value and its plan.
package struct LayoutBuilder {
    let layout: HostLayout
    private let node: ViewNode
    var entries: [LayoutEntry] = []
    private(set) var segments: [ObjectIdentifier: LayoutSegment] = [:]
    private let known: [ObjectIdentifier: LayoutSegment]
    private var environment: EnvironmentValues
    private(set) var usesEnvironment = false

    init(_ layout: HostLayout, _ node: ViewNode, known: [ObjectIdentifier: LayoutSegment]) {
        self.layout = layout
        self.node = node
        self.known = known
        environment = node.environment.values
    }

    /// What a node below contributes.
    mutating func segment(of node: ViewNode) -> LayoutEntry {
        let key = ObjectIdentifier(node)
        // An address may be that of a node that is gone.
        if let segment = segments[key] ?? known[key], segment.id == node.id {
            segments[key] = segment
            return .segment(segment)
        }
        let segment = LayoutSegment(node, layout)
        segments[key] = segment
        return .segment(segment)
    }

    mutating func add(_ node: ViewNode) { entries.append(segment(of: node)) }

    /// Adds an item that a node makes itself, around what nodes below it contribute.
    mutating func add(_ rule: LayoutRule, around nodes: [ViewNode]) {
        let inner = nodes.map { segment(of: $0) }
        let item = LayoutItem(rule, inner, layout: layout, node: node, element: nil)
        item.isRightToLeft = environment.layoutDirection == .rightToLeft
        entries.append(.item(item))
    }

    /// Adds an item that a node makes itself, around an overlap of each of several parts.
    mutating func add(_ rule: LayoutRule, of parts: [[LayoutEntry]]) {
        let inner = parts.map {
            LayoutEntry.item(LayoutItem(OverlapRule(), $0, layout: layout, node: node, element: nil))
        }
        entries.append(.item(LayoutItem(rule, inner, layout: layout, node: node, element: nil)))
    }

    /// Adds what stands in a stored value.
    mutating func build(_ element: _PlanElement, value: UnsafeRawPointer) {
        switch element.content {
        case .slot(let slot):
            if slot < node.children.count { add(node.children[slot]) }
        case .group(let elements): group(elements, value)
        case .primitive(let reader, let content):
            primitive(reader, content, element, value)
        case .modified(let modifier, let slot, let content):
            let outer = environment
            if let slot, slot < node.children.count, let writer = node.children[slot] as? EnvironmentNode {
                environment = writer.values
                layout.remember(writer)
            } else {
                modifier.write(value + element.offset, into: &environment)
            }
            let address = value + element.offset
            var context = context(element)
            if let slot, slot < node.children.count { context.slot = node.children[slot] }
            let inner = list([content], value)
            environment = outer
            // Read now: the value may be gone when the list of views below changes.
            guard let make = modifier.layoutRule(address, context) else {
                entries += inner
                return
            }
            wrap(inner, element) { _ in (make(), []) }
        }
    }

    private func context(_ element: _PlanElement) -> LayoutContext {
        LayoutContext(environment: environment, layout: layout, node: node, element: element)
    }

    /// The entries of elements, as a list of their own.
    private mutating func list(_ elements: [_PlanElement], _ value: UnsafeRawPointer) -> [LayoutEntry] {
        let outer = entries
        entries = []
        for element in elements { build(element, value: value) }
        defer { entries = outer }
        return entries
    }

    private mutating func primitive(
        _ reader: any ElementReader, _ content: [_PlanElement], _ element: _PlanElement, _ value: UnsafeRawPointer
    ) {
        switch reader.layoutPart {
        case .view:
            let inner = list(content, value)
            usesEnvironment = true
            let rule = reader.layoutRule(value + element.offset, context(element)) ?? ControlRule.rule(reader.kind, context(element))
            let item = LayoutItem(rule, inner, layout: layout, node: node, element: element)
            item.isRightToLeft = environment.layoutDirection == .rightToLeft
            entries.append(.item(item))
        case .transparent: entries += list(content, value)
        case .absent: break
        case .presentation:
            let inner = list(content, value)
            let rule = reader.layoutRule(value + element.offset, context(element)) ?? PresentedRule(kind: reader.kind)
            let item = LayoutItem(rule, inner, layout: layout, node: node, element: element)
            entries.append(.presented(item))
        case .section:
            var parts: [LayoutPart: [LayoutEntry]] = [:]
            for element in content {
                var part = LayoutPart.view
                if case .primitive(let reader, _) = element.content { part = reader.layoutPart }
                parts[part == .header || part == .footer ? part : .view, default: []] += list([element], value)
            }
            entries.append(
                .section(
                    LayoutSection(
                        header: parts[.header] ?? [], content: parts[.view] ?? [], footer: parts[.footer] ?? [])))
        case .header, .footer: entries += list(content, value)
        case .attachment: break
        }
    }

    /// Several views side by side; content that a modifier attached goes with the view before it.
    private mutating func group(_ elements: [_PlanElement], _ value: UnsafeRawPointer) {
        guard elements.count == 2, case .primitive(let reader, let attached) = elements[1].content,
            reader.layoutPart == .attachment
        else {
            for element in elements { build(element, value: value) }
            return
        }
        let inner = list([elements[0]], value)
        guard let make = reader.layoutAttachment(value + elements[1].offset) else {
            entries += inner
            return
        }
        let attachment = list(attached, value)
        let element = elements[1]
        wrap(inner, element) { isFirst in (make(), isFirst ? attachment : []) }
    }

    private mutating func wrap(
        _ inner: [LayoutEntry], _ element: _PlanElement,
        _ make: @escaping (_ isFirst: Bool) -> (rule: LayoutRule, attached: [LayoutEntry])
    ) {
        let (layout, node) = (layout, node)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        func item(_ wrapped: LayoutItem, isFirst: Bool) -> LayoutItem {
            let (rule, attached) = make(isFirst)
            let item = LayoutItem(rule, [.item(wrapped)] + attached, layout: layout, node: node, element: element)
            item.isRightToLeft = isRightToLeft
            (rule as? MarkRule)?.mark(item)
            return item
        }
        if inner.count == 1, case .item(let wrapped) = inner[0] {
            entries.append(.item(item(wrapped, isFirst: true)))
        } else {
            entries.append(.wrapped(LayoutWrapper(inner, item)))
        }
    }
}

/// What a view without a body is to the layout.
package enum LayoutPart: Hashable {
    case view
    /// Its content stands in its place.
    case transparent
    /// It takes no place: a toolbar, a menu that is closed.
    case absent
    /// It stands above everything else.
    case presentation
    case section, header, footer
    /// It belongs to the view before it.
    case attachment
}

extension ElementReader {
    package var layoutPart: LayoutPart { .view }
    package func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> LayoutRule? { nil }
    package func layoutAttachment(_ value: UnsafeRawPointer) -> (() -> LayoutRule)? { nil }
}

extension ModifierReader {
    package func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> (() -> LayoutRule)? { nil }
}

extension ViewNode {
    /// The nodes below that can be seen.
    var shownChildren: [ViewNode] { (self as? any VisibilityNode)?.visibleChildren ?? children }
}
