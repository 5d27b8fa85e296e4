import DependencyGraph

/// A place where the environment is written, and who reads it below.
///
/// Readers are known to the nearest writer above them, and writers to the one above: a write reaches the readers under it without walking
/// the views in between.
package final class EnvironmentNode: ViewNode {
    @exclusivity(unchecked) package private(set) var values: EnvironmentValues
    @exclusivity(unchecked) private var readers: [BodyNode] = []
    /// Those that were removed stay until they are more than half.
    private var writers: [EnvironmentNode] = []
    private var goneWriters = 0
    /// What this place writes; nil for the root, whose values are the host's.
    private var write: ((inout EnvironmentValues) -> Void)?
    private unowned(unsafe) var outer: EnvironmentNode?
    /// What the slot keeps with the node.
    var kept: AnyObject?
    package private(set) var keyName = Name("")

    /// The root of a host's environment.
    init(root values: EnvironmentValues, host: HostCore) {
        self.values = values
        super.init(host: host, parent: nil, environment: nil, addsDepth: false)
    }

    init(
        parent: ViewNode, environment: EnvironmentNode, key: Name, write: @escaping (inout EnvironmentValues) -> Void
    ) {
        values = environment.values
        self.write = write
        keyName = key
        outer = environment
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        write(&values)
        environment.writers.append(self)
    }

    override func dismantle() {
        guard let outer else { return }
        // Rows leave many at a time: a search for each would take the square of their number.
        outer.goneWriters += 1
        guard outer.goneWriters * 2 > outer.writers.count else { return }
        outer.writers.removeAll(where: \.isRemoved)
        outer.goneWriters = 0
    }

    func addReader(_ node: BodyNode) {
        node.readerIndex = Int32(readers.count)
        readers.append(node)
    }

    func removeReader(_ node: BodyNode) {
        let index = Int(node.readerIndex)
        guard readers.indices.contains(index), readers[index] === node else { return }
        let last = readers.removeLast()
        if last !== node {
            readers[index] = last
            last.readerIndex = Int32(index)
        }
        node.readerIndex = -1
    }

    /// Writes something else from now on, and has the readers below that see another value run.
    func replaceWrite(key: Name, change: WriteChange = [], _ write: @escaping (inout EnvironmentValues) -> Void) {
        self.write = write
        keyName = key
        propagate(change)
    }

    /// Gives the root other values.
    func replaceRoot(_ values: EnvironmentValues, key: Name) {
        self.values = values
        keyName = key
        propagate([])
    }

    private func propagate(_ change: WriteChange) {
        var changed: [(BodyNode, ChangeSet)] = []
        var checked = 0
        var stack = [self]
        while let node = stack.popLast() {
            if let outer = node.outer, let write = node.write {
                node.values = outer.values
                write(&node.values)
            }
            for reader in node.readers {
                checked += 1
                let change = reader.changedEnvironmentProperties()
                // Another write of this update may have had it run already.
                if !reader.changed.contains(change) { changed.append((reader, change)) }
            }
            for writer in node.writers.reversed() where !writer.isRemoved { stack.append(writer) }
        }
        let identifier = graph.ids.nextWrite()
        host.instrument?.environmentWritten(
            identifier, writer: reported.id, key: keyName, change: change, readersChecked: checked, readersRun: changed.count)
        for (reader, change) in changed {
            for property in reader.type.properties where change.contains(.property(property.index)) {
                graph.invalidate(reader, .property(property.index), input: property.name, write: identifier)
            }
        }
        host.environmentChanged(at: self)
    }
}

/// A modifier that writes the environment for its content.
@MainActor @preconcurrency
package protocol EnvironmentModifier: ViewModifier where Body == Never {
    /// Writes the value.
    nonisolated static func write(_ modifier: Self, into values: inout EnvironmentValues)
    /// What is written from now on where `old` was written before.
    nonisolated static func replacement(for old: Self, by new: Self) -> Self
    /// The key's name, for the trace; asked for while recording.
    nonisolated static func keyName(_ modifier: Self) -> Name
}

extension EnvironmentModifier {
    nonisolated package static func replacement(for old: Self, by new: Self) -> Self { new }

    nonisolated public static func _plan<Content: View>(
        _ content: Content.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let (slot, element) = builder.environmentSlot(EnvironmentSlot<Self>.self, at: modifierOffset) {
            $0.view(Content.self, at: offset)
        }
        return _PlanElement(.modified(EnvironmentModifierReader<Self>.shared, slot: slot, element), at: modifierOffset)
    }
}

/// Writers of the environment.
final class EnvironmentSlot<Modifier: EnvironmentModifier>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(EnvironmentSlot<Modifier>.self) { EnvironmentSlot<Modifier>() } }

    private let comparison = ComparisonPlan.plan(for: Modifier.self)
    /// The modifier that a node wrote last.
    private final class Box {
        var modifier: Modifier
        init(_ modifier: Modifier) { self.modifier = modifier }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let modifier = value.assumingMemoryBound(to: Modifier.self).pointee
        let node = EnvironmentNode(
            parent: parent, environment: environment, key: keyName(modifier, parent),
            write: { Modifier.write(modifier, into: &$0) })
        node.kept = Box(modifier)
        return node
    }

    private func keyName(_ modifier: Modifier, _ node: ViewNode) -> Name {
        node.host.instrument == nil ? Name("") : Modifier.keyName(modifier)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: EnvironmentNode.self)
        let box = unsafeDowncast(node.kept.unsafelyUnwrapped, to: Box.self)
        let new = value.assumingMemoryBound(to: Modifier.self)
        let isEqual = withUnsafePointer(to: &box.modifier) { comparison.compare($0, value) == .equal }
        if isEqual { return }
        let change = node.host.instrument == nil ? [] : difference(&box.modifier, value)
        let modifier = Modifier.replacement(for: box.modifier, by: new.pointee)
        box.modifier = modifier
        node.replaceWrite(key: keyName(modifier, node), change: change) { Modifier.write(modifier, into: &$0) }
    }

    /// Whether another value is one that no comparison tells from the one before.
    @inline(never)
    private func difference(_ old: inout Modifier, _ new: UnsafeRawPointer) -> WriteChange {
        withUnsafePointer(to: &old) {
            DifferencePlan.plan(forAny: Modifier.self).isUncomparable(UnsafeRawPointer($0), new) ? .uncomparable : []
        }
    }
}
