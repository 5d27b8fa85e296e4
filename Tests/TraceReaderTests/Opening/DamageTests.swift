import Foundation
import Testing
import TraceFormat
import TraceReader

/// Files that were cut off or changed: what is whole is read, and what is not is said.
@Suite struct DamageTests {
    private func readable(_ bytes: [UInt8]) -> TraceFile? { try? TraceFile.read(bytes, name: "a.viewtrace") }

    /// The offsets of the blocks of an undamaged file.
    private func blocks(_ bytes: [UInt8]) throws -> [(offset: Int, header: BlockHeader)] {
        var blocks: [(offset: Int, header: BlockHeader)] = []
        var place = TraceHeader.size
        while place < bytes.count - Trailer.size {
            let header = try bytes[place...].withUnsafeBytes { try BlockHeader(decoding: $0) }
            blocks.append((place, header))
            place += BlockHeader.size + Int(header.storedLength)
        }
        return blocks
    }

    @Test func aFileCutAtAnyByteGivesItsWholeBlocks() throws {
        let file = try SampleTrace.rows(3, updates: 4)
        let bytes = try file.bytes(recordsPerBlock: 4)
        let events = try blocks(bytes).filter { $0.header.knownType == .events }
        #expect(events.count == 8)
        var last = 0
        for count in 0..<bytes.count {
            let read = readable(Array(bytes.prefix(count)))
            let whole = events.filter { $0.offset + BlockHeader.size + Int($0.header.storedLength) <= count }
            let expected = whole.reduce(0) { $0 + Int($1.header.eventCount) }
            #expect(read?.records.count ?? 0 == expected, "cut at \(count)")
            #expect(expected >= last)
            last = expected
            guard let read else { continue }
            #expect(read.records.elementsEqual(file.records.prefix(expected)) { $0.event == $1.event })
            // What is lost is known as soon as the cut block's header is there.
            let cut = events.first { block in
                block.offset + BlockHeader.size <= count
                    && block.offset + BlockHeader.size + Int(block.header.storedLength) > count
            }
            let lost = cut?.header.eventCount ?? 0
            #expect(
                read.incompleteness?.text
                    == "incomplete: not closed cleanly; \(expected) records recovered, \(lost) lost", "cut at \(count)")
        }
        #expect(last == file.records.count)
    }

    @Test func aBlockWithAFlippedBitIsSkippedAndNamed() throws {
        let file = try SampleTrace.rows(3, updates: 4)
        let bytes = try file.bytes(recordsPerBlock: 4)
        for block in try blocks(bytes) where block.header.knownType == .events {
            for byte in [8, 20, 40, BlockHeader.size, BlockHeader.size + Int(block.header.storedLength) - 1] {
                var changed = bytes
                changed[block.offset + byte] ^= 4
                let read = try #require(readable(changed))
                #expect(read.records.count == file.records.count - Int(block.header.eventCount))
                let size = BlockHeader.size + Int(block.header.storedLength)
                #expect(read.flaws.map(\.statistic) == [.damagedBlock])
                #expect(read.flaws.map(\.offset) == [UInt64(block.offset)])
                #expect(
                    read.flaws.map(\.text) == [
                        "at byte \(block.offset) \(size) bytes were skipped: the checksum does not match; "
                            + "\(block.header.eventCount) records lost"
                    ])
                // Without the index the next block is found by its marker.
                let hopped = try TraceFile.readWithoutIndex(changed, name: "a.viewtrace", searching: false)
                #expect(hopped.records == read.records)
                #expect(hopped.flaws == read.flaws)
            }
        }
    }

    @Test func bytesThatWereLostCostOnlyTheirBlocks() throws {
        let file = try SampleTrace.rows(3, updates: 4)
        let bytes = try file.bytes(recordsPerBlock: 4)
        let block = try blocks(bytes).filter { $0.header.knownType == .events }[4]
        var shorter = bytes
        shorter.removeSubrange((block.offset + 10)..<(block.offset + 30))
        let read = try #require(readable(shorter))
        #expect(read.records.count == file.records.count - 4)
        #expect(Set(read.flaws.map(\.statistic)) == [.wrongIndex, .damagedBlock])
        #expect(read.records.map(\.number) == Array(1...read.records.count))
    }

    @Test func aBlockThatIsGoneIsMissed() throws {
        let file = try SampleTrace.rows(3, updates: 4)
        let bytes = try file.bytes(recordsPerBlock: 4)
        let block = try blocks(bytes).filter { $0.header.knownType == .events }[4]
        var shorter = bytes
        shorter.removeSubrange(block.offset..<(block.offset + BlockHeader.size + Int(block.header.storedLength)))
        let read = try #require(readable(shorter))
        #expect(read.records.count == file.records.count - 4)
        #expect(read.flaws.map(\.text) == [
            "1 blocks are missing: 4 of stream 0", "the index does not fit the file; it was not used",
        ])
    }

    @Test func aFileInWhichNothingIsLeftIsAnError() throws {
        let bytes = try SampleTrace.rows(1, updates: 1).bytes()
        var changed = bytes
        for block in try blocks(bytes) { changed[block.offset + BlockHeader.size] ^= 1 }
        let first = try blocks(bytes)[0]
        let size = BlockHeader.size + Int(first.header.storedLength)
        #expect {
            try TraceFile.read(changed, name: "a.viewtrace")
        } throws: { error in
            "\(error)" == "a.viewtrace: is damaged so that not one record can be read: at byte 64 \(changed.count - 64 - 32) "
                + "bytes were skipped: the checksum does not match; 0 records lost"
                || "\(error)".hasPrefix(
                    "a.viewtrace: is damaged so that not one record can be read: at byte 64 \(size) bytes were skipped")
        }
    }

    @Test func thousandsOfChangesNeitherCrashNorHang() throws {
        let good = try SampleTrace.rows(4, updates: 6).bytes(recordsPerBlock: 9)
        let count = try #require(readable(good)).records.count
        // Three thousand always, or as many as are asked for; as many more as the seconds allow that fuzzing is given.
        let environment = ProcessInfo.processInfo.environment
        let seconds = environment["VIEWTRACE_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
        let least = environment["VIEWTRACE_FUZZ_FILES"].flatMap(UInt64.init) ?? 3000
        let start = ContinuousClock.now, end = start + .seconds(seconds)
        var seed: UInt64 = 1
        while seed <= least || ContinuousClock.now < end {
            var random = Mutations(seed: seed)
            let changed = random.change(good)
            if let read = readable(changed) {
                #expect(read.records.count <= 8 * count, "seed \(seed)")
                #expect(read.flaws.count <= 21 * TraceFlaw.Statistic.allCases.count, "seed \(seed)")
            }
            seed += 1
        }
        let taken = (ContinuousClock.now - start).formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 1)))
        if seconds > 0 || least > 3000 { print("fuzzing: \(seed - 1) damaged traces in \(taken)") }
    }
}

/// Changes bytes in the ways in which files get damaged, the same for the same seed.
struct Mutations {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    private mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func change(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...next(3) where bytes.count > 64 {
            let start = next(bytes.count)
            let end = min(bytes.count, start + next(200))
            switch next(6) {
            case 0: bytes[start] ^= 1 << UInt8(next(8))
            case 1: bytes[start] = UInt8(next(256))
            case 2: bytes.removeSubrange(start...)
            case 3: bytes.removeSubrange(start..<end)
            case 4: bytes.insert(contentsOf: bytes[start..<end], at: next(bytes.count))
            default: for index in start..<end { bytes[index] = UInt8(next(256)) }
            }
        }
        return bytes
    }
}
