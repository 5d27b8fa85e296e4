#if !canImport(Darwin)
import Foundation

/// A font as UIKit or AppKit knows it.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy a font is, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// What a font is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    /// The font for views.
    let font: Font
    /// The size in points.
    public let pointSize: CGFloat
    public let fontName: String

    init(_ font: Font, _ size: CGFloat, _ name: String = ".SFUI-Regular") {
        self.font = font
        pointSize = size
        fontName = name
    }

    /// A font of the app's.
    public init?(name: String, size: CGFloat) {
        font = .custom(name, size: size)
        pointSize = size
        fontName = name
    }

    public var familyName: String { fontName }
    /// The height of a line in points, as text is measured here.
    public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
    public var ascender: CGFloat { pointSize * 0.95 }
    public var descender: CGFloat { pointSize * -0.24 }
    public var capHeight: CGFloat { pointSize * 0.7 }
    public var xHeight: CGFloat { pointSize * 0.52 }

    /// The font in another size.
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(.system(size: size), size, fontName) }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.view), size)
    }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic(), size) }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.view, design: .monospaced), size)
    }
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.view).monospacedDigit(), size)
    }

    /// The font of a use, in the size that it has where a person has chosen none.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (font, size): (Font, CGFloat) =
            switch style {
            case .largeTitle: (.largeTitle, 34)
            case .title1: (.title, 28)
            case .title2: (.title2, 22)
            case .title3: (.title3, 20)
            case .headline: (.headline, 17)
            case .subheadline: (.subheadline, 15)
            case .callout: (.callout, 16)
            case .footnote: (.footnote, 13)
            case .caption1: (.caption, 12)
            case .caption2: (.caption2, 11)
            default: (.body, 17)
            }
        return UIFont(font, size)
    }

    /// The font of a use, in the size that a person with those traits has chosen.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let plain = preferredFont(forTextStyle: style)
        guard let traits else { return plain }
        return UIFont(plain.font, plain.font.points(traits.preferredContentSizeCategory.typeSize))
    }

    /// A font of a description, in a size; 0 keeps the description's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(descriptor.font.pointSize(size), size, descriptor.name)
    }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, pointSize, fontName) }

    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var familyNames: [String] { [] }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

/// A font as AppKit knows it; the same class as UIKit's.
public typealias NSFont = UIFont

extension UIFont.Weight {
    var view: Font.Weight {
        switch rawValue {
        case ..<(-0.7): .ultraLight
        case ..<(-0.5): .thin
        case ..<(-0.2): .light
        case ..<0.12: .regular
        case ..<0.27: .medium
        case ..<0.35: .semibold
        case ..<0.48: .bold
        case ..<0.59: .heavy
        default: .black
        }
    }
}

extension Font {
    /// The font that UIKit or AppKit knows.
    public init(_ font: UIFont) { self = font.font }
}

/// Scales fonts with the size of text that a person has chosen; here, the usual one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    /// The font in the size that it has for a person with those traits.
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
        scaledFont(for: scaledFont(for: font, compatibleWith: traits), maximumPointSize: maximumPointSize)
    }
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        guard let traits else { return value }
        return (value * CGFloat(traits.preferredContentSizeCategory.typeSize.bodySize) / 17).rounded()
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// What a font is to be.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// More about a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let italic = traitItalic
        public static let bold = traitBold
    }
    /// The shapes of letters.
    public struct SystemDesign: Hashable, Sendable {
        let design: Font.Design
        public static let `default` = SystemDesign(design: .default)
        public static let rounded = SystemDesign(design: .rounded)
        public static let serif = SystemDesign(design: .serif)
        public static let monospaced = SystemDesign(design: .monospaced)
    }
    let font: Font
    let name: String
    public let pointSize: CGFloat
    public private(set) var symbolicTraits: SymbolicTraits = []

    init(_ font: Font, _ size: CGFloat, _ name: String) { (self.font, pointSize, self.name) = (font, size, name) }
    public convenience init(name: String, size: CGFloat) { self.init(.custom(name, size: size), size, name) }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { UIFontDescriptor(font.adding(.design(design.design)), pointSize, name) }
    open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.pointSize(size), size, name) }
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        if traits.contains(.traitBold) { changed = changed.bold() }
        if traits.contains(.traitItalic) { changed = changed.italic() }
        if traits.contains(.traitMonoSpace) { changed = changed.monospaced() }
        let copy = UIFontDescriptor(changed, pointSize, name)
        copy.symbolicTraits = traits
        return copy
    }
}

/// A description of a font as AppKit knows it; the same class as UIKit's.
public typealias NSFontDescriptor = UIFontDescriptor

/// How a text is measured that is drawn. Lines are always broken as views break them.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a drawn text took. Nothing is noted in it.
public final class NSStringDrawingContext: NSObject {}

/// The size of a text in a font, within a width, by the table that views are measured with.
private func measured(_ text: String, _ font: UIFont?, within width: CGFloat) -> CGSize {
    let metrics = TextMetrics(font?.font ?? .system(size: 12), TextSettings(EnvironmentValues()))
    var (widest, lines) = (CGFloat(0), 0)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
        var line: CGFloat = 0
        lines += 1
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let part = metrics.width(word)
            let space = line > 0 ? metrics.width(" " as Character) : 0
            if line > 0, line + space + part > width {
                lines += 1
                line = part
            } else {
                line += space + part
            }
            widest = max(widest, line)
        }
    }
    return CGSize(width: min(widest, width), height: metrics.lineHeight * CGFloat(lines))
}

extension NSString {
    /// The size of the text on one line, in points, as views are measured.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        measured(String(describing: self), attributes?[.font] as? UIFont, within: .infinity)
    }

    /// The place of the text within a size, in points, as views are measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        CGRect(origin: .zero, size: measured(String(describing: self), attributes?[.font] as? UIFont, within: size.width > 0 ? size.width : .infinity))
    }
}

extension String {
    /// The size of the text on one line, in points, as views are measured.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        measured(self, attributes?[.font] as? UIFont, within: .infinity)
    }

    /// The place of the text within a size, in points, as views are measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    private var firstFont: UIFont? { length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil }

    /// The size of the text on one line, in points, in its first character's font.
    public func size() -> CGSize { measured(string, firstFont, within: .infinity) }

    /// The place of the text within a size, in points, in its first character's font.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        CGRect(origin: .zero, size: measured(string, firstFont, within: size.width > 0 ? size.width : .infinity))
    }
}
#endif
