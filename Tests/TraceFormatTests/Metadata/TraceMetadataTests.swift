import Testing
import TraceFormat

@Suite struct TraceMetadataTests {
    @Test func everyKeyComesBack() throws {
        var metadata = TraceMetadata()
        metadata.toolVersion = "0.1.0"
        metadata.testName = "CartTests/favourite"
        metadata.testArguments = "id: 3"
        metadata.executable = "ShopTests"
        metadata.arguments = ["--filter", "Cart \"x\""]
        metadata.buildMode = .debug
        metadata.swiftVersion = "6.3.1"
        metadata.system = "Linux x86_64"
        metadata.host = "ci"
        metadata.package = "Shop"
        metadata.commit = "abc123"
        metadata.commitIsDirty = true
        metadata.profile = "ios26"
        metadata.profileOverrides = ["coalescing": "off"]
        metadata.otherProfiles = ["ios27", "ios17 closures=bitwise"]
        metadata.clock = .virtual
        metadata.clockSource = "manual"
        metadata.valuePolicy = .hashed
        metadata.importedFrom = "print-changes"
        metadata.recorderCost = 12.5
        var copy = try TraceMetadata(json: metadata.encodedJSON)
        #expect(copy.json == metadata.encodedJSON)
        #expect(copy.encodedJSON == metadata.encodedJSON)
        copy = try TraceMetadata(json: copy.encodedJSON)
        #expect(copy.clock == "virtual")
        #expect(copy.profileOverrides == ["coalescing": "off"])
        #expect(copy.otherProfiles == ["ios27", "ios17 closures=bitwise"])
        #expect(copy.arguments == ["--filter", "Cart \"x\""])
        #expect(copy.recorderCost == 12.5)
        #expect(copy.commitIsDirty == true)
    }

    @Test func jsonHasSortedKeysAndNothingThatWasNotSaid() {
        var metadata = TraceMetadata()
        #expect(metadata.encodedJSON == "{}")
        metadata.toolVersion = "1/2"
        metadata.testName = "A"
        metadata.clock = .ordinal
        #expect(metadata.encodedJSON == #"{"clock":{"kind":"ordinal"},"test":{"name":"A"},"tool":"1/2"}"#)
    }

    @Test func aProfileIsNamedWithItsSwitchesByName() {
        var metadata = TraceMetadata()
        #expect(metadata.profileDescription == nil)
        metadata.profile = "ios26"
        #expect(metadata.profileDescription == "ios26")
        metadata.profileOverrides = ["tabs": "upFront", "closures": "bitwise"]
        #expect(metadata.profileDescription == "ios26 closures=bitwise tabs=upFront")
        metadata.otherProfiles = ["ios27"]
        #expect(metadata.profileDescription == "ios26 closures=bitwise tabs=upFront and ios27")
    }

    @Test func unknownKeysAndWordsAreKept() throws {
        var metadata = try TraceMetadata(json: #"{"build":"profile","later":[1,{"x":null}],"test":{"name":"A","x":1}}"#)
        #expect(metadata.buildMode == "profile")
        metadata.testName = "B"
        #expect(metadata.encodedJSON == #"{"build":"profile","later":[1,{"x":null}],"test":{"name":"B","x":1}}"#)
    }

    @Test func valuesOfAnotherTypeAreLeftOut() throws {
        let metadata = try TraceMetadata(json: #"{"build":7,"test":"A","arguments":[1],"clock":{"kind":true}}"#)
        #expect(metadata.buildMode == nil)
        #expect(metadata.testName == nil)
        #expect(metadata.arguments == [])
        #expect(metadata.clock == nil)
    }

    @Test func whatIsNotJSONOrTooMuchOfItIsRefused() {
        #expect(throws: TraceFormatError.badMetadata(reason: "is no JSON object")) { try TraceMetadata(json: "[]") }
        #expect(throws: TraceFormatError.badMetadata(reason: "is no JSON object")) { try TraceMetadata(json: "{") }
        let deep = #"{"a":"# + String(repeating: "[", count: 100_000)
        #expect(throws: TraceFormatError.badMetadata(reason: "is nested more than 32 deep")) {
            try TraceMetadata(json: deep)
        }
        #expect(throws: TraceFormatError.badMetadata(reason: "is larger than 1048576 bytes")) {
            try TraceMetadata(json: String(repeating: " ", count: 1 << 20) + "{}")
        }
        // Brackets inside strings do not nest.
        #expect(throws: Never.self) { try TraceMetadata(json: #"{"a":"\""# + String(repeating: "[", count: 99) + #""}"#) }
    }
}
