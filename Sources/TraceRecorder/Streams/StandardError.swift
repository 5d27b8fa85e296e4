#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The one thing that this library prints: that a recording which was asked for does not take place.
enum StandardError {
    static func say(_ text: String) {
        let line = Array("viewtrace: \(text)\n".utf8)
        _ = write(2, line, line.count)
    }
}
