import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReader

/// `tracectl assemble FILE -o OUT`
enum AssembleCommand {
    private static let text = Positional("file", .text(completion: .file()), help: "The text, or - for standard input.")

    static let command = Command(
        "assemble",
        abstract: "Make a trace of what 'dump' printed.",
        discussion: """
            Of the output of 'dump --exact' it makes the same file again, byte for byte. Of the output of 'dump', or of a trace written by \
            hand in that notation, it makes a trace with these records and times.
            """,
        arguments: [text.declaration, OutputFile.trace.declaration, OutputFile.force.declaration]
    ) { (arguments) -> ExitStatus in
        let input = arguments[text]!, path = arguments[OutputFile.trace]!
        let output = try OutputFile(
            path, typed: "--output \(path)", overwriting: arguments[OutputFile.force], inputs: input == "-" ? [] : [input])
        let name = input == "-" ? "standard input" : input
        let content: Data
        do {
            content = try input == "-" ? FileHandle.standardInput.readToEnd() ?? Data() : Data(contentsOf: URL(fileURLWithPath: input))
        } catch {
            throw Failure(.unreadable, "\(name): cannot be read: \(error.localizedDescription)")
        }
        guard let text = String(data: content, encoding: .utf8) else {
            throw Failure(.unreadable, "\(name): is no text in UTF-8; 'tracectl dump' prints what can be assembled")
        }
        let records = try output.place { (place) throws(TraceReaderError) in try TraceAssembly.assemble(text, name: name, to: place) }
        Console.note("\(output.path): \(records.map { "\($0) records" } ?? "\(Self.size(output.path)) bytes")")
        return .fine
    }

    private static func size(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    }
}
