import Synchronization

/// A string that was interned once for the whole process: a property, a reason, an environment key.
///
/// Names are compared and hashed as integers; `text` costs a look-up under a lock. Names are never freed, so only what is
/// bounded by the program's source (types, properties, key paths) is interned, never values.
public struct Name: Hashable, Sendable {
    /// A dense number, from 0 upwards, in the order of interning. It differs between processes.
    public let index: UInt32

    /// Interns a string. Cost: one dictionary look-up under a lock.
    public init(_ text: String) {
        index = Name.table.withLock { table in
            if let known = table.indices[text] { return known }
            let index = UInt32(table.texts.count)
            table.texts.append(text)
            table.indices[text] = index
            return index
        }
    }

    /// The string itself.
    public var text: String { Name.table.withLock { $0.texts[Int(index)] } }

    private struct Table {
        var texts: [String] = []
        var indices: [String: UInt32] = [:]
    }

    private static let table = Mutex(Table())
}

/// A list of names that was interned once for the whole process.
public struct NameList: Hashable, Sendable {
    /// A dense number, from 0 (the empty list) upwards, in the order of interning.
    public let index: UInt32

    /// The list without names.
    @inlinable public static var empty: NameList { NameList(index: 0) }

    @usableFromInline init(index: UInt32) { self.index = index }

    /// Interns a list of names. Cost: one dictionary look-up under a lock.
    public init(_ names: [Name]) {
        index = NameList.table.withLock { table in
            if let known = table.indices[names] { return known }
            let index = UInt32(table.lists.count)
            table.lists.append(names)
            table.indices[names] = index
            return index
        }
    }

    /// The names in their order.
    public var names: [Name] { NameList.table.withLock { $0.lists[Int(index)] } }

    private struct Table {
        var lists: [[Name]] = [[]]
        var indices: [[Name]: UInt32] = [[]: 0]
    }

    private static let table = Mutex(Table())
}
