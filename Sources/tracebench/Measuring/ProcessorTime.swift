import CMachine

/// The time that the main thread spends on a processor: what other processes do to the machine counts less in it than in wall time.
enum ProcessorTime {
    /// Nanoseconds that `work` took.
    @inline(never)
    static func of(_ work: () -> Void) -> Double {
        let start = vt_thread_cpu_nanoseconds()
        work()
        return Double(vt_thread_cpu_nanoseconds() - start)
    }
}

/// Figures of one kind, one a round.
struct Samples {
    private(set) var values: [Double] = []

    mutating func append(_ value: Double) { values.append(value) }

    /// The middle one; of an even number, the upper of the two in the middle.
    var median: Double { values.sorted()[values.count / 2] }
    var minimum: Double { values.min() ?? 0 }
    var maximum: Double { values.max() ?? 0 }

    /// Each figure through the other's of the same round.
    func ratios(to other: Samples) -> Samples {
        Samples(values: zip(values, other.values).map { $0 / $1 })
    }
}
