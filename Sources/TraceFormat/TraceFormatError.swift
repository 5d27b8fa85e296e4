/// Why bytes are not what the format says, or could not be written.
public enum TraceFormatError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A header, block or payload ends before its content does.
    case cut(what: String)
    /// The marker at the beginning of a block is missing.
    case noMarker
    /// A block's header contradicts itself or the limits of the format.
    case badBlockHeader(reason: String)
    /// The checksum does not match the bytes.
    case wrongChecksum
    /// A payload cannot be inflated to the length that its header says.
    case badCompression(reason: String)
    /// An event of an events block; `offset` counts the payload's bytes after inflating.
    case badEvent(reason: String, offset: Int)
    /// The schema block.
    case badSchema(reason: String)
    /// The metadata block.
    case badMetadata(reason: String)
    /// Something takes more than `limit` bytes, the most that fit.
    case tooLarge(what: String, limit: Int)
    /// The system refused to write; `code` is its `errno`, `reason` its text.
    case notWritten(path: String, code: Int32, reason: String)

    public var description: String {
        switch self {
        case .cut(let what): "\(what) is cut off"
        case .noMarker: "the marker of a block is missing"
        case .badBlockHeader(let reason): "the block's header is wrong: \(reason)"
        case .wrongChecksum: "the checksum does not match"
        case .badCompression(let reason): "the content cannot be inflated: \(reason)"
        case .badEvent(let reason, let offset): "the event at byte \(offset) of the content is wrong: \(reason)"
        case .badSchema(let reason): "the schema is wrong: \(reason)"
        case .badMetadata(let reason): "the metadata \(reason)"
        case .tooLarge(let what, let limit): "\(what) takes more than the \(limit) bytes of a block"
        case .notWritten(let path, _, let reason): "\(path): cannot be written: \(reason)"
        }
    }
}
