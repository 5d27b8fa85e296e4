import Foundation

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 3, arguments.first == "record", arguments.dropFirst().first == "--seconds", let seconds = Double(arguments.last!) {
    exit(try RecordCommand.run(seconds: seconds))
}
FileHandle.standardError.write(Data("usage: tracebench record --seconds S\n".utf8))
exit(64)
