/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Whether the field stays when content scrolls.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let toolbar = Self(name: "toolbar")
    public static let sidebar = Self(name: "sidebar")
    public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
        Self(name: "navigationBarDrawer")
    }
}

/// The field of a search.
public enum _SearchAttachment: AttachmentKind {
    public static var name: String { "Search" }
    public static var bar: _AttachmentBar? { .search }
}

/// A search field as drivers see it.
nonisolated struct SearchFieldView<Suggestions: View>: PrimitiveView, ActionHolding {
    typealias Body = Never
    var suggestions: Suggestions
    var text: Binding<String>
    var prompt: Text?
    nonisolated(unsafe) var begin: () -> Void

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let field = value.pointee
        element.kind = "SearchField"
        element.attributes["value"] = field.text.wrappedValue
        element.attributes["prompt"] = field.prompt?.content ?? "Search"
        let submissions = element.environment.submissions
        element.offer(
            .edit(
                get: { field.text.wrappedValue },
                set: {
                    field.begin()
                    field.text.wrappedValue = $0
                }, submit: { submissions.run(.search) }))
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Suggestions.self, at: offset)]
    }
}

/// Puts a search field beside its content.
nonisolated struct SearchModifier<Suggestions: View>: FrameworkModifier {
    @Binding var text: String
    var isPresented: Binding<Bool>?
    var prompt: Text?
    var suggestions: Suggestions
    @State private var isActive = false

    nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, suggestions: Suggestions) {
        _text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.suggestions = suggestions
    }

    @MainActor func body(content: Content) -> some View {
        let active = isPresented ?? $isActive
        let text = $text
        content
            .environment(\.isSearching, active.wrappedValue)
            .environment(
                \.dismissSearch,
                DismissSearchAction {
                    text.wrappedValue = ""
                    active.wrappedValue = false
                })
            .attaching(
                _SearchAttachment.self,
                SearchFieldView(suggestions: suggestions, text: text, prompt: prompt) { active.wrappedValue = true })
    }
}

extension View {
    /// Lets a person search; the field is an element of kind `SearchField` after the view's own.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt, suggestions: EmptyView()))
    }

    /// Lets a person search.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Lets a person search.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Lets a person search, while the binding says so.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt, suggestions: EmptyView()))
    }

    /// Lets a person search, while the binding says so.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Lets a person search, with suggestions.
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt, suggestions: suggestions()))
    }

    /// Suggests what could be searched.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        attaching(_SearchAttachment.self, suggestions())
    }

    /// Offers parts of the content to search in.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        attaching(
            _SearchAttachment.self,
            PickerBase(content: PickerOptions(content: scopes()), selection: scope))
    }

    /// Says which text a suggestion stands for. Inert: a suggestion completes nothing by itself.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        inert(completion)
    }
}
