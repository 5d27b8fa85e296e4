#if canImport(Darwin)
import Darwin
import MachO
#else
import CMachine
#endif

/// Finds the previews that are linked into the running executable.
public enum PreviewRegistry {
    /// All previews, sorted by file, line and column. Costs one pass over the section each time; previews in libraries that are
    /// linked dynamically are found on Apple's platforms only.
    public static var previews: [RegisteredPreview] {
        var found: [RegisteredPreview] = []
        for section in sections {
            let stride = MemoryLayout<PreviewRecord>.stride
            var offset = 0
            while offset + MemoryLayout<PreviewRecord>.size <= section.count {
                let record = section.loadUnaligned(fromByteOffset: offset, as: (version: UInt32, reserved: UInt32, make: UInt).self)
                offset += stride
                // A linker may pad with zeros; other versions are other libraries' business.
                guard record.version == 1, record.make != 0 else { continue }
                let make = section.load(fromByteOffset: offset - stride, as: PreviewRecord.self).make
                var preview: RegisteredPreview?
                withUnsafeMutablePointer(to: &preview) { make($0) }
                if let preview { found.append(preview) }
            }
        }
        return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    #if canImport(Darwin)
    private static var sections: [UnsafeRawBufferPointer] {
        (0..<_dyld_image_count()).compactMap { index in
            guard let header = _dyld_get_image_header(index) else { return nil }
            var size: UInt = 0
            let start = header.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
                getsectiondata($0, "__DATA_CONST", "viewtrace_prev", &size)
            }
            return start.map { UnsafeRawBufferPointer(start: $0, count: Int(size)) }
        }
    }
    #else
    private static var sections: [UnsafeRawBufferPointer] {
        guard let start = vt_previews_start(), let end = vt_previews_end() else { return [] }
        return [UnsafeRawBufferPointer(start: start, count: end - start)]
    }
    #endif
}
