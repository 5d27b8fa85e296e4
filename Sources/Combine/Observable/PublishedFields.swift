@_spi(Reflection) import Swift

/// The `@Published` fields of a class, superclasses first; found once per class.
struct PublishedFields: Sendable {
    struct Field: Sendable {
        let name: String
        let offset: Int
        let type: any PublishedField.Type

        func storage(in object: AnyObject) -> PublishedStorage {
            let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            return type.storage(at: base + offset)
        }
    }

    let fields: [Field]

    private static let known = Locked<[ObjectIdentifier: PublishedFields]>([:])

    /// The fields of the object's own class.
    static func of(_ object: AnyObject) -> PublishedFields {
        let type: AnyClass = Swift.type(of: object)
        let key = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[key] }) { return fields }
        let fields = PublishedFields(type)
        known.withLock { $0[key] = fields }
        return fields
    }

    private init(_ type: AnyClass) {
        var fields: [Field] = []
        // The standard library declares the options as mutable globals, so they are named by their values: the fields of a class (1),
        // passing over those that reflection does not know (2).
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 3)) { name, offset, fieldType, _ in
            if let published = fieldType as? any PublishedField.Type {
                let name = String(cString: name)
                fields.append(Field(name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset, type: published))
            }
            return true
        }
        self.fields = fields
    }
}

/// A stored `Published`, whatever its value.
protocol PublishedField: SendableMetatype {
    static func storage(at address: UnsafeRawPointer) -> PublishedStorage
}

extension Published: PublishedField {
    static func storage(at address: UnsafeRawPointer) -> PublishedStorage {
        address.assumingMemoryBound(to: Self.self).pointee.box
    }
}
