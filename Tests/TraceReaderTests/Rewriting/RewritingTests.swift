import Foundation
import Testing
import TraceFormat
import TraceReader

/// Repaired copies: what can be read is in them, and what is lost is said.
@Suite struct RepairTests {
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

    /// The repaired copy's bytes.
    private func repaired(_ bytes: [UInt8]) throws -> (bytes: [UInt8], repair: TraceRepair) {
        try SampleTrace.withPath { path in
            try Data(bytes).write(to: URL(filePath: path))
            return try SampleTrace.withPath { output in
                let repair = try TraceRepair(of: path, to: output)
                return (Array(try Data(contentsOf: URL(filePath: output))), repair)
            }
        }
    }

    @Test func aWholeTraceStaysAsItIs() throws {
        let bytes = try SampleTrace.rows(3, updates: 4, streams: 2).bytes(recordsPerBlock: 4)
        let (copy, repair) = try repaired(bytes)
        #expect(repair.flaws.isEmpty)
        #expect(repair.lostCount == 0)
        let (before, after) = (try TraceFile.read(bytes, name: "a"), try TraceFile.read(copy, name: "a"))
        #expect(after.records == before.records)
        #expect(after.metadata.history == [])
        #expect(try TraceVerification(copy, name: "a").isWhole)
    }

    @Test func ofATraceCutAnywhereAllWholeBlocksAreKept() throws {
        let bytes = try SampleTrace.rows(2, updates: 3).bytes(recordsPerBlock: 4)
        var repairedOnes = 0
        for count in stride(from: 64, through: bytes.count - 1, by: 29) {
            let cut = Array(bytes.prefix(count))
            guard let read = try? TraceFile.read(cut, name: "a") else {
                #expect(throws: TraceReaderError.self) { try repaired(cut) }
                continue
            }
            repairedOnes += 1
            let (copy, repair) = try repaired(cut)
            let again = try TraceFile.read(copy, name: "a")
            #expect(again.records == read.records, "cut at \(count)")
            #expect(repair.recordCount == read.records.count)
            #expect(try TraceVerification(copy, name: "a").isWhole, "cut at \(count)")
            // What is lost is said again by the copy, and by a copy of that.
            let lost = again.flaws.reduce(UInt64(0)) { $0 + $1.recordsLost }
            #expect(lost == repair.lostCount, "cut at \(count)")
            #expect(try repaired(copy).bytes == copy, "cut at \(count)")
        }
        #expect(repairedOnes > 25)
    }

    @Test func aDamagedBlockIsReplacedByAStatementOfItsLoss() throws {
        let file = try SampleTrace.rows(3, updates: 4, streams: 2)
        let bytes = try file.bytes(recordsPerBlock: 4)
        for block in try blocks(bytes) where block.header.knownType == .events {
            var changed = bytes
            changed[block.offset + BlockHeader.size] ^= 0x55
            let (copy, repair) = try repaired(changed)
            #expect(repair.lostCount == UInt64(block.header.eventCount))
            let again = try TraceFile.read(copy, name: "a")
            #expect(again.records.count == file.records.count - Int(block.header.eventCount))
            #expect(again.flaws.map(\.statistic) == [.droppedRecords])
            #expect(again.flaws[0].recordsLost == UInt64(block.header.eventCount))
            #expect(again.metadata.history.count == 1)
            #expect(again.metadata.history[0].hasPrefix("repaired: \(again.records.count) records recovered, \(block.header.eventCount) lost; at byte"))
            #expect(again.metadata.testName == "CartTests/rows")
        }
    }

