import SwiftUI
import TraceReader
import TraceTesting
import XCTest

/// A suite with a base class of its own, recorded by an observer.
final class TracedTestObserverTests: XCTestCase {
    @MainActor private static var firstPath: String?

    override class func setUp() {
        super.setUp()
        TracedTestObserver.install()
    }

    /// Methods run in the order of their names.
    @MainActor func test1HostsAreRecordedUnderTheNameOfClassAndMethod() async throws {
        let host = ViewHost { Text("a") }
        try await host.step("look") {}
        let path = try XCTUnwrap(host.tracePath)
        XCTAssertTrue(path.contains("/TracedTestObserverTests.test1HostsAreRecordedUnderTheNameOfClassAndMethod-"), path)
        Self.firstPath = path
    }

    @MainActor func test2ATraceEndsWithItsMethod() async throws {
        let path = try XCTUnwrap(Self.firstPath)
        let trace = try TraceFile.open(path)
        XCTAssertEqual(trace.flaws, [])
        XCTAssertEqual(trace.metadata.testName, "TracedTestObserverTests/test1HostsAreRecordedUnderTheNameOfClassAndMethod")
        let host = ViewHost { Text("b") }
        XCTAssertNotEqual(host.tracePath, path)
        // Files of XCTest alone can count too.
        XCTAssertEqual(host.bodyCount(of: Text.self), 0)
    }
}
