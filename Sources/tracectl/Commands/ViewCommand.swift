import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReport

/// `tracectl view TRACE…`
enum ViewCommand {
    private static let output = Option(
        "output", short: "o", valueName: "file", .text(completion: .file(extensions: ["html"])),
        help: "Write the page to this file, and do not open it.")

    static let command = Command(
        "view",
        abstract: "Show traces as one page in the browser: findings, views, and a timeline.",
        discussion: """
            The page is one file that needs no network and sends nothing anywhere. Where there is no browser, the command says where the \
            page is.
            """,
        arguments: [TraceArguments.traces.declaration, output.declaration] + SelectionArguments.declarations + [
            TraceArguments.strict.declaration, OutputFile.force.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let inputs = arguments.all(TraceArguments.traces)
        let file = try arguments[output].map { path in
            try OutputFile(path, typed: "--output \(path)", overwriting: arguments[OutputFile.force], inputs: inputs)
        }
        let traces = try TraceArguments(inputs, isStrict: arguments[TraceArguments.strict])
        let page = Data(try PageReport(Analysis(of: traces.files, options: SelectionArguments.options(of: arguments))).html())
        if let file {
            try file.write(page)
            Console.note("\(file.path): the page was written")
            return .fine
        }
        let path = try temporaryPath(for: inputs[0])
        try OutputFile(path, typed: path, overwriting: false).write(page)
        Console.note(Browser.open(path) ? "\(path): opened in the browser" : "\(path): open this page in a browser; none was found here")
        return .fine
    }

    /// A file in a new folder that only this user can read, since a trace may hold more than its neighbours should see.
    private static func temporaryPath(for input: String) throws -> String {
        let parent = FileManager.default.temporaryDirectory.path
        var template = Array("\(parent)/tracectl-XXXXXX".utf8CString)
        guard let folder = template.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!).map { String(cString: $0) } }) else {
            throw Failure(
                .internalError,
                "\(parent): no folder can be made in it: \(String(cString: strerror(errno))); '--output FILE' names another place")
        }
        let name = ((input as NSString).lastPathComponent as NSString).deletingPathExtension
        return "\(folder)/\(name.isEmpty || name.hasPrefix(".") ? "trace" : name).html"
    }
}
