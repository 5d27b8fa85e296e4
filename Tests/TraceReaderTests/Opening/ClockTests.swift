import Testing
import TraceFormat
import TraceReader

@Suite struct ClockTests {
    /// The times of events at these ticks, in a file with these readings of the clocks and time 0 at 1,000 ns.
    private func times(_ ticks: [UInt64], _ points: [ClockPoint]) throws -> (times: [Int64], flaws: [TraceFlaw]) {
        try SampleTrace.withPath { path in
            let header = TraceHeader(monotonicClock: 1000)
            let file = try TraceFileWriter(path: path, header: header, metadata: TraceMetadata())
            for point in points { try file.write(point) }
            let encoder = BlockEncoder()
            encoder.begin(stream: 0, sequence: 0)
            for tick in ticks { #expect(encoder.encode(.testEnded(failed: false), tick: tick)) }
            try file.write(encoder)
            try file.close(TraceMetadata())
            let read = try TraceFile.open(path)
            return (read.records.map(\.time), read.flaws)
        }
    }

    /// The times of events in blocks of one stream, and their order.
    private func blocks(_ blocks: [[UInt64]], _ points: [ClockPoint]) throws -> TraceFile {
        try SampleTrace.withPath { path in
            let file = try TraceFileWriter(path: path, header: TraceHeader(monotonicClock: 1000), metadata: TraceMetadata())
            for point in points { try file.write(point) }
            let encoder = BlockEncoder()
            var number: UInt64 = 0
            for (sequence, ticks) in blocks.enumerated() {
                encoder.begin(stream: 0, sequence: UInt32(sequence))
                for tick in ticks {
                    number += 1
                    #expect(encoder.encode(.transactionEnded(id: TransactionID(rawValue: UInt32(number)), passes: 0, bodies: 0, skips: 0), tick: tick))
                }
                try file.write(encoder)
            }
            try file.close(TraceMetadata())
            return try TraceFile.open(path)
        }
    }

    private func point(_ tick: UInt64, _ time: UInt64, nominal: UInt64 = 32) -> ClockPoint {
        ClockPoint(tick: tick, monotonic: time, wallClock: 0, numerator: nominal)
    }

    @Test func oneReadingGivesTheNominalLength() throws {
        let read = try times([90, 100, 101, 1100], [point(100, 1000)])
        #expect(read.times == [-320, 0, 32, 32_000])
        #expect(read.flaws == [])
    }

    @Test func betweenReadingsTimeIsInterpolatedAndBehindThemNominal() throws {
        let read = try times([100, 150, 200, 250, 300, 310], [point(100, 1000), point(200, 2000), point(300, 5000)])
        #expect(read.times == [0, 500, 1000, 2500, 4000, 4320])
    }

    @Test func aTickThatIsNoWholeNumberOfNanosecondsKeepsItsPrecision() throws {
        // 64 cycles of a 2.6 GHz counter: 64000/2600 ns; after 10^9 ticks still exact to a nanosecond.
        let reading = ClockPoint(tick: 0, monotonic: 1000, wallClock: 0, numerator: 64_000, denominator: 2_600)
        let read = try times([0, 13, 1_000_000_000], [reading])
        #expect(read.times == [0, 320, 24_615_384_615])
    }

    @Test func timesAreExactFractionsRoundedTowardsTheReading() throws {
        let thirds = ClockPoint(tick: 100, monotonic: 1000, wallClock: 0, numerator: 1, denominator: 3)
        #expect(try times([97, 98, 99, 100, 101, 102, 103, 1_000_000_000_000_000_000], [thirds]).times == [
            -1, 0, 0, 0, 0, 0, 1, 333_333_333_333_333_300,
        ])
    }

    @Test func aDayBetweenTwoReadingsCostsNoNanosecond() throws {
        // 32 ns a tick, and the clock is 17 ns fast after a day: the last tick before the second reading is 33 ns before it.
        let day: UInt64 = 86_400_000_000_000
        let read = try times([day / 32 - 1, day / 32], [point(0, 1000), point(day / 32, 1000 + day + 17)])
        #expect(read.times == [Int64(day) - 16, Int64(day) + 17])
    }

    @Test func readingsThatContradictAreLeftOut() throws {
        let read = try times([100, 200], [point(100, 1000), point(150, 900), point(200, 2000)])
        #expect(read.times == [0, 1000])
        #expect(read.flaws.map(\.text) == ["1 readings of the clocks contradict the others"])
    }

    @Test func withoutAReadingATickIsANanosecond() throws {
        let read = try times([100, 200], [])
        #expect(read.times == [100, 200])
        #expect(read.flaws.map(\.statistic) == [.wrongClock])
    }

    @Test func aClockThatStepsBackStandsStillInsideABlock() throws {
        let read = try times([100, 150, 120, 149, 160], [point(100, 1000)])
        #expect(read.times == [0, 1600, 1600, 1600, 1920])
        #expect(read.flaws == [])
    }

    @Test func aClockThatStepsBackBetweenBlocksChangesNoOrder() throws {
        let read = try blocks([[100, 200], [150, 160], [120, 300]], [point(100, 1000)])
        var order: [UInt32] = []
        for record in read.records { if case .transactionEnded(let id, _, _, _) = record.event { order.append(id.rawValue) } }
        #expect(order == [1, 2, 3, 4, 5, 6])
        #expect(read.records.map(\.time) == [0, 3200, 1600, 1920, 640, 6400])
        #expect(read.records.map(\.number) == Array(1...6))
        #expect(read.flaws == [])
    }

    @Test func aWallClockThatIsSetBackMovesNoRecord() throws {
        // What people call the time went back by an hour between two readings; the clock that records go by did not.
        let hour: UInt64 = 3_600_000_000_000
        let points = [
            ClockPoint(tick: 100, monotonic: 1000, wallClock: 2 * hour, numerator: 10), ClockPoint(tick: 200, monotonic: 2000, wallClock: hour, numerator: 10),
        ]
        let read = try times([100, 150, 200, 250], points)
        #expect(read.times == [0, 500, 1000, 1500])
        #expect(read.flaws == [])
    }

    @Test func absurdReadingsOverflowNothing() throws {
        let read = try times(
            [0, 1 << 62, (1 << 63) - 1],
            [ClockPoint(tick: 0, monotonic: .max, wallClock: .max, numerator: .max, denominator: 1)])
        #expect(read.times == [.max, .max, .max])
        let before = try times([0], [ClockPoint(tick: .max, monotonic: 0, wallClock: 0, numerator: .max)])
        #expect(before.times == [.min])
    }
}
