import TraceFormat

/// Where the blocks of one recording stand until they are written: in its live part while there is room, else in memory of the process.
final class BlockMemory: Sendable {
    private struct State {
        var live: LiveFile?
        var free: [BlockEncoder] = []
        var isFrozen = false
    }

    private let state: Guarded<State>

    init(_ live: LiveFile?) { state = Guarded(State(live: live)) }

    /// An encoder for a new block.
    func take() -> BlockEncoder {
        let live = state.withLock { state in
            state.isFrozen ? nil : state.free.popLast() ?? state.live?.makeEncoder()
        }
        return live ?? EncoderPool.shared.take()
    }

    /// Takes an encoder back whose block is written, or is not worth it.
    func giveBack(_ encoder: BlockEncoder) {
        guard encoder.isLive else { return EncoderPool.shared.giveBack(encoder) }
        state.withLock { state in
            guard !state.isFrozen else { return }
            encoder.retract()
            state.free.append(encoder)
        }
    }

    /// Leaves the live part as it is from now on: the file takes no more.
    func freeze() { state.withLock { $0.isFrozen = true } }

    /// Removes the live part: everything is written.
    func close() {
        state.withLock { state in
            state.live?.remove()
            state.live = nil
            state.free = []
            state.isFrozen = true
        }
    }
}
