import SwiftUI
import TraceReader
import TraceTesting
import XCTest

/// A suite of XCTest's, recorded.
final class TracedTestCaseTests: TracedTestCase {
    @MainActor func testHostsAreRecordedUnderTheNameOfClassAndMethod() async throws {
        let host = ViewHost { Text("a") }
        let path = try XCTUnwrap(host.tracePath)
        XCTAssertTrue(path.contains("/TracedTestCaseTests.testHostsAreRecordedUnderTheNameOfClassAndMethod-"), path)
        let first = ViewHost { Text("b") }
        XCTAssertEqual(first.tracePath, path)
    }

    @MainActor func testAsynchronousMethodsAreRecordedToo() async throws {
        struct Screen: View {
            @State private var isLoaded = false
            var body: some View {
                Text(isLoaded ? "loaded" : "loading").task { isLoaded = true }
            }
        }
        let host = ViewHost { Screen() }
        try await host.step("load") {}
        XCTAssertEqual(host.texts, ["loaded"])
        let path = try XCTUnwrap(host.tracePath)
        XCTAssertTrue(path.contains("/TracedTestCaseTests.testAsynchronousMethodsAreRecordedToo-"), path)
    }
}
