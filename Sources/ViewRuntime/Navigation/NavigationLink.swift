/// Pushes a screen when it is tapped.
nonisolated public struct NavigationLink<Label: View, Destination: View>: FrameworkView {
    private var label: Label
    private var value: AnyHashable?
    nonisolated(unsafe) private var destination: (() -> Destination)?
    @Environment(\.navigationCoordinator) private var coordinator
    private let key = State(initialValue: PresentationKey())

    /// Pushes a view.
    nonisolated public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    /// Pushes a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = { destination }
    }

    /// Pushes a value, for which the stack declares a destination. A link with nil is disabled.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
    }

    @MainActor @preconcurrency public var body: some View {
        Button(action: { push() }) { label }
            .disabled(value == nil && destination == nil)
    }

    @MainActor private func push() {
        guard let coordinator else { return }
        if let value {
            guard coordinator.hasDestination(for: value) else {
                coordinator.warn(
                    "A NavigationLink is presenting a value of type “\(TypeNames.printed(type(of: value.base)))” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.\n\nNote: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView."
                )
                return
            }
            coordinator.writePath(coordinator.readPath() + [value])
        } else if let destination {
            coordinator.present(
                .init(
                    key: ObjectIdentifier(key.wrappedValue), name: TypeNames.printed(Destination.self),
                    content: AnyView(destination()), popped: {}))
        }
    }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
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
