import Foundation

extension View {
    /// Presents an alert while the binding is true; each of its buttons ends it.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            "Alert", Text.title(titleKey), isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert with a message while the binding is true; each of its buttons ends it.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            "Alert", Text.title(titleKey), isPresented, actions: actions, message: message)
    }

    /// Presents an alert about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            "Alert", Text.title(titleKey), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert with a message about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            "Alert", Text.title(titleKey), isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert while the binding is true; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            "Alert", String(title), isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert with a message while the binding is true; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            "Alert", String(title), isPresented, actions: actions, message: message)
    }

    /// Presents an alert about a value while the binding is true, and the value is there; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            "Alert", String(title), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert with a message about a value while the binding is true, and the value is there; each of its buttons ends it.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            "Alert", String(title), isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert while the binding is true; each of its buttons ends it.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            "Alert", title.content, isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert with a message while the binding is true; each of its buttons ends it.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            "Alert", title.content, isPresented, actions: actions, message: message)
    }

    /// Presents an alert about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            "Alert", title.content, isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert with a message about a value while the binding is true, and the value is there; each of its buttons ends it.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            "Alert", title.content, isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about an error while the binding is true, and the error is there; each of its buttons ends it.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            "Alert", error?.errorDescription ?? "", isPresented, presenting: error, actions: { _ in actions() },
            message: { _ in EmptyView() })
    }

    /// Presents an alert with a message about an error while the binding is true, and the error is there; each of its buttons ends it.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        question(
            "Alert", error?.errorDescription ?? "", isPresented, presenting: error, actions: actions, message: message)
    }
}
