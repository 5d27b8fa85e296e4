import Foundation

/// Offers something to other apps. There are none here: a tap does nothing.
nonisolated public struct ShareLink<Label: View>: PrimitiveView {
    public typealias Body = Never
    private var label: Label
    private var item: String

    /// Something that prints as a text, with a label.
    fileprivate init(shown item: String, _ label: Label) {
        self.label = label
        self.item = item
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.attributes["item"] = value.pointee.item
        element.offer(.tap {})
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Label.self, at: offset)]
    }
}

/// How an item prints: texts and addresses as they are, others as their preview's title.
private func shown(_ item: Any, _ title: String = "") -> String {
    (item as? String) ?? (item as? URL)?.absoluteString ?? title
}

extension ShareLink {
    /// Offers an address, with a label.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(shown: item.absoluteString, label())
    }

    /// Offers a string, with a label.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(shown: item, label())
    }

    /// Offers strings or addresses, with a label.
    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: _SharedAlone {
        self.init(shown: items.map { ViewRuntime.shown($0) }.joined(separator: "\n"), label())
    }
}

/// What needs no preview when it is shared: strings and addresses.
public protocol _SharedAlone {}
extension String: _SharedAlone {}
extension URL: _SharedAlone {}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Offers an address.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(shown: item.absoluteString, DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Offers a string.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(shown: item, DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Offers an address or a string, with a title.
    nonisolated public init<I: _SharedAlone>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(shown: ViewRuntime.shown(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Offers an address or a string, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: _SharedAlone>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(shown: ViewRuntime.shown(item), DefaultShareLinkLabel(title: Text(title)))
    }

    /// Offers an address or a string, with a title.
    nonisolated public init<I: _SharedAlone>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(shown: ViewRuntime.shown(item), DefaultShareLinkLabel(title: title))
    }

    /// Offers strings or addresses.
    nonisolated public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: _SharedAlone {
        self.init(items: items) { DefaultShareLinkLabel(title: Text("Share…")) }
    }

    /// Offers strings or addresses, with a title.
    nonisolated public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: _SharedAlone {
        self.init(items: items) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }
}

/// A title beside the symbol of sharing.
nonisolated public struct DefaultShareLinkLabel: FrameworkView {
    var title: Text

    @MainActor @preconcurrency public var body: some View {
        ViewRuntime.Label { title } icon: { Image(systemName: "square.and.arrow.up") }
    }
}

#if !canImport(Darwin)
extension ShareLink {
    /// Offers something, with a label and what is shown of it.
    nonisolated public init<I: Transferable, P, C>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, C>, @ViewBuilder label: () -> Label
    ) {
        self.init(shown: ViewRuntime.shown(item, preview.title), label())
    }

    /// Offers several things, with a label and what is shown of each.
    nonisolated public init<Data: RandomAccessCollection, P, C>(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: (Data.Element) -> SharePreview<P, C>,
        @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(shown: items.map { ViewRuntime.shown($0, preview($0).title) }.joined(separator: "\n"), label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Offers something, with what is shown of it.
    nonisolated public init<I: Transferable, P, C>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, C>
    ) {
        self.init(item: item, preview: preview) { DefaultShareLinkLabel(title: Text("Share…")) }
    }

    /// Offers something, with a title and what is shown of it.
    nonisolated public init<I: Transferable, P, C>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, C>
    ) {
        self.init(item: item, preview: preview) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Offers something, with a title and what is shown of it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable, P, C>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, C>
    ) {
        self.init(item: item, preview: preview) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Offers several things, with what is shown of each.
    nonisolated public init<Data: RandomAccessCollection, P, C>(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: (Data.Element) -> SharePreview<P, C>
    ) where Data.Element: Transferable {
        self.init(items: items, preview: preview) { DefaultShareLinkLabel(title: Text("Share…")) }
    }

    /// Offers several things, with a title and what is shown of each.
    nonisolated public init<Data: RandomAccessCollection, P, C>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview<P, C>
    ) where Data.Element: Transferable {
        self.init(items: items, preview: preview) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }
}
#endif
