import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReader

Console.ignoreClosedPipes()
let tool = CommandLineTool(root: RootCommand.command, version: "tracectl \(ToolVersion.current)")

switch tool.outcome(of: Array(CommandLine.arguments.dropFirst())) {
case .text(let text):
    Console.write(text)
case .wrongUsage(let text):
    Console.writeToErrors(text)
    exit(ArgumentError.exitStatus)
case .run(let command, let arguments):
    do {
        exit(try command.action?(arguments) ?? ExitStatus.fine.rawValue)
    } catch let error as ArgumentError {
        Console.writeToErrors(tool.message(for: error, calledAs: arguments.calledAs))
        exit(ArgumentError.exitStatus)
    } catch let failure as Failure {
        Console.error(failure.message)
        exit(failure.status)
    } catch {
        Console.error("\(error)")
        exit(ExitStatus.internalError.rawValue)
    }
}
