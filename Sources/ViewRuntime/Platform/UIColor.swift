#if !canImport(Darwin)
import Foundation

// UIKit's and AppKit's colours, which `import SwiftUI` brings along on Apple's platforms. One class here, since both are a colour and no more.

/// A colour as UIKit knows it: a name of the system's, numbers, or a closure that chooses.
///
/// A colour that chooses by traits is asked once for the traits of a phone in light appearance.
open class UIColor: NSObject, @unchecked Sendable {
    let color: Color

    init(color: Color) { self.color = color }

    convenience init(name: String) { self.init(color: Color(system: name)) }

    /// The colour of a view's colour.
    public convenience init(_ color: Color) { self.init(color: color) }

    /// A colour of red, green and blue, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A colour of red, green and blue, each from 0 to 1, in a wide range.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A grey from black (0) to white (1).
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    /// A colour of hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// A colour of the app's catalogue.
    public init?(named name: String) { color = Color(name) }

    /// A colour of a bundle's catalogue.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        color = Color(name, bundle: bundle)
    }

    /// A colour that a closure chooses for traits.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(color: dynamicProvider(UITraitCollection()).color)
    }

    /// A colour of Core Graphics.
    public init(cgColor: CGColor) { color = cgColor.color }

    /// The colour for Core Graphics.
    open var cgColor: CGColor { CGColor(color: color) }

    /// The colour, seen through: `alpha` takes the place of what it was.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var copy = color
        copy.opacity = Double(alpha)
        return UIColor(color: copy)
    }

    /// The colour for traits; one that chooses has chosen already.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// Reads the colour as red, green, blue and alpha, each from 0 to 1, as the system shows it in light appearance.
    ///
    /// Returns false, and writes nothing, for colours of the app's catalogue, which is not read here.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = color.components else { return false }
        red?.pointee = CGFloat(parts.red)
        green?.pointee = CGFloat(parts.green)
        blue?.pointee = CGFloat(parts.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Reads the colour as hue, saturation, brightness and alpha, each from 0 to 1, as ``getRed(_:green:blue:alpha:)`` reads it.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: alpha) else { return false }
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let span = most - least
        var sixths: CGFloat = 0
        if span > 0 {
            if most == red { sixths = (green - blue) / span } else if most == green { sixths = 2 + (blue - red) / span } else { sixths = 4 + (red - green) / span }
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = most > 0 ? span / most : 0
        brightness?.pointee = most
        return true
    }

    /// Reads the colour as a grey and alpha, each from 0 to 1. Returns false, and writes nothing, for colours that are no greys.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let parts = color.components, parts.red == parts.green, parts.green == parts.blue else { return false }
        white?.pointee = CGFloat(parts.red)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { color.description }
}

/// A colour as AppKit knows it; the same class as UIKit's.
public typealias NSColor = UIColor

extension UIColor {
    public static let systemBackground = UIColor(name: "systemBackground")
    public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(name: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(name: "tertiarySystemGroupedBackground")
    public static let label = UIColor(name: "label")
    public static let secondaryLabel = UIColor(name: "secondaryLabel")
    public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
    public static let separator = UIColor(name: "separator")
    public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
    public static let systemFill = UIColor(name: "systemFill")
    public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
    public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
    public static let placeholderText = UIColor(name: "placeholderText")
    public static let link = UIColor(name: "link")
    public static let tintColor = UIColor(name: "accentColor")
    public static let systemRed = UIColor(name: "systemRed")
    public static let systemOrange = UIColor(name: "systemOrange")
    public static let systemYellow = UIColor(name: "systemYellow")
    public static let systemGreen = UIColor(name: "systemGreen")
    public static let systemMint = UIColor(name: "systemMint")
    public static let systemTeal = UIColor(name: "systemTeal")
    public static let systemCyan = UIColor(name: "systemCyan")
    public static let systemBlue = UIColor(name: "systemBlue")
    public static let systemIndigo = UIColor(name: "systemIndigo")
    public static let systemPurple = UIColor(name: "systemPurple")
    public static let systemPink = UIColor(name: "systemPink")
    public static let systemBrown = UIColor(name: "systemBrown")
    public static let systemGray = UIColor(name: "systemGray")
    public static let systemGray2 = UIColor(name: "systemGray2")
    public static let systemGray3 = UIColor(name: "systemGray3")
    public static let systemGray4 = UIColor(name: "systemGray4")
    public static let systemGray5 = UIColor(name: "systemGray5")
    public static let systemGray6 = UIColor(name: "systemGray6")
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let white = UIColor(name: "white")
    public static let black = UIColor(name: "black")
    public static let clear = UIColor(name: "clear")
}

// The names of AppKit's, shown as the colours of UIKit that stand in the same places.
extension UIColor {
    public static let labelColor = label
    public static let secondaryLabelColor = secondaryLabel
    public static let tertiaryLabelColor = tertiaryLabel
    public static let quaternaryLabelColor = quaternaryLabel
    public static let textColor = label
    public static let placeholderTextColor = placeholderText
    public static let windowBackgroundColor = systemBackground
    public static let controlBackgroundColor = secondarySystemBackground
    public static let underPageBackgroundColor = tertiarySystemBackground
    public static let textBackgroundColor = systemBackground
    public static let controlColor = systemGray5
    public static let controlTextColor = label
    public static let disabledControlTextColor = tertiaryLabel
    public static let separatorColor = separator
    public static let gridColor = separator
    public static let linkColor = link
    public static let controlAccentColor = tintColor
    public static let selectedContentBackgroundColor = tintColor
    public static let selectedControlColor = tintColor
    public static let unemphasizedSelectedContentBackgroundColor = systemGray4
    public static let headerTextColor = label
    public static let shadowColor = black
}

extension Color {
    /// The colour that UIKit knows.
    nonisolated public init(uiColor: UIColor) { self = uiColor.color }

    /// The colour that AppKit knows.
    nonisolated public init(nsColor: NSColor) { self = nsColor.color }

    /// The colour that UIKit or AppKit knows.
    nonisolated public init(_ color: UIColor) { self = color.color }
}
#endif
