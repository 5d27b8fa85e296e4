import DependencyGraph
import ViewRuntime

/// Maps types to identifiers of the trace, and the reasons of their bodies to lists. Used by one thread.
///
/// A body runs for few different reasons: the last two of each type are found by comparison, the others by hash.
final class TypeTable {
    private struct Entry {
        var identifier: UInt32 = 0
        var changed: (UInt64, UInt64) = (0, 0)
        var lists: (UInt32, UInt32) = (0, 0)
        var others: [UInt64: UInt32] = [:]
    }

    private var entries: UnsafeMutablePointer<Entry>
    private var capacity = 64

    init() {
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(), count: capacity)
    }

    deinit {
        entries.deinitialize(count: capacity)
        entries.deallocate()
    }

    /// The identifier of a type, which `intern` gives it at the first call.
    @inline(__always)
    func identifier(of type: ViewTypeDescription, intern: (ViewTypeDescription) -> UInt32) -> UInt32 {
        if _fastPath(type.index < capacity) {
            let known = entries[type.index].identifier
            if _fastPath(known != 0) { return known }
        }
        return add(type, intern)
    }

    /// The list of the reasons that `changed` stands for; 0 for none. The type must have an identifier.
    @inline(__always)
    func reasons(_ changed: ChangeSet, of type: ViewTypeDescription, intern: ([String]) -> UInt32) -> UInt32 {
        if changed.isEmpty { return 0 }
        let entry = entries + type.index
        if entry.pointee.changed.0 == changed.rawValue { return entry.pointee.lists.0 }
        if entry.pointee.changed.1 == changed.rawValue { return entry.pointee.lists.1 }
        return other(changed, of: type, intern)
    }

    private func other(_ changed: ChangeSet, of type: ViewTypeDescription, _ intern: ([String]) -> UInt32) -> UInt32 {
        let entry = entries + type.index
        let list = entry.pointee.others[changed.rawValue] ?? intern(type.reasons(changed))
        entry.pointee.others[changed.rawValue] = list
        entry.pointee.changed = (changed.rawValue, entry.pointee.changed.0)
        entry.pointee.lists = (list, entry.pointee.lists.0)
        return list
    }

    private func add(_ type: ViewTypeDescription, _ intern: (ViewTypeDescription) -> UInt32) -> UInt32 {
        if type.index >= capacity {
            let larger = max(type.index + 1, capacity * 2)
            let next = UnsafeMutablePointer<Entry>.allocate(capacity: larger)
            next.moveInitialize(from: entries, count: capacity)
            (next + capacity).initialize(repeating: Entry(), count: larger - capacity)
            entries.deallocate()
            entries = next
            capacity = larger
        }
        let identifier = intern(type)
        entries[type.index].identifier = identifier
        return identifier
    }
}
