#if !canImport(Darwin)
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An executable or library as it lies on disk, mapped into memory: where its debug information is.
///
/// Only what the toolchain writes on 64-bit, little-endian Linux is understood, uncompressed; of anything else no section is found.
final class ElfImage: @unchecked Sendable {
    /// The lowest virtual address of the image as linked; what was loaded lies that much higher or lower.
    private(set) var lowestAddress: UInt64 = 0
    private var sections: [String: UnsafeRawBufferPointer] = [:]
    private let mapping: UnsafeRawBufferPointer

    /// Nil if the file cannot be mapped or is no such image.
    init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 64 else { return nil }
        let size = Int(status.st_size)
        guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else { return nil }
        mapping = UnsafeRawBufferPointer(start: memory, count: size)
        guard readHeaders() else { return nil }
    }

    deinit {
        // Only what is no image comes here. Its place stays, without memory: another thread may be listing what is mapped, and reads there.
        mmap(UnsafeMutableRawPointer(mutating: mapping.baseAddress!), mapping.count, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
    }

    /// Images stay mapped for as long as the process lives: there are few, and each recording asks for the same.
    static func shared(path: String) -> ElfImage? {
        known.withLock { known in
            if let image = known[path] { return image }
            let image = ElfImage(path: path)
            known[path] = image
            return image
        }
    }

    private static let known = Guarded<[String: ElfImage]>([:])

    /// The bytes of a section; empty where there is none.
    func section(_ name: String) -> UnsafeRawBufferPointer { sections[name] ?? UnsafeRawBufferPointer(start: nil, count: 0) }

    // Offsets and constants: System V ABI, ELF-64 object file format.
    private func readHeaders() -> Bool {
        var header = ByteCursor(mapping)
        guard header.word() == 0x464C_457F, header.byte() == 2, header.byte() == 1 else { return false }
        header = ByteCursor(mapping, at: 32)
        let programs = header.long(), table = header.long()
        header = ByteCursor(mapping, at: 54)
        let programSize = Int(header.half()), programCount = Int(header.half())
        let entrySize = Int(header.half()), entryCount = Int(header.half()), names = Int(header.half())
        guard let programs = Int(exactly: programs), let table = Int(exactly: table), !header.isExhausted else { return false }

        lowestAddress = .max
        for index in 0..<programCount {
            var entry = ByteCursor(mapping, at: programs &+ index * programSize)
            let isLoaded = entry.word() == 1
            entry.skip(12)
            let address = entry.long()
            if isLoaded, !entry.isExhausted { lowestAddress = min(lowestAddress, address & ~4095) }
        }
        if lowestAddress == .max { lowestAddress = 0 }

        func entry(_ index: Int) -> (name: Int, bytes: UnsafeRawBufferPointer)? {
            var entry = ByteCursor(mapping, at: table &+ index * entrySize)
            let name = Int(entry.word()), kind = entry.word(), flags = entry.long()
            entry.skip(8)
            let offset = entry.long(), length = entry.long()
            // 8: no bits in the file; 0x800: compressed.
            guard !entry.isExhausted, kind != 8, flags & 0x800 == 0, let start = Int(exactly: offset), let count = Int(exactly: length),
                start <= mapping.count, count <= mapping.count - start
            else { return nil }
            return (name, UnsafeRawBufferPointer(rebasing: mapping[start..<start + count]))
        }
        guard let strings = entry(names)?.bytes else { return false }
        for index in 0..<entryCount {
            guard let (name, bytes) = entry(index) else { continue }
            var text = ByteCursor(strings, at: name)
            sections[text.string()] = bytes
        }
        return true
    }
}
#endif
