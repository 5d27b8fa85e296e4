/// How wide a space is.
public struct SpacerSizing: Equatable, Sendable {
    let name: String
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between the items of a toolbar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
    private var placement: ToolbarItemPlacement

    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    public var body: Never { fatalError("ToolbarSpacer has no body") }
    public var _content: EmptyView { EmptyView() }
}

/// The item of a toolbar that the system puts there. It shows nothing here.
public struct DefaultToolbarItem: ToolbarContent {
    /// Which item it is.
    public struct Kind: Hashable, Sendable {
        let name: String
        public static let search = Kind(name: "search")
        public static let sidebarToggle = Kind(name: "sidebarToggle")
        public static let title = Kind(name: "title")
    }

    public typealias Body = Never
    public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
    public var body: Never { fatalError("DefaultToolbarItem has no body") }
    public var _content: EmptyView { EmptyView() }
}

extension ToolbarItem where ID == String {
    /// An item with an id of its own, in the older form: it is shown, whether by default or not.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
    }
}
