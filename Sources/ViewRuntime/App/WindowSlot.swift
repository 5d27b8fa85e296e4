import DependencyGraph

/// Scenes with windows.
final class WindowSlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(WindowSlot<Content>.self) { WindowSlot<Content>() } }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        TypedWindowNode(
            value.assumingMemoryBound(to: WindowScene<Content>.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: TypedWindowNode<Content>.self)
            .receive(value.assumingMemoryBound(to: WindowScene<Content>.self).pointee)
    }
}

/// A scene in the tree, with the windows of it that are open.
class WindowNode: ViewNode {
    private(set) var windows: [OpenedWindow] = []
    private var waiting: [OpenedWindow] = []
    private var closing: [OpenedWindow] = []

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        isReportedToInstruments = false
        environment.values.appWindows?.register(self)
    }

    override func dismantle() { environment.values.appWindows?.remove(self) }

    var opensAtLaunch: Bool { fatalError("every scene knows its kind") }
    var isUnique: Bool { fatalError("every scene knows its kind") }
    var isSettings: Bool { fatalError("every scene knows its kind") }
    var identifier: String? { fatalError("every scene knows its id") }
    var title: String? { fatalError("every scene knows its title") }
    var valueType: ObjectIdentifier? { fatalError("every scene knows its values") }
    var kind: String { fatalError("every scene knows its kind") }
    func mountContent(of window: OpenedWindow, below writer: EnvironmentNode) -> ViewNode {
        fatalError("every scene has content")
    }

    /// The windows that are open, and those that will be with the next update.
    var present: [OpenedWindow] { windows.filter { window in !closing.contains { $0 === window } } + waiting }

    /// Has a window opened by the next update.
    func open(_ value: AnyHashable?, number: Int) -> OpenedWindow {
        let window = OpenedWindow(self, value: value, number: number)
        waiting.append(window)
        ask()
        return window
    }

    /// Has a window closed by the next update.
    func close(_ window: OpenedWindow) {
        if let index = waiting.firstIndex(where: { $0 === window }) {
            waiting.remove(at: index)
            return
        }
        closing.append(window)
        ask()
    }

    private func ask() {
        graph.currentGroup = Evaluation.transaction.group
        graph.enter(.init(node: self, change: .value, input: Name("windows"), write: nil))
        host.wake()
    }

    override func update() {
        changed = ChangeSet()
        for window in closing {
            guard let index = windows.firstIndex(where: { $0 === window }) else { continue }
            windows.remove(at: index)
            window.writer?.remove(why: .dismissed)
        }
        closing = []
        var opened: [OpenedWindow] = []
        for window in waiting {
            let writer = EnvironmentNode(parent: self, environment: environment, key: Name("window")) {
                window.write(into: &$0)
            }
            window.writer = writer
            writer.children = [mountContent(of: window, below: writer)]
            windows.append(window)
            opened.append(window)
        }
        waiting = []
        children = windows.compactMap(\.writer)
        for window in opened { if let content = window.writer?.children.first { host.mounted(content) } }
        host.layout?.changed(self)
    }

    /// Each window is as large as the host.
    override func layoutEntries(_ builder: inout LayoutBuilder) {
        for child in children { builder.add(FillRule(), around: [child]) }
    }

    override func elements(_ reader: inout TreeReader) {
        for window in windows {
            guard let writer = window.writer else { continue }
            var element = ViewElement(kind: "Window", node: self)
            element.identifier = identifier
            element.attributes["scene"] = kind
            element.attributes["window"] = String(window.number)
            if let title { element.attributes["title"] = title }
            if let value = window.value { element.attributes["value"] = String(describing: value.base) }
            reader.add(element) { $0.inside(writer) }
        }
    }
}

/// A scene whose windows show one type of content.
private final class TypedWindowNode<Content: View>: WindowNode {
    private var scene: WindowScene<Content>
    private let type = TypedContent<Content>.shared

    init(_ scene: WindowScene<Content>, parent: ViewNode, environment: EnvironmentNode) {
        self.scene = scene
        super.init(parent: parent, environment: environment)
    }

    func receive(_ new: WindowScene<Content>) {
        scene = new
        withUnsafePointer(to: &scene.content) {
            for window in windows {
                if let content = window.writer?.children.first { type.update(content, $0) }
            }
        }
    }

    override var opensAtLaunch: Bool { scene.kind != .settings && scene.kind != .viewer }
    override var isUnique: Bool { scene.kind != .group }
    override var isSettings: Bool { scene.kind == .settings }
    override var identifier: String? { scene.id }
    override var title: String? { scene.title }
    override var valueType: ObjectIdentifier? { scene.valueType }
    override var kind: String { scene.kind.rawValue }

    override func mountContent(of window: OpenedWindow, below writer: EnvironmentNode) -> ViewNode {
        let number = window.number
        return withUnsafePointer(to: &scene.content) {
            type.mount(
                $0, parent: writer, environment: writer, identity: .presented(key: { "window \(number)" }))
        }
    }
}
