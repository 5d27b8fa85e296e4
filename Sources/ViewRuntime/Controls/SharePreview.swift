import Foundation

/// What is shown of something that is offered to other apps.
public struct SharePreview<Image, Icon> {
    let title: String
    let image: Image?
    let icon: Icon?
}

extension SharePreview {
    /// A title with a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        (title, self.image, self.icon) = (titleKey.text, image, icon)
    }

    /// A title with a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        (self.title, self.image, self.icon) = (String(title), image, icon)
    }

    /// A title with a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        (self.title, self.image, self.icon) = (title.content, image, icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) { (title, image, icon) = (titleKey.text, nil, nil) }

    /// A title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { (self.title, image, icon) = (String(title), nil, nil) }

    /// A title.
    public init(_ title: Text) { (self.title, image, icon) = (title.content, nil, nil) }
}

extension SharePreview where Icon == Never {
    /// A title with a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { (title, self.image, icon) = (titleKey.text, image, nil) }

    /// A title with a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { (self.title, self.image, icon) = (String(title), image, nil) }

    /// A title with a picture.
    public init(_ title: Text, image: Image) { (self.title, self.image, icon) = (title.content, image, nil) }
}

extension SharePreview where Image == Never {
    /// A title with an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { (title, image, self.icon) = (titleKey.text, nil, icon) }

    /// A title with an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { (self.title, image, self.icon) = (String(title), nil, icon) }
}
