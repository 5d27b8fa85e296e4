/// The cases of a JUnit document. It is read tag by tag: what is no well-formed XML of the kind that is written throws.
struct JUnitCases {
    struct Fault: Error { var text: String }

    private(set) var names: [String] = []
    private(set) var failed: [String] = []
    private(set) var skipped: [String] = []

    init(_ text: String) throws {
        var open: [String] = []
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else { throw Fault(text: "a tag does not end") }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("?") { continue }
            if tag.hasPrefix("/") {
                guard open.popLast() == String(tag.dropFirst()) else { throw Fault(text: "\(tag) ends another tag") }
                continue
            }
            let name = String(tag.prefix { $0 != " " && $0 != "/" })
            let title = tag.firstMatch(of: #/ name="([^"]*)"/#).map { String($0.1) } ?? ""
            switch name {
            case "testcase": names.append(Self.plain(title))
            case "failure", "error": failed.append(names.last ?? "")
            case "skipped": skipped.append(names.last ?? "")
            case "testsuites", "testsuite", "system-out": break
            default: throw Fault(text: "\(name) is no tag of JUnit's")
            }
            if !tag.hasSuffix("/") { open.append(name) }
        }
        guard open.isEmpty else { throw Fault(text: "\(open) do not end") }
    }

    private static func plain(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
}
