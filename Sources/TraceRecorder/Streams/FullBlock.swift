import TraceFormat

/// A block on its way from a stream to the file: its events, and which places in source code it must define.
struct FullBlock {
    let encoder: BlockEncoder
    let locations: [UInt32]
}
