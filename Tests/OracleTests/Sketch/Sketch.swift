/// A description of views, as data: what is interpreted by real views on one side and by the reference on the other.
///
/// The kinds decide the static type, the sources which values are shown and asked; so many descriptions share one type.
final class Sketch: @unchecked Sendable {
    enum Kind: Hashable {
        // Structure: evaluated with the body in which it stands.
        case text
        case stack, group
        /// `if` with `else`, `if` without, `switch` with three cases.
        case branch, option, choice
        /// `AnyView` of one view or of another.
        case erased
        case identified
        /// A row for each item of a model's list.
        case rows
        /// A row for each position of a model's list.
        case positions
        case environment, environmentObject
        case appear, task, taskOfValue
        case change, changeInitially, changeOld
        /// Says a number to those around, and hears what those within say.
        case speaks, hears
        // Views with a body around more of the sketch.
        case component(Component)
        // Views with a body and nothing in it but a text.
        case leaf(Leaf)
    }

    /// What a view with a body keeps beside its input.
    enum Component: Hashable, CaseIterable {
        case plain
        /// `@State`, from a constant.
        case keeper
        /// `@State`, from the first input: later ones are ignored.
        case seeded
        case reader, holder, watcher, owner, mixed, custom
        /// Reads an object that an ancestor supplied.
        case supplied
        /// Keeps a list in `@State`, with a row for each item.
        case list
        /// Takes its content as a value, and as a closure.
        case eager, lazy
        /// A modifier with a body and state, around content.
        case modified
        /// `Equatable` with a coarse `==`, used by itself and through `.equatable()`.
        case coarse, coarseEquatable
    }

    enum Leaf: Hashable, CaseIterable {
        /// Plain bytes; with a coarse `==` that is ignored; with one that is used.
        case bytes, bytesIgnoringEquality, bytesEquatable
        case coarseText
        case closure, closureEquatable
        case optionalText, existential, payload, nested, reference
        case binding, projectedBinding
        case environment, wholeEnvironment
        case model, modelTotal, modelChild
        case object
        case statefulEquatable
    }

    let kind: Kind
    let source: Source
    let other: Source
    let effect: Effect
    let children: [Sketch]
    /// The number of a model, an object, a key; an initial value.
    let number: Int
    /// The static type of the views; found when it is first asked for.
    @MainActor var madeShape: (any Shape.Type)?

    init(
        _ kind: Kind, _ source: Source = .constant(0), other: Source = .constant(0), effect: Effect = .none,
        number: Int = 0, _ children: [Sketch]
    ) {
        self.kind = kind
        self.source = source
        self.other = other
        self.effect = effect
        self.number = number
        self.children = children
    }

    convenience init(_ kind: Kind, _ source: Source = .constant(0)) { self.init(kind, source, []) }
    convenience init(_ kind: Kind, _ children: [Sketch]) { self.init(kind, .constant(0), children) }

    func with(children: [Sketch]) -> Sketch {
        Sketch(kind, source, other: other, effect: effect, number: number, children)
    }

    /// The number of sketches in this one.
    var size: Int { children.reduce(1) { $0 + $1.size } }
}

/// Where a value comes from, as seen in the body of one view.
enum Source: Hashable {
    case constant(Int)
    /// What the view was given.
    case input
    case state
    case binding
    /// The key that the view declares.
    case environment
    /// The object that the view observes.
    case object
    /// A property of an observable model.
    case model(Int, Model.Property)
    /// The item of the row in which the place stands.
    case row
}

/// What an action does beside leaving a line in the log.
enum Effect: Hashable {
    case none
    /// Adds one, up to a limit.
    case addToState, addToBinding
    case addToModel(Int), addToObject(Int)

    static let limit = 6
}
