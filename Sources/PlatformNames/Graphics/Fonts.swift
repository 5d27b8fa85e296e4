import Foundation
import ViewRuntime

// Fonts as Core Text and Core Graphics name them. Files of fonts are not read here: who registers one hears that it was not.

/// A font as Core Text knows it: the same class as UIKit's.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

/// For whom a file of fonts is registered.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Registers a file of fonts. Nothing reads it here: it fails, with what Core Text says of a file it does not know.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = Unmanaged.passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101))
    return false
}
/// Registers files of fonts. Nothing reads them here: the handler hears of all as failed.
public func CTFontManagerRegisterFontURLs(_ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?) {
    _ = registrationHandler?(fontURLs, true)
}
/// Registers a font. Nothing reads it here: it fails.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    error?.pointee = Unmanaged.passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101))
    return false
}
/// A font of a size, by its name.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { max(0, font.lineHeight - font.ascender + font.descender) }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Bytes for Core Graphics.
public final class CGDataProvider: Sendable {
    public let data: CFData?
    public init?(data: CFData) { self.data = data }
    public init?(url: CFURL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}
/// A font as Core Graphics knows it. Its file is not read: it is known by no name.
public final class CGFont: Sendable {
    public let postScriptName: CFString? = nil
    public let fullName: CFString? = nil
    public init?(_ provider: CGDataProvider) {
        if provider.data?.isEmpty ?? true { return nil }
    }
    public init?(_ name: CFString) {}
}
