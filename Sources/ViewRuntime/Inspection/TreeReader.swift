import Dispatch
import Foundation

/// Reads the tree into elements.
package struct TreeReader {
    /// The elements found so far at this level.
    package var elements: [ViewElement] = []
    private var environment: EnvironmentValues
    private var rowID: AnyHashable?
    private var explicitID: AnyHashable?
    /// Selects a value in the list that is read.
    private var listSelection: ((AnyHashable) -> Bool)?
    /// Where it is noted how views look; nil where nobody draws.
    private var notes: DrawingNotes?
    /// Whether somebody draws what is read.
    var isNoting: Bool { notes != nil }
    /// What modifiers around do to the picture of the next view that has a place.
    private var effects: [DrawingEffect] = []

    package init(environment: EnvironmentValues) { self.environment = environment }

    /// The elements of a tree, from its root.
    ///
    /// Reading goes down the tree by recursion, some frames a level. Trees that are too deep for the caller's stack are read on a thread with a
    /// larger one, for which the caller waits.
    package static func elements(of node: ViewNode) -> [ViewElement] {
        if node.host.deepestNode <= deepestOnCallersStack { return read(node) }
        nonisolated(unsafe) let node = node
        nonisolated(unsafe) var elements: [ViewElement] = []
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            elements = read(node)
            done.signal()
        }
        thread.stackSize = 1 << 30
        thread.start()
        done.wait()
        return elements
    }

    /// Notes how the views of a tree look.
    static func note(_ root: ViewNode, _ notes: DrawingNotes) {
        StackSpace.run(depth: root.host.deepestNode) {
            var reader = TreeReader(environment: root.environment.values)
            reader.notes = notes
            root.elements(&reader)
        }
    }

    /// Chosen low and not measured: above it, reading costs a thread and is otherwise the same.
    private static let deepestOnCallersStack: Int32 = 100

    private static func read(_ node: ViewNode) -> [ViewElement] {
        var reader = TreeReader(environment: node.environment.values)
        node.elements(&reader)
        return reader.elements
    }

    /// Reads what stands in a stored value.
    package mutating func read(_ element: _PlanElement, value: UnsafeRawPointer, node: ViewNode) {
        switch element.content {
        case .slot(let slot):
            guard slot < node.children.count else { return }
            let outer = environment
            let child = node.children[slot]
            environment = (child as? EnvironmentNode)?.values ?? child.environment.values
            child.elements(&self)
            environment = outer
        case .group(let elements):
            if notes != nil, readAttached(elements, value: value, node: node) { return }
            for element in elements { read(element, value: value, node: node) }
        case .primitive(let reader, let content):
            var found = ViewElement(kind: reader.kind, node: node)
            found.planElement = element
            found.environment = environment
            found.isEnabled = environment.isEnabled
            take(&found)
            reader.read(value + element.offset, into: &found)
            var inner = inner()
            if let notes {
                inner.notes = notes
                inner.effects = notes.note(found, element, effects, reader.look(value + element.offset))
            }
            for element in content { inner.read(element, value: value, node: node) }
            found.children += inner.elements
            reader.conclude(value + element.offset, in: &found)
            notes?.complete(found, element)
            elements.append(found)
        case .modified(let modifier, let slot, let content):
            let outer = environment
            if let slot, slot < node.children.count, let writer = node.children[slot] as? EnvironmentNode {
                environment = writer.values
            } else {
                modifier.write(value + element.offset, into: &environment)
            }
            var inner = inner()
            inner.rowID = rowID
            inner.explicitID = explicitID
            if let notes {
                inner.notes = notes
                inner.effects = effects
                if let effect = modifier.effect(value + element.offset) { inner.effects.append(effect) }
                var found = ViewElement(kind: "", node: node)
                found.environment = environment
                inner.effects = notes.note(found, element, inner.effects)
            }
            inner.read(content, value: value, node: node)
            for index in inner.elements.indices {
                modifier.read(value + element.offset, into: &inner.elements[index])
            }
            elements += inner.elements
            environment = outer
        }
    }

    /// Reads a view with content beside it, to which effects apply as to one. Returns whether it is one.
    private mutating func readAttached(_ elements: [_PlanElement], value: UnsafeRawPointer, node: ViewNode) -> Bool {
        guard elements.count == 2, case .primitive(let reader, _) = elements[1].content, reader.isAttachment, let notes,
            notes.isPlaced(node, elements[1])
        else { return false }
        let outer = effects
        // The attached content is read first: the effects are noted with it.
        let count = self.elements.count
        read(elements[1], value: value, node: node)
        let attached = Array(self.elements[count...])
        self.elements.removeSubrange(count...)
        effects = []
        read(elements[0], value: value, node: node)
        effects = outer
        self.elements += attached
        return true
    }

    /// Reads a view with a body as an element of its own, with what the body returned below it.
    mutating func readBody(_ node: BodyNode) {
        var inner = inner()
        inner.notes = notes
        inner.effects = effects
        guard node.isReported else {
            inner.rowID = rowID
            inner.explicitID = explicitID
            inner.read(node.plan.root, value: node.value, node: node)
            elements += inner.elements
            return
        }
        var found = ViewElement(kind: node.type.description.name, node: node)
        found.environment = environment
        found.isEnabled = environment.isEnabled
        found.attributes["view"] = "body"
        take(&found)
        if let notes { inner.effects = notes.note(found, nil, effects) }
        inner.read(node.plan.root, value: node.value, node: node)
        found.children = inner.elements
        elements.append(found)
    }

    /// Reads what stands below a writer of the environment.
    mutating func inside(_ writer: EnvironmentNode) {
        let outer = environment
        environment = writer.values
        for child in writer.children { child.elements(&self) }
        environment = outer
    }

    /// A reader of what stands in an element.
    private func inner() -> TreeReader {
        var inner = TreeReader(environment: environment)
        inner.listSelection = listSelection
        return inner
    }

    /// Reads the rows of a list with a selection.
    mutating func selecting(_ select: @escaping (AnyHashable) -> Bool, _ body: (inout TreeReader) -> Void) {
        let outer = listSelection
        listSelection = select
        body(&self)
        listSelection = outer
    }

    private func take(_ element: inout ViewElement) {
        element.listSelection = listSelection
        element.rowID = rowID
        element.explicitID = explicitID
    }

    mutating func withRow(_ id: AnyHashable, of collection: ViewNode, _ body: (inout TreeReader) -> Void) {
        let outer = rowID
        rowID = id
        body(&self)
        rowID = outer
    }

    mutating func withIdentifier(_ id: AnyHashable, _ body: (inout TreeReader) -> Void) {
        let outer = explicitID
        explicitID = id
        body(&self)
        explicitID = outer
    }

    /// Adds an element that a node makes itself, with what `content` reads below it.
    package mutating func add(_ element: ViewElement, _ content: (inout TreeReader) -> Void) {
        var element = element
        element.environment = environment
        element.isEnabled = environment.isEnabled
        take(&element)
        var inner = inner()
        if let notes {
            inner.notes = notes
            inner.effects = notes.note(element, nil, effects)
        }
        content(&inner)
        element.children += inner.elements
        notes?.complete(element)
        elements.append(element)
    }
}

