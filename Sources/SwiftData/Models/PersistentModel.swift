import Foundation
import Observation
import Synchronization

/// A class whose objects a context keeps; `@Model` has a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
    /// The properties that are kept.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What the package knows of the object.
    var _$record: _ModelRecord { get }
}

extension PersistentModel {
    /// Tells the object from all others in the process. It does not change when the object is saved.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(entityName: Self.entityName, number: _$record.number) }

    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object was inserted into.
    public var modelContext: ModelContext? { _$record.context }

    /// Whether the object was deleted from its context.
    public var isDeleted: Bool { _$record.isDeleted }

    /// Whether something of the object was inserted or written since the last save.
    public var hasChanges: Bool { _$record.context?.hasPendingChanges(of: self) ?? false }

    static var entityName: String { String(describing: Self.self) }

    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Comparable, Identifiable {
    /// The name of the model's type.
    public let entityName: String
    let number: Int

    public var id: PersistentIdentifier { self }

    public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        (left.entityName, left.number) < (right.entityName, right.number)
    }
}

/// What the package knows of one model.
public final class _ModelRecord: @unchecked Sendable {
    private static let last = Atomic<Int>(0)

    let number: Int
    weak var context: ModelContext?
    var isDeleted = false
    /// The position among all insertions: models without another order come in this one.
    var position = 0

    public init() { number = Self.last.add(1, ordering: .relaxed).newValue }
}

/// What a property that leads to other models holds: one, perhaps one, or several.
public protocol _RelationshipValue {
    static var _destination: any PersistentModel.Type { get }
    static var _isToMany: Bool { get }
    var _models: [any PersistentModel] { get }
    /// A value with these models; nil where they cannot be one, as none cannot be one model.
    static func _make(_ models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    public static var _destination: any PersistentModel.Type { Self.self }
    public static var _isToMany: Bool { false }
    public var _models: [any PersistentModel] { [self] }
    public static func _make(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    public static var _isToMany: Bool { Wrapped._isToMany }
    public var _models: [any PersistentModel] { self?._models ?? [] }
    public static func _make(_ models: [any PersistentModel]) -> Wrapped?? {
        models.isEmpty && !_isToMany ? .some(nil) : .some(Wrapped._make(models))
    }
}

extension Array: _RelationshipValue where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public var _models: [any PersistentModel] { self }
    public static func _make(_ models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
}
