/// Content above other content: a sheet, a cover, a popover, an alert.
nonisolated struct Presented<Content: View>: PrimitiveView, ActionHolding {
    typealias Body = Never
    var content: Content
    var kind: String
    var title: String?
    nonisolated(unsafe) var dismiss: () -> Void

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.kind
        element.text = value.pointee.title
        element.actions = [.dismiss(value.pointee.dismiss)]
    }

    nonisolated static var layoutPart: LayoutPart { .presentation }

    nonisolated static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        PresentedRule(kind: value.pointee.kind)
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// Presents content while a binding is true. The content is made anew for each presentation (C149).
nonisolated struct PresentationModifier<Presentation: View>: FrameworkModifier, ActionHolding {
    var isPresented: Binding<Bool>
    /// Whether there is something to present.
    var isReady: Bool
    var kind: String
    var title: String?
    /// Called once the presentation has gone.
    nonisolated(unsafe) var onDismiss: (() -> Void)?
    var presentation: PresentationContent<Presentation>
    private let target: State<TargetBox>

    /// Keeps one dismiss action for all runs, so that readers of `\.dismiss` do not run for a new one.
    private final class TargetBox: FreshlyMade, @unchecked Sendable {
        var binding: Binding<Bool>?
        private(set) lazy var target = DismissTarget { [weak self] in self?.binding?.wrappedValue = false }
    }

    init(
        isPresented: Binding<Bool>, isReady: Bool, kind: String, title: String?, onDismiss: (() -> Void)?,
        presentation: @escaping () -> Presentation
    ) {
        self.isPresented = isPresented
        self.isReady = isReady
        self.kind = kind
        self.title = title
        self.onDismiss = onDismiss
        self.presentation = PresentationContent(make: presentation)
        target = State(initialValue: TargetBox())
    }

    @MainActor func body(content: Content) -> some View {
        let box = target.wrappedValue
        let _ = box.binding = isPresented
        content
        if isPresented.wrappedValue, isReady {
            Presented(
                content: PresentedRoot(
                    content: presentation.make()
                        .environment(\.dismiss, DismissAction(box.target))
                        .environment(\.isPresented, true)
                        .environment(\.navigationCoordinator, nil)
                        .environment(\.splitColumn, nil)
                        .modifier(PreferenceBarrier()),
                    kind: kind),
                kind: kind, title: title, dismiss: { box.target.dismiss() }
            )
            // What is presented goes as presentations do, not as views beside others do.
            .transition(.none)
        }
        if let onDismiss { PresentationEnd(isPresented: isPresented.wrappedValue, onDismiss: onDismiss) }
    }
}

/// A closure that makes what is presented, called whenever the body of what presents it runs (C149): never equal to another one.
nonisolated struct PresentationContent<Content>: SelfComparing {
    nonisolated(unsafe) var make: () -> Content

    static var comparer: ValueComparer { Comparer() }

    private final class Comparer: ValueComparer {
        override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality { .different }
    }
}

extension View {
    nonisolated func presented<Content: View>(
        _ kind: String, _ isPresented: Binding<Bool>, isReady: Bool = true, title: String? = nil,
        onDismiss: (() -> Void)? = nil, content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                isPresented: isPresented, isReady: isReady, kind: kind, title: title, onDismiss: onDismiss,
                presentation: content))
    }

    nonisolated func presented<Item: Identifiable, Content: View>(
        _ kind: String, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        content: @escaping (Item) -> Content
    ) -> some View {
        presented(
            kind, item.mapped({ $0 != nil }) { item, isThere in if !isThere { item = nil } }, onDismiss: onDismiss
        ) { ItemContent(item: item.live, content: content) }
    }

    /// Presents a sheet while the binding is true.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presented("Sheet", isPresented, onDismiss: onDismiss, content: content)
    }

    /// Presents a sheet for an item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presented("Sheet", item: item, onDismiss: onDismiss, content: content)
    }

    /// Covers the whole screen while the binding is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presented("FullScreenCover", isPresented, onDismiss: onDismiss, content: content)
    }

    /// Covers the whole screen for an item.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presented("FullScreenCover", item: item, onDismiss: onDismiss, content: content)
    }

    /// Keeps the presentation from being dismissed by a gesture. Buttons and bindings dismiss it all the same.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        environment(\.isInteractiveDismissDisabled, isDisabled)
    }
}

/// The content for the item that a binding holds; another item makes it anew.
nonisolated private struct ItemContent<Item: Identifiable, Content: View>: FrameworkView {
    var item: Binding<Item?>
    nonisolated(unsafe) var content: (Item) -> Content

    @MainActor var body: some View {
        if let item = item.wrappedValue { content(item).id(item.id) }
    }
}

private struct InteractiveDismissKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var isInteractiveDismissDisabled: Bool {
        get { self[InteractiveDismissKey.self] }
        set { self[InteractiveDismissKey.self] = newValue }
    }
}
