extension View {
    /// Lets a person search, with suggestions that stand in the older form.
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Lets a person search, while the binding says so.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Lets a person search for a text and for tokens while the binding says so.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, prompt: prompt,
                suggestions: SearchTokens(tokens: tokens, token: token)))
    }

    /// Lets a person search for a text and for tokens, of which some are suggested.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, prompt: prompt,
                suggestions: TupleView(
                    (
                        SearchTokens(tokens: tokens, token: token),
                        SuggestedTokens(tokens: tokens, suggested: suggestedTokens, token: token)
                    ))))
    }

    /// Lets a person search for a text and for tokens, some of which are suggested.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Lets a person search for a text and for tokens that can be changed.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, C.Index: Hashable {
        searchable(text: text, placement: placement, prompt: prompt) { ForEach(editableTokens, content: token) }
    }

    /// Shows suggestions in some places, or not. Inert: suggestions are found in all places.
    nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        inert(visibility)
    }
}

/// The tokens in a search field.
nonisolated private struct SearchTokens<C, Token: View>: FrameworkView
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    var tokens: Binding<C>
    nonisolated(unsafe) var token: (C.Element) -> Token
    @MainActor var body: some View { ForEach(tokens.wrappedValue) { token($0) } }
}

/// Tokens that could be put into a search field, as buttons.
nonisolated private struct SuggestedTokens<C, Token: View>: FrameworkView
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    var tokens: Binding<C>
    var suggested: Binding<C>
    nonisolated(unsafe) var token: (C.Element) -> Token

    @MainActor var body: some View {
        let tokens = tokens
        ForEach(suggested.wrappedValue) { element in
            Button(action: { tokens.wrappedValue.append(element) }) { token(element) }
        }
    }
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }

    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var menu: Self { Self(name: "menu") }
    public static var content: Self { Self(name: "content") }
}
