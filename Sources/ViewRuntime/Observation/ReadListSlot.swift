import CMachine
@_spi(SwiftUI) import Observation

/// Where the standard library looks, on each thread, for the list into which it notes what is read of observable objects.
///
/// `withObservationTracking` makes such a list, runs its closure and registers for everything in it, which costs as much as
/// noting it, and again as much when the registration ends. A body that reads the same at each run needs one registration for its
/// life; all that it takes is to see the list before it is registered. The library offers no way, so the place is searched once: its
/// thread-local storage is compared before and inside of a tracked closure, and what is found is proven with a list of our own. Where the
/// proof fails (another library, another layout, static storage that moved) there is no slot, and `RegisteredReads` takes its place:
/// slower, and with the same outcome.
enum ReadListSlot {
    /// The slot of the calling thread; nil where the library's place is not known.
    @inline(__always)
    static var current: UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
        guard let place else { return nil }
        return slot(place)
    }

    private struct Place {
        var module: Int
        var offset: Int
    }

    private static let place = find()

    @inline(__always)
    private static func slot(_ place: Place) -> UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
        guard let block = vt_thread_local_block(place.module) else { return nil }
        return (block + place.offset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }

    /// Runs `body` and hands over the list of what it read, or nil if it read nothing.
    @inline(__always)
    static func reads(_ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ body: () -> Void) -> ReadList? {
        var entries: [ObjectIdentifier: ReadList.Entry]?
        withUnsafeMutablePointer(to: &entries) {
            let outer = slot.pointee
            slot.pointee = UnsafeMutableRawPointer($0)
            body()
            slot.pointee = outer
        }
        return entries.map(ReadList.init)
    }

    // MARK: Finding

    private static func find() -> Place? {
        guard MemoryLayout<ObservationTracking._AccessList>.size == 8,
            MemoryLayout<ObservationTracking._AccessList?>.size == 8,
            MemoryLayout<[ObjectIdentifier: ReadList.Entry]?>.size == 8
        else { return nil }
        var size = 0
        let metadata = unsafeBitCast(ObservationTracking.self as Any.Type, to: UnsafeRawPointer.self)
        let module = vt_thread_local_module(metadata, &size)
        guard module != 0 else { return nil }
        let candidates = changedWords(module, size).map { Place(module: module, offset: $0) }
        guard candidates.count == 1, isProven(candidates[0]) else { return nil }
        return candidates[0]
    }

    /// The offsets of words that lead onto the stack, between this function and a closure that it has tracked, only while that runs.
    @inline(never)
    private static func changedWords(_ module: Int, _ size: Int) -> [Int] {
        let outer = vt_frame_address()
        let before = words(module, size)
        var inner: UInt = 0
        var inside: [UInt] = []
        withObservationTracking({
            inner = vt_frame_address()
            inside = words(module, size)
        }, onChange: {})
        return before.indices.filter { before[$0] != inside[$0] && inside[$0] > inner && inside[$0] < outer }.map { $0 * 8 }
    }

    private static func words(_ module: Int, _ size: Int) -> [UInt] {
        guard let block = vt_thread_local_block(module) else { return [] }
        return stride(from: 0, to: size & ~7, by: 8).map { block.load(fromByteOffset: $0, as: UInt.self) }
    }

    /// Notes a read of our own through the place, and looks whether the list is as `ReadList` reads it.
    private static func isProven(_ place: Place) -> Bool {
        guard let slot = slot(place) else { return false }
        let probe = Probe()
        var noted: ObservationTracking._AccessList?
        withUnsafeMutablePointer(to: &noted) {
            let outer = slot.pointee
            slot.pointee = UnsafeMutableRawPointer($0)
            probe.registrar.access(probe, keyPath: \Probe.value)
            slot.pointee = outer
        }
        guard let noted, hasKnownLayout(noted) else { return false }
        let entries = unsafeBitCast(noted, to: [ObjectIdentifier: ReadList.Entry].self)
        return entries.count == 1 && entries.first?.value.properties == [\Probe.value]
    }

    /// Whether the list holds one table of objects, whose entries are a reference and a set of key paths, by what reflection says.
    private static func hasKnownLayout(_ list: ObservationTracking._AccessList) -> Bool {
        let fields = Array(Mirror(reflecting: list).children)
        guard fields.count == 1, let pair = Mirror(reflecting: fields[0].value).children.first else { return false }
        let parts = Mirror(reflecting: pair.value).children.map(\.value)
        guard parts.count == 2, parts[0] is ObjectIdentifier else { return false }
        func size<Value>(_: Value) -> Int { MemoryLayout<Value>.size }
        let entry = Array(Mirror(reflecting: parts[1]).children)
        return _openExistential(parts[1], do: size) == MemoryLayout<ReadList.Entry>.size && entry.count == 2
            && _openExistential(entry[0].value, do: size) == 8 && entry[1].value is Set<AnyKeyPath>
    }

    private final class Probe: Observable {
        let registrar = ObservationRegistrar()
        var value: Int { 0 }
    }
}
