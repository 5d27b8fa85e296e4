@_spi(SwiftUI) import Observation

/// What was read of observable objects: for each object, its properties.
///
/// The list is the standard library's, read where it stands in memory. `ReadListSlot` proves at first use that it stands there, and where
/// it does not, no value of this type is ever made.
struct ReadList {
    /// One object of a list, as the library keeps it.
    struct Entry {
        let context: AnyObject
        let properties: Set<AnyKeyPath>
    }

    /// The objects by an identifier that is theirs alone as long as the list lives.
    let entries: [ObjectIdentifier: Entry]

    /// The list as the library takes it.
    var list: ObservationTracking._AccessList { unsafeBitCast(entries, to: ObservationTracking._AccessList.self) }

    /// Whether the same properties of the same objects were read.
    func hasSameReads(as other: ReadList) -> Bool {
        let right = other.entries
        let left = entries
        guard left.count == right.count else { return false }
        // One object, which is nearly always.
        if left.count == 1 {
            let (mine, theirs) = (left[left.startIndex], right[right.startIndex])
            return mine.key == theirs.key && ReadList.isEqual(mine.value.properties, theirs.value.properties)
        }
        // Tables that were filled alike are in the same order.
        var others = right.makeIterator()
        for (object, entry) in left {
            guard let next = others.next() else { return false }
            guard next.key != object else {
                if !ReadList.isEqual(entry.properties, next.value.properties) { return false }
                continue
            }
            guard let found = right[object], ReadList.isEqual(entry.properties, found.properties) else { return false }
        }
        return true
    }

    /// The same, and without hashing a key path, which takes 500 instructions.
    private static func isEqual(_ left: Set<AnyKeyPath>, _ right: Set<AnyKeyPath>) -> Bool {
        guard left.count == right.count else { return false }
        if left.count == 1 {
            let (mine, theirs) = (left[left.startIndex], right[right.startIndex])
            return mine === theirs || mine == theirs
        }
        var others = right.makeIterator()
        for path in left {
            guard let other = others.next() else { return false }
            if path !== other, path != other { return left == right }
        }
        return true
    }
}
