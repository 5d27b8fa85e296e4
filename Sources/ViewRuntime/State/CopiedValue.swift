import DependencyGraph
import Foundation
@_spi(Reflection) import Swift

/// Looks for the value that a state property begins with among what the views around have: a copy has a second owner.
///
/// A value that many have (`false`, 0, an empty text) counts only where the names agree as well.
struct CopiedValue {
    private let property: KeptState.Property
    private let node: BodyNode
    private let value: UnsafeRawPointer
    private let isTelling: Bool

    /// Views above that are asked.
    private static let height = 3

    init(_ property: KeptState.Property, of node: BodyNode) {
        self.property = property
        self.node = node
        value = node.view + property.offset
        isTelling = Self.isTelling(value, property.valueType)
    }

    /// The view that has the value as well, and where; nil where none does.
    func source() -> (owner: BodyNode, path: String)? {
        var above = node.parent
        var height = 0
        var nearest: BodyNode?
        var found: (owner: BodyNode, path: String)?
        while let current = above, height < Self.height {
            above = current.parent
            guard let body = current as? BodyNode, body.type.isReported else { continue }
            height += 1
            if nearest == nil { nearest = body }
            // Of a state and a field that was made of it, the state is the source.
            if let path = state(of: body) { return (body, path) }
            if found == nil, let path = match(in: body.type.valueType, body.view, "") { found = (body, path) }
        }
        if let found { return found }
        guard let nearest, let path = match(in: node.type.valueType, node.view, "") ?? element else { return nil }
        return (nearest, path)
    }

    /// In the element of the collection in which the view is being made.
    private var element: String? {
        guard let element = node.host.mountedElement, MetadataKind(of: element.type) == .structure else { return nil }
        return match(in: element.type, element.place, TypeNames.printed(element.type))
    }

    private func state(of body: BodyNode) -> String? {
        for other in body.type.keptState.properties where other.isState {
            let name = other.name.text.trimmedUnderscores
            let place = body.view + other.offset
            if other.valueType == property.valueType {
                if fits(name, place) { return name }
            } else if MetadataKind(of: other.valueType) == .structure {
                if let path = match(in: other.valueType, place, name) { return path }
            } else if other.valueType is AnyObject.Type, let path = match(inObjectAt: place, name) { return path }
        }
        return nil
    }

    /// A field of a struct, of a struct in it, or of an object in it, that has the value.
    private func match(in type: Any.Type, _ place: UnsafeRawPointer, _ path: String) -> String? {
        let places = ValuePlaces.of(property.valueType, in: type)
        for field in places.values where fits(field.name, place + field.offset) { return Self.joined(path, field.path) }
        for field in places.objects {
            if let found = match(inObjectAt: place + field.offset, Self.joined(path, field.path)) { return found }
        }
        return nil
    }

    private func match(inObjectAt place: UnsafeRawPointer, _ path: String) -> String? {
        guard let object = place.assumingMemoryBound(to: AnyObject?.self).pointee else { return nil }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let places = ValuePlaces.of(property.valueType, in: Swift.type(of: object))
        for field in places.values where fits(field.name, base + field.offset) { return Self.joined(path, field.name.trimmedUnderscores) }
        return nil
    }

