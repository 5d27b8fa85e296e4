#if !canImport(Darwin)
import Foundation

// Controls with titles that are resources: a resource is looked up when the control is made.

extension Button where Label == Text {
    /// A button with a title.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(_ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ViewRuntime.Label<Text, Image> {
    /// A button with a title and a symbol.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
    }

    /// A button with a title and a picture of the app's.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(titleKey, image: image) }
    }

    /// A button with a title and a picture of the app's.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(title, image: image) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, systemImage: String) {
        self.init { Text(title) } icon: { Image(systemName: systemImage) }
    }

    /// A title with a picture of the app's.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image: String) {
        self.init { Text(title) } icon: { Image(image) }
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ViewRuntime.Label<Text, Image> {
    /// A toggle with a title and a picture of the app's.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ViewRuntime.Label(titleKey, image: image) }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == ViewRuntime.Label<Text, Image> {
    /// A picker with a title and a picture of the app's.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { ViewRuntime.Label(titleKey, image: image) }
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == ViewRuntime.Label<Text, Image> {
    /// A menu with a title and a picture of the app's.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewRuntime.Label(titleKey, image: image) }
    }
}

extension TextField where Label == Text {
    /// A field with a title.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
    }
}

extension SecureField where Label == Text {
    /// A field with a title.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension Link where Label == Text {
    /// A link with a title.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, destination: URL) { self.init(destination: destination) { Text(title) } }
}

extension NavigationLink where Label == Text {
    /// A link with a title to a screen.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a title to a value.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) { self.init(value: value) { Text(title) } }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
    /// Something with a title goes on.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource) { self.init { Text(title) } }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Contents with a title.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A string with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: LocalizedStringResource, value: S) {
        self.init { Text(value) } label: { Text(title) }
    }
}

extension Tab where Label == ViewRuntime.Label<Text, Image> {
    /// A tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}

extension View {
    /// Sets the title of the screen.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(Text(title)) }

    /// Shows a question while the binding is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows a question with a text while the binding is true.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Says what the view is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }
}
#endif
