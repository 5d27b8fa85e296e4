/// What a file says about the events in it: how long each is, and what its fields are called.
///
/// It lets a reader skip what it does not know without a length in every event.
package struct EventSchema: Equatable, Sendable {
    /// The number by which events blocks refer to the schema, from 1.
    package var id: UInt32
    /// One description for each tag, ordered by tag.
    package var tags: [TagDescription]

    package init(id: UInt32, tags: [TagDescription]) {
        self.id = id
        self.tags = tags.sorted { $0.tag < $1.tag }
    }

    /// The schema that this version writes.
    package static let current = EventSchema(
        id: 1,
        tags: EventTag.allCases.map {
            TagDescription(
                tag: UInt16($0.rawValue), name: "\($0)", since: 0, criticality: $0.criticality, fields: $0.fields)
        })

    /// The current schema without kinds that the records to be written were made without: what a file does not describe it does not tell.
    package static func current(without untold: Set<EventTag>) -> EventSchema {
        if untold.isEmpty { return current }
        let numbers = Set(untold.map { UInt16($0.rawValue) })
        return EventSchema(id: current.id, tags: current.tags.filter { !numbers.contains($0.tag) })
    }
}

/// One kind of event.
package struct TagDescription: Equatable, Sendable {
    package var tag: UInt16
    /// The kind's name, as `bodyBegan`.
    package var name: String
    /// The minor version in which the tag was introduced.
    package var since: UInt16
    package var criticality: Criticality
    package var fields: [FieldDescription]

    package init(
        tag: UInt16, name: String, since: UInt16, criticality: Criticality, fields: [FieldDescription]
    ) {
        self.tag = tag
        self.name = name
        self.since = since
        self.criticality = criticality
        self.fields = fields
    }
}

/// One field of a kind of event.
package struct FieldDescription: Equatable, Sendable {
    package var name: String
    package var type: FieldType

    package init(_ name: String, _ type: FieldType) {
        self.name = name
        self.type = type
    }
}

extension EventSchema {
    /// The description of a tag, or nil. Cost: a binary search.
    package func description(of tag: UInt16) -> TagDescription? {
        var low = 0
        var high = tags.count
        while low < high {
            let middle = (low + high) / 2
            if tags[middle].tag < tag { low = middle + 1 } else { high = middle }
        }
        return low < tags.count && tags[low].tag == tag ? tags[low] : nil
    }
}