    private static func joined(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private func fits(_ name: String, _ place: UnsafeRawPointer) -> Bool {
        guard isTelling || agrees(name) else { return false }
        return ComparisonPlan.plan(forAny: property.valueType).compare(value, place) == .equal
    }

    /// `text` agrees with `text` and with `initialText`.
    private func agrees(_ name: String) -> Bool {
        let own = property.name.text.trimmedUnderscores.lowercased()
        let other = name.trimmedUnderscores.lowercased()
        guard own == other || (own.count > 2 && other.hasSuffix(own)) else { return false }
        return !Self.isEmpty(value, property.valueType)
    }

    /// Whether two places hardly have the value by chance.
    private static func isTelling(_ value: UnsafeRawPointer, _ type: Any.Type) -> Bool {
        if type == String.self { return value.assumingMemoryBound(to: String.self).pointee.count > 1 }
        if type == UUID.self || type == Date.self { return true }
        if type == Double.self {
            let number = value.assumingMemoryBound(to: Double.self).pointee
            return number != number.rounded()
        }
        if type == Int.self { return value.assumingMemoryBound(to: Int.self).pointee.magnitude > 100 }
        if let counted = type as? any CountedState.Type { return counted.count(at: value) > 1 }
        guard MetadataKind(of: type) == .structure else { return false }
        let module = TypeNames.module(type)
        return !DigestPlan.isLibrary(module) && module != "ViewRuntime"
    }

    private static func isEmpty(_ value: UnsafeRawPointer, _ type: Any.Type) -> Bool {
        if type == String.self { return value.assumingMemoryBound(to: String.self).pointee.isEmpty }
        if let counted = type as? any CountedState.Type { return counted.count(at: value) == 0 }
        return (type as? any EmptyState.Type)?.isNil(at: value) == true
    }
}

/// Where values of one type stand in values, or objects, of another: found once for each pair.
private struct ValuePlaces {
    struct Field {
        var name: String
        var path: String
        var offset: Int
    }

    var values: [Field] = []
    /// Objects of classes of the user's, which may have more.
    var objects: [Field] = []

    private struct Key: Hashable {
        var wanted: ObjectIdentifier
        var type: ObjectIdentifier
    }

    nonisolated(unsafe) private static var known: [Key: ValuePlaces] = [:]

    static func of(_ wanted: Any.Type, in type: Any.Type) -> ValuePlaces {
        let key = Key(wanted: ObjectIdentifier(wanted), type: ObjectIdentifier(type))
        if let places = known[key] { return places }
        var places = ValuePlaces()
        if let object = type as? AnyClass {
            ObjectFields.forEach(of: object) { name, offset, field in
                if field == wanted { places.values.append(Field(name: name, path: name, offset: offset)) }
            }
        } else if MetadataKind(of: type) == .structure {
            places.add(wanted, in: type, at: 0, "")
        }
        known[key] = places
        return places
    }

    private mutating func add(_ wanted: Any.Type, in type: Any.Type, at start: Int, _ path: String) {
        let module = TypeNames.module(type)
        if DigestPlan.isLibrary(module) || module == "ViewRuntime" { return }
        let ownership = FieldOwnership(of: type)
        var index = -1
        forEachField(of: type) { name, offset, field in
            index += 1
            guard ownership.owns(index), !(field is any DynamicProperty.Type) else { return }
            let full = path.isEmpty ? name : "\(path).\(name)"
            let place = Field(name: name, path: full, offset: start + offset)
            if field == wanted {
                values.append(place)
            } else if path.isEmpty, MetadataKind(of: field) == .structure {
                add(wanted, in: field, at: start + offset, name)
            } else if path.isEmpty, field is AnyObject.Type {
                objects.append(place)
            }
        }
    }
}

private protocol CountedState { static func count(at value: UnsafeRawPointer) -> Int }
extension Array: CountedState {
    fileprivate static func count(at value: UnsafeRawPointer) -> Int { value.assumingMemoryBound(to: [Element].self).pointee.count }
}
extension Set: CountedState {
    fileprivate static func count(at value: UnsafeRawPointer) -> Int { value.assumingMemoryBound(to: Set<Element>.self).pointee.count }
}

private protocol EmptyState { static func isNil(at value: UnsafeRawPointer) -> Bool }
extension Optional: EmptyState {
    fileprivate static func isNil(at value: UnsafeRawPointer) -> Bool { value.assumingMemoryBound(to: Wrapped?.self).pointee == nil }
}

extension String {
    /// Without the underscores that storage of wrappers and macros has before its name.
    var trimmedUnderscores: String { String(drop { $0 == "_" }) }
}
