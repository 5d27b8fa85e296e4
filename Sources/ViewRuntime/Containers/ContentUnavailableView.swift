/// Says that there is nothing to show, and why: a large symbol, a title and a text, in the middle of the place that it is offered.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: FrameworkView {
    private var parts: Parts<Label, Description, Actions>

    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        parts = Parts(first: label(), second: description(), third: actions())
    }

    @MainActor @preconcurrency public var body: some View {
        ContentUnavailableBase(
            content: TupleView(
                (
                    parts.first.labelStyle(UnavailableLabelStyle()),
                    parts.second.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center), parts.third
                )))
    }
}

/// What says that there is nothing to show, as drivers see it.
nonisolated struct ContentUnavailableBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "ContentUnavailableView"
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// A large symbol above a title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
        }
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
