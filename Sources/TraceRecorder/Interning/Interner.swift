import TraceFormat
import ViewRuntime

/// Gives strings, lists, types and places in source code their identifiers in one trace, from 1 upwards in the order of first use.
///
/// Shared by the threads of one recording, under a lock: each keeps tables of its own in front of it, so that only what is new comes
/// here. What goes beyond the format's limit on definitions gets the identifier 0 (none) and is counted.
final class Interner: Sendable {
    /// A place in source code: known when it was met, or a stack whose site is still to be found.
    enum Place: Hashable {
        case site(function: UInt32, file: UInt32, line: UInt32, column: UInt32)
        case stack(CallStack)
    }

    struct DefinedType: Hashable {
        var name: UInt32
        var module: UInt32
        var kind: UInt8
    }

    private struct State {
        var texts: [String] = []
        var strings: [String: UInt32] = [:]
        /// Hashed values apart: there can be one for each row of a long list, and their text need not be made to find them.
        var hashes = HashedValueTable()
        var items: [[UInt32]] = []
        var lists: [[UInt32]: UInt32] = [:]
        var definedTypes: [DefinedType] = []
        var types: [DefinedType: UInt32] = [:]
        var places: [Place] = []
        var locations: [Place: UInt32] = [:]
        var objects = ObjectTable()
        var leftOut: UInt64 = 0

        mutating func string(_ text: String) -> UInt32 {
            if text.isEmpty { return 0 }
            if let known = strings[text] { return known }
            let identifier = add(text)
            if identifier != 0 { strings[text] = identifier }
            return identifier
        }

        mutating func add(_ text: String) -> UInt32 {
            guard texts.count < TraceLimits.definitions else {
                leftOut += 1
                return 0
            }
            texts.append(text)
            return UInt32(texts.count)
        }

        mutating func site(_ site: WriteSite) -> Place {
            // A block has room for the definitions of its places because their names are not long.
            .site(
                function: string(site.function.shortened(to: BlockPreparation.longestName)),
                file: string(site.file.shortened(to: BlockPreparation.longestName)), line: site.line, column: site.column)
        }

        mutating func location(_ place: Place) -> UInt32 {
            if let known = locations[place] { return known }
            guard places.count < TraceLimits.definitions else {
                leftOut += 1
                return 0
            }
            places.append(place)
            locations[place] = UInt32(places.count)
            return UInt32(places.count)
        }
    }

    private let state = Guarded(State())

    /// The identifier of a string; 0 for the empty one.
    func string(_ text: String) -> UInt32 { state.withLock { $0.string(text) } }

    /// The identifier of a value's hash.
    func hashedValue(_ text: String) -> UInt32 {
        let hash = ValueText.hash(text)
        return state.withLock { state in
            let known = state.hashes.identifier(of: hash)
            if known != 0 { return known }
            let identifier = state.add(ValueText.digits(hash))
            if identifier != 0 { state.hashes.insert(identifier, for: hash) }
            return identifier
        }
    }

    /// The identifier of a list of strings; 0 for the empty one. Of a longer list than the format allows, the beginning is kept.
    func list(_ strings: [String]) -> UInt32 {
        if strings.isEmpty { return 0 }
        return state.withLock { state in
            let items = strings.prefix(TraceLimits.listItems).map { state.string($0) }
            if let known = state.lists[items] { return known }
            guard state.items.count < TraceLimits.definitions else {
                state.leftOut += 1
                return 0
            }
            state.items.append(items)
            state.lists[items] = UInt32(state.items.count)
            return UInt32(state.items.count)
        }
    }

    /// The identifier of a type.
    func type(name: String, module: String, kind: UInt8) -> UInt32 {
        state.withLock { state in
            let type = DefinedType(name: state.string(name), module: state.string(module), kind: kind)
            if let known = state.types[type] { return known }
            guard state.definedTypes.count < TraceLimits.definitions else {
                state.leftOut += 1
                return 0
            }
            state.definedTypes.append(type)
            state.types[type] = UInt32(state.definedTypes.count)
            return UInt32(state.definedTypes.count)
        }
    }

    /// The identifier of a place that is known; 0 for one of which nothing is.
    func location(_ site: WriteSite) -> UInt32 {
        if site == .unknown { return 0 }
        return state.withLock { state in
            let place = state.site(site)
            return state.location(place)
        }
    }

    /// The identifier of a stack's write site, whatever it will turn out to be.
    func location(_ stack: CallStack) -> UInt32 { state.withLock { $0.location(.stack(stack)) } }

    /// The number of an observable object.
    func object(_ object: ObjectIdentifier) -> UInt32 { state.withLock { $0.objects.identifier(of: object) } }

    func text(of string: UInt32) -> String { state.withLock { $0.texts[Int(string) - 1] } }
    func items(of list: UInt32) -> [UInt32] { state.withLock { $0.items[Int(list) - 1] } }
    func definition(of type: UInt32) -> DefinedType { state.withLock { $0.definedTypes[Int(type) - 1] } }

    /// The place of a location; a stack is resolved first and remembered. Costs what ``Symbolicator`` costs for a new one.
    func resolvedPlace(of location: UInt32) -> (function: UInt32, file: UInt32, line: UInt32, column: UInt32) {
        let place = state.withLock { $0.places[Int(location) - 1] }
        switch place {
        case .site(let function, let file, let line, let column): return (function, file, line, column)
        case .stack(let stack):
            let site = Symbolicator.shared.site(of: stack)
            return state.withLock { state in
                let resolved = state.site(site)
                state.places[Int(location) - 1] = resolved
                guard case .site(let function, let file, let line, let column) = resolved else { return (0, 0, 0, 0) }
                return (function, file, line, column)
            }
        }
    }

    /// Definitions that went beyond the format's limit.
    var leftOut: UInt64 { state.withLock { $0.leftOut } }
    /// Places in source code that were met.
    var locationCount: Int { state.withLock { $0.places.count } }
}

extension String {
    /// The text, or as many of its first characters as take at most so many bytes.
    func shortened(to bytes: Int) -> String {
        guard utf8.count > bytes else { return self }
        var end = utf8.index(startIndex, offsetBy: bytes)
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
