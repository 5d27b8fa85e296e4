/// What scenes with windows have in common.
///
/// The content stands first: it is read at the scene's own offset.
nonisolated struct WindowScene<Content: View> {
    /// How many windows there can be, and who opens them.
    enum Kind: String {
        /// As many as are asked for; the first scene of an app opens one at launch.
        case group = "WindowGroup"
        /// One.
        case single = "Window"
        /// One, opened by `\.openSettings` alone.
        case settings = "Settings"
        /// Files that are looked at. Nobody chooses one, so none is open.
        case viewer = "DocumentViewer"
    }

    var content: Content
    var kind: Kind
    var id: String?
    var title: String?
    /// The type of the values that windows of a group are opened for.
    var valueType: ObjectIdentifier?
}

/// Windows that all show the same content, each with state of its own.
///
/// `\.openWindow` opens more of them. The content of a group for values is made from a binding to the value for which a window was opened; a
/// second window for a value that is shown already is not opened, that one comes to the front.
nonisolated public struct WindowGroup<Content: View>: Scene {
    private var scene: WindowScene<Content>

    private init(_ content: Content, id: String? = nil, title: String? = nil, valueType: ObjectIdentifier? = nil) {
        scene = WindowScene(content: content, kind: .group, id: id, title: title, valueType: valueType)
    }

    public typealias Body = Never
    public var body: Never { fatalError("WindowGroup has no body") }

    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(WindowSlot<Content>.self, at: offset)
    }

    /// Windows with that content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content()) }

    /// Windows that `openWindow(id:)` opens.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(content(), id: id) }

    /// Windows with a title.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content(), title: title.content)
    }

    /// Windows with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content(), title: titleKey.text)
    }

    /// Windows with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content(), title: String(title))
    }

    /// Windows with a title that `openWindow(id:)` opens.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content(), id: id, title: title.content)
    }

    /// Windows with a title that `openWindow(id:)` opens.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content(), id: id, title: titleKey.text)
    }

    /// Windows with a title that `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content(), id: id, title: String(title))
    }
}

extension WindowGroup {
    /// Windows for values, opened by `openWindow(value:)`; the value is nil in a window that was opened without one.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content), valueType: ObjectIdentifier(type))
    }

    /// Windows for values that `openWindow(id:value:)` opens, too.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content), id: id, valueType: ObjectIdentifier(type))
    }

    /// Windows for values, with a title.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content), id: id, title: title.content, valueType: ObjectIdentifier(type))
    }

    /// Windows for values, with a title.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content), id: id, title: titleKey.text, valueType: ObjectIdentifier(type))
    }

    /// Windows for values, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content), id: id, title: String(title), valueType: ObjectIdentifier(type))
    }

    /// Windows for values, with a value for windows that are opened without one.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content, defaultValue), valueType: ObjectIdentifier(type))
    }

    /// Windows for values that `openWindow(id:value:)` opens, too, with a value for windows that are opened without one.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content, defaultValue), id: id, valueType: ObjectIdentifier(type))
    }

    /// Windows for values, with a title and with a value for windows that are opened without one.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Content(content, defaultValue), id: id, title: titleKey.text, valueType: ObjectIdentifier(type))
    }
}

/// One window. `\.openWindow` opens it, and brings it to the front where it is open.
nonisolated public struct Window<Content: View>: Scene {
    private var scene: WindowScene<Content>

    public typealias Body = Never
    public var body: Never { fatalError("Window has no body") }

    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(WindowSlot<Content>.self, at: offset)
    }

    /// A window with a title and an id.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowScene(content: content(), kind: .single, id: id, title: title.content)
    }

    /// A window with a title and an id.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowScene(content: content(), kind: .single, id: id, title: titleKey.text)
    }

    /// A window with a title and an id.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowScene(content: content(), kind: .single, id: id, title: String(title))
    }
}

/// One window with tools for the other windows of the app. It is a window like others here: what is beside it stays active.
nonisolated public struct UtilityWindow<Content: View>: Scene {
    private var scene: WindowScene<Content>

    public typealias Body = Never
    public var body: Never { fatalError("UtilityWindow has no body") }

    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(WindowSlot<Content>.self, at: offset)
    }

    /// A window with a title and an id.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowScene(content: content(), kind: .single, id: id, title: title.content)
    }

    /// A window with a title and an id.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowScene(content: content(), kind: .single, id: id, title: titleKey.text)
    }

    /// A window with a title and an id.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowScene(content: content(), kind: .single, id: id, title: String(title))
    }
}

/// The window with an app's settings. `\.openSettings` and `SettingsLink` open it.
nonisolated public struct Settings<Content: View>: Scene {
    private var scene: WindowScene<Content>

    public typealias Body = Never
    public var body: Never { fatalError("Settings has no body") }

    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(WindowSlot<Content>.self, at: offset)
    }

    /// Settings with that content.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        scene = WindowScene(content: content(), kind: .settings, title: "Settings")
    }
}

/// The content of a window for a value.
nonisolated public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: FrameworkView {
    private enum Maker {
        case optional((Binding<Data?>) -> Content)
        case required((Binding<Data>) -> Content, () -> Data)
    }

    nonisolated(unsafe) private var maker: Maker
    @Environment(\.openedWindow) private var window

    nonisolated init(_ content: @escaping (Binding<Data?>) -> Content) { maker = .optional(content) }

    nonisolated init(_ content: @escaping (Binding<Data>) -> Content, _ defaultValue: @escaping () -> Data) {
        maker = .required(content, defaultValue)
    }

    @MainActor @preconcurrency public var body: some View {
        let window = window
        switch maker {
        case .optional(let content):
            WindowValue(initial: window?.value?.base as? Data, window: window, content: content)
        case .required(let content, let defaultValue):
            WindowValue(
                initial: window?.value?.base as? Data ?? defaultValue(), window: window,
                content: { (value: Binding<Data>) in content(value) })
        }
    }
}

/// Keeps the value of a window as state of its own.
nonisolated private struct WindowValue<Value, Content: View>: FrameworkView {
    @State private var value: Value
    private var window: OpenedWindow?
    nonisolated(unsafe) private var content: (Binding<Value>) -> Content

    init(initial: Value, window: OpenedWindow?, content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: initial)
        self.window = window
        self.content = content
    }

    @MainActor var body: some View {
        let window = window
        content(
            $value.mapped({ $0 }) { kept, new in
                kept = new
                window?.value = OpenedWindow.key(of: new)
            })
    }
}
