#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Gives blocks memory in a file, `NAME.viewtrace.live`, so that a killed process leaves what was committed to them.
///
/// Used by one thread at a time.
package final class LiveFile {
    private let path: String
    private let file: Int32
    private let memory: LiveMemory
    private var slots = 0

    /// Creates the live part of the trace at `path`; nil where the system refuses: then blocks stand in memory of the process alone.
    package init?(besides path: String, session: TraceSessionID) {
        self.path = path + "." + TracePlaces.liveExtension
        let file = open(self.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return nil }
        let header = LiveLayout.header(session)
        let length = LiveLayout.firstSlot + LiveLayout.slots * LiveLayout.stride
        guard Self.allocate(file, 0, LiveLayout.firstSlot), pwrite(file, header, header.count, 0) == header.count,
            let memory = LiveMemory(file, length: length)
        else {
            Self.close(file)
            unlink(self.path)
            return nil
        }
        self.file = file
        self.memory = memory
    }

    deinit { Self.close(file) }

    /// An encoder with memory in the file; nil where there is no more room.
    package func makeEncoder() -> BlockEncoder? {
        guard slots < LiveLayout.slots else { return nil }
        let offset = LiveLayout.firstSlot + slots * LiveLayout.stride
        // A full disk refuses here, and not by a signal when the memory is written to.
        guard Self.allocate(file, offset, LiveLayout.stride) else { return nil }
        slots += 1
        return BlockEncoder(inSlot: memory.start + offset, owner: memory)
    }

    /// Removes the file: its blocks are sealed and written.
    package func remove() { unlink(path) }

    private static func allocate(_ file: Int32, _ offset: Int, _ count: Int) -> Bool {
        #if canImport(Darwin)
        HeldSignals.during { Int(ftruncate(file, off_t(offset + count))) } == 0
        #else
        HeldSignals.during { posix_fallocate(file, off_t(offset), off_t(count)) == 0 ? 0 : -1 } == 0
        #endif
    }

    // The class's own functions hide the system's of the same names.
    private static func close(_ file: Int32) {
        #if canImport(Darwin)
        _ = Darwin.close(file)
        #else
        _ = Glibc.close(file)
        #endif
    }
}

/// A stretch of memory that is a file's, as long as somebody holds it.
///
/// A forked child gets memory of its own in its place, empty: it must not write into its parent's blocks.
private final class LiveMemory: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
    private let length: Int

    init?(_ file: Int32, length: Int) {
        let place = Self.takeFree(length)
        guard let start = mmap(place, length, PROT_READ | PROT_WRITE, MAP_SHARED | (place == nil ? 0 : MAP_FIXED), file, 0), start != MAP_FAILED
        else { return nil }
        self.start = start
        self.length = length
        Self.change { $0.append((start, length)) }
    }

    deinit {
        Self.change { [start] stretches in stretches.removeAll { $0.start == start } }
        // Whoever lists the process's images reads the beginning of each mapped file, which must not vanish meanwhile: the place stays, without
        // memory, and is the next recording's.
        mmap(start, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
        Self.changeFree { [start, length] in $0.append((start, length)) }
    }

    /// Places of recordings that have ended.
    nonisolated(unsafe) private static var free: [(start: UnsafeMutableRawPointer, length: Int)] = []

    private static func takeFree(_ length: Int) -> UnsafeMutableRawPointer? {
        var place: UnsafeMutableRawPointer?
        changeFree { free in
            if let index = free.lastIndex(where: { $0.length == length }) { place = free.remove(at: index).start }
        }
        return place
    }

    private static func changeFree(_ body: (inout [(start: UnsafeMutableRawPointer, length: Int)]) -> Void) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        body(&free)
    }

    // MARK: Forks

    nonisolated(unsafe) private static var stretches: [(start: UnsafeMutableRawPointer, length: Int)] = []
    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        // Held through each fork, so that the child finds the list whole.
        pthread_atfork(
            { pthread_mutex_lock(LiveMemory.mutex) }, { pthread_mutex_unlock(LiveMemory.mutex) },
            {
                for stretch in LiveMemory.stretches {
                    mmap(stretch.start, stretch.length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
                }
                pthread_mutex_unlock(LiveMemory.mutex)
            })
        return mutex
    }()

    private static func change(_ body: (inout [(start: UnsafeMutableRawPointer, length: Int)]) -> Void) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        body(&stretches)
    }
}
