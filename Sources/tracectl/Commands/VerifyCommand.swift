import ArgumentParsing
import TraceAnalysis
import TraceReader

/// `tracectl verify TRACE…`
enum VerifyCommand {
    static let command = Command(
        "verify",
        abstract: "Say what is broken in traces and what is lost; status 3 for any damage.",
        discussion: """
            Every byte is checked: the header, each block's checksum and content, the numbers of blocks, the index, and whether the blocks \
            are the same when they are found without it. Records that the recorder says it dropped are named, and are no damage; neither \
            are records that only a newer tracectl knows. 'tracectl repair' makes a whole trace of what can be read.
            """,
        arguments: [TraceArguments.traces.declaration]
    ) { (arguments) -> ExitStatus in
        var status = ExitStatus.fine
        for path in try TraceArguments.paths(arguments.all(TraceArguments.traces)) {
            do throws(TraceReaderError) {
                let found = try TraceVerification(path)
                Console.write(text(found))
                if !found.isWhole { status = .unreadable }
            } catch {
                Console.write("\(error)\n")
                status = .unreadable
            }
        }
        return status
    }

    private static func text(_ found: TraceVerification) -> String {
        let streams = "\(found.streamCount) stream\(found.streamCount == 1 ? "" : "s")"
        let counts = found.isWhole
            ? "whole: \(found.recordCount) records of \(streams) in \(found.blockCount) blocks"
            : "damaged: \(found.recordCount) records can be read, \(found.lostCount) lost"
        return "\(found.path): \(counts)\n" + found.flaws.map { "  \($0.statistic.rawValue): \($0.text)\n" }.joined()
    }
}
