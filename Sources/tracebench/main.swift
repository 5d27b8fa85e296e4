import ArgumentParsing
import Foundation

let tool = CommandLineTool(
    root: Command(
        "tracebench",
        abstract: "Measure what views and recordings cost.",
        discussion: """
            Times are the main thread's processor time, each beside a floor measured in the same run. Exit status:
              0    fine
              1    a body count or a text is wrong, or the floor is too slow to compare with
              64   wrong usage
            """,
        subcommands: [RuntimeCommand.command, LayoutCommand.command, CountedCommand.command, RecordArguments.command, AnalyzeCommand.command]),
    version: "tracebench")

switch tool.outcome(of: Array(CommandLine.arguments.dropFirst())) {
case .text(let text):
    print(text, terminator: "")
case .wrongUsage(let text):
    FileHandle.standardError.write(Data(text.utf8))
    exit(ArgumentError.exitStatus)
case .run(let command, let arguments):
    do {
        exit(try command.action?(arguments) ?? 0)
    } catch let error as ArgumentError {
        FileHandle.standardError.write(Data(tool.message(for: error, calledAs: arguments.calledAs).utf8))
        exit(ArgumentError.exitStatus)
    } catch {
        FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
        exit(1)
    }
}
