import Foundation
import Testing
import TraceReader
import TraceRecorder

@Suite("The place of a recording")
struct PlaceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var process: Int32 { ProcessInfo.processInfo.processIdentifier }

    @Test("is the session's folder, to which `latest` is linked")
    func session() throws {
        let place = RecordingPlace(directory: folder.path, environment: ["VIEWTRACE_SESSION": "evening run"])
        let path = try place.newPath(for: "CartTests/Nested/favourite")
        #expect(path == "\(folder.path)/evening_run/CartTests.Nested.favourite-\(process).viewtrace")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("latest")) == "evening_run")
        _ = try RecordingPlace(directory: folder.path, environment: ["VIEWTRACE_SESSION": "later"]).newPath(for: "A/b")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("latest")) == "later")
    }

    @Test("names cases, and the same test once more")
    func cases() throws {
        let place = RecordingPlace(directory: folder.path, environment: ["VIEWTRACE_SESSION": "s"])
        let names = try [("A/b", "3, \"x\""), ("A/b", ""), ("A/b", ""), ("A/b", "")].map {
            try place.newPath(for: $0.0, arguments: $0.1).split(separator: "/").last.map(String.init)
        }
        #expect(
            names == [
                "A.b-3,_x-\(process).viewtrace", "A.b-\(process).viewtrace", "A.b-\(process)-2.viewtrace",
                "A.b-\(process)-3.viewtrace",
            ])
    }

    @Test("has the process and the test where the folder asks for them")
    func placeholders() throws {
        let place = RecordingPlace(directory: folder.path + "/{PID}/{TEST}", environment: ["VIEWTRACE_SESSION": "s"])
        #expect(try place.newPath(for: "A/b") == "\(folder.path)/\(process)/A.b/s/A.b-\(process).viewtrace")
    }

    @Test("has names that any file system takes")
    func names() {
        #expect(RecordingPlace.fileName("../../etc/passwd") == "_.....etc.passwd")
        #expect(RecordingPlace.fileName("") == "_")
        #expect(RecordingPlace.fileName("größe \u{0}") == "größe__")
        let long = RecordingPlace.fileName(String(repeating: "ä", count: 300))
        #expect(long.utf8.count == 148)
        #expect(long != RecordingPlace.fileName(String(repeating: "ä", count: 301)))
    }

    @Test("without a given session is one folder for all recordings of the process")
    func ownSession() {
        let first = RecordingPlace(directory: folder.path, environment: [:]).session
        #expect(first == RecordingPlace(directory: folder.path, environment: [:]).session)
        #expect(first.hasSuffix("-\(process)"))
    }
}

@Suite("What cannot be recorded")
struct RecorderErrorTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("is an existing file, which stays as it is")
    func existing() throws {
        let path = folder.file("a.viewtrace")
        try Data("mine".utf8).write(to: URL(filePath: path))
        #expect(throws: RecorderError.exists(path: path)) { try Recorder(to: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        #expect(
            RecorderError.exists(path: "a.viewtrace").description
                == "a.viewtrace: there is a file already; choose another name or remove it")
    }

    @Test("is a file in a folder that does not exist, or on a full disk")
    func refused() {
        let path = folder.file("none/a.viewtrace")
        #expect(throws: RecorderError.notWritten(path: path, reason: "No such file or directory")) { try Recorder(to: path) }
        #if os(Linux)
        #expect(throws: RecorderError.notWritten(path: "/dev/full", reason: "No space left on device")) { try Recorder(to: "/dev/full") }
        #endif
    }

    @Test("is a setting that means nothing")
    func settings() {
        #expect(throws: RecorderError.badVariable(name: "VIEWTRACE_CLOCK", value: "sundial", expected: "real or virtual")) {
            try Recorder.Options(environment: ["VIEWTRACE_CLOCK": "sundial"])
        }
        #expect(throws: RecorderError.badVariable(name: "VIEWTRACE_EXACT_TIME", value: "yes", expected: "1 or 0")) {
            try Recorder.Options(environment: ["VIEWTRACE_EXACT_TIME": "yes"])
        }
        #expect(
            RecorderError.badVariable(name: "VIEWTRACE_CLOCK", value: "sundial", expected: "real or virtual").description
                == "VIEWTRACE_CLOCK=sundial: expected real or virtual")
    }

    @Test("leaves settings that mean something")
    func goodSettings() throws {
        let options = try Recorder.Options(environment: [
            "VIEWTRACE_CLOCK": "virtual", "VIEWTRACE_RECORD_VALUES": "1", "VIEWTRACE_EXACT_TIME": "0", "VIEWTRACE_SYNC": "1",
        ])
        #expect(options.clock == .virtual)
        #expect(options.recordValues)
        #expect(!options.exactTime)
        #expect(options.synchronizes)
    }
}
