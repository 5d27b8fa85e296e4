import Foundation

/// One self-contained page: markup, style, modules and a bundle in one file that opens from disk, without any network.
///
/// Modules stand in an import map as `data:` URLs, since browsers run no module script beside a page that was opened from disk. The
/// page's policy forbids every request, every script but these, and every use of text as markup.
struct PageDocument {
    var title: String
    var bundle: [UInt8]

    /// Characters of Base64 in one comment: a multiple of 4.
    private static let pieceLength = 1 << 20

    /// The page in UTF-8. The same bundle gives the same bytes.
    func html() throws -> [UInt8] {
        // What a trace says cannot contain its own digest: no name in it can pass for a part of the page.
        let nonce = String(SHA256.hexadecimal(of: bundle).prefix(32))
        let map = try importMap()
        let parts: [String: [UInt8]] = [
            "policy": Array("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy(nonce))\">".utf8),
            "style": Array("<style nonce=\"\(nonce)\">\n\(ViewerFile.text(of: "style.css"))</style>".utf8),
            "modules": Array(
                """
                <script type="importmap" nonce="\(nonce)">\(map)</script>
                <script type="module" nonce="\(nonce)">import "viewer/main.js";</script>
                """.utf8),
            "bundle": bundleComments(),
        ]
        var output: [UInt8] = []
        output.reserveCapacity(bundle.count / 3 * 4 + map.utf8.count + (1 << 16))
        var rest = Substring(titled(ViewerFile.text(of: "index.html")))
        while let open = rest.range(of: "<!--"), let close = rest[open.upperBound...].range(of: "-->") {
            output += rest[..<open.lowerBound].utf8
            let name = String(rest[open.upperBound..<close.lowerBound])
            guard let part = parts[name] else { preconditionFailure("the page's markup asks for an unknown part: \(name)") }
            output += part
            rest = rest[close.upperBound...]
        }
        output += rest.utf8
        return output
    }

    private func policy(_ nonce: String) -> String {
        [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'", "img-src data:",
            "worker-src blob:", "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
            "trusted-types viewer-worker",
        ].joined(separator: "; ")
    }

    private func titled(_ markup: String) -> String {
        markup.replacing("<title>ViewTrace</title>", with: "<title>\(Self.escaped(title)) – ViewTrace</title>")
    }

    private func importMap() throws -> String {
        var imports: [String: String] = [:]
        for file in ViewerFile.all where file.name.hasSuffix(".js") {
            // The name by which a browser's tools and messages call the module.
            let text = file.text + "\n//# sourceURL=viewer/\(file.name)\n"
            imports["viewer/\(file.name)"] = "data:text/javascript;base64,\(Data(text.utf8).base64EncodedString())"
        }
        return String(decoding: try BundleWriter.encoded(["imports": imports]), as: UTF8.self)
    }

    private func bundleComments() -> [UInt8] {
        let base64 = [UInt8](Data(bundle).base64EncodedData())
        var output: [UInt8] = []
        output.reserveCapacity(base64.count + base64.count / Self.pieceLength * 7 + 7)
        for start in stride(from: 0, to: base64.count, by: Self.pieceLength) {
            output += "<!--".utf8
            output += base64[start..<min(base64.count, start + Self.pieceLength)]
            output += "-->".utf8
        }
        return output
    }

    /// Text as it may stand in markup.
    static func escaped(_ text: String) -> String {
        var output = ""
        for character in text {
            switch character {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            default: output.append(character)
            }
        }
        return output
    }
}
