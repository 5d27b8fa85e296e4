/// The figures of one workload.
struct WorkloadResult {
    let workload: Workload
    /// Nanoseconds for each unit, one figure a round.
    let views: Samples
    let floor: Samples?
    let recorded: Samples?
    /// Bodies of one operation, by type: as counted, and equal to the ideal.
    let bodies: [String: Int]
    /// Of the visible text after the last operation.
    let checksum: TextChecksum

    var ratioToFloor: Double? { floor.map { views.ratios(to: $0).median } }
    var recordingRatio: Double? { recorded.map { $0.ratios(to: views).median } }

    /// How many times the target the time is: at most 1 where it is met.
    var shareOfTarget: Double { views.median / workload.targets.nanoseconds }
}

/// Measures one workload: views, floor and recorded views by turns, each checked after every round.
@MainActor
struct WorkloadRun {
    let workload: Workload
    /// At least 1.
    let rounds: Int
    /// Who records the recorded side; without one it is left out.
    let listener: HostListener?

    /// Throws `BenchmarkError.bodies` and `.texts`.
    func result() throws -> WorkloadResult {
        let bodies = try countedBodies()
        let views = Course("views", workload.views(nil), workload, workload.expected)
        let floor = workload.floor.map { Course("floor", $0.make(), workload, $0.expected) }
        let recorded = listener.map { Course("recorded views", workload.views($0), workload, workload.expected) }
        let courses = [floor, views, recorded].compactMap(\.self)
        for course in courses { try course.warmUp() }
        for round in 0..<rounds {
            for course in round.isMultiple(of: 2) ? courses : courses.reversed() { try course.round() }
        }
        return WorkloadResult(
            workload: workload, views: views.samples, floor: floor?.samples, recorded: recorded?.samples, bodies: bodies,
            checksum: views.checksum)
    }

    /// Runs three operations, and counts and compares after each: what is timed is known to be right before.
    private func countedBodies() throws -> [String: Int] {
        let counter = BodyCounter()
        let course = Course(
            "counted views", workload.views(HostListener(instrument: counter, ids: .init())), workload, workload.expected)
        for _ in 0..<3 {
            counter.reset()
            try course.operate(1)
            guard counter.counts == workload.idealBodies else {
                throw BenchmarkError.bodies(
                    workload: workload.name, operation: course.done, found: "\(counter.counts)", ideal: "\(workload.idealBodies)")
            }
        }
        return counter.counts
    }
}

/// One side on its way through the rounds.
@MainActor
final class Course {
    private let name: String
    private let side: any Side
    private let workload: Workload
    private let expected: (Int) -> [String]
    private let ideal: Int
    private(set) var samples = Samples()
    /// Operations done until now; they are numbered from 1.
    private(set) var done = 0
    private(set) var checksum = TextChecksum([])

    init(_ name: String, _ side: any Side, _ workload: Workload, _ expected: @escaping (Int) -> [String]) {
        self.name = name
        self.side = side
        self.workload = workload
        self.expected = expected
        ideal = workload.idealBodies.values.reduce(0, +)
    }

    /// Makes what is made once; its time is not kept.
    func warmUp() throws { try operate(workload.batch) }

    /// Times a batch and checks what it left.
    func round() throws {
        samples.append(try operate(workload.batch, fillsCaches: true) / Double(workload.batch * workload.units))
    }

    /// Does operations; gives the nanoseconds of all together. Each operation's bodies are compared, and the texts after the last.
    ///
    /// Where caches are to be filled, one operation more is done first and not timed: checking has filled them with something else.
    /// `run` calls what is timed.
    @discardableResult
    func operate(_ count: Int, fillsCaches: Bool = false, through run: (() -> Void) -> Void = { $0() }) throws -> Double {
        if fillsCaches { _ = try perform(done + 1..<done + 2, through: run) }
        var time = 0.0
        // Long operations are timed one by one, each when its input has just been made; for short ones the clock is too slow.
        let length = workload.unit == .row ? 1 : count
        let end = done + count
        while done < end { time += try perform(done + 1..<done + length + 1, through: run) }
        side.settle()
        checksum = TextChecksum(side.texts)
        let right = TextChecksum(expected(done))
        guard checksum == right else {
            throw BenchmarkError.texts(
                workload: workload.name, side: name, operations: done, found: checksum, expected: right)
        }
        return time
    }

    /// Does operations of these numbers and compares their bodies.
    private func perform(_ operations: Range<Int>, through run: (() -> Void) -> Void) throws -> Double {
        side.prepare(operations)
        var wrong: (operation: Int, bodies: Int)?
        let side = side, ideal = ideal
        let time = ProcessorTime.of {
            run {
                for operation in operations {
                    side.perform(operation)
                    if let bodies = side.bodies, bodies != ideal { wrong = (operation, bodies) }
                }
            }
        }
        done += operations.count
        if let wrong {
            throw BenchmarkError.bodies(
                workload: workload.name, operation: wrong.operation, found: "\(wrong.bodies) in all", ideal: "\(ideal) in all")
        }
        return time
    }
}
