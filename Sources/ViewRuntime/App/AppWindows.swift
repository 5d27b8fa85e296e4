import DependencyGraph

/// The scenes of an app, and the windows of them that are open. Used on the main thread.
package final class AppWindows: @unchecked Sendable {
    private var scenes: [WindowNode] = []
    /// The windows in the order in which they came to the front, the frontmost last.
    private var order: [OpenedWindow] = []
    private var opened = 0
    /// The parts of menus that are in the tree.
    private var menus: [ViewNode] = []

    func register(_ scene: WindowNode) { scenes.append(scene) }
    func remove(_ scene: WindowNode) {
        scenes.removeAll { $0 === scene }
        order.removeAll { $0.scene == nil || $0.scene === scene }
    }

    func registerMenu(_ node: ViewNode) { menus.append(node) }
    func removeMenu(_ node: ViewNode) { menus.removeAll { $0 === node } }

    /// What the menus of the app hold, in the order of the scenes and commands.
    package var menuElements: [ViewElement] {
        menus.sorted { $0.id < $1.id }.flatMap { menu in menu.children.flatMap { TreeReader.elements(of: $0) } }
    }

    /// The frontmost window.
    var front: OpenedWindow? { order.last }

    /// Opens the first window of an app: of the first scene in its body that has windows.
    func launch(below root: ViewNode?) {
        var stack = root.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let scene = node as? WindowNode, scene.opensAtLaunch {
                _ = open(scene, nil)
                return
            }
            stack += node.children.reversed()
        }
    }

    private func open(_ scene: WindowNode, _ value: AnyHashable?) -> OpenedWindow {
        if let known = scene.present.first(where: { scene.isUnique || value != nil && $0.value == value }) {
            bringToFront(known)
            return known
        }
        opened += 1
        let window = scene.open(value, number: opened)
        order.append(window)
        frontChanged()
        return window
    }

    private func bringToFront(_ window: OpenedWindow) {
        order.removeAll { $0 === window }
        order.append(window)
        frontChanged()
    }

    /// What is handed up comes from the front window.
    private func frontChanged() { scenes.first?.host.focused.changed() }

    /// The scenes that an id and a type of values mean.
    private func scenes(_ id: String?, _ type: ObjectIdentifier?) -> [WindowNode] {
        scenes.filter { !$0.isSettings && (id == nil || $0.identifier == id) && (type == nil || $0.valueType == type) }
    }

    func open(id: String?, value: AnyHashable?, type: ObjectIdentifier?) {
        guard let scene = scenes(id, type).first else {
            let asked = [id.map { "id \"\($0)\"" }, value.map { "a value of type \(TypeNames.printed(Swift.type(of: $0.base)))" }]
            return warn("No scene of the app has windows for \(asked.compactMap { $0 }.joined(separator: " and ")): none was opened.")
        }
        _ = open(scene, value)
    }

    func openSettings() {
        guard let scene = scenes.first(where: \.isSettings) else {
            return warn("The app has no Settings scene: none was opened.")
        }
        _ = open(scene, nil)
    }

    private func warn(_ text: String) { scenes.first?.host.warn(.other, text) }

    func dismiss(id: String?, value: AnyHashable?, type: ObjectIdentifier?) {
        for scene in scenes(id, type) {
            for window in scene.present where value == nil || window.value == value { dismiss(window) }
        }
    }

    func dismiss(_ window: OpenedWindow) {
        order.removeAll { $0 === window }
        window.scene?.close(window)
        frontChanged()
    }
}

/// One window that is open.
final class OpenedWindow: @unchecked Sendable {
    fileprivate(set) weak var scene: WindowNode?
    /// Counts the windows of the app in the order in which they were opened, from 1.
    let number: Int
    /// What the window was opened for.
    var value: AnyHashable?
    /// What its views keep with `@SceneStorage`.
    let sceneValues: StoredValues
    /// Writes the environment of the content, which stands below it.
    var writer: EnvironmentNode?
    private var windows: AppWindows?
    private lazy var dismissTarget = DismissTarget { [weak self] in
        guard let self else { return }
        // The window of the launch stays: that is the app itself.
        if number > 1 { windows?.dismiss(self) }
    }

    init(_ scene: WindowNode, value: AnyHashable?, number: Int) {
        self.scene = scene
        self.value = value
        self.number = number
        sceneValues = number == 1 ? scene.host.sceneValues : StoredValues(wrapper: "SceneStorage")
        sceneValues.host = scene.host.reference
        windows = scene.environment.values.appWindows
    }

    func write(into values: inout EnvironmentValues) {
        values.openedWindow = self
        values.dismissWindow = DismissWindowAction(windows: windows, current: self)
        values.dismiss = DismissAction(dismissTarget)
    }

    /// A window's value as it is compared with others; nil for none.
    static func key(of value: Any) -> AnyHashable? {
        if let optional = value as? any OptionalValue { return optional.hashable }
        return value as? AnyHashable
    }
}

private protocol OptionalValue { var hashable: AnyHashable? { get } }
extension Optional: OptionalValue {
    fileprivate var hashable: AnyHashable? { flatMap { $0 as? AnyHashable } }
}
