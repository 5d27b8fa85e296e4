#if !canImport(Darwin)
import Glibc
@_spi(Internal) package import Runtime

/// The program and the libraries that are loaded, as the toolchain's `Runtime` module lists them.
package enum ProgramImages {
    /// Lists what is loaded now. Cost: some milliseconds.
    ///
    /// Nil under valgrind, where the list ends the process: there, memory is not laid out as the kernel's tables say. Places in the
    /// source and names of computed properties are unknown then.
    package static func capture() -> ImageMap? { isUnderValgrind ? nil : ImageMap.capture() }

    /// Valgrind loads libraries of its own before all others, in each process it runs.
    private static let isUnderValgrind = getenv("LD_PRELOAD").map { String(cString: $0).contains("vgpreload") } ?? false
}
#endif
