import Foundation

/// The public symbols of the runtime, from the compiler's symbol graph.
struct SurfaceSymbols {
    enum Status: Equatable {
        case evaluated
        /// Compiles and has no effect; what is missing.
        case inert(String)
        case absent
    }

    private struct Symbol {
        var labels: [Label]
        var inert: String?
    }

    private struct Label: Equatable {
        var name: String
        var hasDefault: Bool
    }

    /// The symbols by their path without labels.
    private var symbols: [String: [Symbol]] = [:]
    /// What is missing of each function or property that takes or gives a type, by the type's name; nil where nothing is.
    private var uses: [String: [String?]] = [:]

    /// The modules in which the list's API is; the examples import them beside `SwiftUI`.
    static let modules = ["ViewRuntime", "Combine", "CoreData", "PhotosUI", "QuickLook", "SwiftData", "WidgetKit"]

    /// Asks the compiler, for modules that are built beside the running tests. Cost: seconds.
    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("surface-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for module in Self.modules {
            let run = try BuiltModules.run(
                ["symbolgraph-extract", "-module-name", module] + BuiltModules.options
                    + ["-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs", "-output-dir", folder.path])
            guard run.status == 0 else { throw BuiltModules.Failure(text: run.text) }
        }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            for symbol in graph.symbols { add(symbol) }
        }
    }

    private mutating func add(_ symbol: Graph.Symbol) {
        let path = symbol.pathComponents.joined(separator: ".")
        let declaration = symbol.declarationFragments.map(\.spelling).joined()
        let comment = symbol.docComment?.lines.map(\.text).joined(separator: " ") ?? ""
        let inert = comment.range(of: "Inert: ").map { String(comment[$0.upperBound...]) }
        if Self.usingKinds.contains(symbol.kind.identifier) {
            let types = Set(symbol.declarationFragments.filter { $0.kind == "typeIdentifier" }.map(\.spelling))
            for type in types where type != symbol.pathComponents.first { uses[type, default: []].append(inert) }
        }
        symbols[Self.base(path), default: []].append(
            Symbol(labels: Self.labels(of: path, declared: declaration), inert: inert))
    }

    private static let usingKinds: Set = ["swift.func", "swift.method", "swift.init", "swift.property", "swift.func.op"]

    /// What the runtime makes of an API: evaluated where one form of it is, inert where all are.
    ///
    /// A type with all its members is inert where everything that takes or gives one is: a list's style, where the modifier that sets it has no effect.
    func status(of name: String) -> Status {
        let own = ownStatus(of: name)
        let type = String(name.prefix { $0 != "." && $0 != "(" })
        // A property wrapper does something where it stands.
        guard own == .evaluated, symbols["\(type).wrappedValue"] == nil, let uses = uses[type], !uses.isEmpty else { return own }
        guard uses.allSatisfy({ $0 != nil }), let missing = uses.compactMap({ $0 }).first else { return own }
        return .inert(missing)
    }

    private func ownStatus(of name: String) -> Status {
        let wanted = Self.labels(of: name, declared: "").map(\.name)
        // What the list says of all tabs is here said of one kind of them.
        let base = Self.base(name)
        let known = symbols[base] ?? (base.hasPrefix("TabContent.") ? symbols["Tab." + base.dropFirst(11)] : nil) ?? []
        let exact = known.filter { $0.labels.map(\.name) == wanted }
        let matches = exact.isEmpty ? known.filter { Self.covers($0.labels, wanted) } : exact
        guard !matches.isEmpty else { return .absent }
        guard matches.allSatisfy({ $0.inert != nil }), let missing = matches.first?.inert else { return .evaluated }
        return .inert(missing)
    }

    /// Whether a call with these labels reaches a function that has more, with defaults.
    private static func covers(_ labels: [Label], _ wanted: [String]) -> Bool {
        var rest = wanted[...]
        for label in labels {
            if label.name == rest.first { rest.removeFirst() } else if !label.hasDefault { return false }
        }
        return rest.isEmpty
    }

    private static func base(_ path: String) -> String { String(path.prefix { $0 != "(" }) }

    private static func labels(of path: String, declared declaration: String) -> [Label] {
        guard let open = path.firstIndex(of: "("), path.hasSuffix(")") else { return [] }
        let names = path[path.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        let parameters = parameters(of: declaration)
        return names.enumerated().map { index, name in
            Label(name: name, hasDefault: parameters.count == names.count && parameters[index].contains(" = "))
        }
    }

    /// The parameters of a function's declaration, split at the commas between them.
    private static func parameters(of declaration: String) -> [String] {
        var parameters: [String] = []
        var current = ""
        var depth = 0
        var previous: Character = " "
        // The generic parameters come first, in angle brackets.
        var isInside = false
        for character in declaration {
            defer { previous = character }
            switch character {
            case "(" where !isInside && depth == 0:
                isInside = true
                continue
            case "(", "[", "<", "{": depth += 1
            case ">" where previous == "-": break
            case ")" where isInside && depth == 0:
                return current.isEmpty ? parameters : parameters + [current]
            case ")", "]", ">", "}": depth -= 1
            case "," where isInside && depth == 0:
                parameters.append(current)
                current = ""
                continue
            default: break
            }
            if isInside { current.append(character) }
        }
        return parameters
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Fragment: Decodable {
                var kind: String
                var spelling: String
            }
            struct Kind: Decodable { var identifier: String }
            struct Comment: Decodable {
                struct Line: Decodable { var text: String }
                var lines: [Line]
            }
            var kind: Kind
            var pathComponents: [String]
            var declarationFragments: [Fragment]
            var docComment: Comment?
        }
        var symbols: [Symbol]
    }
}

/// The modules that were built with the running tests, and the compiler that built them.
enum BuiltModules {
    struct Failure: Error, CustomStringConvertible {
        var text: String
        var description: String { text }
    }

    /// The folder of the build's products.
    static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// What the compiler must be told to find the modules.
    static let options: [String] = [
        "-target", "\(architecture)-unknown-linux-gnu", "-I", products.appendingPathComponent("Modules").path,
        "-Xcc", "-fmodule-map-file=\(products.appendingPathComponent("CMachine.build/module.modulemap").path)",
    ]

    #if arch(arm64)
        private static let architecture = "aarch64"
    #else
        private static let architecture = "x86_64"
    #endif

    /// Runs the `swift` of the search path.
    static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments.first == "swiftc" ? arguments : ["swift"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
