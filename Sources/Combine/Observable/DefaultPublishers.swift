/// Where the default `objectWillChange` of an object is kept: in the storage of its `@Published` fields, and for an object
/// without any in a table that does not keep the object.
enum DefaultPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sweepAt = 32
    }

    private static let lock = Lock()
    private static let table = Locked(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let fields = PublishedFields.of(object).fields
        return fields.isEmpty ? tablePublisher(of: object) : publisher(of: object, in: fields)
    }

    private static func publisher(of object: AnyObject, in fields: [PublishedFields.Field]) -> ObservableObjectPublisher {
        lock.locked {
            var found: ObservableObjectPublisher?
            var complete = true
            for field in fields {
                if let publisher = field.storage(in: object).objectWillChange {
                    found = found ?? publisher
                } else {
                    complete = false
                }
            }
            if let found, complete { return found }
            let publisher = found ?? make(for: object)
            for field in fields {
                let storage = field.storage(in: object)
                if storage.objectWillChange == nil {
                    storage.name = field.name
                    storage.objectWillChange = publisher
                }
            }
            return publisher
        }
    }

    // An address may be used again: an entry counts only while its own object lives. Dead entries are swept when the table has
    // doubled, so that it stays in proportion to the objects that live.
    private static func tablePublisher(of object: AnyObject) -> ObservableObjectPublisher {
        table.withLock { table in
            let key = ObjectIdentifier(object)
            if let entry = table.entries[key], entry.object === object { return entry.publisher }
            let publisher = make(for: object)
            if table.entries.count >= table.sweepAt {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.sweepAt = max(32, table.entries.count * 2)
            }
            table.entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    private static func make(for object: AnyObject) -> ObservableObjectPublisher {
        let publisher = ObservableObjectPublisher()
        publisher.owner = object
        return publisher
    }
}
