import TraceReader

extension CountedChain {
    /// The chain in one sentence without a full stop, as it stands in findings and in `tracectl why`: "37 of 40 runs of `Row` come from
    /// `CartModel.total` written in `CartView.swift:48`, through `CartScreen`, because it passes the whole `cart`".
    public var sentence: String {
        var text = "\(countWords) \(runs == 1 ? "comes" : "come") from \(chain.sourceWords)"
        if let through = chain.throughWords { text += ", through \(through)" }
        if let reason { text += ", \(reason)" }
        return text
    }

    private var countWords: String {
        let view = chain.links.first.flatMap { $0.kind == .body ? " of \(Wording.code($0.name))" : nil } ?? ""
        if runs == ofRuns { return runs == 1 ? "The one run\(view)" : "All \(Wording.grouped(runs)) runs\(view)" }
        return "\(Wording.grouped(runs)) of \(Wording.count(ofRuns, "run"))\(view)"
    }
}

extension CauseChain {
    /// What stands at the beginning of the chain: the write with its place, else what started the transaction.
    var sourceWords: String {
        if let write {
            let place = write.location.map { " written in \(Wording.code($0.short))" } ?? ""
            switch write.kind {
            case .environment: return "the environment key \(Wording.code(write.name))\(place)"
            case .state: return "the state \(Wording.code(write.name))\(place)"
            default: return "\(Wording.code(write.name))\(place)"
            }
        }
        guard let start else { return "an unknown cause" }
        return "the \(start.name)" + (start.location.map { " in \(Wording.code($0.short))" } ?? "")
    }

    /// The views between the write and the view that ran, in the order of events, with environment keys on the way.
    package var through: [CauseLink] {
        guard links.count > 1 else { return [] }
        let end = write.flatMap { links.lastIndex(of: $0) } ?? links.count
        return links[1..<max(1, end)].filter { $0.kind == .body || $0.kind == .environment }.reversed()
    }

    /// Names on the way that are listed; of more, the middle is counted.
    private static let listed = 4

    fileprivate var throughWords: String? {
        let names = through.map { ($0.kind == .environment ? "the environment key " : "") + Wording.code($0.name) }
        guard names.count > Self.listed else { return names.isEmpty ? nil : Wording.list(names) }
        return Wording.list([names[0], names[1], Wording.count(names.count - 3, "more view"), names[names.count - 1]])
    }
}
