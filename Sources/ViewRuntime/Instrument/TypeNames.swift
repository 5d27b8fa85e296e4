import DependencyGraph
import Foundation
import Synchronization

/// The names of types as `_printChanges()` prints them.
package enum TypeNames {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    /// The name without modules: enclosing nominal types with dots, generic arguments in angle brackets (C027, C028).
    package static func printed(_ type: Any.Type) -> String {
        let key = ObjectIdentifier(type)
        if let name = known.withLock({ $0[key] }) { return name }
        let name = stripModules(withoutExtensions(String(reflecting: type)))
        known.withLock { $0[key] = name }
        return name
    }

    /// The module of a type's declaration.
    package static func module(_ type: Any.Type) -> String {
        var name = Substring(String(reflecting: type))
        if name.hasPrefix(extensionMark) { name = name.dropFirst(extensionMark.count).prefix { $0 != ")" } }
        return String(name.prefix { $0 != "." && $0 != "<" })
    }

    private static let extensionMark = "(extension in "

    /// Drops `(extension in Module):`, which stands before a type that an extension declares.
    private static func withoutExtensions(_ qualified: String) -> String {
        guard qualified.contains(extensionMark) else { return qualified }
        var pieces = qualified.components(separatedBy: extensionMark)
        for index in pieces.indices.dropFirst() { pieces[index] = String(pieces[index].drop { $0 != ":" }.dropFirst()) }
        return pieces.joined()
    }

    /// Drops each qualified name's first component, and the contexts of local types (`(unknown context at $…)`).
    static func stripModules(_ qualified: String) -> String {
        var result = ""
        var component: [String] = []
        var current = ""
        var isContext = 0
        func finish() {
            if !current.isEmpty { component.append(current) }
            current = ""
            guard !component.isEmpty else { return }
            let kept = component.count > 1 ? Array(component.dropFirst()) : component
            result += kept.joined(separator: ".")
            component = []
        }
        for character in qualified {
            if isContext > 0 {
                if character == "(" { isContext += 1 }
                if character == ")" { isContext -= 1 }
                continue
            }
            switch character {
            case ".":
                if !current.isEmpty { component.append(current) }
                current = ""
                // After `A<B>.` the enclosing type is already printed.
                if component.isEmpty, result.hasSuffix(">") {
                    result += "."
                    component = [""]
                }
            case "(":
                // `Module.(unknown context at $1f).Name`: a context; elsewhere a tuple or a function's parameters.
                if current.isEmpty, !component.isEmpty { isContext = 1 } else {
                    finish()
                    result.append(character)
                }
            case "<", ">", ",", " ", ")", "-", "&", "?", "[", "]", ":", "{", "}":
                finish()
                result.append(character)
            default:
                current.append(character)
            }
        }
        finish()
        return result
    }
}

extension ViewTypeDescription {
    /// Describes a type.
    package static func describe(
        _ type: Any.Type, kind: Kind, properties: [Name] = [],
        observation: SemanticsProfile.ObservationReason = .dependencies
    ) -> ViewTypeDescription {
        // What a view of the framework's own is made of is nobody's business: `Presented`, not all that it wraps.
        let printed = TypeNames.printed(type)
        return ViewTypeDescription(
            name: kind == .framework ? String(printed.prefix { $0 != "<" }) : printed, module: TypeNames.module(type),
            kind: kind, properties: properties, observation: observation)
    }
}
