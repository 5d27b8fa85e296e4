#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The bytes of a trace, in a file or in memory, read piece by piece.
///
/// A file is read with `pread` rather than mapped: one that is cut off meanwhile gives fewer bytes, not a signal.
final class ByteSource {
    private enum Storage {
        case file(Int32)
        case memory([UInt8])
    }

    private let storage: Storage
    /// Bytes in all, when the source was opened.
    let size: UInt64

    /// Bytes in memory.
    init(_ bytes: [UInt8]) {
        storage = .memory(bytes)
        size = UInt64(bytes.count)
    }

    /// A file at a path.
    init(path: String) throws(TraceReaderError) {
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { throw .missing(path: path) }
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            let reason = String(cString: strerror(errno))
            _ = close(file)
            throw .unreadable(path: path, reason: reason)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            _ = close(file)
            if status.st_mode & S_IFMT == S_IFDIR { throw .folder(path: path) }
            throw .unreadable(path: path, reason: "it is no regular file; write it to one first")
        }
        storage = .file(file)
        size = UInt64(status.st_size)
    }

    deinit {
        if case .file(let file) = storage { _ = close(file) }
    }

    /// Reads bytes at an offset; returns how many there were, fewer than asked for only at the end or after an error.
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard offset < size, let start = buffer.baseAddress else { return 0 }
        let count = Int(min(UInt64(buffer.count), size - offset))
        switch storage {
        case .memory(let bytes):
            bytes.withUnsafeBytes { start.copyMemory(from: $0.baseAddress! + Int(offset), byteCount: count) }
            return count
        case .file(let file):
            var done = 0
            while done < count {
                let read = pread(file, start + done, count - done, off_t(offset) + off_t(done))
                if read < 0 && errno == EINTR { continue }
                if read <= 0 { break }
                done += read
            }
            return done
        }
    }

    /// Reads bytes at an offset into an array of its own.
    func bytes(at offset: UInt64, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
        }
    }
}
