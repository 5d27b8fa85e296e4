import TraceFormat

/// Keeps encoders for the next block or the next recording: their memory is large, and a suite records each test apart.
final class EncoderPool: Sendable {
    /// The process's own.
    static let shared = EncoderPool()

    /// Free encoders that are kept; 4 MiB.
    private static let kept = 16

    private let free = Guarded<[BlockEncoder]>([])

    func take() -> BlockEncoder {
        free.withLock { $0.popLast() } ?? BlockEncoder(capacity: BlockEncoder.usualCapacity)
    }

    func giveBack(_ encoder: BlockEncoder) {
        free.withLock { free in
            if free.count < EncoderPool.kept { free.append(encoder) }
        }
    }
}
