import Foundation
import Testing
import TraceAnalysis
import TraceReader
import TraceReport

@Suite struct PageReportTests {
    private func page(title: String? = nil) throws -> String {
        String(decoding: try PageReport(try PageTrace.analysis(), title: title).html(), as: UTF8.self)
    }

    @Test("A page is one file with a policy that forbids the network, foreign scripts, and markup from text")
    func policy() throws {
        let page = try page()
        let bundle = try PageReport(try PageTrace.analysis()).bundle
        let nonce = SHA256.hexadecimal(of: bundle.bytes).prefix(32)
        #expect(page.hasPrefix("<!doctype html>\n"))
        #expect(page.hasSuffix("</body>\n</html>\n"))
        #expect(page.contains("content=\"default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; worker-src blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types viewer-worker\""))
        #expect(!page.contains("http://") && !page.contains("https://"))
        // The policy stands before everything that it governs.
        let policy = try #require(page.range(of: "Content-Security-Policy"))
        #expect(try policy.lowerBound < #require(page.range(of: "<style")).lowerBound)
        #expect(try policy.lowerBound < #require(page.range(of: "<script")).lowerBound)
    }

    @Test("The page's bundle stands in it as Base64 and can be taken out again")
    func embedding() throws {
        let report = try PageReport(try PageTrace.analysis())
        let page = String(decoding: try report.html(), as: UTF8.self)
        let start = try #require(page.range(of: "<div id=\"bundle\" hidden>"))
        let end = try #require(page[start.upperBound...].range(of: "</div>"))
        let base64 = page[start.upperBound..<end.lowerBound].replacing("<!--", with: "").replacing("-->", with: "")
        let taken = try #require(Data(base64Encoded: String(base64)))
        #expect([UInt8](taken) == report.bundle.bytes)
    }

    @Test("No name from a trace stands in the markup, and a title is escaped")
    func hostileNames() throws {
        #expect(!(try page()).contains("<img"))
        let titled = try page(title: "</title><script>'\"&")
        #expect(titled.contains("<title>&lt;/title&gt;&lt;script&gt;&#39;&quot;&amp; – ViewTrace</title>"))
    }

    @Test("Every module of the page's folder is in the page as it stands there, and is named in the README")
    func modules() throws {
        let viewer = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Viewer")
        let readme = try String(contentsOf: viewer.appending(path: "README.md"), encoding: .utf8)
        let page = try page()
        let files = try FileManager.default.contentsOfDirectory(atPath: viewer.appending(path: "page").path(percentEncoded: false))
        #expect(files.count > 20)
        for name in files.sorted() {
            #expect(readme.contains("| `page/\(name)` |"), "Viewer/README.md does not name page/\(name)")
            guard name.hasSuffix(".js") else { continue }
            let text = try String(contentsOf: viewer.appending(path: "page/\(name)"), encoding: .utf8)
            let base64 = Data("\(text)\n//# sourceURL=viewer/\(name)\n".utf8).base64EncodedString()
            #expect(page.contains("\"viewer/\(name)\":\"data:text/javascript;base64,\(base64)\""), "ViewerAssets.c does not embed page/\(name)")
        }
    }

    @Test("SHA-256 gives the digests of the standard's examples")
    func digest() {
        #expect(SHA256.hexadecimal(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(SHA256.hexadecimal(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        // The padding of 56 bytes needs a second block.
        let long = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        #expect(SHA256.hexadecimal(of: long) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    /// `scripts/page-test` asks for pages in order to open them in a browser.
    @Test("Pages can be written to files", .enabled(if: ProcessInfo.processInfo.environment["VIEWTRACE_PAGES"] != nil))
    func files() throws {
        let folder = URL(filePath: try #require(ProcessInfo.processInfo.environment["VIEWTRACE_PAGES"]))
        let several = Analysis(of: [try PageTrace.file("a.viewtrace"), try PageTrace.file("b.viewtrace")])
        for (name, analysis) in [("swift.html", try PageTrace.analysis()), ("several.html", several)] {
            let page = try PageReport(analysis).html()
            try Data(page).write(to: folder.appending(path: name))
            #expect(try Data(contentsOf: folder.appending(path: name)).count == page.count)
        }
    }
}
