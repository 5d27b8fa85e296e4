import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReport

/// The budget file that a command is given, or finds.
enum BudgetArguments {
    static let budgets = Option(
        "budgets", valueName: "file", .text(completion: .file(extensions: ["json", "json5"])), defaultText: defaultName,
        help: "The file with the budgets; by default looked for in this folder and those above it, up to the repository's root.")

    static let defaultName = ".viewtrace.json"

    /// Reads the budgets.
    static func file(_ arguments: ParsedArguments) throws -> BudgetFile {
        let path = try arguments[budgets] ?? find()
        do throws(TraceAnalysisError) { return try BudgetFile(contentsOf: path) } catch {
            throw Failure(error.exitStatus, error.description)
        }
    }

    /// Evaluates budgets, prints what became of them, and gives the status.
    static func check(_ file: BudgetFile, on traces: TraceArguments, isColoured: Bool) throws -> ExitStatus {
        let analysis = Analysis(of: traces.files, waivers: file.waivers)
        do throws(TraceAnalysisError) {
            let check = try BudgetCheck(file, on: analysis)
            Console.write(BudgetText(check, path: file.path, options: ReportOptions(usesColor: isColoured)).text)
            return check.exitStatus
        } catch {
            throw Failure(error.exitStatus, error.description)
        }
    }

    private static func find() throws -> String {
        let files = FileManager.default
        var folder = URL(fileURLWithPath: files.currentDirectoryPath).standardizedFileURL
        var relative = ""
        while true {
            if files.fileExists(atPath: folder.appendingPathComponent(defaultName).path) { return relative + defaultName }
            let isRoot = files.fileExists(atPath: folder.appendingPathComponent(".git").path) || folder.path == "/"
            if isRoot { break }
            folder = folder.deletingLastPathComponent()
            relative += "../"
        }
        throw Failure(
            .unreadable,
            "there is no \(defaultName) in this folder or above it, up to the repository's root; '--budgets FILE' names one, and one "
                + "begins like this: { budgets: [ { view: \"ProductRow\", metric: \"bodies\", atMost: 10 } ] }")
    }
}
