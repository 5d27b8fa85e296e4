/// How one field of an event is written; the raw values stand in the schema block.
///
/// A difference is taken modulo nothing: identifiers are 32 bits wide, and their difference is written as a zigzag varint.
/// Bases are kept per block and start at 0.
package enum FieldType: UInt8, CaseIterable, Sendable {
    /// An unsigned varint.
    case number = 1
    /// A zigzag varint.
    case signed = 2
    /// An identity, as the difference to the base of identities, which it becomes.
    case identity = 3
    /// Another identity: 0 for none, else 1 + the zigzag difference from it to the base, which stays.
    case relatedIdentity = 4
    /// A write, as the difference to the base of writes, which it becomes.
    case write = 5
    /// An earlier write: 0 for none, else 1 + the zigzag difference from it to the base, which stays.
    case relatedWrite = 6
    /// A transaction, as the difference to the base of transactions, which it becomes.
    case transaction = 7
    /// Another transaction: 0 for none, else 1 + the zigzag difference from it to the base, which stays.
    case relatedTransaction = 8
    /// The identifier of a string, unsigned varint.
    case string = 9
    /// The identifier of a list, unsigned varint.
    case list = 10
    /// The identifier of a type, unsigned varint.
    case type = 11
    /// The identifier of a place in source code, unsigned varint.
    case location = 12
    /// The identifier of an object, unsigned varint.
    case object = 13
    /// A case of an enumeration, or flags: an unsigned varint.
    case code = 14
    /// A length in bytes, then UTF-8.
    case text = 15
    /// A count, then as many identifiers of strings.
    case strings = 16
    /// Eight bytes, little-endian.
    case fixed64 = 17
}
