/// Says that there is nothing to show, and why.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    public typealias Body = Never
    private var parts: Parts<Label, Description, Actions>

    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        parts = Parts(first: label(), second: description(), third: actions())
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        typealias P = Parts<Label, Description, Actions>
        return [
            builder.view(Label.self, at: offset), builder.view(Description.self, at: offset + P.secondOffset),
            builder.view(Actions.self, at: offset + P.thirdOffset),
        ]
    }
}

extension ContentUnavailableView
where Label == ViewRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a symbol, and a text below.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init { ViewRuntime.Label(title, systemImage: name) } description: { description } actions: { EmptyView() }
    }

    /// A title with a symbol, and a text below.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init { ViewRuntime.Label(title, systemImage: name) } description: { description } actions: { EmptyView() }
    }

    /// A title with a picture, and a text below.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init { ViewRuntime.Label(title, image: name) } description: { description } actions: { EmptyView() }
    }
}

extension ContentUnavailableView
where Label == ViewRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Nothing was found.
    nonisolated public static var search: Self {
        Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }

    /// Nothing was found for a text.
    nonisolated public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
