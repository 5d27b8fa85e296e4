import CMachine
import TraceFormat

/// What recording costs the recorded program, measured where it runs.
enum RecorderCost {
    /// Nanoseconds for one event: reading the clock and encoding. Measured once per process, in less than a millisecond, on a block
    /// that nobody writes; the best of four rounds, since others disturb more often than they help.
    static let nanosecondsPerEvent: Double = {
        let clock = RecorderClock.real(exact: false)
        let encoder = EncoderPool.shared.take()
        defer { EncoderPool.shared.giveBack(encoder) }
        let pairs: UInt32 = 1000
        var best = UInt64.max
        for _ in 0..<4 {
            encoder.begin(stream: 0, sequence: 0)
            let start = vt_monotonic_nanoseconds()
            for identity in 0..<pairs {
                _ = encoder.bodyBegan(clock.tick(), identity: identity, type: 1, reasons: 1, fields: 0)
                _ = encoder.bodyEnded(clock.tick(), identity: identity, outputChanged: true, reads: 0)
            }
            best = min(best, vt_monotonic_nanoseconds() - start)
        }
        return Double(best) / Double(pairs * 2)
    }()
}
