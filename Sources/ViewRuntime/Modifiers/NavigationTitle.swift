/// How a screen's title is shown.
public struct NavigationBarItem: Sendable {
    /// How a screen's title is shown.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

extension View {
    /// Sets the title of the screen.
    nonisolated public func navigationTitle(_ title: Text) -> some View { bar("navigationTitle", title.content, .title(title.content)) }

    /// Sets the title of the screen.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        bar("navigationTitle", titleKey.text, .title(titleKey.text))
    }

    /// Sets the title of the screen.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        bar("navigationTitle", String(title), .title(String(title)))
    }

    /// Sets the title of the screen, which can be edited in its bar.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        bar("navigationTitle", title.wrappedValue, .title(title.wrappedValue))
    }

    /// Sets the title below the screen's title.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        attribute("navigationSubtitle", subtitleKey.text)
    }

    /// Sets the title of the screen.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title below the screen's title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        attribute("navigationSubtitle", String(subtitle))
    }

    /// Sets how the title of the screen is shown: in the middle of the bar, or large below it, which takes 52 points more.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar("navigationBarTitleDisplayMode", displayMode, .displayMode(displayMode))
    }

    /// Hides the button that goes back; drivers go back all the same.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar("navigationBarBackButtonHidden", hidesBackButton, .hidesBackButton(hidesBackButton))
    }

    /// Hides the bar at the top of the screen, which then takes no room.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        bar("navigationBarHidden", hidden, .visibility(hidden ? .hidden : .automatic, [.navigationBar]))
    }
}
