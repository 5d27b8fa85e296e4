import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReport

/// The budget file that a command is given, or finds.
enum BudgetArguments {
    static let budgets = Option(
        "budgets", valueName: "file", .text(completion: .file(extensions: ["json", "json5"])),
        help: "The file with the budgets, in place of the configuration's.")

    /// Reads the budgets. Throws where there are none.
    static func file(_ arguments: ParsedArguments) throws -> BudgetFile {
        guard let file = try fileIfAny(arguments) else { throw missing }
        return file
    }

    /// There is no file of budgets.
    static var missing: Failure {
        Failure(
            .unreadable,
            "there is no \(Configuration.defaultName) in this folder or above it, up to the repository's root; '--budgets FILE' names one, "
                + "and one begins like this: { budgets: [ { view: \"ProductRow\", metric: \"bodies\", atMost: 10 } ] }; 'tracectl check TRACE "
                + "--write-budgets' proposes one")
    }

    /// Reads the budgets, where there are some.
    static func fileIfAny(_ arguments: ParsedArguments) throws -> BudgetFile? {
        let variable = ProcessInfo.processInfo.environment["VIEWTRACE_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        let named = arguments[budgets] ?? arguments[Configuration.option] ?? variable
        guard let path = named ?? Repository.nearest(Configuration.defaultName) else { return nil }
        do throws(TraceAnalysisError) { return try BudgetFile(contentsOf: path) } catch {
            throw Failure(error.exitStatus, error.description)
        }
    }

    /// Evaluates budgets and a baseline.
    static func report(_ file: BudgetFile?, _ baseline: BaselineFile?, on analysis: Analysis) throws -> CheckReport {
        do throws(TraceAnalysisError) {
            var budgets: BudgetCheck?
            if let file { budgets = try BudgetCheck(file, on: analysis) }
            var compared: BaselineCheck?
            if let baseline { compared = try BaselineCheck(baseline, on: analysis) }
            return CheckReport(budgets: budgets, path: file?.path ?? "", baseline: compared, baselinePath: baseline?.path ?? "")
        } catch {
            throw Failure(error.exitStatus, error.description)
        }
    }

    /// Evaluates budgets, prints what became of them, and gives the status.
    static func check(_ file: BudgetFile, on traces: TraceArguments, isColoured: Bool) throws -> ExitStatus {
        let report = try report(file, nil, on: Analysis(of: traces.files, waivers: file.waivers))
        Console.write(report.text(ReportOptions(usesColor: isColoured)))
        return report.exitStatus
    }
}
