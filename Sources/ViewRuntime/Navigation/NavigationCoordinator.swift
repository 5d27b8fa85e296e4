import DependencyGraph

/// What links, destinations and the stack that holds them know of each other.
///
/// Destinations register while their views are in the tree; the one that registered last for a type wins.
final class NavigationCoordinator: FreshlyMade, @unchecked Sendable {
    /// How a value becomes a screen.
    struct Destination {
        var type: ObjectIdentifier
        var make: (AnyHashable) -> AnyView?
    }

    /// A screen that was pushed by a view, not by a value.
    struct Extra {
        var key: ObjectIdentifier
        var name: String
        var content: AnyView
        var popped: () -> Void
    }

    private var destinations: [(owner: ObjectIdentifier, destination: Destination)] = []
    private(set) var extras: [Extra] = []
    /// Set by the stack: reads and writes the values of its path.
    var readPath: () -> [AnyHashable] = { [] }
    var writePath: ([AnyHashable]) -> Void = { _ in }
    /// Set by the stack's node: brings the screens up to date after the update.
    var screensChanged: () -> Void = {}

    func register(_ destination: Destination, owner: AnyObject) {
        remove(owner: owner)
        destinations.append((ObjectIdentifier(owner), destination))
    }

    func remove(owner: AnyObject) { destinations.removeAll { $0.owner == ObjectIdentifier(owner) } }

    /// The screen for a value, or nil where no destination is declared for its type.
    func screen(for value: AnyHashable) -> AnyView? {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        for (_, destination) in destinations.reversed() where destination.type == type {
            if let view = destination.make(value) { return view }
        }
        return nil
    }

    func hasDestination(for value: AnyHashable) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        return destinations.contains { $0.destination.type == type }
    }

    /// Issues a warning at the stack.
    func warn(_ text: String) { warning(text) }
    /// Set by the stack's node.
    var warning: (String) -> Void = { _ in }

    /// Pushes a screen of its own, or brings the one with this key up to date.
    func present(_ extra: Extra) {
        if let index = extras.firstIndex(where: { $0.key == extra.key }) { extras[index] = extra } else if let replaced {
            let old = extras
            extras = [extra]
            replaced(old)
        } else {
            extras.append(extra)
        }
        screensChanged()
    }

    /// Set for a column of a split view, which has one screen at a time: called with what gave way to another one.
    var replaced: (([Extra]) -> Void)?

    func withdraw(key: ObjectIdentifier) {
        guard let index = extras.firstIndex(where: { $0.key == key }) else { return }
        extras.removeSubrange(index...)
        screensChanged()
    }

    /// Takes away all screens that views pushed.
    func popExtras() {
        let gone = extras
        extras = []
        for screen in gone { screen.popped() }
        if !gone.isEmpty { screensChanged() }
    }

    /// Takes the top screen away, as the back button does.
    func pop() {
        if let top = extras.popLast() {
            screensChanged()
            top.popped()
            return
        }
        let path = readPath()
        if !path.isEmpty { writePath(Array(path.dropLast())) }
    }

    /// Takes away the screen with this number above the root, and all above it.
    func pop(to depth: Int) {
        let values = readPath().count
        while extras.count + values > depth, let top = extras.popLast() { top.popped() }
        if values > depth { writePath(Array(readPath().prefix(depth))) }
        screensChanged()
    }
}

private struct NavigationCoordinatorKey: EnvironmentKey {
    static var defaultValue: NavigationCoordinator? { nil }
}

extension EnvironmentValues {
    var navigationCoordinator: NavigationCoordinator? {
        get { self[NavigationCoordinatorKey.self] }
        set { self[NavigationCoordinatorKey.self] = newValue }
    }
}
