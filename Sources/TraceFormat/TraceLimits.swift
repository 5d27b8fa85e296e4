/// The sizes beyond which a trace is taken to be damaged or hostile, for writers and readers alike.
public enum TraceLimits {
    /// Bytes of one block after inflating.
    public static let blockBytes = 4 << 20
    /// The most that deflate can shrink by: 1,032 to 1 (RFC 1951: a 258-byte match takes at least two bits).
    static let deflateRatio = 1032
    /// Bytes of one text in UTF-8.
    public static let textBytes = 64 << 10
    /// Strings of one list.
    public static let listItems = 16 << 10
    /// Bytes of the strings of one list together: more than fit into the block in which they are defined in front of it.
    public static let listBytes = blockBytes
    /// Definitions of one kind in one file.
    public static let definitions = 1 << 20
    /// Bytes of all definitions of one file in memory.
    public static let definitionBytes = 512 << 20
    /// Bytes of the metadata's JSON.
    public static let metadataBytes = 1 << 20
    /// Levels of nesting in the metadata's JSON.
    public static let metadataDepth = 32
    /// Different schemas of one file.
    public static let schemas = 1024
    /// Bytes of all different schemas of one file.
    public static let schemaBytes = 4 << 20
    /// Tags of one schema.
    public static let schemaTags = 4096
    /// Fields of one tag.
    public static let schemaFields = 64
}
