import Foundation

/// The model types that a container keeps, and those that they lead to.
public final class Schema: @unchecked Sendable {
    /// The version of a schema. Nothing is migrated by it.
    public struct Version: Hashable, Sendable, Comparable {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    /// One type of models.
    public struct Entity: Hashable, Sendable {
        /// The name of the type.
        public let name: String
    }

    public let version: Version
    let types: [any PersistentModel.Type]
    private let known: Set<ObjectIdentifier>

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var found: [any PersistentModel.Type] = []
        var known: Set<ObjectIdentifier> = []
        var waiting = Array(types.reversed())
        while let type = waiting.popLast() {
            guard known.insert(ObjectIdentifier(type)).inserted else { continue }
            found.append(type)
            for property in type.schemaMetadata { if let destination = property.form?.destination { waiting.append(destination) } }
        }
        self.types = found
        self.known = known
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// The types, in the order in which they were given, each before those that it leads to.
    public var entities: [Entity] { types.map { Entity(name: String(describing: $0)) } }

    func holds(_ type: any PersistentModel.Type) -> Bool { known.contains(ObjectIdentifier(type)) }
}

extension Schema {
    /// What `@Attribute` says. All of it concerns storage on disk.
    public final class Attribute: Sendable {
        public struct Option: Hashable, Sendable {
            private let name: String
            /// Two models with equal values are one. Inert: nothing is merged.
            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let ephemeral = Option(name: "ephemeral")
            public static let spotlight = Option(name: "spotlight")
            public static func transformable(by name: String) -> Option { Option(name: name) }
        }

        public let options: [Option]

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) { self.options = options }
    }

    /// What `@Relationship` says.
    public final class Relationship: @unchecked Sendable {
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Option(name: "unique")
        }

        /// What becomes of the models that a relationship leads to, when the one that it belongs to is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Nothing, not even their way back is taken.
            case noAction
            /// They do not lead back any more.
            case nullify
            /// They are deleted as well.
            case cascade
            /// The deletion cannot be saved as long as there are some.
            case deny
        }

        public let deleteRule: DeleteRule
        let inverse: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.inverse = inverse
        }
    }

    /// One property that `@Model` keeps.
    public struct PropertyMetadata {
        public let name: String
        let path: AnyKeyPath
        let form: RelationshipForm?
    }
}

/// A property that leads to other models.
struct RelationshipForm {
    let destination: any PersistentModel.Type
    let isToMany: Bool
    let rule: Schema.Relationship.DeleteRule
    let inverse: AnyKeyPath?
    let read: (any PersistentModel) -> [any PersistentModel]
    let write: (any PersistentModel, [any PersistentModel]) -> Void
}

/// Describes a property that leads to no model.
public func _property<Model: PersistentModel, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>, _ attribute: Schema.Attribute? = nil
) -> Schema.PropertyMetadata {
    Schema.PropertyMetadata(name: name, path: path, form: nil)
}

/// Describes a property that leads to other models.
public func _property<Model: PersistentModel, Value: _RelationshipValue>(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>, _ relationship: Schema.Relationship? = nil
) -> Schema.PropertyMetadata {
    let form = RelationshipForm(
        destination: Value._destination, isToMany: Value._isToMany, rule: relationship?.deleteRule ?? .nullify,
        inverse: relationship?.inverse,
        read: { ($0 as? Model)?[keyPath: path]._models ?? [] },
        write: { model, models in
            guard let model = model as? Model, let value = Value._make(models) else { return }
            model[keyPath: path] = value
        })
    return Schema.PropertyMetadata(name: name, path: path, form: form)
}

/// Describes a property that leads to other models and is marked as an attribute.
public func _property<Model: PersistentModel, Value: _RelationshipValue>(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>, _ attribute: Schema.Attribute
) -> Schema.PropertyMetadata {
    _property(name, path, nil as Schema.Relationship?)
}
