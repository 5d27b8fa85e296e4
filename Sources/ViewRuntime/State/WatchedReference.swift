import DependencyGraph
@_spi(Reflection) import Swift

/// The stored fields of objects of a class, those of its superclasses included.
enum ObjectFields {
    /// Calls `body` with each field's name, offset and type. What macros and the language add is left out.
    static func forEach(of class: AnyClass, _ body: (String, Int, Any.Type) -> Void) {
        var type: AnyClass? = `class`
        while let current = type {
            if DigestPlan.isLibrary(TypeNames.module(current)) { break }
            let ownership = FieldOwnership(of: current)
            var index = -1
            // Option 1: the fields of a class.
            _ = _forEachField(of: current, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
                let name = String(cString: name)
                index += 1
                guard ownership.owns(index) else { return true }
                if !name.hasPrefix("$__lazy"), !name.contains("observationRegistrar") { body(name, offset, type) }
                return true
            }
            type = _getSuperclass(current)
        }
    }
}

/// An object in a state property of which nobody is told when it changes: looked at before and after each run of the view's body.
final class WatchedReference {
    unowned(unsafe) let node: BodyNode
    let property: KeptState.Property
    private var fields: [(name: Name, digest: UInt64)] = []
    private var object: ObjectIdentifier?

    init(_ node: BodyNode, _ property: KeptState.Property) {
        self.node = node
        self.property = property
        look()
    }

    /// Whether objects of the class have a lock or a queue: other threads may be changing them.
    static func isGuarded(_ type: Any.Type) -> Bool {
        guard let object = type as? AnyClass else { return false }
        var isGuarded = false
        ObjectFields.forEach(of: object) { _, _, field in
            let name = TypeNames.printed(field)
            if ["Mutex", "Lock", "Atomic", "Queue", "lock", "mutex", "Semaphore"].contains(where: name.contains) { isGuarded = true }
        }
        return isGuarded
    }

    private var current: AnyObject? {
        (node.view + property.offset).assumingMemoryBound(to: AnyObject?.self).pointee
    }

    private struct Field {
        let name: Name
        let offset: Int
        let digest: DigestPlan
    }

    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

    private static func fields(of type: AnyClass) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        ObjectFields.forEach(of: type) { fields.append(Field(name: Name($0), offset: $1, digest: .plan(forAny: $2))) }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private func read() -> [(name: Name, digest: UInt64)] {
        guard let current else { return [] }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(current).toOpaque())
        return Self.fields(of: type(of: current)).map { field in
            var digest = ValueDigest(looksBehindIDs: true)
            field.digest.add(base + field.offset, to: &digest)
            return (field.name, digest.hash)
        }
    }

    /// Takes the object as it is.
    func look() {
        object = current.map(ObjectIdentifier.init)
        fields = read()
    }

    /// Says what has changed since somebody looked. Another object came by a write.
    func compare(_ instrument: any ViewInstrument) {
        guard object == current.map(ObjectIdentifier.init) else { return look() }
        let now = read()
        for (old, new) in zip(fields, now) where old.digest != new.digest {
            instrument.referenceChanged(node.id, property: property.name, field: new.name)
        }
        fields = now
    }
}

extension HostCore {
    /// Looks at the object in a state property from now on.
    func watch(_ node: BodyNode, _ property: KeptState.Property) {
        watched[node.id, default: []].append(WatchedReference(node, property))
    }

    /// Compares all objects that are looked at: nothing more is due, so that what changed now shows nowhere.
    @inline(never)
    func compareWatched() {
        guard let instrument else { return }
        for key in watched.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            for reference in watched[key] ?? [] { reference.compare(instrument) }
        }
    }
}
