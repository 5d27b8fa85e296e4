extension EventSchema {
    /// The content of a schema block.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.varint(UInt64(tags.count))
        for tag in tags {
            var entry = ByteWriter()
            entry.varint(UInt64(tag.tag))
            entry.text(tag.name)
            entry.varint(UInt64(tag.since))
            entry.varint(UInt64(tag.criticality.rawValue))
            entry.varint(UInt64(tag.fields.count))
            for field in tag.fields {
                entry.text(field.name)
                entry.varint(UInt64(field.type.rawValue))
            }
            // The length lets later versions say more about a tag.
            writer.varint(UInt64(entry.bytes.count))
            writer.raw(entry.bytes)
        }
        return writer.bytes
    }

    /// Reads a schema block's content. Tags with a field type that this version does not know are left out: a block that uses
    /// one cannot be decoded.
    package init(id: UInt32, decoding bytes: UnsafeRawBufferPointer) throws(TraceFormatError) {
        do throws(ByteReader.Fault) {
            try self.init(id: id, reader: ByteReader(bytes))
        } catch {
            throw .badSchema(reason: error.rawValue)
        }
    }

    private init(id: UInt32, reader: ByteReader) throws(ByteReader.Fault) {
        var reader = reader
        let count = try reader.varint(atMost: UInt64(TraceLimits.schemaTags))
        var tags: [UInt16: TagDescription] = [:]
        for _ in 0..<count {
            var entry = try reader.part()
            let tag = UInt16(try entry.varint(atMost: UInt64(TraceLimits.schemaTags - 1)))
            let name = try entry.text()
            let since = UInt16(try entry.varint(atMost: UInt64(UInt16.max)))
            let criticality = Criticality(rawValue: UInt8(try entry.varint(atMost: 255)))
            let fieldCount = try entry.varint(atMost: UInt64(TraceLimits.schemaFields))
            var fields: [FieldDescription]? = []
            for _ in 0..<fieldCount {
                let fieldName = try entry.text()
                let type = FieldType(rawValue: UInt8(try entry.varint(atMost: 255)))
                if let type { fields?.append(FieldDescription(fieldName, type)) } else { fields = nil }
            }
            guard let fields else { continue }
            guard tags[tag] == nil else { throw .repeated }
            tags[tag] = TagDescription(
                tag: tag, name: name, since: since, criticality: criticality ?? .tree, fields: fields)
        }
        self.init(id: id, tags: Array(tags.values))
    }
}
