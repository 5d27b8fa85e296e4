/// One reading of the clocks: which tick was at which time.
///
/// Between two points a reader interpolates; outside it goes on with the slope at hand, or with the nominal length of a tick.
package struct ClockPoint: Equatable, Sendable {
    /// Bytes of a clock block's content.
    package static let size = 48

    /// The tick.
    package var tick: UInt64
    /// The monotonic clock in nanoseconds.
    package var monotonic: UInt64
    /// The wall clock in nanoseconds since 1970.
    package var wallClock: UInt64
    /// Nanoseconds that passed between the readings before and after: how exact the point is.
    package var bracket: UInt64
    /// The nominal length of a tick, `numerator` / `denominator` nanoseconds.
    package var numerator: UInt64
    package var denominator: UInt64

    package init(
        tick: UInt64, monotonic: UInt64, wallClock: UInt64, bracket: UInt64 = 0, numerator: UInt64,
        denominator: UInt64 = 1
    ) {
        self.tick = tick
        self.monotonic = monotonic
        self.wallClock = wallClock
        self.bracket = bracket
        self.numerator = numerator
        self.denominator = denominator
    }

    package var encoded: [UInt8] {
        var writer = ByteWriter()
        for value in [tick, monotonic, wallClock, bracket, numerator, denominator] { writer.fixed(value) }
        return writer.bytes
    }

    /// Nil if the content is too short or the nominal length of a tick is nothing.
    package init?(decoding bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= Self.size else { return nil }
        tick = bytes.integer(at: 0)
        monotonic = bytes.integer(at: 8)
        wallClock = bytes.integer(at: 16)
        bracket = bytes.integer(at: 24)
        numerator = bytes.integer(at: 32)
        denominator = bytes.integer(at: 40)
        guard numerator > 0, denominator > 0 else { return nil }
    }
}
