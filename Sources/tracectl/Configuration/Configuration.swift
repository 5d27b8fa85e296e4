import ArgumentParsing
import Foundation
import TraceAnalysis

/// What is in force: the file's settings, those of the environment over them, and options over both; each value with its source.
struct Configuration {
    static let option = Option(
        "config", valueName: "file", .text(completion: .file(extensions: ["json", "json5"])), defaultText: defaultName,
        help: "The configuration; by default looked for in this folder and those above it, up to the repository's root.")

    static let defaultName = ".viewtrace.json"
    private static let pathVariable = "VIEWTRACE_CONFIG"

    /// One value and where it came from.
    struct Value<Content: Sendable>: Sendable {
        var content: Content
        var source: String
    }

    /// The file, or nil where there is none.
    let file: BudgetFile?
    let path: Value<String>?
    let top: Value<Int>
    let showsNotes: Value<Bool>
    let failOn: Value<Severity?>
    let rules: Value<[String]>
    let skippedRules: Value<[String]>

    /// Reads the file that the option names, else the environment, else the one that is found; where none is found, there is none.
    init(_ arguments: ParsedArguments, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        path = Self.path(arguments, environment)
        file = try path.map { path in
            do throws(TraceAnalysisError) { return try BudgetFile(contentsOf: path.content, keepsExpired: true) } catch {
                throw Failure(error.exitStatus, error.description)
            }
        }
        let settings = file?.report ?? ReportSettings()
        let name = path?.content ?? ""
        func pick<Content>(
            _ key: String, _ variable: String, _ inFile: Content?, default content: Content, _ read: (String) throws -> Content
        ) throws -> Value<Content> {
            if let text = environment[variable], !text.isEmpty { return Value(content: try read(text), source: variable) }
            if let inFile { return Value(content: inFile, source: "\(name):\(settings.lines[key] ?? 0)") }
            return Value(content: content, source: "default")
        }
        top = try pick("top", "VIEWTRACE_TOP", settings.top, default: 10) { text in
            guard let number = Int(text), (1...1_000_000).contains(number) else {
                throw ArgumentError.invalid("VIEWTRACE_TOP is '\(text)'; it is a whole number from 1 to 1000000")
            }
            return number
        }
        showsNotes = try pick("all", "VIEWTRACE_ALL", settings.showsNotes, default: false) { text in
            guard let value = ["1": true, "true": true, "0": false, "false": false][text] else {
                throw ArgumentError.invalid("VIEWTRACE_ALL is '\(text)'; it is 1 or 0")
            }
            return value
        }
        failOn = try pick("failOn", "VIEWTRACE_FAIL_ON", settings.failOn.map(Optional.some), default: nil) { text in
            guard let value = Severity(rawValue: text) else {
                throw ArgumentError.invalid("VIEWTRACE_FAIL_ON is '\(text)'; it is 'note', 'warning' or 'error'")
            }
            return value
        }
        rules = try pick("rules", "VIEWTRACE_RULES", settings.rules, default: []) { try Self.rules($0, "VIEWTRACE_RULES") }
        skippedRules = try pick("skipRules", "VIEWTRACE_SKIP_RULES", settings.skippedRules, default: []) {
            try Self.rules($0, "VIEWTRACE_SKIP_RULES")
        }
    }

    private static func path(_ arguments: ParsedArguments, _ environment: [String: String]) -> Value<String>? {
        if let path = arguments[option] { return Value(content: path, source: "--config") }
        if let path = environment[pathVariable], !path.isEmpty { return Value(content: path, source: pathVariable) }
        return Repository.nearest(defaultName).map { Value(content: $0, source: "found") }
    }

    private static func rules(_ text: String, _ variable: String) throws -> [String] {
        let ids = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        do throws(TraceAnalysisError) { try RuleRegistry.check(ids) } catch { throw ArgumentError.invalid("\(variable): \(error)") }
        return ids
    }

    /// Says which waivers have run out: their findings count again.
    func warnOfExpiredWaivers() {
        for waiver in file?.expiredWaivers ?? [] {
            Console.warn(
                "\(path?.content ?? ""):\(waiver.line): the waiver for '\(waiver.finding)' ended on \(waiver.until) (\(waiver.reason)); its "
                    + "findings are listed again")
        }
    }
}
