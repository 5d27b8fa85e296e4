import Foundation

/// Offers something to other apps. There are none here: a tap does nothing.
nonisolated public struct ShareLink<Label: View>: PrimitiveView {
    public typealias Body = Never
    private var label: Label
    private var item: String

    private init(_ item: String, _ label: Label) {
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

extension ShareLink {
    /// Offers an address, with a label.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(item.absoluteString, label())
    }

    /// Offers a string, with a label.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(item, label())
    }
}

extension ShareLink where Label == ViewRuntime.Label<Text, Image> {
    private static func share(_ title: Text) -> Label {
        ViewRuntime.Label { title } icon: { Image(systemName: "square.and.arrow.up") }
    }

    /// Offers an address.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item.absoluteString, Self.share(Text("Share…")))
    }

    /// Offers a string.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item, Self.share(Text("Share…")))
    }

    /// Offers an address, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item.absoluteString, Self.share(Text(titleKey)))
    }

    /// Offers a string, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item, Self.share(Text(titleKey)))
    }

    /// Offers an address, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item.absoluteString, Self.share(Text(title)))
    }
}
