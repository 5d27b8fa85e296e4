import Foundation

/// Content that can be larger than its place.
nonisolated public struct ScrollView<Content: View>: ContainerView {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        ScrollRule(value.pointee.axes, context.layout.scrollState(at: LayoutPlaceKey(context.node, context.element)))
    }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
    let host: HostReference?

    /// Scrolls to a row of a lazy container, or to a view with that `.id(_:)`, once what was written before has been applied. With an anchor, its
    /// point of the view comes to that of the place; without, the view comes into sight on the shortest way. Nothing happens where no view has
    /// the id.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        host?.host?.layout?.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

/// Content that can scroll by ids.
nonisolated public struct ScrollViewReader<Content: View>: FrameworkView {
    nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content
    @Environment(\.host) private var host

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor @preconcurrency public var body: some View { content(ScrollViewProxy(host: host)) }
}

extension View {
    /// Says whether scroll bars are shown. Inert: there are no scroll bars.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        inert(visibility.name)
    }

    /// Takes scrolling away. Inert: drivers scroll all the same.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }.inert(disabled)
    }

    /// Says whether the background of lists and forms is shown, in pictures.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        attribute("scrollContentBackground", visibility)
    }

    /// Says what scrolling does to the keyboard. Inert: there is no keyboard on screen.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode).inert(mode.name)
    }

    /// Says whether scrolling bounces where everything fits. Inert: nothing bounces.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        inert(behavior.name)
    }

    /// Says whether content is cut at the bounds of scroll views. Inert: content is cut in any case.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        inert(disabled)
    }
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var visible: Self { Self(name: "visible") }
    public static var hidden: Self { Self(name: "hidden") }
    public static var never: Self { Self(name: "never") }
}

/// What scrolling does to the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var immediately: Self { Self(name: "immediately") }
    public static var interactively: Self { Self(name: "interactively") }
    public static var never: Self { Self(name: "never") }
}

/// Whether scrolling bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var always: Self { Self(name: "always") }
    public static var basedOnSize: Self { Self(name: "basedOnSize") }
}
