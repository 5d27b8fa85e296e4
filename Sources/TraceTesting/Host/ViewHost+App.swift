import DependencyGraph
import Foundation
import ViewRuntime

extension ViewHost {
    /// Launches an app and brings it up to date: its delegates are told, its scenes are evaluated, and the first scene that has windows opens one.
    ///
    /// The app's own state, its scenes' and their bodies are counted and recorded as those of views are. All windows that are open are on screen, each as
    /// large as the host; where two show the same, `.window(id:)` or `.window(number:)` says which is meant.
    ///
    /// ```swift
    /// let host = ViewHost(app: ShopApp())
    /// try host.button("New window").tap()
    /// #expect(host.windows == ["Shop", "Order 3"])
    /// ```
    ///
    /// - Parameters:
    ///   - app: what is launched.
    ///   - size: how large windows are, in points.
    ///   - images: the intrinsic sizes of named images, in points.
    ///   - profile: the SwiftUI version whose behaviour is followed.
    ///   - clock: what decides when timers, sleeps and animations are due.
    ///   - environment: what the app reads from the environment.
    ///   - fileID: where the host is made, for the trace.
    ///   - line: where the host is made, for the trace.
    public convenience init<Application: App>(
        app: Application, size: CGSize = CGSize(width: 390, height: 844), images: [String: CGSize] = [:],
        profile: SemanticsProfile = .ios26, clock: HostClock = .manual,
        environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            size, images, profile, clock, .forApp(environment), CodeLocation(fileID: fileID, line: line)
        ) { $0.mount(app: app, cause: $1) }
    }

    /// The windows that are open, in the order of their scenes, by title, else by the scene's id, else as `Window 1`.
    public var windows: [String] {
        var found: [String] = []
        ElementTree.walk(elements) { element in
            guard element.kind == "Window" else { return .into }
            found.append(element.attributes["title"] ?? element.identifier ?? "Window \(element.attributes["window"] ?? "")")
            return .over
        }
        return found
    }

    /// Finds an item of the app's menus by its label: of `commands`, or of an item in the menu bar.
    public func command(_ label: String) throws -> CommandHandle {
        let handle = CommandHandle(
            ViewReference(host: self, query: ViewQuery(kind: "command", label: label, isKind: { $0.isControl })))
        _ = try handle.element()
        return handle
    }

    /// Whether the app is used, for all of its windows; setting it is what a system does when a person leaves the app and comes back.
    public var scenePhase: ScenePhase {
        get { core.environment.values.scenePhase }
        set { changeEnvironment(\.scenePhase, newValue, name: "scene phase") }
    }

    /// Delivers an address to the app, as a link in another app does: to the `onOpenURL` actions in the front window.
    ///
    /// - Returns: how many actions took it.
    @discardableResult
    public func open(_ url: URL, fileID: String = #fileID, line: Int = #line) -> Int {
        update()
        return core.open(
            url, cause: Cause(.external, name: "open URL", location: CodeLocation(fileID: fileID, line: line)))
    }

    /// Changes a value of the environment that the root reads, as a system does.
    func changeEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, name: String) {
        update()
        let outer = core.graph.currentCause
        core.graph.currentCause = Cause(.external, name: name)
        core.updateEnvironment(key: "\\.\(KeyPathNames.name(of: keyPath).text)") { $0[keyPath: keyPath] = value }
        core.graph.currentCause = outer
    }
}

/// An item of an app's menus.
@MainActor
public struct CommandHandle {
    let reference: ViewReference

    init(_ reference: ViewReference) { self.reference = reference }

    func element() throws(ViewHostError) -> ViewElement {
        reference.host.update()
        return try reference.query.element(in: reference.host.core.windows?.menuElements ?? [])
    }

    /// The label as a person reads it.
    public var label: String { get throws { try element().label } }

    /// Whether it can be chosen.
    public var isEnabled: Bool { get throws { try element().isEnabled } }

    /// Chooses it, and runs all that follows.
    public func choose(fileID: String = #fileID, line: Int = #line) throws {
        let element = try element()
        guard element.isEnabled else { throw ViewHostError.disabled(reference.query.name) }
        let action: (() -> Void)? = element.tapAction ?? element.toggleAction.map { toggle in { toggle.set(!toggle.get()) } }
        guard let action else { throw ViewHostError.impossible(reference.query.name, reason: "cannot be chosen") }
        let cause = Cause(
            .action, name: reference.query.labelOf(element), location: CodeLocation(fileID: fileID, line: line))
        reference.host.drive(cause, action)
    }
}

extension ViewScope {
    /// The windows of the scene with that id.
    public static func window(id: String) -> ViewScope {
        ViewScope(
            description: "window \"\(id)\"",
            describesPlace: { $0.kind == "Window" ? "window \"\($0.identifier ?? "")\"" : nil },
            matches: { $0.kind == "Window" && $0.identifier == id }, outer: [])
    }

    /// A window by its number: windows are counted as they were opened, that of the launch is 1.
    public static func window(number: Int) -> ViewScope {
        ViewScope(
            description: "window \(number)",
            describesPlace: { $0.attributes["window"].map { "window \($0)" } },
            matches: { $0.kind == "Window" && $0.attributes["window"] == String(number) }, outer: [])
    }
}
