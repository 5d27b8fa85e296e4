/// A file of a location as services outside see it: relative to the repository, which starts at `root`.
struct SourcePath {
    /// The path, relative to the repository where it is in it.
    let path: String
    let isRelative: Bool

    init(_ file: String, root: String) {
        let prefix = root.hasSuffix("/") ? root : root + "/"
        if file.hasPrefix(prefix), root != "" {
            path = String(file.dropFirst(prefix.count))
            isRelative = true
        } else {
            path = file
            isRelative = !file.hasPrefix("/")
        }
    }

    /// The path as a URI: relative, or with the scheme `file`.
    var uri: String { (isRelative ? "" : "file://") + Self.encoded(path) }

    private static func encoded(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return text
    }
}
