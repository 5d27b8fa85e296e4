import TraceReader

/// One link of a cause chain.
public struct CauseLink: Hashable, Codable, Sendable {
    /// What stands at a link.
    public enum Kind: String, Codable, Sendable {
        /// A body ran.
        case body
        /// A state property was written.
        case state
        /// A property of an observable object was written.
        case observable
        /// An environment key was given another value.
        case environment
        /// What started the transaction: an action, a test step, a host that was mounted.
        case cause
        /// The trace does not say what stands here.
        case unknown
        /// A run has more chains than are followed one by one.
        case more
    }

    public var kind: Kind
    /// The view, the property, the key, or what started the transaction (`action "Add"`).
    public var name: String
    /// For a body: the input by which the link before it made it run, as `_printChanges()` prints it, or `first run`.
    public var input: String?
    /// The place of a write or of a cause, where it is known.
    public var location: TraceLocation?

    public init(_ kind: Kind, name: String, input: String? = nil, location: TraceLocation? = nil) {
        self.kind = kind
        self.name = name
        self.input = input
        self.location = location
    }

    /// The input of a body that ran for the first time.
    public static let firstRun = "first run"

    private enum CodingKeys: String, CodingKey { case kind, name, input, location }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(kind, forKey: .kind)
        try values.encode(name, forKey: .name)
        try values.encode(input, forKey: .input)
        try values.encode(location, forKey: .location)
    }
}

extension CauseLink: CustomStringConvertible {
    public var description: String {
        switch kind {
        case .body: return input.map { "\(name) (\($0))" } ?? name
        case .state, .observable: return name + (location.map { " written at \($0.short)" } ?? "")
        case .environment: return "environment \(name)"
        case .cause: return name + (location.map { " at \($0.short)" } ?? "")
        case .unknown, .more: return name
        }
    }
}
