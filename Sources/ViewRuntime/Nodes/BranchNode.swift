import DependencyGraph

/// Content that is there or not, or one of two: the branch that is taken is mounted, and rebuilt when another is taken.
final class BranchNode: ViewNode {
    /// The branch that is mounted: 0 the first, 1 the second, -1 none.
    fileprivate(set) var branch = -1

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
    }

    /// Takes a branch, with its content: another one than before destroys what was there and makes everything new (C124–C126).
    ///
    /// At first, what is around the branch is new as well, and appears as a whole.
    fileprivate func take(_ branch: Int, _ type: ContentType?, _ value: UnsafeRawPointer?, isFirst: Bool) {
        if branch == self.branch {
            if let type, let value { type.update(children[0], value) }
            return
        }
        let old = children.first
        let oldBranch = self.branch
        self.branch = branch
        if let type, let value {
            if let content = host.takeBack(branch, at: self) {
                host.layout?.changed(self)
                type.update(content, value)
                children = [content]
            } else {
                let content = type.mount(value, parent: self, environment: environment, identity: .branch(branch))
                children = [content]
                if !isFirst { host.mounted(content) }
            }
        } else {
            children = []
        }
        if let old { host.depart(old, from: self, key: oldBranch, why: .branch) }
    }
}

/// `if` with `else`, `switch`.
final class ConditionalSlot<First: View, Second: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(ConditionalSlot<First, Second>.self) { ConditionalSlot() } }

    private lazy var first = TypedContent<First>.shared
    private lazy var second = TypedContent<Second>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = BranchNode(parent: parent, environment: environment)
        take(node, value, isFirst: true)
        return node
    }

    /// Constant where both branches stand for the same number of views; the profile may have it vary all the same (C175).
    override func holdsLists(_ depth: Int) -> Bool { first.plan.holdsLists(depth) || second.plan.holdsLists(depth) }

    override func rowCount(_ counter: inout RowCounter) -> RowCount {
        if counter.profile.branchRows == .varying { return .varying }
        let count = counter.count(first.plan)
        return count == counter.count(second.plan) ? count : .varying
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        take(unsafeDowncast(node, to: BranchNode.self), value, isFirst: false)
    }

    @inline(__always)
    private func take(_ node: BranchNode, _ value: UnsafeRawPointer, isFirst: Bool) {
        switch value.assumingMemoryBound(to: _ConditionalContent<First, Second>.self).pointee.storage {
        case .trueContent(let content): withUnsafePointer(to: content) { node.take(0, first, $0, isFirst: isFirst) }
        case .falseContent(let content): withUnsafePointer(to: content) { node.take(1, second, $0, isFirst: isFirst) }
        }
    }
}

/// `if` without `else`.
final class OptionalSlot<Wrapped: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(OptionalSlot<Wrapped>.self) { OptionalSlot() } }

    private lazy var wrapped = TypedContent<Wrapped>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = BranchNode(parent: parent, environment: environment)
        take(node, value, isFirst: true)
        return node
    }

    /// There or not (C174, C176).
    override func holdsLists(_ depth: Int) -> Bool { wrapped.plan.holdsLists(depth) }

    /// Nothing or something; what takes no place in the list, such as a sheet, is nothing in both cases.
    override func rowCount(_ counter: inout RowCounter) -> RowCount {
        counter.count(wrapped.plan) == .constant(0) ? .constant(0) : .varying
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        take(unsafeDowncast(node, to: BranchNode.self), value, isFirst: false)
    }

    @inline(__always)
    private func take(_ node: BranchNode, _ value: UnsafeRawPointer, isFirst: Bool) {
        guard let content = value.assumingMemoryBound(to: Wrapped?.self).pointee else {
            return node.take(-1, nil, nil, isFirst: isFirst)
        }
        withUnsafePointer(to: content) { node.take(0, wrapped, $0, isFirst: isFirst) }
    }
}
