import DependencyGraph

/// A scene with menus beside it.
nonisolated struct MenuScene<Content: Scene, Menu: View>: Scene {
    var content: Content
    var menu: Menu

    typealias Body = Never
    var body: Never { fatalError("a modified scene has no body") }

    nonisolated static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        let content = Content._planScene(&builder, at: offset)
        let place = offset + SceneLayout.offset(of: Menu.self, after: Content.self)
        return _PlanElement(.group([content, builder.slot(MenuSlot<Menu>.self, at: place)]), at: offset)
    }
}

/// The content of menus: evaluated, and no part of what windows show.
final class MenuSlot<Menu: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(MenuSlot<Menu>.self) { MenuSlot<Menu>() } }

    private lazy var type = TypedContent<Menu>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = MenuNode(parent: parent, environment: environment)
        node.children = [
            type.mount(value, parent: node, environment: environment, identity: .structural(slot: slot))
        ]
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) { type.update(node.children[0], value) }
}

private final class MenuNode: ViewNode {
    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        environment.values.appWindows?.registerMenu(self)
    }

    override func dismantle() { environment.values.appWindows?.removeMenu(self) }

    // Menus are read by themselves, and take no place.
    override func elements(_ reader: inout TreeReader) {}
    override func layoutEntries(_ builder: inout LayoutBuilder) {}
}

extension Scene {
    /// Adds commands to the app's menus: they are evaluated with the scene, and tests choose them with `ViewHost.command(_:)`.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        MenuScene(content: self, menu: CommandsContent(commands: content()))
    }

    /// Takes the commands of the scene away that a system provides. Inert: there are none of a system's here.
    nonisolated public func commandsRemoved() -> some Scene { inert() }

    /// Replaces all commands that the scene would add; a system's commands do not exist here.
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        MenuScene(content: self, menu: CommandsContent(commands: content()))
    }
}

/// An item in the menu bar of a system.
///
/// Label and content are evaluated while the item is inserted, whether its menu is open or not; tests choose what is in it with
/// `ViewHost.command(_:)`.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    private var menu: MenuBarItem<Label, Content>

    private init(_ label: Label, _ content: Content, isInserted: Binding<Bool>? = nil) {
        menu = MenuBarItem(label: label, content: content, isInserted: isInserted)
    }

    public typealias Body = Never
    public var body: Never { fatalError("MenuBarExtra has no body") }

    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(MenuSlot<MenuBarItem<Label, Content>>.self, at: offset)
    }

    /// An item with a label of its own.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }

    /// An item that is there while the binding is true.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), content(), isInserted: isInserted)
    }
}

nonisolated private struct MenuBarItem<Label: View, Content: View>: FrameworkView {
    var label: Label
    var content: Content
    var isInserted: Binding<Bool>?

    @MainActor var body: some View {
        if isInserted?.wrappedValue != false {
            MenuPart(content: TupleView((label, content)), kind: "MenuBarExtra", name: "")
        }
    }
}

extension MenuBarExtra where Label == Text {
    /// An item with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// An item with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }

    /// An item with a title that is there while the binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), content(), isInserted: isInserted)
    }
}

extension MenuBarExtra where Label == MenuBarLabel {
    /// An item with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(ViewRuntime.Label(titleKey, systemImage: systemImage), content())
    }

    /// An item with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(ViewRuntime.Label(title, systemImage: systemImage), content())
    }

    /// An item with a title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(ViewRuntime.Label(titleKey, image: image), content())
    }

    /// An item with a title and a symbol that is there while the binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(ViewRuntime.Label(titleKey, systemImage: systemImage), content(), isInserted: isInserted)
    }
}

/// The label of menu items with a title and a picture.
public typealias MenuBarLabel = Label<Text, Image>

/// How the content of an item in the menu bar is shown.
public protocol MenuBarExtraStyle {}

/// The usual way.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// In a small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }

extension Scene {
    /// How the content of items in the menu bar is shown. Inert: it is evaluated and takes no place, either way.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { inert() }
}
