/// What one identifier stands for.
///
/// In a file, definitions precede their first use in each block, so that any block can be decoded alone.
public enum TraceDefinition: Equatable, Sendable {
    /// Gives an interned string its text.
    case string(id: StringID, text: String)
    /// Gives an interned list its strings, in the order in which they were reported.
    case list(id: ListID, items: [StringID])
    /// Describes a type: its printed name (no module), its module, and what kind it is.
    case type(id: TypeID, name: StringID, module: StringID, kind: TypeKind)
    /// Gives a place in source code its function, its file and its line.
    ///
    /// A location can be defined again in a later block, once it was resolved; the last definition holds. `line` 0 means that the file is not known.
    case location(id: LocationID, function: StringID, file: StringID, line: UInt32, column: UInt32)
}
