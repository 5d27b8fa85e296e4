/// What a person may do to an item of a toolbar that can be arranged.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    let name: String
    public static var `default`: Self { Self(name: "default") }
    public static var reorderable: Self { Self(name: "reorderable") }
    public static var disabled: Self { Self(name: "disabled") }
}

/// More about an item of a toolbar that can be arranged.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alwaysAvailable: Self { Self(rawValue: 1) }
}

extension _ToolbarGroup: CustomizableToolbarContent {}
extension _ToolbarOptional: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
    /// Says whether the item is there before a person has arranged the toolbar. Inert: nobody arranges it.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ToolbarGroup(content: _content.inert(defaultVisibility, api: "defaultCustomization(_:options:)"))
    }

    /// Says what a person may do to the item. Inert: nobody arranges the toolbar.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        _ToolbarGroup(content: _content.inert(behavior.name, api: "customizationBehavior(_:)"))
    }
}

extension ToolbarContent {
    /// Shows the background that items share, or not. Inert: items have none.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ToolbarGroup(content: _content.inert(visibility, api: "sharedBackgroundVisibility(_:)"))
    }

    /// Takes the item away.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _ToolbarOptional<Self>(content: hidden ? nil : _content)
    }

    /// Names the item out of which a screen comes. Inert: screens change at once.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        _ToolbarGroup(content: _content.inert("\(id)", api: "matchedTransitionSource(id:in:)"))
    }
}

/// Items with a label for where there is no room for them: they stand in a menu then; here, always beside each other.
extension ToolbarItemGroup {
    /// Items that stand in one place, with a label.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

/// Items with a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: FrameworkView {
    var content: Content
    var label: Label
    @MainActor @preconcurrency public var body: some View { content }
}

extension View {
    /// Colours what stands in bars. Inert: pictures have bars of one look.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        inert(style)
    }

}
