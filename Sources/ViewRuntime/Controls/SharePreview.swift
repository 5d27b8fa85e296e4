import Foundation

/// What is shown of something that is offered to other apps.
public struct SharePreview<Image, Icon> {
    let title: String
    let image: Image?
    let icon: Icon?
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) {
        title = titleKey.text
        (image, icon) = (nil, nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.title = String(title)
        (image, icon) = (nil, nil)
    }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        title = titleKey.text
        self.image = image
        icon = nil
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.title = String(title)
        self.image = image
        icon = nil
    }
}

extension ShareLink {
    /// Offers a string, with a label and what is shown of it.
    nonisolated public init<I, C>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>, @ViewBuilder label: () -> Label
    ) {
        self.init(item: item, subject: subject, message: message, label: label)
    }

    /// Offers an address, with a label and what is shown of it.
    nonisolated public init<I, C>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>, @ViewBuilder label: () -> Label
    ) {
        self.init(item: item, subject: subject, message: message, label: label)
    }

    /// Offers a picture, with a label and what is shown of it.
    nonisolated public init<I, C>(
        item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>, @ViewBuilder label: () -> Label
    ) {
        self.init(item: preview.title, subject: subject, message: message, label: label)
    }
}

extension ShareLink where Label == ViewRuntime.Label<Text, Image> {
    /// Offers a string, with what is shown of it.
    nonisolated public init<I, C>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Offers an address, with what is shown of it.
    nonisolated public init<I, C>(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Offers a picture, with what is shown of it.
    nonisolated public init<I, C>(item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>) {
        self.init(item: preview.title, subject: subject, message: message)
    }

    /// Offers a picture, with a title and what is shown of it.
    nonisolated public init<I, C>(
        _ titleKey: LocalizedStringKey, item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>
    ) {
        self.init(titleKey, item: preview.title, subject: subject, message: message)
    }

    /// Offers strings.
    nonisolated public init(items: [String], subject: Text? = nil, message: Text? = nil) {
        self.init(item: items.joined(separator: "\n"), subject: subject, message: message)
    }

    /// Offers addresses.
    nonisolated public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
        self.init(item: items.map(\.absoluteString).joined(separator: "\n"), subject: subject, message: message)
    }
}
