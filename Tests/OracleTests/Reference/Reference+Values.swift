/// What the reference keeps of a model.
struct ModelValues {
    var x = 0
    var y = 0
    var child = 0
    var items = [Item(id: 1, value: 1), Item(id: 2, value: 2)]
}

/// One property of one model.
enum Observed: Hashable {
    case x(Int), y(Int), child(Int), items(Int)
}

/// What the reference keeps of an object that publishes.
final class ObjectValues {
    var value = 0
}

/// State: what actions see, and what bodies see.
final class Cell {
    var current: Int
    var visible: Int
    weak var owner: Instance?
    init(_ value: Int, owner: Instance?) {
        (current, visible) = (value, value)
        self.owner = owner
    }
}

final class ListCell {
    var current: [Item]
    var visible: [Item]
    init(_ items: [Item]) { (current, visible) = (items, items) }
}

/// What a binding stands for.
enum Held {
    case constant(Int)
    case cell(Cell)
    case object(ObjectValues)

    var visible: Int {
        switch self {
        case .constant(let value): value
        case .cell(let cell): cell.visible
        case .object(let object): object.value
        }
    }

    func isSame(as other: Held) -> Bool {
        switch (self, other) {
        case (.constant, .constant): true
        case (.cell(let first), .cell(let second)): first === second
        case (.object(let first), .object(let second)): first === second
        default: false
        }
    }
}

/// What a view was given by the body in which it stands.
struct Given {
    var sketch: Sketch
    var numbers: [Int] = []
    var held: Held?
    /// The value of the binding, or of the part of it that the view holds.
    var heldValue = 0
    /// The same as it was when the code that passed the binding captured it.
    var capturedValue = 0
    var object: ObjectValues?
}

/// Who reads observable properties: a view's body, or the content of one row.
class Observer {
    var reads: Set<Observed> = []
    /// Whether a read property was written since; told once.
    var hasFired = false
}

/// A view with a body.
final class Instance: Observer {
    let path: Int
    var given: Given
    var isAlive = true
    var state: Cell?
    var items: ListCell?
    /// The object that the view observes: its own, one it was given, one from around it.
    var observed: ObjectValues?
    /// The declared environment value that the body saw last.
    var seen: Int?
    var isStateRead = false
    var isBindingRead = false
    /// What closures see that the body made when it ran last.
    var stateCopy = 0
    var bindingCopy = 0

    init(_ path: Int, _ given: Given) {
        self.path = path
        self.given = given
    }

    /// The value of the part that the view holds of what its binding stands for.
    var heldValue: Int {
        let whole = given.held?.visible ?? 0
        return given.sketch.kind == .leaf(.projectedBinding) ? whole / 2 : whole
    }

    var offersBindingEffect: Bool {
        given.sketch.kind == .component(.holder) || given.sketch.kind == .component(.mixed)
    }
}

/// A keyed collection.
final class Collection {
    var isBuilt = false
    /// The item that stands for each id.
    var chosen: [Int: Item] = [:]
    var warned: Set<Int> = []
}

/// An appear, change or task modifier.
final class Life {
    let path: Int
    var sketch: Sketch
    /// What is around it and can go, outermost first.
    let around: [Int]
    var mountRoot: Int
    var order = 0
    var owner: Instance?
    /// The value it follows, and the one that its closure captured.
    var value = 0
    var captured = 0
    var firings = 0
    var hasWarned = false
    var isRunning = false
    /// Whether it has appeared: there was a view in its content.
    var isShown = false

    init(_ path: Int, _ sketch: Sketch, around: [Int], mountRoot: Int) {
        self.path = path
        self.sketch = sketch
        self.around = around
        self.mountRoot = mountRoot
    }
}

/// Somebody who hears what is said below.
final class Ear {
    var heard: [Int] = []
    var last: [Int]?
    var isSpokenTo = false
    var captured = 0
    var sketch: Sketch
    var owner: Instance?
    var firings = 0
    var hasWarned = false
    init(_ sketch: Sketch) { self.sketch = sketch }
}

/// An action that waits. Those of one kind with one key run in the order given; no rule orders the others.
struct Event {
    enum Kind: Int { case change, appear, disappear, task }
    var kind: Kind
    var key: Int
    var text: String
    var run: () -> Void
}

/// Writes that are applied together.
final class Pending {
    let group: Int
    var writes: [ObjectIdentifier: (Cell, Int)] = [:]
    var lists: [ObjectIdentifier: (ListCell, [Item])] = [:]
    var fired: Set<ObjectIdentifier> = []
    init(group: Int) { self.group = group }
}

/// Where a view stands, and whose body wrote it.
struct Place {
    var path: Int
    /// The view whose body offers values here.
    var owner: Instance?
    /// Who depends on observable properties that are read here.
    var observer: Observer?
    /// Whether what is read was captured when the owner's body ran, and not read now.
    var isDeferred = false
    /// Whether the code that makes the view here ran again.
    var wasRemade = true
    var environment: [Int]
    var supplied: ObjectValues?
    var row = 0
    /// What the owner passes on as a binding.
    var binding: Held?
    /// The innermost structure that is brought up to date as a whole.
    var fragment = Paths.root
    var around: [Int] = []
    /// Those who hear what is said here.
    var ears: [Ear] = []
    /// The outermost new place, for what appears.
    var mountRoot: Int?
}

/// What one evaluation came across.
struct Found {
    var isFirst = false
    var instances: Set<Int> = []
    var collections: Set<Int> = []
    var lives: Set<Int> = []
    var places: Set<Int> = []
    var mayRun: Set<Int> = []
    var appearing: [Life] = []
    /// What has lost the last view of its content.
    var emptied: [Life] = []
    /// How many views there are so far: what is seen, and what is around it.
    var views = 0
    var ears: [(path: Int, ear: Ear)] = []
}
