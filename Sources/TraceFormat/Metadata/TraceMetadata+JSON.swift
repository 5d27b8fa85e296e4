import Foundation

extension TraceMetadata {
    /// Reads metadata from JSON. Keys of another type than expected are left out.
    ///
    /// Throws ``TraceFormatError/badMetadata(reason:)`` if it is no JSON object, larger than 1 MiB, or nested more than 32 deep.
    public init(json text: String) throws(TraceFormatError) {
        guard text.utf8.count <= TraceLimits.metadataBytes else {
            throw .badMetadata(reason: "is larger than \(TraceLimits.metadataBytes) bytes")
        }
        // Foundation's parser recurses; what is too deep is refused before it begins.
        guard Self.depth(of: text) <= TraceLimits.metadataDepth else {
            throw .badMetadata(reason: "is nested more than \(TraceLimits.metadataDepth) deep")
        }
        let parsed = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        guard let object = parsed as? [String: Any] else {
            throw .badMetadata(reason: "is no JSON object")
        }
        let test = object["test"] as? [String: Any]
        let profile = object["profile"] as? [String: Any]
        let clock = object["clock"] as? [String: Any]
        let commit = object["commit"] as? [String: Any]
        toolVersion = object["tool"] as? String
        testName = test?["name"] as? String
        testArguments = test?["arguments"] as? String
        executable = object["executable"] as? String
        arguments = object["arguments"] as? [String] ?? []
        buildMode = (object["build"] as? String).map(TraceBuildMode.init(rawValue:))
        swiftVersion = object["swift"] as? String
        system = object["system"] as? String
        host = object["host"] as? String
        package = object["package"] as? String
        self.commit = commit?["id"] as? String
        commitIsDirty = commit?["dirty"] as? Bool
        self.profile = profile?["name"] as? String
        profileOverrides = profile?["overrides"] as? [String: String] ?? [:]
        otherProfiles = profile?["others"] as? [String] ?? []
        self.clock = (clock?["kind"] as? String).map(TraceClock.init(rawValue:))
        clockSource = clock?["source"] as? String
        valuePolicy = (object["values"] as? String).map(TraceValuePolicy.init(rawValue:))
        // A string, since JSON's numbers end at 2^53 for some readers.
        seed = (object["seed"] as? String).flatMap { UInt64($0) }
        tags = object["tags"] as? [String: String] ?? [:]
        importedFrom = object["importedFrom"] as? String
        recorderCost = object["recorderCost"] as? Double
        history = object["history"] as? [String] ?? []
        json = text
    }

    /// The metadata as one line of JSON with sorted keys, the same for the same content.
    ///
    /// Keys of ``json`` that this version does not know are written too.
    public var encodedJSON: String {
        var object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
        func put(_ value: Any?, _ path: String...) {
            guard path.count > 1 else { return object[path[0]] = value }
            var inner = object[path[0]] as? [String: Any] ?? [:]
            inner[path[1]] = value
            object[path[0]] = inner.isEmpty ? nil : inner
        }
        put(toolVersion, "tool")
        put(testName, "test", "name")
        put(testArguments, "test", "arguments")
        put(executable, "executable")
        put(arguments.isEmpty ? nil : arguments, "arguments")
        put(buildMode?.rawValue, "build")
        put(swiftVersion, "swift")
        put(system, "system")
        put(host, "host")
        put(package, "package")
        put(commit, "commit", "id")
        put(commitIsDirty, "commit", "dirty")
        put(profile, "profile", "name")
        put(profileOverrides.isEmpty ? nil : profileOverrides, "profile", "overrides")
        put(otherProfiles.isEmpty ? nil : otherProfiles, "profile", "others")
        put(clock?.rawValue, "clock", "kind")
        put(clockSource, "clock", "source")
        put(valuePolicy?.rawValue, "values")
        put(seed.map(String.init), "seed")
        put(tags.isEmpty ? nil : tags, "tags")
        put(importedFrom, "importedFrom")
        put(recorderCost, "recorderCost")
        put(history.isEmpty ? nil : history, "history")
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
            preconditionFailure("metadata holds a number that JSON cannot express")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Forgets the keys that this version does not know, and whatever else only ``json`` says.
    package mutating func forgetUnknownKeys() { json = "" }

    /// The deepest nesting of arrays and objects, brackets inside strings left out.
    static func depth(of json: String) -> Int {
        var depth = 0
        var deepest = 0
        var isInString = false
        var isEscaped = false
        for byte in json.utf8 {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return deepest
    }
}
