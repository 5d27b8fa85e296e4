import DependencyGraph
import Foundation

/// A stored property of a view that holds an object which is costly to make, and meant to be made once.
struct ResourceField {
    let name: Name
    let offset: Int
    let type: Any.Type
    let typeName: Name

    /// Formatters, coders and the like: each of them takes longer to make than a body to run.
    static func all(in view: Any.Type) -> [ResourceField] {
        var fields: [ResourceField] = []
        forEachField(of: view) { name, offset, type in
            guard isCostly(type) else { return }
            fields.append(ResourceField(name: Name(name), offset: offset, type: type, typeName: Name(TypeNames.printed(type))))
        }
        return fields
    }

    private static func isCostly(_ type: Any.Type) -> Bool {
        type is Formatter.Type || type is JSONDecoder.Type || type is JSONEncoder.Type || type is NSRegularExpression.Type
            || type is PropertyListDecoder.Type || type is PropertyListEncoder.Type
    }
}

extension BodyNode {
    /// Tells who records what the new view value has made that nobody will use, or anew.
    @inline(never)
    func noteObjects(of new: UnsafeRawPointer, isReplaced: Bool) {
        guard let instrument = host.instrument else { return }
        if type.bringsObjects {
            for property in type.properties where property.bringsObject {
                guard let made = property.discardedObject(new + property.offset, installed: view + property.offset) else { continue }
                instrument.initialValueDiscarded(id, property: property.name, valueType: made)
            }
        }
        guard isReplaced, type.isReported else { return }
        for property in type.properties {
            guard let made = property.replacedObject(new + property.offset, installed: view + property.offset) else { continue }
            instrument.resourceMade(id, kind: made, property: property.name)
        }
        for field in type.resources {
            let (fresh, old) = (new + field.offset, view + field.offset)
            if fresh.load(as: UnsafeRawPointer.self) == old.load(as: UnsafeRawPointer.self) { continue }
            instrument.resourceMade(id, kind: field.typeName, property: field.name)
        }
    }

    /// The stored property of the view that has the type, if there is one.
    func fieldName(holding type: Any.Type) -> Name? {
        var found: Name?
        forEachField(of: self.type.valueType) { name, _, fieldType in if fieldType == type { found = Name(name) } }
        return found
    }
}
