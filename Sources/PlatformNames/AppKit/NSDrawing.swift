import Foundation
import ViewRuntime

// Drawing as AppKit's views write it: UIKit's classes draw, into UIKit's contexts; AppKit's contexts draw nothing.

/// An outline of AppKit's: the same as UIKit's.
public typealias NSBezierPath = UIBezierPath

/// Where is drawn: nowhere.
@MainActor @preconcurrency
public final class NSGraphicsContext: NSObject {
    /// How pictures are made larger.
    public typealias ImageInterpolation = NSImageInterpolation
    public static var current: NSGraphicsContext? {
        get { nil }
        set {}
    }
    public var imageInterpolation = NSImageInterpolation.default
    public var shouldAntialias = true
    public class func saveGraphicsState() {}
    public class func restoreGraphicsState() {}
}
/// How pictures are made larger. Inert: nothing is drawn.
public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium }

/// The pixels of a picture: none, since pictures are not decoded.
public final class NSBitmapImageRep: NSObject {
    /// How pictures are written.
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    /// How well pictures are written.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = Self(rawValue: "NSImageCompressionFactor")
    }
    public init?(data: Data) { return nil }
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
}

extension NSSound {
    /// A short sound. Inert: nothing is heard.
    public static func beep() {}
}

/// What can be copied.
public protocol NSPasteboardWriting {}
extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
extension UIImage: NSPasteboardWriting {}
extension UIColor: NSPasteboardWriting {}
extension NSAttributedString: NSPasteboardWriting {}
extension NSPasteboard {
    /// Puts texts and addresses in; pictures and colours are left out, since they have no bytes here.
    @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        var isWritten = false
        for object in objects {
            switch object {
            case let text as NSString: isWritten = setString("\(text)", forType: .string) || isWritten
            case let text as NSAttributedString: isWritten = setString(text.string, forType: .string) || isWritten
            case let url as NSURL: isWritten = setString(url.absoluteString, forType: .URL) || isWritten
            default: break
            }
        }
        return isWritten
    }
}

extension NSApplication {
    /// Light or dark. Inert: hosts have an appearance of their own.
    public var appearance: NSAppearance? {
        get { nil }
        set {}
    }
}

extension NSTextView {
    /// A text of many lines in a view that scrolls.
    public class func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView()
        scroll.documentView = NSTextView()
        return scroll
    }
}

extension NSScrollView {
    public var contentView: NSClipView {
        get { NSClipView() }
        set {}
    }
    public var contentSize: CGSize { bounds.size }
    public var scrollerStyle: NSScroller.Style {
        get { .overlay }
        set {}
    }
}

/// Arrows for more and less, of UIKit's. Its look is inert: nothing is drawn from it.
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var wraps = false
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UIImage {
    /// The name of a picture, as AppKit calls it.
    public typealias Name = String
}

@MainActor private let itemsAppearance = UIBarButtonItem()

extension UIBarButtonItem {
    /// What is set on it is set for all items of bars. Inert: items here do not look at it.
    public static func appearance() -> UIBarButtonItem { itemsAppearance }
}

extension UIButton {
    /// Room around the content, of older buttons. Inert: it is not kept, since nothing is laid out from it.
    public var contentEdgeInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
    /// Room around the picture, of older buttons. Inert: it is not kept, since nothing is laid out from it.
    public var imageEdgeInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
    /// Room around the title, of older buttons. Inert: it is not kept, since nothing is laid out from it.
    public var titleEdgeInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
}
