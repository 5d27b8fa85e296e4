import DependencyGraph
import Synchronization
#if !canImport(Darwin)
@_spi(Internal) internal import Runtime
#endif

/// Finds the names of the properties that key paths go through.
///
/// On Linux a key path through an accessor prints as the address of its getter (`\Cart.<computed 0x… (Int)>`). The getter is a thunk
/// whose symbol names the property; it is looked up in the executable's symbol table once per key path.
package enum KeyPathNames {
    private static let lock = Mutex(())
    /// Touched under the lock alone.
    nonisolated(unsafe) private static var known: [AnyKeyPath: Name] = [:]

    /// The path below the root type: `total`, `address.street`. Cost: a dictionary look-up; the first time for a key
    /// path, up to some milliseconds.
    package static func name(of keyPath: AnyKeyPath) -> Name {
        nonisolated(unsafe) let keyPath = keyPath
        if let name = lock.withLock({ _ in known[keyPath] }) { return name }
        let name = Name(resolve(keyPath))
        lock.withLock { _ in known[keyPath] = name }
        return name
    }

    /// Reads the executable's symbols, once in a process, so that the first body that is recorded does not seem to take that long.
    package static func prepare() { _ = isPrepared }

    private static let isPrepared = name(of: \EnvironmentValues.isEnabled) != Name("")

    private static func resolve(_ keyPath: AnyKeyPath) -> String {
        let printed = String(reflecting: keyPath)
        // The root's name ends at the first dot outside angle brackets; module and enclosing types precede it.
        let rootName = String(reflecting: type(of: keyPath).rootType)
        var path = printed.hasPrefix("\\" + rootName + ".")
            ? String(printed.dropFirst(rootName.count + 2)) : tail(of: printed)
        while let start = path.firstRange(of: "<computed 0x") {
            let digits = path[start.upperBound...].prefix { $0.isHexDigit }
            guard let close = closing(path, from: start.lowerBound) else { break }
            let name = UInt64(digits, radix: 16).flatMap(getterName) ?? "unknown"
            path.replaceSubrange(start.lowerBound..<close, with: name)
        }
        return path
    }

    private static func tail(of printed: String) -> String {
        var depth = 0
        for index in printed.indices {
            switch printed[index] {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case "." where depth == 0: return String(printed[printed.index(after: index)...])
            default: break
            }
        }
        return printed
    }

    /// The end of the bracket that opens at `start`.
    private static func closing(_ text: String, from start: String.Index) -> String.Index? {
        var depth = 0
        var index = start
        while index < text.endIndex {
            if text[index] == "<" { depth += 1 }
            // An arrow of a function type closes nothing.
            if text[index] == ">", index == text.startIndex || text[text.index(before: index)] != "-" {
                depth -= 1
                if depth == 0 { return text.index(after: index) }
            }
            index = text.index(after: index)
        }
        return nil
    }

    #if canImport(Darwin)
    /// There a key path prints the names of computed properties itself, or nobody knows them.
    private static func getterName(_ address: UInt64) -> String? { nil }
    #else
    private static let images = ProgramImages.capture()

    /// The property whose key path getter is at the address: `key path getter for Cart.total : Cart`.
    private static func getterName(_ address: UInt64) -> String? {
        guard let images else { return nil }
        let backtrace = Backtrace(
            architecture: architecture, frames: [RichFrame<UInt64>.programCounter(address)], images: images)
        guard let symbol = backtrace.symbolicated(with: images, options: [])?.frames.first?.symbol else { return nil }
        let name = symbol.name
        guard let property = name.firstRange(of: " for "), let end = name.firstRange(of: " : ", in: property.upperBound) else {
            return nil
        }
        return name[property.upperBound..<end.lowerBound].split(separator: ".").last.map(String.init)
    }

    #if arch(arm64)
    private static let architecture = "arm64"
    #else
    private static let architecture = "x86_64"
    #endif
    #endif
}

extension String {
    fileprivate func firstRange(of text: String, in start: String.Index? = nil) -> Range<String.Index>? {
        var index = start ?? startIndex
        while index < endIndex {
            if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
