import TraceFormat

/// The blocks that a process had not written when it was killed, from the file beside its trace.
///
/// Read before the trace: a block that is written meanwhile is then found in both, and not in neither.
struct LivePart {
    /// One slot that was in use.
    struct Slot {
        var place: UInt64
        var slot: LiveSlot
        var content: [UInt8]
    }

    let session: TraceSessionID
    let slots: [Slot]

    /// Slots that are looked at, and bytes that are taken: those of a recorder are fewer.
    private static let slotLimit = 64
    private static let byteLimit = 64 << 20

    /// The live part of the trace at a path; nil where there is none that can be read.
    init?(besides path: String) {
        guard let source = try? ByteSource(path: path + "." + TracePlaces.liveExtension) else { return nil }
        self.init(source)
    }

    init?(_ source: ByteSource) {
        let header = source.bytes(at: 0, count: LiveLayout.headerSize)
        guard let (session, first, stride) = header.withUnsafeBytes({ LiveLayout.decode($0) }) else { return nil }
        self.session = session
        var slots: [Slot] = []
        var bytes = 0
        var place = first
        while slots.count < Self.slotLimit, place < source.size, place < first + UInt64(Self.slotLimit) * stride {
            defer { place += stride }
            guard let slot = Self.slot(source, place), slot.committed > 0,
                Int(slot.committed) <= min(Int(stride) - LiveLayout.slotHeaderSize, TraceLimits.blockBytes),
                bytes + Int(slot.committed) <= Self.byteLimit
            else { continue }
            let content = source.bytes(at: place + UInt64(LiveLayout.slotHeaderSize), count: Int(slot.committed))
            // The process may live, and have taken the slot for another block meanwhile.
            guard content.count == Int(slot.committed), let after = Self.slot(source, place),
                (after.stream, after.sequence, after.firstTick) == (slot.stream, slot.sequence, slot.firstTick)
            else { continue }
            bytes += content.count
            slots.append(Slot(place: place, slot: slot, content: content))
        }
        self.slots = slots.sorted { ($0.slot.stream, $0.slot.sequence) < ($1.slot.stream, $1.slot.sequence) }
    }

    private static func slot(_ source: ByteSource, _ place: UInt64) -> LiveSlot? {
        source.bytes(at: place, count: LiveLayout.slotHeaderSize).withUnsafeBytes { LiveSlot(decoding: $0) }
    }
}

extension LivePart.Slot {
    /// The block as it would have been written, stored: header and content. `schema` is that of the file.
    func sealed(_ schema: EventSchema) throws(TraceFormatError) -> (header: BlockHeader, bytes: [UInt8]) {
        var header = BlockHeader(.events)
        header.stream = slot.stream
        header.sequence = slot.sequence
        header.schema = slot.schema
        header.firstTick = slot.firstTick
        header.lastTick = slot.firstTick
        let bytes = try content.span.bytes.withUnsafeBytes { content throws(TraceFormatError) in
            var reader = RawEventReader(content, firstTick: slot.firstTick, schema: schema)
            while let event = try reader.next() {
                if event.tag > UInt16(EventTag.locationDefined.rawValue) { header.eventCount += 1 }
                header.lastTick = event.tick
                header.kinds |= 1 << UInt64(min(event.tag, 63))
            }
            // What is sealed stands in the sealer's memory.
            let sealer = BlockSealer()
            return withExtendedLifetime(sealer) {
                let sealed = sealer.seal(header, content: content, effort: .stored)
                header = sealed.header
                return Array(sealed.bytes)
            }
        }
        return (header, bytes)
    }
}
