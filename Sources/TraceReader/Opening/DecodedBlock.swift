import Dispatch
import TraceFormat

/// An events block that waits to be decoded.
struct PendingBlock: Sendable {
    var header: BlockHeader
    var stored: [UInt8]
    var offset: UInt64
    /// How to decode it; nil where the file has not described its schema.
    var table: DecodingTable?
}

/// What one events block holds, decoded alone.
struct DecodedBlock {
    /// The records; their times are ticks until all readings of the clocks are known.
    private(set) var records: [TraceRecord] = []
    private(set) var definitions: [TraceDefinition] = []
    private(set) var unknownTags: [UInt16: Int] = [:]
    /// Which of the records are of unknown kinds, and their fields.
    private(set) var unknownPlaces: [Int] = []
    private(set) var unknownFields: [[UInt64]] = []
    private(set) var hasInvalidText = false
    private(set) var hasNewerValues = false

    /// Inflates and decodes a block. Throws where something in it is wrong.
    init(
        _ header: BlockHeader, stored: UnsafeRawBufferPointer, table: DecodingTable?, _ opener: BlockOpener
    ) throws(TraceFormatError) {
        let content = try opener.content(header, stored: stored)
        var decoder = opener.events(header, content: content, table: table ?? .current)
        // A header can claim more than there is; what there is grows by itself.
        records.reserveCapacity(min(Int(header.eventCount), 1 << 16))
        while let event = try decoder.next() {
            if case .unknown(let tag, _) = event {
                unknownTags[tag, default: 0] += 1
                unknownPlaces.append(records.count)
                unknownFields.append(decoder.unknownFields)
            }
            records.append(TraceRecord(number: 0, stream: header.stream, time: Int64(bitPattern: decoder.tick), event: event))
        }
        definitions = decoder.definitions
        hasInvalidText = decoder.hasInvalidText
        hasNewerValues = decoder.hasNewerValues
    }

    /// Decodes blocks on as many cores as there are.
    static func decode(_ blocks: [PendingBlock]) -> [Result<DecodedBlock, TraceFormatError>] {
        // Each place is written by one thread.
        nonisolated(unsafe) let results = UnsafeMutablePointer<Result<DecodedBlock, TraceFormatError>>.allocate(capacity: blocks.count)
        defer {
            results.deinitialize(count: blocks.count)
            results.deallocate()
        }
        DispatchQueue.concurrentPerform(iterations: blocks.count) { index in
            let block = blocks[index]
            let opener = BlockOpener()
            let result: Result<DecodedBlock, TraceFormatError> = block.stored.withUnsafeBytes { stored in
                do throws(TraceFormatError) {
                    return .success(try DecodedBlock(block.header, stored: stored, table: block.table, opener))
                } catch {
                    return .failure(error)
                }
            }
            (results + index).initialize(to: result)
        }
        return Array(UnsafeBufferPointer(start: results, count: blocks.count))
    }
}
