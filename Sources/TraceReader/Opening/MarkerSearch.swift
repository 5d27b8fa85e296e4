import TraceFormat

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Looks for the markers with which blocks begin. What it read it keeps: a file of nothing but markers is read once.
struct MarkerSearch {
    private let source: ByteSource
    private let window = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    /// Where the window begins in the file, and how many bytes of it are filled.
    private var start: UInt64 = 0
    private var filled = 0

    init(_ source: ByteSource) {
        self.source = source
    }

    func close() { window.deallocate() }

    /// Where the next marker is that begins at an offset or behind it, and ends before another.
    mutating func marker(from offset: UInt64, to end: UInt64) -> UInt64? {
        let marker = BlockHeader.marker
        var place = offset
        while place < end, end - place >= UInt64(marker.count) {
            if place < start || place - start + UInt64(marker.count) > UInt64(filled) {
                start = place
                filled = source.read(at: place, into: window)
                guard filled >= marker.count else { return nil }
            }
            let first = Int(place - start)
            let last = min(UInt64(filled), end - start) - UInt64(marker.count)
            if let index = find(marker, from: first, through: Int(last)) { return start + UInt64(index) }
            // A marker may lie across the window's end.
            place = start + last + 1
        }
        return nil
    }

    private func find(_ marker: [UInt8], from first: Int, through last: Int) -> Int? {
        guard let base = window.baseAddress else { return nil }
        var from = first
        while from <= last, let hit = memchr(base + from, Int32(marker[0]), last - from + 1) {
            let index = base.distance(to: UnsafeMutableRawPointer(hit))
            if memcmp(hit, marker, marker.count) == 0 { return index }
            from = index + 1
        }
        return nil
    }
}
