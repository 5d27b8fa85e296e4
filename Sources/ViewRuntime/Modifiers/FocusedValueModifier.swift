extension View {
    /// Hands a value up while the view, or one in it, has the keyboard's focus. Inert: nothing is handed up; `focusedSceneValue` is evaluated.
    nonisolated public func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        inert(KeyPathNames.name(of: keyPath).text)
    }

    /// Hands a value up while the view, or one in it, has the keyboard's focus. Inert: nothing is handed up; `focusedSceneValue` is evaluated.
    nonisolated public func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        inert(KeyPathNames.name(of: keyPath).text)
    }
}
