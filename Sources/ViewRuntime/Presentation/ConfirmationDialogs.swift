extension View {
    /// Presents a choice while the binding is true; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            "ConfirmationDialog", Text.title(titleKey), isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents a choice with a message while the binding is true; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            "ConfirmationDialog", Text.title(titleKey), isPresented, actions: actions, message: message)
    }

    /// Presents a choice about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            "ConfirmationDialog", Text.title(titleKey), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents a choice with a message about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            "ConfirmationDialog", Text.title(titleKey), isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a choice while the binding is true; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            "ConfirmationDialog", String(title), isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents a choice with a message while the binding is true; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            "ConfirmationDialog", String(title), isPresented, actions: actions, message: message)
    }

    /// Presents a choice about a value while the binding is true, and the value is there; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            "ConfirmationDialog", String(title), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents a choice with a message about a value while the binding is true, and the value is there; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            "ConfirmationDialog", String(title), isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a choice while the binding is true; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            "ConfirmationDialog", title.content, isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents a choice with a message while the binding is true; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            "ConfirmationDialog", title.content, isPresented, actions: actions, message: message)
    }

    /// Presents a choice about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            "ConfirmationDialog", title.content, isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents a choice with a message about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            "ConfirmationDialog", title.content, isPresented, presenting: data, actions: actions, message: message)
    }
}
