import DependencyGraph
import Foundation

/// A view that is compared with its own `==`, also where it is plain bytes.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    public typealias Body = Never
    public var body: Never { fatalError("EquatableView has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(EquatableSlot<Content>.self, at: offset)
    }
}

extension View where Self: Equatable {
    /// Lets the view's `==` alone decide whether its body runs again.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: SelfComparing {
    static var comparer: ValueComparer { EquatableComparer<Content>() }
}

/// Views with a body that are compared with `==`.
final class EquatableSlot<Content: Equatable & View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(EquatableSlot<Content>.self) { EquatableSlot() } }

    /// Keeps the value that was compared last: the installed one has its properties linked.
    private final class EquatableNode: ViewNode {
        var value: Content
        private var hasNotedPriority = false

        init(_ value: Content, parent: ViewNode, environment: EnvironmentNode) {
            self.value = value
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }

        override func layoutEntries(_ builder: inout LayoutBuilder) {
            let rule = SolidRule(hidesPriority: host.profile.equatablePriority == .hidden)
            if host.instrument != nil, !hasNotedPriority { rule.foundPriority = { [weak self] in self?.notePriority($0, $1) } }
            builder.add(rule, around: children)
        }

        private func notePriority(_ priority: Double, _ sizes: (with: CGSize, without: CGSize)?) {
            guard let body = children.first as? BodyNode, body.isReported, !hasNotedPriority else { return }
            hasNotedPriority = true
            let words = ["layoutPriority(\(priority))"] + (sizes.map { [Self.words($0.with), Self.words($0.without)] } ?? [])
            host.instrument?.equalityMismatched(body.id, kind: .priority, fields: NameList(words.map { Name($0) }))
        }

        /// `120 × 20.5`, in points.
        private static func words(_ size: CGSize) -> String {
            func word(_ length: CGFloat) -> String {
                let rounded = (length * 10).rounded() / 10
                return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
            }
            return "\(word(size.width)) × \(word(size.height))"
        }
    }

    private lazy var content = TypedContent<Content>.shared
    private let equality = EqualityNotes(Content.self)

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = EquatableNode(
            value.assumingMemoryBound(to: Content.self).pointee, parent: parent, environment: environment)
        node.children = [
            content.mount(value, parent: node, environment: environment, identity: .structural(slot: slot))
        ]
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: EquatableNode.self)
        let new = value.assumingMemoryBound(to: Content.self)
        if areEqual(node, new) {
            node.graph.skips &+= 1
            return
        }
        node.value = new.pointee
        if let body = node.children[0] as? BodyNode { body.replaceView(value) } else {
            content.update(node.children[0], value)
        }
    }

    private func areEqual(_ node: EquatableNode, _ new: UnsafePointer<Content>) -> Bool {
        guard let instrument = node.host.instrument, let body = node.children[0] as? BodyNode, body.isReported else {
            return node.value == new.pointee
        }
        let isEqual = equality.compare(body, instrument) { node.value == new.pointee }
        if isEqual { withUnsafePointer(to: node.value) { equality.noteEqual(body, $0, new, instrument) } }
        return isEqual
    }
}
