#if !canImport(Darwin)
import Glibc
@_spi(Internal) @_spi(MemoryReaders) package import Runtime

/// The program and the libraries that are loaded, as the toolchain's `Runtime` module lists them.
package enum ProgramImages {
    /// Lists what is loaded now. Cost: some milliseconds.
    ///
    /// Nil under valgrind, where the list ends the process: there, memory is not laid out as the kernel's tables say. Places in the
    /// source and names of computed properties are unknown then.
    ///
    /// Each mapped file is looked into, whatever it is, and another thread may take one away meanwhile: a font that was drawn with, a file that was
    /// read. So the kernel is asked for the memory, which answers that there is none where reading it would end the process. Where it may not be
    /// asked, the list is made without.
    package static func capture() -> ImageMap? {
        if isUnderValgrind { return nil }
        let images = ImageMap.capture(using: LocalMemoryReader())
        return images.isEmpty ? ImageMap.capture() : images
    }

    /// Valgrind loads libraries of its own before all others, in each process it runs.
    private static let isUnderValgrind = getenv("LD_PRELOAD").map { String(cString: $0).contains("vgpreload") } ?? false
}
#endif
