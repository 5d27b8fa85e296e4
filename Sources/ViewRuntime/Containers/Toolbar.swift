import Foundation

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let principal = Self(name: "principal")
    public static let navigation = Self(name: "navigation")
    public static let primaryAction = Self(name: "primaryAction")
    public static let secondaryAction = Self(name: "secondaryAction")
    public static let confirmationAction = Self(name: "confirmationAction")
    public static let cancellationAction = Self(name: "cancellationAction")
    public static let destructiveAction = Self(name: "destructiveAction")
    public static let status = Self(name: "status")
    public static let keyboard = Self(name: "keyboard")
    public static let topBarLeading = Self(name: "topBarLeading")
    public static let topBarTrailing = Self(name: "topBarTrailing")
    public static let navigationBarLeading = Self(name: "topBarLeading")
    public static let navigationBarTrailing = Self(name: "topBarTrailing")
    public static let bottomBar = Self(name: "bottomBar")
    public static let title = Self(name: "title")
    public static let subtitle = Self(name: "subtitle")
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let navigationBar = Self(name: "navigationBar")
    public static let tabBar = Self(name: "tabBar")
    public static let bottomBar = Self(name: "bottomBar")
    public static let windowToolbar = Self(name: "windowToolbar")
}

/// What a toolbar holds.
///
/// A type of yours that conforms supplies `body`, which is evaluated with the body in which the toolbar stands.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    associatedtype _Content: View = Body._Content
    /// The content.
    @ToolbarContentBuilder var body: Self.Body { get }
    /// The content as a view.
    var _content: _Content { get }
}

/// What a toolbar holds where a person can choose.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent where _Content == Body._Content {
    public var _content: Body._Content { body._content }
}

extension Never: ToolbarContent {
    public typealias _Content = Never
    public var _content: Never { fatalError("Never has no content") }
}

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    private var item: _ToolbarItemView<Content>

    /// An item with an id of its own.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        item = _ToolbarItemView(content: content(), placement: placement)
    }

    public var body: Never { fatalError("ToolbarItem has no body") }
    public var _content: _ToolbarItemView<Content> { item }
}

extension ToolbarItem where ID == () {
    /// An item.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = _ToolbarItemView(content: content(), placement: placement)
    }
}

/// Items of a toolbar that stand in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private var item: _ToolbarItemView<Content>

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = _ToolbarItemView(content: content(), placement: placement)
    }

    public var body: Never { fatalError("ToolbarItemGroup has no body") }
    public var _content: _ToolbarItemView<Content> { item }
}

/// An item of a toolbar, as a view.
nonisolated public struct _ToolbarItemView<Content: View>: PrimitiveView {
    public typealias Body = Never
    var content: Content
    var placement: ToolbarItemPlacement

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "ToolbarItem"
        element.attributes["placement"] = value.pointee.placement.name
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        ToolbarItemRule(value.pointee.placement)
    }
}

/// Several contents of a toolbar.
nonisolated public struct _ToolbarGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    var content: Content
    public var body: Never { fatalError("a group of toolbar content has no body") }
    public var _content: Content { content }
}

/// Content of a toolbar that is there or not.
nonisolated public struct _ToolbarOptional<Wrapped: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    var content: Wrapped._Content?
    public var body: Never { fatalError("optional toolbar content has no body") }
    public var _content: Wrapped._Content? { content }
}

/// One of two contents of a toolbar.
nonisolated public struct _ToolbarEither<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    var content: _ConditionalContent<First._Content, Second._Content>
    public var body: Never { fatalError("conditional toolbar content has no body") }
    public var _content: _ConditionalContent<First._Content, Second._Content> { content }
}

/// Makes one content of the statements in a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarGroup<TupleView<(repeat (each Content)._Content)>> {
        _ToolbarGroup(content: TupleView((repeat (each content)._content)))
    }

    @MainActor public static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> _ToolbarOptional<Content> {
        _ToolbarOptional(content: content?._content)
    }

    @MainActor public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ToolbarEither<First, Second> {
        _ToolbarEither(content: ViewBuilder.buildEither(first: first._content))
    }

    @MainActor public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ToolbarEither<First, Second> {
        _ToolbarEither(content: ViewBuilder.buildEither(second: second._content))
    }

    @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _ToolbarGroup<AnyView> {
        _ToolbarGroup(content: AnyView(content._content))
    }
}

extension View {
    /// Fills the bars of the screen; the content is mounted with the view.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        attaching(_ToolbarAttachment.self, content())
    }

    /// Fills the bars of the screen; the content is mounted with the view.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        attaching(_ToolbarAttachment.self, content()._content)
    }

    /// Fills the bars of the screen with what a person can arrange.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        attaching(_ToolbarAttachment.self, content()._content)
    }

    /// Says whether bars are shown, and take room; without a name, the bar at the top.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        bar("toolbarVisibility", visibility, .visibility(visibility, bars))
    }

    /// Says whether bars are shown, and take room; without a name, the bar at the top.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        bar("toolbarVisibility", visibility, .visibility(visibility, bars))
    }

    /// Sets the background of bars. Inert: pictures have bars of one look.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        inert(style)
    }

    /// Says whether the background of bars is shown. Inert: pictures have bars of one look.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        inert(visibility)
    }

    /// Shows bars light or dark. Inert: pictures have bars of one look.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        inert(colorScheme)
    }

    /// Sets the role of the toolbar. Inert: bars are evaluated alike in all roles.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { inert(role.name) }

    /// Sets how the title of the screen is shown: in the middle of the bar, or large below it, which takes 52 points more.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        let display: NavigationBarItem.TitleDisplayMode =
            switch mode {
            case .large: .large
            case .inline, .inlineLarge: .inline
            default: .automatic
            }
        return bar("toolbarTitleDisplayMode", mode.name, .displayMode(display))
    }
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var navigationStack: Self { Self(name: "navigationStack") }
    public static var browser: Self { Self(name: "browser") }
    public static var editor: Self { Self(name: "editor") }
}

/// How the title in a toolbar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var large: Self { Self(name: "large") }
    public static var inline: Self { Self(name: "inline") }
    public static var inlineLarge: Self { Self(name: "inlineLarge") }
}
