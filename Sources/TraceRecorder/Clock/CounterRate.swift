import CMachine
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How fast the processor's counter runs: one unit takes `numerator` / `denominator` nanoseconds.
struct CounterRate: Sendable {
    var numerator: UInt64
    var denominator: UInt64

    /// The rate, or nil where the counter must not be used as a clock. Found out once per process; on x86-64 that takes half a millisecond.
    static let trusted: CounterRate? = isTrusted ? measured : nil

    private static var isTrusted: Bool {
        guard vt_counter_is_invariant() else { return false }
        #if os(Linux) && arch(x86_64)
        // The kernel watches the counters of all processors, and stops using them when they disagree.
        return firstWord(of: "/sys/devices/system/clocksource/clocksource0/current_clocksource") == "tsc"
        #else
        return true
        #endif
    }

    private static var measured: CounterRate? {
        let known = vt_counter_frequency()
        if known > 0 { return CounterRate(numerator: 1_000_000_000, denominator: known) }
        let (counter, time) = reading()
        // Two readings are 50 ns exact; over 500 µs that is one part in ten thousand, and clock records make up for the rest.
        while vt_monotonic_nanoseconds() - time < 500_000 {}
        let (laterCounter, laterTime) = reading()
        guard laterCounter > counter, laterTime > time else { return nil }
        return CounterRate(numerator: laterTime - time, denominator: laterCounter - counter)
    }

    private static func reading() -> (counter: UInt64, time: UInt64) {
        var best: (counter: UInt64, time: UInt64, bracket: UInt64) = (0, 0, .max)
        for _ in 0..<5 {
            let before = vt_monotonic_nanoseconds()
            let counter = vt_counter()
            let bracket = vt_monotonic_nanoseconds() - before
            if bracket < best.bracket { best = (counter, before + bracket / 2, bracket) }
        }
        return (best.counter, best.time)
    }

    private static func firstWord(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)).prefix { $0 > 32 }, as: UTF8.self)
    }
}
