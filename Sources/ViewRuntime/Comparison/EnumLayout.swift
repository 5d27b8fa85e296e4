/// The cases of an enum, and how a value says which one it is.
///
/// Read from the type's metadata (Swift ABI): its descriptor leads to a record for each case, those with a payload first, in the order of the
/// tags; its value witnesses read the tag and lay a payload bare.
struct EnumLayout: @unchecked Sendable {
    struct Case {
        let name: String
        /// The type of what the case holds, if anything.
        let payload: Any.Type?
        /// Whether the value holds a reference to a box with the payload.
        let isIndirect: Bool
    }

    let cases: [Case]
    private let metadata: UnsafeRawPointer
    private let size: Int
    private let alignment: Int
    private let readTag: ReadTag
    private let project: Project
    private let inject: Inject

    private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    private typealias ReadTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias Project = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

    /// Nil where nothing describes the cases: reflection data was stripped.
    init?<Value>(_ type: Value.Type) {
        let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let place = descriptor + 16
        let relative = place.load(as: Int32.self)
        guard relative != 0 else { return nil }
        let fields = place + Int(relative)
        let stride = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        var cases: [Case] = []
        for index in 0..<count {
            let record = fields + 16 + index * stride
            let name = record + 8
            let text = (name + Int(name.load(as: Int32.self))).assumingMemoryBound(to: CChar.self)
            let payload = record + 4
            let distance = payload.load(as: Int32.self)
            var type: Any.Type?
            if distance != 0 {
                type = MangledName(payload + Int(distance)).type(in: descriptor, arguments: metadata + 16)
                if type == nil { return nil }
            }
            cases.append(Case(name: String(cString: text), payload: type, isIndirect: record.load(as: UInt32.self) & 1 != 0))
        }
        guard !cases.isEmpty else { return nil }
        self.cases = cases
        self.metadata = metadata
        size = MemoryLayout<Value>.size
        alignment = MemoryLayout<Value>.alignment
        let witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
        readTag = witnesses.load(fromByteOffset: 88, as: ReadTag.self)
        project = witnesses.load(fromByteOffset: 96, as: Project.self)
        inject = witnesses.load(fromByteOffset: 104, as: Inject.self)
    }

    /// The index of the value's case.
    func tag(of value: UnsafeRawPointer) -> Int { Int(readTag(value, metadata)) }

    /// Calls `body` with the payload of a value, which it may change. Until it returns the value is no enum: its tag may stand in bits of the
    /// payload. Not for indirect cases, whose payload may belong to several values.
    func withPayload<Result>(
        of value: UnsafeMutableRawPointer, case index: Int, _ body: (UnsafeMutableRawPointer) -> Result
    ) -> Result {
        project(value, metadata)
        let result = body(value)
        inject(value, UInt32(truncatingIfNeeded: index), metadata)
        return result
    }

    /// Calls `body` with the payloads of two values of the same case, as they stand in memory.
    ///
    /// Laying a payload bare writes over the value, so that it happens to copies of the bytes, which own nothing.
    func withPayloads<Result>(
        of left: UnsafeRawPointer, _ right: UnsafeRawPointer, case index: Int,
        _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Result
    ) -> Result {
        let room = (max(size, 1) + alignment - 1) & ~(alignment - 1)
        return withUnsafeTemporaryAllocation(byteCount: room * 2, alignment: alignment) { scratch in
            let first = scratch.baseAddress.unsafelyUnwrapped
            let second = first + room
            first.copyMemory(from: left, byteCount: size)
            second.copyMemory(from: right, byteCount: size)
            project(first, metadata)
            project(second, metadata)
            guard cases[index].isIndirect, let type = cases[index].payload else { return body(first, second) }
            func alignment<Payload>(_: Payload.Type) -> Int { MemoryLayout<Payload>.alignment }
            let mask = _openExistential(type, do: alignment) - 1
            // The box's header is two words.
            let offset = (16 + mask) & ~mask
            return body(
                first.load(as: UnsafeRawPointer.self) + offset, second.load(as: UnsafeRawPointer.self) + offset)
        }
    }
}
