#if os(Linux)
    import Foundation
    import Testing

    @Suite struct SurfaceTests {
        @Test("The documentation's page of the surface is what the list and the module's symbols make")
        func page() throws {
            let text = SurfacePage.text(try SurfaceEntry.all(), try SurfaceSymbols())
            if ProcessInfo.processInfo.environment["VIEWTRACE_WRITE_SURFACE"] == "1" {
                try text.write(to: SurfacePage.url, atomically: true, encoding: .utf8)
            }
            let kept = try String(contentsOf: SurfacePage.url, encoding: .utf8)
            let (old, new) = (kept.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
            let difference = new.difference(from: old).prefix(5).map { "\($0)" }
            #expect(kept == text, "\(SurfacePage.path) is stale: run scripts/surface. First differences: \(difference)")
        }

        @Test("What is absent says why, and nothing else does")
        func reasons() throws {
            let symbols = try SurfaceSymbols()
            let absent = try SurfaceEntry.all().map(\.name).filter { symbols.status(of: $0) == .absent }
            #expect(absent.sorted() == SurfacePage.reasons.keys.sorted())
        }

        @Test("No API is listed twice")
        func once() throws {
            let entries = try SurfaceEntry.all()
            let again = Dictionary(grouping: entries) { $0.name }.filter { $0.value.count > 1 }
            #expect(again.keys.sorted() == [])
        }

        @Test(
            "Every example compiles exactly where its API is evaluated or inert",
            .enabled(if: ProcessInfo.processInfo.environment["VIEWTRACE_SURFACE_EXAMPLES"] == "1", "scripts/surface --examples"))
        func examples() throws {
            let entries = try SurfaceEntry.all()
            let symbols = try SurfaceSymbols()
            let failing = try SurfaceExamples.failing(entries)
            let wrong = entries.filter { (symbols.status(of: $0.name) == .absent) != (failing[$0.line] != nil) }
            for entry in wrong {
                Issue.record("surface.tsv:\(entry.line): \(entry.name) \(failing[entry.line].map { "does not compile: \($0)" } ?? "compiles")")
            }
        }

        /// A modifier is declared inert by its call of `inert`; the comment says what is missing.
        @Test("Modifiers that say they are inert are, and those that are say so")
        func comments() throws {
            let folder = ConformancePage.root.appendingPathComponent("Sources/ViewRuntime")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            var wrong: [String] = []
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", file.lastPathComponent != "InertModifier.swift" else { continue }
                for function in Self.functions(try String(contentsOf: file, encoding: .utf8))
                where function.comment.contains("Inert: ") != function.code.contains("inert(") {
                    wrong.append("\(file.lastPathComponent): \(function.code.prefix { $0 != "{" })")
                }
            }
            #expect(wrong == [])
        }

        /// The functions of a file that return views, with their comments.
        private static func functions(_ text: String) -> [(comment: String, code: String)] {
            var functions: [(comment: String, code: String)] = []
            var isInComment = false
            for line in text.components(separatedBy: "\n") {
                let line = line.drop { $0 == " " }
                if line.hasPrefix("///") {
                    if !isInComment { functions.append(("", "")) }
                    functions[functions.count - 1].comment += line + " "
                } else if !functions.isEmpty {
                    functions[functions.count - 1].code += line + " "
                }
                isInComment = line.hasPrefix("///")
            }
            return functions.filter { $0.code.prefix { $0 != "{" }.contains("-> some View ") }
        }
    }

    /// Compiles the examples of the list, all at once.
    private enum SurfaceExamples {
        /// What the compiler says of those that do not compile, by their line in the list. Cost: minutes.
        static func failing(_ entries: [SurfaceEntry]) throws -> [Int: String] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("examples-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("Examples.swift")
            let imports = SurfaceSymbols.modules.filter { $0 != "ViewRuntime" }.map { "import \($0)\n" }.joined()
            let declarations = "import SwiftUI\n" + imports + entries.map(\.declaration).joined(separator: "\n") + "\n"
            try declarations.write(to: file, atomically: true, encoding: .utf8)
            let preamble = ConformancePage.root.appendingPathComponent("Tests/Fixtures/Surface/Preamble.swift").path
            let macros = BuiltModules.products.appendingPathComponent("SurfaceMacros-tool").path
            let run = try BuiltModules.run(
                ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm"]
                    + BuiltModules.options + ["-load-plugin-executable", "\(macros)#SurfaceMacros", preamble, file.path])
            var failing: [Int: String] = [:]
            for match in run.text.matches(of: /Examples\.swift:(\d+):\d+: error: (.*)/) {
                guard let line = Int(match.1).map({ $0 - SurfaceSymbols.modules.count - 1 }), entries.indices.contains(line) else { continue }
                failing[entries[line].line] = failing[entries[line].line] ?? String(match.2)
            }
            if failing.isEmpty, run.status != 0 { throw BuiltModules.Failure(text: String(run.text.prefix(2000))) }
            if let broken = run.text.firstMatch(of: /Preamble\.swift:\d+:\d+: error: .*/) {
                throw BuiltModules.Failure(text: String(broken.0))
            }
            return failing
        }
    }
#endif
