import DependencyGraph

/// Picks one of several values: those that its content's tags, or the ids of its collections, name.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: FrameworkView {
    var content: Content
    var label: Label
    @Binding var selection: SelectionValue

    /// A picker with a label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.content = content()
        self.label = label()
        _selection = selection
    }

    @MainActor @preconcurrency public var body: some View {
        PickerBase(content: TupleView((label, PickerOptions(content: content))), selection: $selection)
            // Reading the selection is what has it checked again when it changes.
            .modifier(PickerCheck(selection: selection))
    }
}

extension Picker {
    /// A picker with a label.
    @available(*, deprecated, renamed: "init(selection:content:label:)")
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == ViewRuntime.Label<Text, Image> {
    /// A picker with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A picker with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}

/// A picker as drivers see it.
nonisolated struct PickerBase<Content: View, SelectionValue: Hashable>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var selection: Binding<SelectionValue>

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Picker"
        let selection = value.pointee.selection
        element.attributes["value"] = "\(selection.wrappedValue)"
        element.offer(
            .select(
                get: { AnyHashable(selection.wrappedValue) },
                set: { tag in
                    guard let value = tag.base as? SelectionValue else { return false }
                    selection.wrappedValue = value
                    return true
                }))
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// What a picker offers, apart from its label.
nonisolated struct PickerOptions<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Options"
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// Checks, after each update that concerns it, that the selection is one of the tags (C205).
nonisolated struct PickerCheck<SelectionValue: Hashable>: ViewModifier {
    typealias Body = Never
    var selection: SelectionValue

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let content = builder.view(Wrapped.self, at: offset)
        _ = builder.slot(PickerCheckSlot<SelectionValue>.self, at: modifierOffset)
        return content
    }
}

final class PickerCheckSlot<SelectionValue: Hashable>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(PickerCheckSlot<SelectionValue>.self) { PickerCheckSlot<SelectionValue>() }
    }

    private final class Node: LifecycleNode {
        var selection: SelectionValue
        private var warned: SelectionValue?

        init(_ selection: SelectionValue, parent: ViewNode, environment: EnvironmentNode) {
            self.selection = selection
            super.init(parent: parent, environment: environment)
        }

        override func appeared(_ queue: inout ActionQueue) { check(&queue) }

        func check(_ queue: inout ActionQueue) {
            queue.add(Cause(.change, name: "Picker in \(reportedName)")) { [weak self] in self?.warnIfUntagged() }
        }

        private func warnIfUntagged() {
            guard !isRemoved, let parent, warned != selection else { return }
            var stack = TreeReader.elements(of: parent)
            while let element = stack.popLast() {
                if let tag = element.tag ?? element.rowID, tag.base as? SelectionValue == selection { return }
                stack += element.children
            }
            warned = selection
            host.warn(
                .missingTag, RuntimeWarning.missingTag(selection), value: String(describing: selection), at: reported)
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Node(
            value.assumingMemoryBound(to: PickerCheck<SelectionValue>.self).pointee.selection, parent: parent,
            environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: Node.self)
        node.selection = value.assumingMemoryBound(to: PickerCheck<SelectionValue>.self).pointee.selection
        node.check(&node.host.actions)
    }
}

extension RuntimeWarning {
    static func missingTag(_ selection: some Any) -> String {
        "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, this will give undefined results."
    }
}

/// Says which value a view stands for in a picker, a list or a set of tabs.
nonisolated public struct _TagModifier<Value: Hashable>: PrimitiveModifier {
    public typealias Body = Never
    var tag: Value

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        element.tag = AnyHashable(modifier.pointee.tag)
    }

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let tag = AnyHashable(modifier.pointee.tag)
        return { TraitRule { $0.tag = tag } }
    }
}

extension _TagModifier: TagHolding {
    var heldTag: AnyHashable { AnyHashable(tag) }
}

extension View {
    /// Says which value the view stands for.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(tag: tag))
    }

    /// Sets how pickers below look: segments share the width that they are offered, all others are laid out as menus.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        attribute("pickerStyle", TypeNames.printed(S.self)).environment(\.pickerStyle, TypeNames.printed(S.self))
    }
}

private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

extension EnvironmentValues {
    /// The name of the type of the style of pickers; empty where none was set.
    var pickerStyle: String {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

/// How pickers look; only the package's own exist.
public protocol PickerStyle {}
/// The style that a picker's place suggests.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
/// Options that stand in a row.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle { public init() {} }
/// Options in a menu.
public struct MenuPickerStyle: PickerStyle { public init() {} }
/// Options as rows of the list.
public struct InlinePickerStyle: PickerStyle { public init() {} }
/// Options on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
/// Options as small pictures.
public struct PalettePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
