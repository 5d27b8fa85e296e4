import Foundation
import TraceFormat
import TraceReader

/// What libFuzzer calls with bytes of its own making: the bytes are those of a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    // Checksums would keep it from everything behind them, so they are put right first.
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    fixHeader(&bytes)
    fixBlocks(&bytes)
    guard let trace = try? TraceFile.read(bytes, name: "fuzz") else { return 0 }
    var printer = TraceNotationPrinter(trace.definitions)
    var text = ""
    for record in trace.records.prefix(1000) { printer.print(record, into: &text) }
    _ = try? TraceNotation.parse(text)
    _ = TraceTables(trace)
    _ = try? TraceVerification(bytes, name: "fuzz")
    if let exact = try? ExactNotation.print(bytes, name: "fuzz") {
        var again: [UInt8] = []
        do { try ExactNotation.assemble(exact) { again += $0 } } catch { fatalError("an exact dump is not read back: \(error)") }
        precondition(again == bytes, "an exact dump gives other bytes")
    }
    return 0
}

private func fixHeader(_ bytes: inout [UInt8]) {
    guard bytes.count >= 64 else { return }
    let sum = bytes[..<60].withUnsafeBytes { Checksum.of($0) }
    withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(60..<64, with: $0) }
}

private func fixBlocks(_ bytes: inout [UInt8]) {
    var place = 64
    while place + BlockHeader.size <= bytes.count {
        let header = bytes[place...].withUnsafeBytes { try? BlockHeader(decoding: $0) }
        guard let header, place + BlockHeader.size + Int(header.storedLength) <= bytes.count else { return }
        let end = place + BlockHeader.size + Int(header.storedLength)
        var sum = Checksum()
        bytes[(place + 12)..<end].withUnsafeBytes { sum.update($0) }
        withUnsafeBytes(of: sum.value.littleEndian) { bytes.replaceSubrange((place + 8)..<(place + 12), with: $0) }
        place = end
    }
}
