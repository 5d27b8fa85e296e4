#if !canImport(Darwin)
import Foundation

// Names of UIKit's and AppKit's texts. What they say is kept; views here look at attributed strings of Swift's alone.

/// On which side the lines of a text begin.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where a line ends that does not fit.
public enum NSLineBreakMode: UInt, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The keyboard's key for the end of an entry.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// How lines are drawn below and through texts.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
    public static let double = Self(rawValue: 9)
    public static let patternDot = Self(rawValue: 0x100)
    public static let patternDash = Self(rawValue: 0x200)
}

/// How the lines of a paragraph stand, kept.
open class NSParagraphStyle: NSObject {
    fileprivate var values = ParagraphValues()
    public override init() {}
    open var alignment: NSTextAlignment { values.alignment }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
}

/// How the lines of a paragraph stand, to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment { get { values.alignment } set { values.alignment = newValue } }
    open override var lineSpacing: CGFloat { get { values.lineSpacing } set { values.lineSpacing = newValue } }
    open override var paragraphSpacing: CGFloat { get { values.paragraphSpacing } set { values.paragraphSpacing = newValue } }
    open override var lineHeightMultiple: CGFloat { get { values.lineHeightMultiple } set { values.lineHeightMultiple = newValue } }
    open override var firstLineHeadIndent: CGFloat { get { values.firstLineHeadIndent } set { values.firstLineHeadIndent = newValue } }
    open override var lineBreakMode: NSLineBreakMode { get { values.lineBreakMode } set { values.lineBreakMode = newValue } }
}

private struct ParagraphValues {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
}

// What is said of a part of a text.
extension NSAttributedString.Key {
    public static let font = Self(rawValue: "NSFont")
    public static let foregroundColor = Self(rawValue: "NSColor")
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    public static let kern = Self(rawValue: "NSKern")
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    public static let strokeColor = Self(rawValue: "NSStrokeColor")
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    public static let link = Self(rawValue: "NSLink")
}
#endif
