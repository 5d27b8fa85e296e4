import Testing
import TraceFormat

@Suite struct BlockSealerTests {
    private static let content = (0..<2000).map { UInt8($0 % 7) }

    private func sealed(
        _ content: [UInt8] = content, effort: BlockSealer.Effort = .fast
    ) -> (header: BlockHeader, bytes: [UInt8]) {
        let sealer = BlockSealer()
        let block = content.withUnsafeBytes { sealer.seal(BlockHeader(.metadata), content: $0, effort: effort) }
        return (block.header, Array(block.bytes))
    }

    private func open(_ bytes: [UInt8], as header: BlockHeader) throws(TraceFormatError) -> [UInt8] {
        let opener = BlockOpener()
        return try bytes.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in
            Array(try opener.content(header, stored: bytes))
        }
    }

    private func decodeHeader(_ bytes: [UInt8]) throws(TraceFormatError) -> BlockHeader {
        try bytes.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in try BlockHeader(decoding: bytes) }
    }

    @Test(arguments: [[], [1], content])
    func contentComesBack(content: [UInt8]) throws {
        for effort in [BlockSealer.Effort.fast, .stored] {
            let block = sealed(content, effort: effort)
            let header = try decodeHeader(block.bytes)
            #expect(header == block.header)
            #expect(try open(Array(block.bytes[BlockHeader.size...]), as: header) == content)
        }
    }

    @Test func onlyWhatGetsSmallerIsCompressed() {
        #expect(sealed().header.codec == .zlib)
        #expect(sealed().bytes.count < 200)
        #expect(sealed([1, 2, 3]).header.codec == .stored)
        #expect(sealed(effort: .stored).bytes.count == BlockHeader.size + 2000)
    }

    @Test func theChecksumCoversHeaderAndContent() {
        let block = sealed()
        func isRight(_ bytes: [UInt8]) -> Bool {
            bytes.withUnsafeBytes { all in
                let content = UnsafeRawBufferPointer(rebasing: all[BlockHeader.size...])
                return BlockHeader.checksum(all, content: content)
                    == UInt32(littleEndian: all.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
            }
        }
        #expect(isRight(block.bytes))
        for index in block.bytes.indices where index >= 8 {
            var bytes = block.bytes
            bytes[index] ^= 0x10
            #expect(!isRight(bytes), "byte \(index)")
        }
    }

    @Test func aBombIsRefusedBeforeItIsInflated() throws {
        // 4 MiB of zeros deflate to about 4 KiB.
        let bomb = sealed([UInt8](repeating: 0, count: TraceLimits.blockBytes))
        var header = bomb.header
        header.length = 1000
        #expect(throws: TraceFormatError.badCompression(reason: "it is longer than announced")) {
            try open(Array(bomb.bytes[BlockHeader.size...]), as: header)
        }
        var bytes = bomb.bytes
        bytes.replaceSubrange(28..<32, with: [0, 0, 0, 0x10])
        #expect(throws: TraceFormatError.badBlockHeader(reason: "268435456 bytes are more than a block may have")) {
            try decodeHeader(bytes)
        }
        bytes.replaceSubrange(24..<28, with: [10, 0, 0, 0])
        bytes.replaceSubrange(28..<32, with: [0, 0, 1, 0])
        #expect(throws: TraceFormatError.badBlockHeader(reason: "10 bytes cannot hold 65536")) {
            try decodeHeader(bytes)
        }
    }

    @Test func compressedContentMustFitItsLengthExactly() {
        let block = sealed()
        let stored = Array(block.bytes[BlockHeader.size...])
        var header = block.header
        header.length += 1
        #expect(throws: TraceFormatError.badCompression(reason: "it is shorter than announced")) {
            try open(stored, as: header)
        }
        #expect(throws: TraceFormatError.badCompression(reason: "bytes follow its end")) {
            try open(stored + [0], as: block.header)
        }
        #expect(throws: TraceFormatError.badCompression(reason: "it ends too early")) {
            try open(stored.dropLast(8).map(\.self), as: block.header)
        }
    }

    @Test func headersThatContradictThemselvesAreRefused() {
        func fault(_ change: (inout [UInt8]) -> Void) -> String? {
            var bytes = sealed(effort: .stored).bytes
            change(&bytes)
            do {
                _ = try decodeHeader(bytes)
                return nil
            } catch {
                return error.description
            }
        }
        let wrong = "the block's header is wrong: "
        #expect(fault { _ in } == nil)
        #expect(fault { $0[0] = 0 } == "the marker of a block is missing")
        #expect(fault { $0.removeSubrange(63...) } == "a block's header is cut off")
        #expect(fault { $0[13] = 9 } == wrong + "it names codec 9")
        #expect(fault { $0[14] = 2 } == wrong + "it names layout 2")
        #expect(fault { $0[28] ^= 1 } == wrong + "it is stored as it is, in 2000 bytes for 2001")
        #expect(fault { $0[40] = 1 } == wrong + "its last tick 0 is before its first, 1")
        #expect(
            fault {
                $0[12] = 1
                $0[35] = 0x7F
            } == wrong + "2000 bytes cannot hold 2130706432 events")
    }
}
