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
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
#endif
