/// Definitions. They are not counted as events and stand at the tick of the event before them. Each returns false, having
/// written nothing, if the block is full; an empty block has room for any one of them.
extension BlockEncoder {
    /// Gives a string its text. Of a longer text than 64 KiB the beginning is kept, with a note of how much was left out.
    package func define(string id: UInt32, text: String) -> Bool {
        var text = text
        if text.utf8.count > TraceLimits.textBytes { text = Self.shortened(text) }
        return text.withUTF8 { utf8 in
            guard remaining >= 32 + utf8.count else { return false }
            var place = cursor
            stampDefinition(.stringDefined, id, at: &place)
            Varint.put(UInt64(utf8.count), at: &place)
            if let bytes = utf8.baseAddress { place.update(from: bytes, count: utf8.count) }
            cursor = place + utf8.count
            return true
        }
    }

    /// Gives a list its strings; a list has at most 16,384 of them.
    package func define(list id: UInt32, items: some Collection<UInt32>) -> Bool {
        precondition(items.count <= TraceLimits.listItems, "a list has at most \(TraceLimits.listItems) strings")
        guard remaining >= 32 + 5 * items.count else { return false }
        var place = cursor
        stampDefinition(.listDefined, id, at: &place)
        Varint.put(UInt64(items.count), at: &place)
        for item in items { Varint.put(UInt64(item), at: &place) }
        cursor = place
        return true
    }

    /// Gives a type its name, module and kind.
    package func define(type id: UInt32, name: UInt32, module: UInt32, kind: UInt8) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stampDefinition(.typeDefined, id, at: &place)
        Varint.put(UInt64(name), at: &place)
        Varint.put(UInt64(module), at: &place)
        Varint.put(UInt64(kind), at: &place)
        cursor = place
        return true
    }

    /// Gives a place in source code its function, file, line and column.
    package func define(location id: UInt32, function: UInt32, file: UInt32, line: UInt32, column: UInt32) -> Bool {
        guard hasRoom else { return false }
        var place = cursor
        stampDefinition(.locationDefined, id, at: &place)
        Varint.put(UInt64(function), at: &place)
        Varint.put(UInt64(file), at: &place)
        Varint.put(UInt64(line), at: &place)
        Varint.put(UInt64(column), at: &place)
        cursor = place
        return true
    }

    private func stampDefinition(_ tag: EventTag, _ id: UInt32, at place: inout UnsafeMutablePointer<UInt8>) {
        place.pointee = tag.rawValue
        place += 1
        Varint.put(0, at: &place)
        Varint.put(UInt64(id), at: &place)
        marks[Int(min(tag.rawValue, 63))] = 1
    }

    private static func shortened(_ text: String) -> String {
        let note = " … (\(text.utf8.count) bytes in all)"
        var end = text.utf8.index(text.utf8.startIndex, offsetBy: TraceLimits.textBytes - note.utf8.count)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text[..<end]) + note
    }
}
