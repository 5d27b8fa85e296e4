import CMachine
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a linker symbol says about the function that it names.
package struct MangledSymbol {
    let rawName: String
    /// The symbol in full, with modules; nil where it is not a Swift symbol.
    let demangled: String?

    package init(_ rawName: String) {
        self.rawName = rawName
        demangled = MangledSymbol.demangle(rawName)
    }

    /// The module in whose source the function stands; nil where the symbol does not say.
    ///
    /// A symbol begins with the module of its outermost context. An extension is of another module than the type it extends, and a
    /// generic function specialised in user code still belongs to the module that wrote it: both are read off the symbol.
    package var module: String? {
        if let extending = extendingModule { return extending }
        guard let name = MangledSymbol.withoutPrefix(rawName), let first = name.utf8.first else { return nil }
        if first == UInt8(ascii: "s") || first == UInt8(ascii: "S") {
            // `s` is the module Swift; `S…` one of its types, or what was imported from C (`So`, `SC`).
            return name.hasPrefix("So") || name.hasPrefix("SC") ? "__C" : "Swift"
        }
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0, name.utf8.count >= digits.utf8.count + length else { return nil }
        return String(name.dropFirst(digits.count).prefix(length))
    }

    #if canImport(Darwin)
    /// The declaration without its module and result, where no simplified form is at hand.
    var shortName: String {
        guard let demangled else { return rawName }
        var text = MangledSymbol.context(demangled)
        if let arrow = text.firstRange(of: " -> ") { text = text[..<arrow.lowerBound] }
        if let module, text.hasPrefix(module + ".") { text = text.dropFirst(module.utf8.count + 1) }
        return String(text)
    }
    #endif

    /// The module of the extension in which the function stands, where it stands in one.
    private var extendingModule: String? {
        guard let demangled else { return nil }
        var context = MangledSymbol.context(demangled)
        if context.hasPrefix("static ") { context = context.dropFirst("static ".count) }
        let opening = "(extension in "
        guard context.hasPrefix(opening) else { return nil }
        let rest = context.dropFirst(opening.count)
        guard let end = rest.firstIndex(of: ")") else { return nil }
        return String(rest[..<end])
    }

    /// The declaration itself: what follows the last `in`, `of` or `for` outside brackets.
    ///
    /// `closure #1 () -> () in (extension in Shop):SwiftUI.View.badge() -> some`, `generic specialization <Swift.Int> of Shop.Row.tap()`.
    private static func context(_ text: String) -> Substring {
        let bytes = Array(text.utf8)
        let words = [" in ", " of ", " for "].map { Array($0.utf8) }
        var depth = 0
        var start = 0
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where index == 0 || bytes[index - 1] != UInt8(ascii: "-"): depth -= 1
            case UInt8(ascii: " ") where depth == 0:
                if let word = words.first(where: { bytes[index...].starts(with: $0) }) { start = index + word.count }
            default: break
            }
        }
        return text[text.utf8.index(text.startIndex, offsetBy: start)...]
    }

    private static func withoutPrefix(_ name: String) -> Substring? {
        for prefix in ["$s", "_$s", "$e", "_$e", "$S", "_$S"] where name.hasPrefix(prefix) { return name.dropFirst(prefix.count) }
        return nil
    }

    private static func demangle(_ name: String) -> String? {
        guard withoutPrefix(name) != nil else { return nil }
        var name = name
        let text: UnsafeMutablePointer<CChar>? = name.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let start = characters.baseAddress else { return nil }
                return swift_demangle(start, characters.count, nil, nil, 0)
            }
        }
        guard let text else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
