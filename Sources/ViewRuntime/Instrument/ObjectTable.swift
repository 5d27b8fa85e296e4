/// Numbers objects in the order in which they are first asked about.
///
/// An object is kept by a weak reference: when it is gone, another one at its address gets a number of its own, so that numbers do not
/// depend on the allocator.
package struct ObjectTable {
    private struct Entry {
        weak var object: AnyObject?
        var identifier: UInt32
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var last: UInt32 = 0
    private var limit = 1024

    package init() {}

    /// The number of an object that is alive.
    package mutating func identifier(of object: ObjectIdentifier) -> UInt32 {
        if let entry = entries[object], entry.object != nil { return entry.identifier }
        if entries.count >= limit {
            entries = entries.filter { $0.value.object != nil }
            limit = max(1024, entries.count * 2)
        }
        last &+= 1
        // An `ObjectIdentifier` of an object is its address.
        let reference = unsafeBitCast(object, to: AnyObject.self)
        entries[object] = Entry(object: reference, identifier: last)
        return last
    }
}