    @Test func aBlockThatIsThereTwiceIsKeptOnce() throws {
        let file = try SampleTrace.rows(3, updates: 4)
        let bytes = try file.bytes(recordsPerBlock: 4)
        let block = try blocks(bytes).filter { $0.header.knownType == .events }[2]
        let end = block.offset + BlockHeader.size + Int(block.header.storedLength)
        let doubled = bytes[..<end] + bytes[block.offset...]
        let (copy, repair) = try repaired(Array(doubled))
        #expect(repair.flaws.contains { $0.statistic == .repeatedBlock })
        let again = try TraceFile.read(copy, name: "a")
        #expect(again.flaws.isEmpty)
        #expect(again.records.map(\.event) == (try TraceFile.read(bytes, name: "a")).records.map(\.event))
    }

    @Test func changedFilesAreRepairedOrRefused() throws {
        let good = try SampleTrace.rows(4, updates: 6, streams: 2).bytes(recordsPerBlock: 9)
        for seed in 1...500 as ClosedRange<UInt64> {
            var random = Mutations(seed: seed)
            let changed = random.change(good)
            guard let read = try? TraceFile.read(changed, name: "a"), !read.records.isEmpty else { continue }
            let (copy, _) = try repaired(changed)
            let again = try TraceFile.read(copy, name: "a")
            let twice = read.flaws.contains { $0.statistic == .repeatedBlock }
            #expect(twice || again.records.count == read.records.count, "seed \(seed)")
            #expect(!again.flaws.contains { $0.statistic == .damagedBlock || $0.statistic == .notClosed }, "seed \(seed)")
        }
    }
}

/// Checking a file without keeping it.
@Suite struct VerificationTests {
    @Test func aWholeTraceIsWhole() throws {
        let found = try TraceVerification(SampleTrace.rows(3, updates: 4, streams: 2).bytes(recordsPerBlock: 4), name: "a")
        #expect(found.isWhole)
        #expect(found.flaws.isEmpty)
        #expect(found.recordCount == 32)
        #expect(found.streamCount == 2)
    }

    @Test func everyChangedByteIsFound() throws {
        let bytes = try SampleTrace.rows(2, updates: 2).bytes(recordsPerBlock: 4)
        // What is not looked at, as the format says: the byte at 15 of each block's header is covered by its checksum all the same.
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 0x10
            let isWhole = (try? TraceVerification(changed, name: "a").isWhole) ?? false
            // Bytes 10 and 11 are the minor version: covered by the header's checksum too.
            #expect(!isWhole, "byte \(place)")
        }
    }
}

/// Several traces in one.
@Suite struct MergeTests {
    private func notation(_ test: String, _ body: String, clock: String = "virtual") throws -> TraceFile {
        try TraceNotation.parse("""
            metadata {"build":"debug","clock":{"kind":"\(clock)"},"profile":{"name":"ios26"},"test":{"name":"\(test)"},"tool":"0.1.0","values":"hashed"}
            0us test began \(test)
            \(body)
            """)
    }

    private var cart: TraceFile {
        get throws {
            try notation("CartTests/add", """
                0us identity created #1 Cart root slot 0
                5us @1 state written w1 #1 _count at Cart.swift:5 in add() off-main
                5us transaction began t1 action add
                6us invalidated #1 _count from w1
                7us body began #1 Cart [_count]
                8us body ended #1 same reads [_count]
                9us transaction ended t1 passes 1 bodies 1 skips 0
                9us test ended passed
                """)
        }
    }

    private var shop: TraceFile {
        get throws {
            try notation("ShopTests/open", """
                2us identity created #1 Shop root slot 0
                3us transaction began t1 mount -
                4us body began #1 Shop [@self]
                5us body ended #1 changed
                6us transaction ended t1 passes 1 bodies 1 skips 0
                6us test ended failed
                """)
        }
    }

