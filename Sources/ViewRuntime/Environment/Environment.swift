import DependencyGraph
import Observation

/// Reads a value of the environment.
///
/// Declaring it is the dependency (C117): the body runs when the value at the key path changes, whether it reads it or not.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    fileprivate enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value(Value)
    }

    /// Where the value is found.
    nonisolated(unsafe) fileprivate let keyPath: KeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) fileprivate var content: Content
    fileprivate var tracker: EnvironmentTracker?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        content = .keyPath(keyPath)
    }

    /// Reads an observable object of the given type; it is an error if no ancestor supplies one.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        keyPath = \EnvironmentValues.[required: ObservableObjectType<Value>()]
        content = .keyPath(keyPath)
    }

    /// Reads an observable object of the given type, if an ancestor supplies one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        keyPath = \EnvironmentValues.[object: ObservableObjectType<Object>()]
        content = .keyPath(keyPath)
    }

    public var wrappedValue: Value {
        switch content {
        case .value(let value):
            if let tracker { tracker.noteRead() }
            return value
        case .keyPath(let keyPath):
            Evaluation.warn(.notInstalled, RuntimeWarning.environmentNotInstalled(Value.self))
            return EnvironmentValues()[keyPath: keyPath]
        }
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ EnvironmentPropertyType<Value>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: SelfComparing, SelfDescribing {
    static var comparer: ValueComparer { EnvironmentComparer<Value>() }
    static var differencePlan: DifferencePlan { EnvironmentDifferences<Value>() }
}

/// Whether views differ that differ in nothing but the key paths of what they read from the environment.
enum EnvironmentKeyPaths {
    /// Main thread only, as all of evaluation.
    @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var areCompared = true

    /// Compares two view values as if all read the same key paths.
    static func ignoring(_ compare: () -> Equality) -> Equality {
        areCompared = false
        defer { areCompared = true }
        return compare()
    }
}

/// The same key path; the value is the environment's affair.
private final class EnvironmentComparer<Value>: ValueComparer {
    private lazy var plan = ComparisonPlan.plan(for: Value.self)

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: Environment<Value>.self)
        let right = right.assumingMemoryBound(to: Environment<Value>.self)
        guard left.pointee.keyPath == right.pointee.keyPath || !EnvironmentKeyPaths.areCompared else { return .different }
        // Both are copies of installed views, as closures capture them: what counts is what their bodies saw.
        if case .value(let first) = left.pointee.content, case .value(let second) = right.pointee.content {
            return withUnsafePointer(to: first) { first in
                withUnsafePointer(to: second) { plan.compare(first, $0) }
            }
        }
        return .equal
    }
}

/// Another key path, or another value that captured copies saw.
private final class EnvironmentDifferences<Value>: DifferencePlan {
    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let old = old.assumingMemoryBound(to: Environment<Value>.self)
        let new = new.assumingMemoryBound(to: Environment<Value>.self)
        guard old.pointee.keyPath == new.pointee.keyPath,
            case .value(let first) = old.pointee.content, case .value(let second) = new.pointee.content
        else { return log.end(.keyPath) }
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { DifferencePlan.plan(forAny: Value.self).find(first, $0, &log) }
        }
    }
}

/// How `@Environment` is kept.
private final class EnvironmentPropertyType<Value>: PropertyType {
    private let comparison = ComparisonPlan.plan(for: Value.self)
    private let isWhole = Value.self == EnvironmentValues.self
    /// The key path that asks for an observable object which must be there; nil where the value is no object.
    private lazy var object: (path: AnyKeyPath, isMissing: (EnvironmentValues) -> Bool)? = {
        func make<Object: AnyObject>(_: Object.Type) -> (AnyKeyPath, (EnvironmentValues) -> Bool) {
            let type = ObservableObjectType<Object>()
            return (\EnvironmentValues.[required: type], { $0[object: type] == nil })
        }
        return (Value.self as? AnyObject.Type).map { _openExistential($0, do: make) }
    }()

    override var readsEnvironment: Bool { true }

    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        read(property.assumingMemoryBound(to: Environment<Value>.self), node)
        return true
    }

    private func read(_ property: UnsafeMutablePointer<Environment<Value>>, _ node: BodyNode) {
        var values = node.environment.values
        if isWhole || node.host.instrument != nil {
            let tracker = EnvironmentTracker(node, index)
            property.pointee.tracker = tracker
            if isWhole { values.tracker = tracker }
        }
        property.pointee.content = .value(values[keyPath: property.pointee.keyPath])
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let new = new.assumingMemoryBound(to: Environment<Value>.self)
        let old = old.assumingMemoryBound(to: Environment<Value>.self)
        new.pointee.content = old.pointee.content
        new.pointee.tracker = old.pointee.tracker
        // Another key path with an equal value is no change (C120).
        guard differs(new, node) else { return false }
        read(new, node)
        return true
    }

    override func lend(_ copy: UnsafeMutableRawPointer, from installed: UnsafeRawPointer) -> Bool {
        copy.assumingMemoryBound(to: Environment<Value>.self).pointee = installed.assumingMemoryBound(to: Environment<Value>.self).pointee
        return true
    }

    private func differs(_ property: UnsafeMutablePointer<Environment<Value>>, _ node: BodyNode) -> Bool {
        if isWhole, let tracker = property.pointee.tracker { return tracker.differs(from: node.environment.values) }
        guard case .value(let seen) = property.pointee.content else { return true }
        let values = node.environment.values
        // Its reader may leave in the same update; one that stays is told what is missing when it runs.
        if let object, object.path == property.pointee.keyPath, object.isMissing(values) { return true }
        let now = values[keyPath: property.pointee.keyPath]
        return withUnsafePointer(to: seen) { seen in
            withUnsafePointer(to: now) { comparison.compare(seen, $0) != .equal }
        }
    }

    override func environmentDiffers(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        differs(property.assumingMemoryBound(to: Environment<Value>.self), node)
    }

    override func environmentKey(_ property: UnsafeRawPointer) -> Name? {
        if isWhole { return Name("\\.self") }
        let keyPath = property.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
        let name = KeyPathNames.name(of: keyPath).text
        // An object is found by its type.
        return name.hasPrefix("subscript") ? Name(objectName) : Name("\\." + name)
    }

    private var objectName: String {
        let name = TypeNames.printed(Value.self)
        return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        guard node.reasons.contains(.property(index)) else { return }
        read(property.assumingMemoryBound(to: Environment<Value>.self), node)
    }
}

/// Stands for an observable object's type in key paths.
struct ObservableObjectType<Object: AnyObject>: Hashable {}

/// The environment's key of an observable object's type.
enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
    subscript<Object: AnyObject>(object type: ObservableObjectType<Object>) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }

    subscript<Object: AnyObject>(required type: ObservableObjectType<Object>) -> Object {
        guard let object = self[ObservableObjectKey<Object>.self] else {
            fatalError(
                "No Observable object of type \(Object.self) found. A View.environmentObject(_:) for \(Object.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    /// The observable object of the given type, if an ancestor supplies one.
    public subscript<Object: AnyObject & Observable>(_ type: Object.Type) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }
}
