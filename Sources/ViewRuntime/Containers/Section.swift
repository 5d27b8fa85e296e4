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

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

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

/// Controls that belong together, one below the other.
nonisolated public struct Form<Content: View>: LazyContainer {
    public typealias Body = Never
    var content: Content
    nonisolated static var kind: String { "Form" }
    nonisolated static var layoutName: String { "" }
    nonisolated var arrangement: LazyArrangement { LazyArrangement(alignment: .leading, isList: true) }
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: ContainerView {
    public typealias Body = Never
    var content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension View {
    /// Sets how forms below look. Inert: all forms are laid out alike.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        inert(TypeNames.printed(S.self))
    }
}

/// How forms look; only the package's own styles exist.
public protocol FormStyle {}
/// The style that a place suggests.
public struct AutomaticFormStyle: FormStyle { public init() {} }
/// Groups of rows.
public struct GroupedFormStyle: FormStyle { public init() {} }
/// Two columns.
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
