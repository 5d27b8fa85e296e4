import Foundation

/// Offers several actions; they are mounted with the menu, and can be used without opening it.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView, ActionHolding {
    public typealias Body = Never
    private var parts: Parts<Label, Content, EmptyView>
    nonisolated(unsafe) private var primaryAction: (() -> Void)?

    /// A menu with a label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        parts = Parts(first: label(), second: content(), third: EmptyView())
    }

    /// A menu with a label, and what a tap does.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
        self.primaryAction = primaryAction
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        if let action = value.pointee.primaryAction { element.offer(.tap(action)) }
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        let label = builder.part(HeaderPart.self, Label.self, at: offset)
        return label + [builder.view(Content.self, at: offset + Parts<Label, Content, EmptyView>.secondOffset)]
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == Text {
    /// A menu with a title, and what a tap does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title, and what a tap does.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == ViewRuntime.Label<Text, Image> {
    /// A menu with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}

/// A value with a label.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    public typealias Body = Never
    private var parts: Parts<Label, Content, EmptyView>

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        parts = Parts(first: label(), second: content(), third: EmptyView())
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        let label = builder.part(HeaderPart.self, Label.self, at: offset)
        return label + [builder.view(Content.self, at: offset + Parts<Label, Content, EmptyView>.secondOffset)]
    }
}

extension LabeledContent where Label == Text {
    /// A value with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A value with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A string with a title.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init { Text(value) } label: { Text(titleKey) }
    }

    /// A string with a title.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init { Text(value) } label: { Text(title) }
    }

    /// A value in the words of a format, with a title.
    nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init { Text(value, format: format) } label: { Text(titleKey) }
    }

    /// A value in the words of a format, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init { Text(value, format: format) } label: { Text(title) }
    }
}

/// Contents that can be shown and hidden; made while they are shown.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: FrameworkView {
    var label: Label
    nonisolated(unsafe) var content: () -> Content
    private var isExpanded: Binding<Bool>?
    @State private var isExpandedItself = false

    /// Contents with a label, hidden at first.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
    }

    /// Contents with a label.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content, label: label)
        self.isExpanded = isExpanded
    }

    @MainActor @preconcurrency public var body: some View {
        DisclosureBody(label: label, content: content, isExpanded: isExpanded ?? $isExpandedItself)
    }
}

/// Shows or hides the contents as the binding says.
nonisolated struct DisclosureBody<Label: View, Content: View>: FrameworkView {
    var label: Label
    nonisolated(unsafe) var content: () -> Content
    @Binding var isExpanded: Bool

    @MainActor var body: some View {
        DisclosureBase(
            content: TupleView((label, isExpanded ? content() : nil)), isExpanded: $isExpanded)
    }
}

/// A disclosure group as drivers see it.
nonisolated struct DisclosureBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var isExpanded: Binding<Bool>

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "DisclosureGroup"
        let isExpanded = value.pointee.isExpanded
        element.attributes["value"] = isExpanded.wrappedValue ? "expanded" : "collapsed"
        element.offer(.toggle(get: { isExpanded.wrappedValue }, set: { isExpanded.wrappedValue = $0 }))
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension DisclosureGroup where Label == Text {
    /// Contents with a title, hidden at first.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Contents with a title, hidden at first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Contents with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Contents with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension View {
    /// Sets how menus below look. Inert: all menus are evaluated alike.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        inert(TypeNames.printed(S.self))
    }

    /// Sets the order of actions in menus below. Inert: items stand in the order of the code.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { inert(order.name) }
}

/// The order of actions in a menu.
public struct MenuOrder: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let priority = Self(name: "priority")
    public static let fixed = Self(name: "fixed")
}

/// How menus look; only the package's own styles exist.
public protocol MenuStyle {}
/// The style that a place suggests.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
