import TraceFormat

/// Finds the blocks of a file, checks them, and hands them on.
struct BlockScanner {
    /// How blocks are found. All ways give the same on a file that is not damaged.
    enum Route: CaseIterable, Sendable {
        /// By the index, if there is one that fits the file; else by hopping.
        case index
        /// From block to block by their lengths; by searching, behind what is damaged.
        case hopping
        /// By the marker that each block begins with.
        case searching
    }

    private let source: ByteSource
    private let first: UInt64
    /// Where the blocks end: at the trailer, if there is one.
    private let end: UInt64
    let trailer: Trailer?
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 512 << 10, alignment: 16)
    private var search: MarkerSearch
    /// Bytes that may still be checked in vain: a file made of false markers would otherwise take time squared.
    private var patience: UInt64

    /// A scanner of the blocks behind a header that ends at `first`.
    init(_ source: ByteSource, from first: UInt64) {
        self.source = source
        self.first = first
        search = MarkerSearch(source)
        patience = 64 << 20
        patience += 8 * min(source.size, UInt64.max / 16)
        let size = UInt64(Trailer.size)
        let tail = source.size >= first + size ? source.bytes(at: source.size - size, count: Trailer.size) : []
        trailer = tail.withUnsafeBytes { Trailer(decoding: $0) }
        end = trailer == nil ? source.size : source.size - size
    }

    func close() {
        memory.deallocate()
        search.close()
    }

    /// Hands all blocks to the gatherer, and tells it what is damaged.
    mutating func scan(_ route: Route, into gatherer: inout RecordGatherer) {
        if route == .index, let trailer {
            if let offsets = offsets(trailer) {
                for (offset, next) in zip(offsets, offsets.dropFirst() + [end]) {
                    scan(from: offset, to: next, isSearching: false, into: &gatherer)
                }
                return
            }
            gatherer.flaws.add(TraceFlaw(
                .wrongIndex, severity: .note, text: "the index does not fit the file; it was not used",
                offset: trailer.indexOffset))
        }
        scan(from: first, to: end, isSearching: route == .searching, into: &gatherer)
    }

    /// Where the blocks are by the index: nil unless they follow each other without a gap from the header to the index, and no
    /// block is of another size than its entry says, so that an index cannot cut a block that is whole.
    private mutating func offsets(_ trailer: Trailer) -> [UInt64]? {
        var offsets: [UInt64] = []
        var expected = first
        var place = trailer.indexOffset
        let opener = BlockOpener()
        while offsets.count < trailer.blockCount {
            guard place >= first, place < end, case .success(let block) = block(at: place, end: end),
                block.header.knownType == .index,
                let content = try? opener.content(block.header, stored: block.content), content.count >= IndexEntry.size
            else { return nil }
            for start in stride(from: 0, through: content.count - IndexEntry.size, by: IndexEntry.size) {
                let entry = IndexEntry(decoding: content, at: start)
                guard entry.offset == expected, offsets.count < trailer.blockCount, mayHold(entry) else { return nil }
                offsets.append(entry.offset)
                expected += UInt64(BlockHeader.size) + UInt64(entry.storedLength)
                guard expected <= end else { return nil }
            }
            place += UInt64(BlockHeader.size) + UInt64(block.header.storedLength)
        }
        return expected == trailer.indexOffset && !offsets.isEmpty ? offsets : nil
    }

    /// Whether the block at the entry's place has the entry's size, or no marker.
    private func mayHold(_ entry: IndexEntry) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 28, alignment: 8) { head in
            guard source.read(at: entry.offset, into: head) == head.count,
                head.prefix(BlockHeader.marker.count).elementsEqual(BlockHeader.marker)
            else { return true }
            return UInt32(littleEndian: head.loadUnaligned(fromByteOffset: 24, as: UInt32.self)) == entry.storedLength
        }
    }

    private struct Block {
        var header: BlockHeader
        /// Header and content as they are stored.
        var bytes: UnsafeRawBufferPointer
        var content: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[BlockHeader.size...]) }
        var size: UInt64 { UInt64(bytes.count) }
    }

    private struct Fault: Error {
        var reason: String
        /// The damaged block's header, where there is one.
        var header: BlockHeader?
        /// Events that it names.
        var events: UInt64 {
            guard let header, header.knownType == .events else { return 0 }
            return UInt64(header.eventCount)
        }
    }

    /// Takes what is between two offsets, block by block.
    private mutating func scan(
        from start: UInt64, to end: UInt64, isSearching: Bool, into gatherer: inout RecordGatherer
    ) {
        var place = start
        while place < end {
            if isSearching, let found = search.marker(from: place, to: end), found > place {
                report(Fault(reason: "no block begins here"), from: place, to: found, into: &gatherer)
                place = found
            }
            let fault: Fault
            switch block(at: place, end: end) {
            case .success(let block):
                let header = block.header
                do throws(TraceFormatError) {
                    try gatherer.take(header, stored: block.content, at: place)
                    gatherer.copy?(header, block.bytes)
                } catch {
                    // The checksum is right, so the block ends where it says.
                    let fault = Fault(reason: error.description, header: header)
                    report(fault, from: place, to: place + block.size, into: &gatherer)
                }
                place += block.size
                continue
            case .failure(let failure): fault = failure
            }
            let next = resume(behind: place, to: end, into: &gatherer)
            report(fault, from: place, to: next, into: &gatherer)
            place = next
        }
    }

    /// The next place behind a damaged one at which a whole block begins.
    private mutating func resume(
        behind start: UInt64, to end: UInt64, into gatherer: inout RecordGatherer
    ) -> UInt64 {
        var place = start + 1
        while let found = search.marker(from: place, to: end) {
            if case .success = block(at: found, end: end) { return found }
            guard patience > 0 else {
                gatherer.flush()
                gatherer.flaws.add(TraceFlaw(
                    .limitReached, severity: .loss,
                    text: "from byte \(found) on the file holds so many false beginnings of blocks that it was not searched",
                    offset: found))
                return end
            }
            place = found + 1
        }
        return end
    }

    private func report(_ fault: Fault, from start: UInt64, to next: UInt64, into gatherer: inout RecordGatherer) {
        gatherer.flush()
        if let header = fault.header { gatherer.lose?(header) }
        gatherer.flaws.add(TraceFlaw(
            .damagedBlock, severity: .loss,
            text: "at byte \(start) \(next - start) bytes were skipped: \(fault.reason); \(fault.events) records lost",
            offset: start, recordsLost: fault.events))
    }

    /// The block at an offset, if it is whole and its checksum is right; valid until the next call.
    private mutating func block(at offset: UInt64, end: UInt64) -> Result<Block, Fault> {
        let head = source.read(at: offset, into: UnsafeMutableRawBufferPointer(rebasing: memory[..<BlockHeader.size]))
        let available = min(UInt64(head), end - offset)
        let header: BlockHeader
        do throws(TraceFormatError) {
            header = try BlockHeader(
                decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<Int(available)]))
        } catch {
            return .failure(Fault(reason: error.description))
        }
        let size = BlockHeader.size + Int(header.storedLength)
        guard UInt64(size) <= end - offset else {
            return .failure(Fault(reason: "the block is cut off", header: header))
        }
        if memory.count < size {
            memory.deallocate()
            memory = .allocate(byteCount: size, alignment: 16)
        }
        guard source.read(at: offset, into: UnsafeMutableRawBufferPointer(rebasing: memory[..<size])) == size else {
            return .failure(Fault(reason: "the block cannot be read", header: header))
        }
        let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<size])
        let content = UnsafeRawBufferPointer(rebasing: bytes[BlockHeader.size...])
        guard BlockHeader.checksum(bytes, content: content) == bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self).littleEndian
        else {
            patience -= min(patience, UInt64(size))
            return .failure(Fault(reason: "the checksum does not match", header: header))
        }
        return .success(Block(header: header, bytes: bytes))
    }
}
