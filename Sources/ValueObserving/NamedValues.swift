import Foundation

/// An object whose values are asked for by their names.
package struct NamedValues {
    let object: Any
    package init(_ object: Any) { self.object = object }

    /// The value of a name, or of names with dots between them that lead from object to object; nil where there is none.
    package subscript(path: String) -> Any? {
        var value: Any = object
        for name in path.split(separator: ".") where name != "self" {
            guard let next = Self.value(of: value, String(name)) else { return nil }
            value = next
        }
        return value
    }

    private static func value(of object: Any, _ name: String) -> Any? {
        if let named = (object as? any ValuesByName)?.value(named: name) { return named }
        if let table = object as? [String: Any] { return table[name] }
        if let table = object as? NSDictionary { return table.object(forKey: name) }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let next = mirror {
            // A wrapped property is stored under its name with a line before it.
            for child in next.children where child.label == name || child.label == "_" + name || child.label == "$__lazy_storage_$_" + name {
                return unwrapped(child.value)
            }
            mirror = next.superclassMirror
        }
        return nil
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }
}

/// An object that knows its values by name, where reflection would find their boxes.
package protocol ValuesByName {
    /// The value of a name; nil where there is none.
    func value(named name: String) -> Any?
}
