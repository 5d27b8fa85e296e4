// Files of XCTest alone need the macro that stands for a place, which the expectations take.
@_exported import Testing
import XCTest

/// Says what is wrong to whichever library runs the test.
enum TestIssue {
    /// Records an issue: of the Swift Testing test that runs, or a failure of the XCTest method that runs.
    ///
    /// Outside of a test's task both are told: the library that does not run drops it.
    static func record(_ text: String, severity: Issue.Severity = .error, at location: SourceLocation? = nil) {
        if Test.current == nil, severity != .warning {
            let place = location.map { "\($0.fileID):\($0.line): " } ?? ""
            XCTFail(place + text)
        }
        if let location {
            Issue.record(Comment(rawValue: text), severity: severity, sourceLocation: location)
        } else {
            Issue.record(Comment(rawValue: text), severity: severity)
        }
    }

    static func record(_ error: any Error, at location: SourceLocation? = nil) { record("\(error)", at: location) }
}
