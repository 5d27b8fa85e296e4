/// Pushes a screen when it is tapped.
nonisolated public struct NavigationLink<Label: View, Destination: View>: FrameworkView {
    private var label: Label
    private var value: AnyHashable?
    private var destination: Destination?
    @Environment(\.navigationCoordinator) private var coordinator
    private let key = State(initialValue: PresentationKey())
    private let own = State(initialValue: false)
    /// Says whether the view is pushed, in the older forms.
    private var isActive: Binding<Bool>?

    /// Pushes a view, which is made with the link, whether or not it is pushed.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination()
    }

    /// Pushes a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    /// Pushes a value, for which the stack declares a destination. A link with nil is disabled.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
    }

    @MainActor @preconcurrency public var body: some View {
        Button(action: { push() }) { label }
            .attribute("navigationLink", true)
            .disabled(value == nil && destination == nil)
            .modifier(LinkSelection(value: value, coordinator: coordinator))
            .modifier(PresentedDestination(extra: extra, coordinator: coordinator))
    }

    private var isPushed: Binding<Bool> { isActive ?? own.projectedValue }

    /// The screen that the link has pushed: it follows what the link is given.
    private var extra: NavigationCoordinator.Extra? {
        let isPushed = isPushed
        guard let destination, isPushed.wrappedValue else { return nil }
        return .init(
            key: ObjectIdentifier(key.wrappedValue), name: TypeNames.printed(Destination.self),
            content: AnyView(destination), popped: { isPushed.wrappedValue = false })
    }

    @MainActor private func push() {
        guard let coordinator else { return }
        if let value {
            guard coordinator.hasDestination(for: value) else {
                coordinator.warn(
                    "A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.\n\nNote: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView."
                )
                return
            }
            coordinator.writePath(coordinator.readPath() + [value])
        } else if destination != nil {
            isPushed.wrappedValue = true
        }
    }
}

extension NavigationLink {
    /// Pushes a view while the binding is true.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
        self.isActive = isActive
    }

    /// Pushes a view while the binding is true.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label)
        self.isActive = isActive
    }

    /// Pushes a view while the binding holds the tag.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: selection.isHolding(tag), destination: destination, label: label)
    }

    /// Pushes a view while the binding holds the tag.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, isActive: selection.isHolding(tag), label: label)
    }
}

extension Binding {
    /// Whether the value is the tag. Writing false takes it away, where it still is.
    nonisolated fileprivate func isHolding<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        mapped({ $0 == tag }) { selection, isHeld in
            if isHeld { selection = tag } else if selection == tag { selection = nil }
        }
    }
}

/// Has a link in a list select its value there, unless a stack around it has a destination for the value.
nonisolated private struct LinkSelection: PrimitiveModifier {
    typealias Body = Never
    var value: AnyHashable?
    var coordinator: NavigationCoordinator?

    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard let value = modifier.pointee.value, let select = element.listSelection else { return }
        let coordinator = modifier.pointee.coordinator
        element.actions = element.actions.map { action in
            guard case .tap(let push) = action else { return action }
            return .tap { if coordinator?.hasDestination(for: value) == true || !select(value) { push() } }
        }
    }
}

extension NavigationLink where Label == Text {
    /// Pushes a view while the binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Pushes a view while the binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// Pushes a view while the binding is true.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Pushes a view while the binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Pushes a view while the binding holds the tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Pushes a view while the binding holds the tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Pushes a view while the binding holds the tag.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
        self.init(value: value) { Text(title) }
    }
}
