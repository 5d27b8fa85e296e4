import Foundation

/// What a search does to the toolbar.
public struct SearchPresentationToolbarBehavior: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// What a search field in a toolbar looks like.
public struct SearchToolbarBehavior: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let minimize = Self(name: "minimize")
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let onTextEntry = Self(name: "onTextEntry")
    public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

extension View {
    /// Lets a person search for text and for values, which stand before the text.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt) {
            ForEach(Array(tokens.wrappedValue), content: token)
        }
    }

    /// Lets a person search for text and for values, which stand before the text.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Offers parts of the content to search in, at some time.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }

    /// Says what a search does to the toolbar. Inert: it does nothing.
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        inert(behavior.name)
    }

    /// Says what a search field in a toolbar looks like. Inert: all look alike.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { inert(behavior.name) }

    /// Binds the focus of the search field. Inert: the field does not follow it.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { inert(true) }

    /// Binds the focus of the search field. Inert: the field does not follow it.
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        inert("\(value)")
    }
}