/// Reads one type of view without a body. One object per type.
package protocol ElementReader: AnyObject {
    var kind: String { get }
    /// Whether it is content beside the view's own, such as an overlay: no view of the list around it.
    var isAttachment: Bool { get }
    func read(_ value: UnsafeRawPointer, into element: inout ViewElement)
    /// Called once the content has been read.
    func conclude(_ value: UnsafeRawPointer, in element: inout ViewElement)
    /// What the view shows itself; nil where that follows from its kind.
    func look(_ value: UnsafeRawPointer) -> ViewLook?
    /// What the view is to the layout.
    var layoutPart: LayoutPart { get }
    /// How the view is laid out; nil for the rule of its kind.
    func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> LayoutRule?
    /// How content that a modifier attached stands to the view before it; nil where it takes no place.
    func layoutAttachment(_ value: UnsafeRawPointer) -> (() -> LayoutRule)?
}

extension ElementReader {
    package func conclude(_ value: UnsafeRawPointer, in element: inout ViewElement) {}
    package func look(_ value: UnsafeRawPointer) -> ViewLook? { nil }
}

extension ElementReader {
    package var isAttachment: Bool { false }
}

/// Reads one type of modifier without a body. One object per type.
package protocol ModifierReader: AnyObject {
    func read(_ value: UnsafeRawPointer, into element: inout ViewElement)
    func write(_ value: UnsafeRawPointer, into values: inout EnvironmentValues)
    /// What the modifier does to the picture; nil where it does nothing to it.
    func effect(_ value: UnsafeRawPointer) -> DrawingEffect?
    /// Makes the rules of the views that the modifier is around; nil where it changes nothing in the layout.
    func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> (() -> LayoutRule)?
}

extension ModifierReader {
    package func effect(_ value: UnsafeRawPointer) -> DrawingEffect? { nil }
}

final class PrimitiveReader<Content: PrimitiveView>: ElementReader {
    static var shared: PrimitiveReader { TypeCache.only(PrimitiveReader<Content>.self) { PrimitiveReader() } }
    let kind = String(TypeNames.printed(Content.self).prefix { $0 != "<" })

    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) {
        Content.describe(value.assumingMemoryBound(to: Content.self), in: &element)
    }

    func conclude(_ value: UnsafeRawPointer, in element: inout ViewElement) {
        Content.conclude(value.assumingMemoryBound(to: Content.self), in: &element)
    }

    func look(_ value: UnsafeRawPointer) -> ViewLook? { Content.look(value.assumingMemoryBound(to: Content.self)) }

    var layoutPart: LayoutPart { Content.layoutPart }

    func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> LayoutRule? {
        Content.layoutRule(value.assumingMemoryBound(to: Content.self), context)
    }
}

final class PrimitiveModifierReader<Modifier: PrimitiveModifier>: ModifierReader {
    static var shared: PrimitiveModifierReader {
        TypeCache.only(PrimitiveModifierReader<Modifier>.self) { PrimitiveModifierReader() }
    }

    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) {
        Modifier.describe(value.assumingMemoryBound(to: Modifier.self), in: &element)
    }

    func write(_ value: UnsafeRawPointer, into values: inout EnvironmentValues) {}

    func effect(_ value: UnsafeRawPointer) -> DrawingEffect? {
        Modifier.effect(value.assumingMemoryBound(to: Modifier.self))
    }

    func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> (() -> LayoutRule)? {
        Modifier.layoutRule(value.assumingMemoryBound(to: Modifier.self), context)
    }
}

final class EnvironmentModifierReader<Modifier: EnvironmentModifier>: ModifierReader {
    static var shared: EnvironmentModifierReader {
        TypeCache.only(EnvironmentModifierReader<Modifier>.self) { EnvironmentModifierReader() }
    }

    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) {}

    func write(_ value: UnsafeRawPointer, into values: inout EnvironmentValues) {
        Modifier.write(value.assumingMemoryBound(to: Modifier.self).pointee, into: &values)
    }
}
