import TraceFormat

/// Keeps encoders for the next block or the next recording: their memory is large, and a suite records each test apart.
final class EncoderPool: Sendable {
    /// The process's own.
    static let shared = EncoderPool()

    /// Free encoders that are kept; 4 MiB.
    private static let kept = 16

    private let free = Guarded<[BlockEncoder]>([])

    /// A new one's memory is not touched before it is used: a small recording fills two pages of it, and a page costs a tenth of a nanosecond
    /// an event.
    func take() -> BlockEncoder {
        free.withLock { $0.popLast() } ?? BlockEncoder(capacity: BlockEncoder.usualCapacity, isReady: false)
    }

    func giveBack(_ encoder: BlockEncoder) {
        free.withLock { free in
            if free.count < EncoderPool.kept { free.append(encoder) }
        }
    }
}
