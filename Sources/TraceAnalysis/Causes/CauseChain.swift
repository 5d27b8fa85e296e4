import TraceReader

/// The way from a body run back to the write and the user code that made it.
public struct CauseChain: Hashable, Codable, Sendable {
    /// From the body run back to what started it all.
    public var links: [CauseLink]

    public init(links: [CauseLink]) { self.links = links }

    /// The write at the start of the chain, as far as there is one: the one to blame.
    public var write: CauseLink? {
        links.last { [.state, .observable, .environment].contains($0.kind) }
    }

    /// What started the transaction, as far as it is known.
    public var start: CauseLink? { links.last.flatMap { $0.kind == .cause ? $0 : nil } }
}

extension CauseChain: CustomStringConvertible {
    /// The chain in one line, in the order of events: what started it, the write, the bodies.
    public var description: String {
        links.reversed().map(\.description).joined(separator: " → ")
    }
}

/// One cause chain and how many runs came by it.
public struct CountedChain: Hashable, Codable, Sendable {
    /// Runs that came by this chain.
    public var runs: Int
    /// Runs that were asked.
    public var ofRuns: Int
    public var chain: CauseChain
    /// The steps in which it happened, as `test: step`, the first ones first.
    public var steps: [String]
    /// Why the last step of the chain ran the body, as a clause: `because it passes the whole cart`; nil where it is not known.
    public var reason: String?
    /// Runs among them that made the output that was there already; nil where the trace does not say.
    public var unchangedRuns: Int?

    public init(
        runs: Int, ofRuns: Int, chain: CauseChain, steps: [String] = [], reason: String? = nil, unchangedRuns: Int? = nil
    ) {
        self.runs = runs
        self.ofRuns = ofRuns
        self.chain = chain
        self.steps = steps
        self.reason = reason
        self.unchangedRuns = unchangedRuns
    }

    private enum CodingKeys: String, CodingKey { case runs, ofRuns, unchangedRuns, text, sentence, reason, links, steps }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        runs = try values.decode(Int.self, forKey: .runs)
        ofRuns = try values.decode(Int.self, forKey: .ofRuns)
        chain = CauseChain(links: try values.decode([CauseLink].self, forKey: .links))
        steps = try values.decode([String].self, forKey: .steps)
        reason = try values.decodeIfPresent(String.self, forKey: .reason)
        unchangedRuns = try values.decodeIfPresent(Int.self, forKey: .unchangedRuns)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(runs, forKey: .runs)
        try values.encode(ofRuns, forKey: .ofRuns)
        try values.encode(unchangedRuns, forKey: .unchangedRuns)
        try values.encode(chain.description, forKey: .text)
        try values.encode(sentence, forKey: .sentence)
        try values.encode(reason, forKey: .reason)
        try values.encode(chain.links, forKey: .links)
        try values.encode(steps, forKey: .steps)
    }
}

extension CountedChain: CustomStringConvertible {
    /// `37 of 40 runs: action "Add" → CartModel.total written at CartView.swift:48 → CartScreen (@dependencies) → Row (@self)`.
    public var description: String {
        "\(runs) of \(Wording.count(ofRuns, "run")): \(chain)"
    }
}
