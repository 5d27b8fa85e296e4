import ArgumentParsing
import Foundation
import SourceSurvey
import TraceAnalysis

/// `tracectl doctor PATH`
enum DoctorCommand {
    private static let path = Positional(
        "path", .text(completion: .directory), isRequired: false,
        help: "The folder of a package or of an app's sources, or one Swift file; without it, the working directory.")
    private static let format = Option(
        "format", valueName: "format", .output() as ArgumentValue<OutputFormat<WhyCommand.Format>>, isRepeated: true, defaultText: "text",
        help: "The form of the answer; FORMAT=FILE writes it to a file. May be repeated.")
    private static let all = Flag("all", help: "List every place, and all code that conditions leave out.")

    static let command = Command(
        "doctor",
        abstract: "Say what of a package's sources can be hosted here, and what stands in the way.",
        discussion: """
            Looks at Swift files without building them: which will not compile with this runtime and why, by name and line; which \
            modifiers have no effect; what '#if os' and its like leave out; and with which target to begin. The status is 0 whatever is \
            found, 3 if there is no Swift file, 4 if no file has a view.

              tracectl doctor
              tracectl doctor ../MyApp --all
              tracectl doctor ../MyApp --format json=doctor.json
            """,
        arguments: [path.declaration, format.declaration, all.declaration, OutputFile.force.declaration]
    ) { (arguments) -> ExitStatus in
        let outputs = try Outputs(arguments.all(format), default: .text, overwriting: arguments[OutputFile.force], inputs: [])
        let survey: SourceSurvey
        do throws(SourceSurveyError) { survey = try SourceSurvey(of: arguments[path] ?? ".") } catch {
            throw Failure(.unreadable, error.description)
        }
        try outputs.write { kind, _ in
            switch kind {
            case .text: Data(SurveyText(survey, showsAll: arguments[all]).text.utf8)
            case .json: Data(SurveyJSON(survey).text.utf8)
            }
        }
        return survey.views > 0 ? .fine : .nothingMeasured
    }
}
