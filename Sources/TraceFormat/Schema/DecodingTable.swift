/// A schema laid out for decoding: for each tag, how to walk its fields and whether this version knows what they mean.
package final class DecodingTable: Sendable {
    struct Entry {
        /// Where the field types begin in `types`.
        var start: Int
        /// Fields in the file.
        var count: Int
        /// Fields that this version knows, or -1 if the tag is not known or means something else here.
        var known: Int
        var criticality: Criticality
        var name: String
    }

    let types: [FieldType]
    private let entries: [Entry?]
    private let escaped: [UInt16: Entry]

    /// The table for what this version writes.
    package static let current = DecodingTable(.current)

    /// A table for a file's schema. Tags 1 to 15 are those of this version whatever the schema says.
    package init(_ schema: EventSchema) {
        var types: [FieldType] = []
        var entries = [Entry?](repeating: nil, count: Int(EventTag.escape))
        var escaped: [UInt16: Entry] = [:]
        let fixed = EventSchema.current.tags.filter { $0.tag <= UInt16(EventTag.lastFixed) }
        for tag in fixed + schema.tags.filter({ $0.tag > UInt16(EventTag.lastFixed) }) {
            let own = UInt8(exactly: tag.tag).flatMap(EventTag.init(rawValue:))?.fields.map(\.type)
            let declared = tag.fields.map(\.type)
            // Fields are added at the end; a tag whose beginning changed is another tag to us.
            let isKnown = own.map { zip($0, declared).allSatisfy { $0 == $1 } } ?? false
            let entry = Entry(
                start: types.count, count: declared.count, known: isKnown ? own!.count : -1,
                criticality: tag.criticality, name: tag.name)
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
    }

    func entry(_ tag: UInt16) -> Entry? {
        tag < UInt16(EventTag.escape) ? entries[Int(tag)] : escaped[tag]
    }
}
