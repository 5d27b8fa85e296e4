/// What to change where a body ran in vain: it depends on the input by which the run came.
struct UnchangedBodyAdvice {
    var view: String
    var culprit: Culprit?
    var metrics: CulpritMetrics?
    /// The input that woke most of the runs, as `_printChanges()` prints it.
    var input: String?
    /// The view that made the value, where the input is `@self`.
    var parent: String?
    /// The fields that differed, the most frequent first.
    var fields: [DifferingField]
    /// How many of the runs that the culprit alone caused made another output, of how many runs in all.
    var shown: (changed: Int, of: Int)
    /// Whether the runs are those of many elements of a collection.
    var isInCollection: Bool

    var text: String {
        guard let input else { return unknown }
        let narrowing = input == "@self" ? valueAdvice : inputAdvice(input)
        return [narrowing, equalWrites].compactMap { $0 }.joined(separator: " ")
    }

    /// The value that the parent passes differs in something that the body does not show.
    private var valueAdvice: String {
        let view = Wording.code(view)
        let giver = parent.map(Wording.code) ?? "The view above"
        guard let first = fields.first else {
            return "\(giver) gives \(view) another value each time, and \(view) shows the same. Pass it only the values that it shows, or make it "
                + "`Equatable` over those and add `.equatable()` where it is used."
        }
        let named = Wording.list(fields.prefix(3).map(\.words))
        let start = "\(giver) gives \(view) another \(named) each time, and \(view) shows nothing of it. "
        if first.isClosure {
            return start + "Let the closure capture only what it uses, an object or a binding, or make \(view) `Equatable` over its other "
                + "fields and add `.equatable()` where it is used."
        }
        return start + "Replace \(Wording.code(first.root)) by the values that \(view) shows, or make \(view) `Equatable` over those and "
            + "add `.equatable()` where it is used."
    }

    private func inputAdvice(_ input: String) -> String {
        let view = Wording.code(view)
        guard let culprit else { return unknown }
        let name = Wording.code(culprit.name)
        if shown.changed > 0, culprit.kind != .environment, !isInCollection {
            return "\(view) shows a part of \(name): \(Wording.grouped(shown.changed)) of its \(Wording.count(shown.of, "run")) made another output. Keep the part "
                + "that it shows (rounded, or what is reached) in a property of its own, and write that only when it differs."
        }
        switch culprit.kind {
        case .environment:
            return "\(view) reads the environment key \(name) and shows nothing of what changed. Read a narrower key, or write \(name) "
                + "nearer to the views that show it."
        case .state:
            return "The body of \(view) depends on \(name) (\(Wording.code(input))) and shows nothing of what changed. Move what shows "
                + "it into a view of its own that holds the state or a binding to it, or keep a value that changes less often."
        case .observable where input.hasPrefix("_"):
            return "\(view) observes the whole object through \(Wording.code(input)): every change runs its body, whether it reads "
                + "\(name) or not. Make the class `@Observable`, so that only readers run, or pass \(view) the values that it shows."
        case .observable where isInCollection:
            return "Each \(view) reads \(name), so that every change of it runs all of them. Pass each one the value of its own that it "
                + "shows, or keep that value in an observable object for each element."
        case .observable:
            return "The body of \(view) reads \(name) and shows nothing of what changed. Read it in the view that shows it, or give "
                + "the model a property that changes only when what \(view) shows does."
        }
    }

    /// Most writes gave the value that was there.
    private var equalWrites: String? {
        guard let metrics, let culprit, metrics.unchangedWrites > 0, metrics.unchangedWrites * 2 >= metrics.writes else { return nil }
        return "\(Wording.grouped(metrics.unchangedWrites)) of \(Wording.count(metrics.writes, "write")) to "
            + "\(Wording.code(culprit.name)) gave it the value that it had: compare before writing."
    }

    private var unknown: String {
        "The trace does not say what started these runs of \(Wording.code(view)). Record it inside a test with steps, or look at "
            + "the views above it that ran in the same transaction."
    }
}
