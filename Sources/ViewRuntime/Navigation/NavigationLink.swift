/// Pushes a screen when it is tapped.
nonisolated public struct NavigationLink<Label: View, Destination: View>: FrameworkView {
    private var label: Label
    private var value: AnyHashable?
    private var destination: Destination?
    @Environment(\.navigationCoordinator) private var coordinator
    private let key = State(initialValue: PresentationKey())
    private let isPushed = State(initialValue: false)

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
            .modifier(PresentedDestination(extra: extra, coordinator: coordinator))
    }

    /// The screen that the link has pushed: it follows what the link is given.
    private var extra: NavigationCoordinator.Extra? {
        guard let destination, isPushed.wrappedValue else { return nil }
        let isPushed = isPushed.projectedValue
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

extension NavigationLink where Label == Text {
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