    private func merged(_ files: [TraceFile]) throws -> (bytes: [UInt8], merge: TraceMerge) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (index, file) in files.enumerated() {
            paths.append(folder.appending(path: "\(index).viewtrace").path)
            try file.write(to: paths[index])
        }
        let output = folder.appending(path: "merged.viewtrace").path
        let merge = try TraceMerge(paths, to: output)
        return (Array(try Data(contentsOf: URL(filePath: output))), merge)
    }

    @Test func testsFollowOneAnotherAndNumbersAreApart() throws {
        let (bytes, merge) = try merged([cart, shop])
        #expect(merge.conflicts == [])
        #expect(merge.gaps == [])
        #expect(merge.traceCount == 2)
        let text = TraceNotation.print(try TraceFile.read(bytes, name: "a")).split(separator: "\n").dropFirst()
            .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        #expect(text == [
            "0us test began CartTests/add", "0us identity created #1 Cart root slot 0", "5us transaction began t1 action add",
            "5us @1 state written w1 #1 _count at Cart.swift:5 in add() off-main", "6us invalidated #1 _count from w1",
            "7us body began #1 Cart [_count]", "8us body ended #1 same reads [_count]", "9us transaction ended t1 passes 1 bodies 1 skips 0",
            "9us test ended passed", "9.001us @2 test began ShopTests/open", "11.001us @2 identity created #2 Shop root slot 0",
            "12.001us @2 transaction began t2 mount -", "13.001us @2 body began #2 Shop [@self]", "14.001us @2 body ended #2 changed",
            "15.001us @2 transaction ended t2 passes 1 bodies 1 skips 0", "15.001us @2 test ended failed",
        ])
    }

    @Test func theOrderOfTracesMakesNoDifference() throws {
        let files = [try cart, try shop, try notation("A/b", "1us test ended passed"), try notation("A/c", "1us test ended passed")]
        let first = try merged(files).bytes
        #expect(try merged(files.reversed()).bytes == first)
        #expect(try merged([files[2], files[0], files[3], files[1]]).bytes == first)
    }

    @Test func aTraceThatIsGivenTwiceIsTakenOnce() throws {
        let (bytes, merge) = try merged([cart, shop, cart])
        #expect(merge.traceCount == 2)
        #expect(merge.conflicts.map { $0.split(separator: "; ").last } == ["it was taken once"])
        #expect(bytes == (try merged([cart, shop])).bytes)
    }

    @Test func whatDoesNotFitTogetherIsSaid() throws {
        let release = try TraceNotation.parse(TraceNotation.print(shop).replacing("\"debug\"", with: "\"release\"").replacing("ios26", with: "ios17"))
        let (bytes, merge) = try merged([cart, release])
        #expect(merge.conflicts == ["the traces have different build modes: debug, release", "the traces have different profiles: ios17, ios26"])
        let metadata = try TraceFile.read(bytes, name: "a").metadata
        #expect(metadata.buildMode == nil)
        #expect(metadata.profileDescription == "ios17 and ios26")
        #expect(metadata.history == ["merged from 2 traces"])
        #expect(metadata.testName == nil)
    }

    @Test func timesOfDifferentMeaningAreRefused() throws {
        #expect {
            try merged([cart, notation("A/b", "1us test ended passed", clock: "real")])
        } throws: { "\($0)".contains("time and") && "\($0)".contains("one trace has one kind of time") }
    }

    @Test func aTestWithoutItsEndIsClosed() throws {
        let cart = try cart
        let cut = TraceFile(
            path: "a", metadata: cart.metadata, definitions: cart.definitions, records: cart.records.dropLast())
        let (bytes, merge) = try merged([cut, shop])
        #expect(merge.gaps.map { $0.split(separator: ": ").last } == ["its test does not end in the trace; it counts as failed"])
        let tables = TraceTables(try TraceFile.read(bytes, name: "a"))
        #expect(tables.tests.map(\.failed) == [true, true])
        #expect(tables.bodies.map(\.place.test) == [0, 1])
    }

    @Test func valuesThatOneTraceShowsAreShown() throws {
        let shown = try TraceNotation.parse(TraceNotation.print(shop).replacing("\"hashed\"", with: "\"recorded\""))
        #expect(try TraceFile.read(merged([cart, shown]).bytes, name: "a").metadata.valuePolicy == .recorded)
    }
}
