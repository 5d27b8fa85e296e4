@_spi(Reflection) import Swift

/// Where a view of one type can have the value of a state property of another: found once for each.
final class CopySources {
    /// A place in a value, or in an object.
    struct Place {
        var path: String
        var offset: Int
        /// Whether an object stands there, of whose class the fields are looked through when it is known.
        var isObject: Bool
        /// Whether the last name is the property's.
        var agrees: Bool
    }

    /// Places in one value, and whether any of them has the property's name: a value that many have is looked for in no others.
    final class Places {
        let all: [Place]
        let anyAgrees: Bool

        init(_ all: [Place]) {
            self.all = all
            anyAgrees = all.contains { $0.agrees || $0.isObject }
        }
    }

    /// In the view's state, from the beginning of the view.
    let state: Places
    /// In the view's own fields.
    let fields: Places

    init(state: Places, fields: Places) {
        self.state = state
        self.fields = fields
    }

    static func joined(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}

extension KeptState.Property {
    /// `text` agrees with `text` and with `initialText`.
    private func agrees(with name: String) -> Bool {
        let name = name.trimmedUnderscores.lowercased()
        return plainName == name || (plainName.count > 2 && name.hasSuffix(plainName))
    }

    func sources(in type: BodyType) -> CopySources {
        if let known = knownSources[ObjectIdentifier(type)] { return known }
        var state: [CopySources.Place] = []
        for other in type.keptState.properties where other.isState {
            let name = other.name.text.trimmedUnderscores
            if other.valueType == valueType {
                state.append(.init(path: name, offset: other.offset, isObject: false, agrees: agrees(with: name)))
            } else if other.valueType is AnyObject.Type {
                state.append(.init(path: name, offset: other.offset, isObject: true, agrees: false))
            } else {
                state += places(in: other.valueType).all.map {
                    .init(
                        path: CopySources.joined(name, $0.path), offset: other.offset + $0.offset, isObject: $0.isObject,
                        agrees: $0.agrees)
                }
            }
        }
        let sources = CopySources(state: .init(state), fields: places(in: type.valueType))
        knownSources[ObjectIdentifier(type)] = sources
        return sources
    }

    /// Where values of the property's type stand in values of a struct, in structs in it, or in objects of a class: values first, then objects
    /// that may have more.
    func places(in type: Any.Type) -> CopySources.Places {
        if let known = knownPlaces[ObjectIdentifier(type)] { return known }
        var found: (values: [CopySources.Place], objects: [CopySources.Place]) = ([], [])
        if let object = type as? AnyClass {
            ObjectFields.forEach(of: object) { name, offset, field in
                guard field == valueType else { return }
                found.values.append(.init(path: name.trimmedUnderscores, offset: offset, isObject: false, agrees: agrees(with: name)))
            }
        } else if MetadataKind(of: type) == .structure {
            add(type, at: 0, "", to: &found)
        }
        let places = CopySources.Places(found.values + found.objects)
        knownPlaces[ObjectIdentifier(type)] = places
        return places
    }

    private func add(
        _ type: Any.Type, at start: Int, _ path: String, to found: inout (values: [CopySources.Place], objects: [CopySources.Place])
    ) {
        let module = TypeNames.module(type)
        if DigestPlan.isLibrary(module) || module == "ViewRuntime" { return }
        let ownership = FieldOwnership(of: type)
        var index = -1
        var inner: [(type: Any.Type, offset: Int, name: String)] = []
        var places = found
        forEachField(of: type) { name, offset, field in
            index += 1
            guard ownership.owns(index), !(field is any DynamicProperty.Type) else { return }
            let full = CopySources.joined(path, name)
            if field == valueType {
                places.values.append(.init(path: full, offset: start + offset, isObject: false, agrees: agrees(with: name)))
            } else if path.isEmpty, MetadataKind(of: field) == .structure {
                inner.append((field, start + offset, name))
            } else if path.isEmpty, field is AnyObject.Type {
                places.objects.append(.init(path: full, offset: start + offset, isObject: true, agrees: false))
            }
        }
        for item in inner { add(item.type, at: item.offset, item.name, to: &places) }
        found = places
    }
}

extension String {
    /// Without the underscores that storage of wrappers and macros has before its name.
    var trimmedUnderscores: String { String(drop { $0 == "_" }) }
}
