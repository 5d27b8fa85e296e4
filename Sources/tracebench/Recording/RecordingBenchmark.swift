import CMachine
import DependencyGraph
import Foundation
import TraceFormat
import TraceRecorder
import ViewRuntime

/// What an event costs: the recorded thread, the writing thread, the file; each beside the limit measured in the same run.
@MainActor
struct RecordingBenchmark {
    /// What one side of the measurement gave.
    struct Result {
        var clock = Samples()
        var memory = Samples()
        var live = Samples()
        var unlive = Samples()
        var background = Samples()
        var zlib = Samples()
        var bytesPerEvent = 0.0
        var heapPerEvent = 0.0
        var events = 0
    }

    private static let rows: UInt32 = 40
    /// A write, a transaction's two ends, an invalidation, and two events for each row.
    private static let eventsPerTurn = 4 + 2 * Int(rows)
    let rounds: Int
    /// Turns of the scenario in a round.
    let turns: Int

    init(rounds: Int, events: Int) {
        self.rounds = rounds
        turns = max(1, events / Self.eventsPerTurn)
    }

    func result() throws -> Result {
        var result = Result()
        let events = Double(turns * Self.eventsPerTurn)
        result.events = Int(events)
        // Caches are filled, and the first recording's memory is there.
        _ = try record(survivesKill: true)
        _ = try record(survivesKill: false)
        let heap = vt_heap_bytes()
        for round in 0..<rounds {
            result.clock.append(readClock() / events)
            result.memory.append(encode() / events)
            // The sides take turns at being the first.
            for survives in round % 2 == 0 ? [true, false] : [false, true] {
                let side = try record(survivesKill: survives)
                if survives {
                    result.live.append(side.thread / events)
                    result.background.append(side.background / events)
                    result.bytesPerEvent = Double(side.bytes) / events
                } else {
                    result.unlive.append(side.thread / events)
                }
            }
            result.zlib.append(compress())
        }
        result.heapPerEvent = Double(Int(vt_heap_bytes()) - Int(heap)) / (events * Double(2 * rounds))
        return result
    }

    /// Nanoseconds for as many readings of the clock as there are events.
    private func readClock() -> Double {
        var sum: UInt64 = 0
        let time = ProcessorTime.of {
            for _ in 0..<(turns * Self.eventsPerTurn) { sum &+= vt_counter() &>> 6 }
        }
        precondition(sum != 0, "the clock stands still")
        return time
    }

    /// Nanoseconds for the same events into a buffer in memory, each with its reading of the clock.
    private func encode() -> Double {
        let encoder = BlockEncoder()
        encoder.begin(stream: 0, sequence: 0)
        return ProcessorTime.of {
            for turn in 0..<UInt32(turns) {
                if encoder.remaining < 8_192 { encoder.begin(stream: 0, sequence: 0) }
                Self.encodeTurn(turn, into: encoder)
            }
        }
    }

    private static func encodeTurn(_ turn: UInt32, into encoder: BlockEncoder) {
        let written = 3 + turn % rows
        _ = encoder.stateWritten(vt_counter() &>> 6, write: turn, identity: written, property: 1, location: 1, flags: 0)
        _ = encoder.transactionBegan(vt_counter() &>> 6, transaction: turn, cause: 3, name: 2, location: 0, parent: 0)
        _ = encoder.invalidated(vt_counter() &>> 6, identity: written, input: 1, write: turn)
        for row in 0..<rows {
            let isWritten = row + 3 == written
            _ = encoder.bodyBegan(vt_counter() &>> 6, identity: 3 + row, type: 3, reasons: isWritten ? 2 : 1, fields: isWritten ? 0 : 3)
            _ = encoder.bodyEnded(vt_counter() &>> 6, identity: 3 + row, outputChanged: isWritten, reads: 4)
        }
        _ = encoder.transactionEnded(vt_counter() &>> 6, transaction: turn, passes: 1, bodies: rows, skips: 0)
    }

    /// Nanoseconds an event for zlib alone, on a block of the same events.
    private func compress() -> Double {
        let encoder = BlockEncoder()
        encoder.begin(stream: 0, sequence: 0)
        var turn: UInt32 = 0
        while encoder.remaining >= 8_192 {
            Self.encodeTurn(turn, into: encoder)
            turn += 1
        }
        let sealer = BlockSealer()
        _ = sealer.seal(encoder)
        let blocks = max(1, turns / Int(turn))
        let time = ProcessorTime.of { for _ in 0..<blocks { _ = sealer.seal(encoder) } }
        return time / Double(blocks * Int(encoder.eventCount))
    }

    private func record(survivesKill: Bool) throws -> (thread: Double, background: Double, bytes: Int) {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("tracebench-\(UUID().uuidString).viewtrace").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var options = Recorder.Options()
        options.survivesKill = survivesKill
        let recorder = try Recorder(to: path, options: options)
        let scenario = BusyScenario(recorder, rows: Self.rows)
        scenario.mount()
        let all = Self.processNanoseconds()
        var thread = ProcessorTime.of {
            for turn in 0..<UInt32(turns) { scenario.toggleRow(turn % Self.rows) }
        }
        // What others took from this thread's time is none of the recorder's.
        thread = max(thread, 0)
        recorder.flush()
        let background = Self.processNanoseconds() - all - thread
        recorder.close()
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        return (thread, background, size)
    }

    private static func processNanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

extension RecordingBenchmark.Result {
    /// The figures in lines.
    var text: String {
        func row(_ name: String, _ samples: Samples, _ limit: Samples?, _ what: String) -> String {
            let spread = "\(figure(samples.minimum))…\(figure(samples.maximum))"
            let ratio = limit.map { figure(samples.ratios(to: $0).median) + "x" } ?? ""
            return line([name, figure(samples.median), spread, ratio, "  " + what], widths: [32, 9, 16, 9, 34]) + "\n"
        }
        let rows = [
            row("clock alone", clock, nil, ""),
            row("into a buffer in memory", memory, clock, "of the clock"),
            row("recorded", live, memory, "of the buffer"),
            row("recorded, without live part", unlive, memory, "of the buffer"),
            row("zlib alone, level 1", zlib, nil, ""),
            row("writing thread", background, zlib, "of zlib alone"),
        ]
        let sum = Samples(values: zip(live.values, background.values).map { $0 + $1 })
        return "nanoseconds an event, of \(events) events a round\n" + rows.joined() + row("all threads", sum, nil, "")
            + "live part: \(figure(live.median - unlive.median)) ns an event more\n"
            + "file: \(figure(bytesPerEvent)) bytes an event; heap kept: \(String(format: "%.4f", heapPerEvent)) bytes an event\n"
    }
}
