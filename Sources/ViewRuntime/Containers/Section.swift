/// Contents that belong together, with a header and a footer.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    public typealias Body = Never
    var parts: Parts<Parent, Content, Footer>

    nonisolated init(_ header: Parent, _ content: Content, _ footer: Footer) {
        parts = Parts(first: header, second: content, third: footer)
    }

    /// Contents with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header(), content(), footer())
    }

    nonisolated package static var layoutPart: LayoutPart { .section }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        if let content = value.pointee.parts.second as? any ExpandableContent {
            element.describeExpansion(content.expansion)
        }
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        typealias P = Parts<Parent, Content, Footer>
        let header = builder.part(HeaderPart.self, Parent.self, at: offset)
        let content = builder.listItem(Content.self, at: offset + P.secondOffset)
        return header + [content] + builder.part(FooterPart.self, Footer.self, at: offset + P.thirdOffset)
    }
}

extension Section where Parent == EmptyView {
    /// Contents with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), content(), footer())
    }
}

extension Section where Footer == EmptyView {
    /// Contents with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView())
    }

    /// Contents with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header, content(), EmptyView())
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Contents that belong together.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Contents with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView())
    }

    /// Contents with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), EmptyView())
    }
}

extension Section {
    /// Contents with a header and a footer.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, content(), footer)
    }
}

extension Section where Footer == EmptyView {
    /// Contents with a header, which are there while the binding is true.
    nonisolated public init<C: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
    ) where Content == _ExpandableSectionContent<C> {
        self.init(header(), _ExpandableSectionContent(content: content(), isExpanded: isExpanded), EmptyView())
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Contents with a title, which are there while the binding is true.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
    ) where Content == _ExpandableSectionContent<C> {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Contents with a title, which are there while the binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: View>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
    ) where Content == _ExpandableSectionContent<C> {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// Content of a section that can be shown and hidden.
protocol ExpandableContent {
    var expansion: Binding<Bool> { get }
}

/// The content of a section that is there while a binding is true; what is hidden keeps no state.
nonisolated public struct _ExpandableSectionContent<Content: View>: FrameworkView, ExpandableContent {
    var content: Content
    var isExpanded: Binding<Bool>
    var expansion: Binding<Bool> { isExpanded }

    @MainActor @preconcurrency public var body: some View {
        if isExpanded.wrappedValue { content }
    }
}
