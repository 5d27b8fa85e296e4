import DependencyGraph

/// A key of the environment: names a type of value and its default.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no ancestor wrote another.
    static var defaultValue: Self.Value { get }
}

/// The values that ancestors pass down without naming each view in between.
///
/// A list from the latest write to the first: writing shares everything that was written before.
public struct EnvironmentValues: CustomStringConvertible {
    private var entries: Entry?
    /// Notes which keys are read, for holders of the whole environment (C116).
    var tracker: EnvironmentTracker?

    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let identifier = ObjectIdentifier(key)
            if let tracker { tracker.note(Key.self, in: self) }
            var entry = entries
            while let current = entry {
                if current.key == identifier { return unsafeDowncast(current, to: TypedEntry<Key>.self).value }
                entry = current.next
            }
            return Key.defaultValue
        }
        set { entries = TypedEntry<Key>(newValue, next: entries) }
    }

    /// Lets go of what was written over. Cost: linear in the entries, and memory for each where there was something to let go of.
    mutating func forgetOverwritten() {
        var seen: Set<ObjectIdentifier> = []
        var kept: [Entry] = []
        var count = 0
        var entry = entries
        while let current = entry {
            count += 1
            if seen.insert(current.key).inserted { kept.append(current) }
            entry = current.next
        }
        if kept.count == count { return }
        entries = kept.reversed().reduce(nil) { $1.copy(next: $0) }
    }

    public var description: String {
        var keys: [String] = []
        var entry = entries
        while let current = entry {
            keys.append(current.keyName)
            entry = current.next
        }
        return "[" + keys.joined(separator: ", ") + "]"
    }

    fileprivate class Entry {
        let key: ObjectIdentifier
        let next: Entry?
        init(key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
        }
        var keyName: String { "" }
        func copy(next: Entry?) -> Entry { fatalError("every entry is copied") }
    }

    fileprivate final class TypedEntry<Key: EnvironmentKey>: Entry {
        let value: Key.Value
        init(_ value: Key.Value, next: Entry?) {
            self.value = value
            super.init(key: ObjectIdentifier(Key.self), next: next)
        }
        override var keyName: String { String(describing: Key.self) }
        override func copy(next: Entry?) -> Entry { TypedEntry(value, next: next) }
    }
}

/// Notes which keys a holder of the whole environment reads, and compares their values with those of another environment.
final class EnvironmentTracker {
    // A copy of the holder that a closure captured may outlive it.
    private let holder: NodeID
    private let host: HostReference
    private let index: Int

    init(_ holder: BodyNode, _ index: Int) {
        self.holder = holder.id
        host = holder.host.reference
        self.index = index
    }

    /// The property was read, by its holder's body or by a closure of it that runs later.
    func noteRead() {
        guard Evaluation.isRunning else { return }
        if let body = Evaluation.body, body.id == holder {
            body.reads.insert(.property(index))
        } else if let host = host.host, host.instrument != nil {
            host.lateReads[holder, default: ChangeSet()].insert(.property(index))
        }
    }

    private var checks: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]

    func note<Key: EnvironmentKey>(_ key: Key.Type, in values: EnvironmentValues) {
        let identifier = ObjectIdentifier(key)
        guard checks[identifier] == nil else { return }
        var untracked = values
        untracked.tracker = nil
        let seen = untracked[key]
        checks[identifier] = { compareValues($0[key], seen) != .equal }
    }

    func differs(from values: EnvironmentValues) -> Bool { checks.values.contains { $0(values) } }
}
