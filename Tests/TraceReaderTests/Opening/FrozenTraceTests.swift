import Foundation
import Testing
import TraceFormat
import TraceReader

/// The traces of `Traces/format-1`: written by the first version, never written again, readable for as long as there is a version 1.
@Suite struct FrozenTraceTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Traces")
    private static let old = folder.appending(path: "format-1/shop-cart.viewtrace").path
    private static let new = folder.appending(path: "reference/shop-search-faulty.viewtrace").path
    /// Some of the kinds that the first version did not know.
    private static let later: Set<EventTag> = [.actionBegan, .costNoted, .dataShifted, .placeNoted, .resourceMade]

    @Test func theFirstVersionsTraceIsReadAsItWas() throws {
        let file = try TraceFile.open(Self.old)
        #expect(file.flaws == [])
        #expect(TraceNotation.print(file) == (try String(contentsOf: Self.folder.appending(path: "format-1/shop-cart.dump.txt"), encoding: .utf8)))
    }

    @Test func whatTheFirstVersionDidNotRecordIsKnown() throws {
        #expect(try TraceFile.open(Self.old).untoldKinds.isSuperset(of: Self.later))
        #expect(try TraceFile.open(Self.new).untoldKinds == [])
    }

    @Test func aPartOfItStillSaysWhatItDoesNotTell() throws {
        let trace = try TraceFile.open(Self.old)
        try SampleTrace.withPath { path in
            _ = try TraceSlice(of: trace, keeping: "all") { _ in true }.write(to: path)
            let part = try TraceFile.open(path)
            #expect(part.untoldKinds == trace.untoldKinds)
            #expect(part.records.count == trace.records.count)
        }
    }

    @Test func mergedWithANewOneItsPartIsSaidToTellLess() throws {
        try SampleTrace.withPath { path in
            let merge = try TraceMerge([Self.old, Self.new], to: path)
            let kinds = try TraceFile.open(Self.old).untoldKinds.count
            #expect(
                merge.gaps == [
                    "\(Self.old): was written by a version that did not know \(kinds) kinds of records which others can hold; what rules find by "
                        + "them is not found in its part"
                ])
            #expect(try TraceFile.open(path).untoldKinds == [])
            #expect(try TraceMerge([Self.old], to: path).gaps == [])
            #expect(try TraceFile.open(path).untoldKinds == TraceFile.open(Self.old).untoldKinds)
        }
    }
}
