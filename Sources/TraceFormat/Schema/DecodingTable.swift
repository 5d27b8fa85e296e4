/// A schema laid out for decoding: for each tag, how to walk its fields and whether this version knows what they mean.
package final class DecodingTable: Sendable {
    struct Entry {
        /// Where the field types begin in `types`.
        var start: Int
        /// Fields in the file, or -1 if the schema does not describe the tag.
        var count: Int
        /// Fields that this version knows, or -1 if the tag is not known or means something else here.
        var known: Int

        /// Whether the fields are those of this version, no more and no less.
        var isExact: Bool { count == known }
    }

    let types: [FieldType]
    private let entries: [Entry]
    private let escaped: [UInt16: Entry]
    private let descriptions: [UInt16: TagDescription]

    /// The table for what this version writes.
    package static let current = DecodingTable(.current)

    /// A table for a file's schema. Tags 1 to 15 are those of this version whatever the schema says.
    package init(_ schema: EventSchema) {
        var types: [FieldType] = []
        var entries = [Entry](repeating: Entry(start: 0, count: -1, known: -2), count: Int(EventTag.escape))
        var escaped: [UInt16: Entry] = [:]
        let fixed = EventSchema.current.tags.filter { $0.tag <= UInt16(EventTag.lastFixed) }
        for tag in fixed + schema.tags.filter({ $0.tag > UInt16(EventTag.lastFixed) }) {
            let own = UInt8(exactly: tag.tag).flatMap(EventTag.init(rawValue:))?.fields.map(\.type)
            let declared = tag.fields.map(\.type)
            // Fields are added at the end; a tag whose beginning changed is another tag to us.
            let isKnown = own.map { zip($0, declared).allSatisfy { $0 == $1 } } ?? false
            let entry = Entry(
                start: types.count, count: declared.count, known: isKnown ? own!.count : -1)
            types += declared
            if tag.tag < UInt16(EventTag.escape) {
                entries[Int(tag.tag)] = entry
            } else {
                escaped[tag.tag] = entry
            }
        }
        self.types = types
        self.entries = entries
        self.escaped = escaped
        descriptions = Dictionary(uniqueKeysWithValues: schema.tags.map { ($0.tag, $0) })
    }

    /// How to walk the fields of a tag, or nil if the schema does not describe it.
    func entry(_ tag: UInt16) -> Entry? {
        guard tag < UInt16(EventTag.escape) else { return escaped[tag] }
        let entry = entries[Int(tag)]
        return entry.count < 0 ? nil : entry
    }

    /// What the schema says of a tag.
    package func description(of tag: UInt16) -> TagDescription? { descriptions[tag] }
}
