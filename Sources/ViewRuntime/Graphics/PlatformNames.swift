#if !canImport(Darwin)
import Foundation

// Names of UIKit's that SwiftUI's own modifiers take, and that `import SwiftUI` brings along on iOS.

/// Kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters a keyboard writes large by itself.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What a text field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "name")
    public static let givenName = Self(rawValue: "given-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let emailAddress = Self(rawValue: "email")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let URL = Self(rawValue: "url")
    public static let fullStreetAddress = Self(rawValue: "street-address")
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let addressState = Self(rawValue: "address-level1")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let countryName = Self(rawValue: "country-name")
    public static let creditCardNumber = Self(rawValue: "cc-number")
}

/// A colour by the name that UIKit gives it.
public struct UIColor: Hashable, Sendable {
    let name: String
    public static let systemBackground = Self(name: "systemBackground")
    public static let secondarySystemBackground = Self(name: "secondarySystemBackground")
    public static let tertiarySystemBackground = Self(name: "tertiarySystemBackground")
    public static let systemGroupedBackground = Self(name: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = Self(name: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = Self(name: "tertiarySystemGroupedBackground")
    public static let label = Self(name: "label")
    public static let secondaryLabel = Self(name: "secondaryLabel")
    public static let tertiaryLabel = Self(name: "tertiaryLabel")
    public static let quaternaryLabel = Self(name: "quaternaryLabel")
    public static let separator = Self(name: "separator")
    public static let systemFill = Self(name: "systemFill")
    public static let secondarySystemFill = Self(name: "secondarySystemFill")
    public static let tertiarySystemFill = Self(name: "tertiarySystemFill")
    public static let placeholderText = Self(name: "placeholderText")
    public static let link = Self(name: "link")
    public static let systemRed = Self(name: "systemRed")
    public static let systemOrange = Self(name: "systemOrange")
    public static let systemYellow = Self(name: "systemYellow")
    public static let systemGreen = Self(name: "systemGreen")
    public static let systemBlue = Self(name: "systemBlue")
    public static let systemIndigo = Self(name: "systemIndigo")
    public static let systemPurple = Self(name: "systemPurple")
    public static let systemPink = Self(name: "systemPink")
    public static let systemTeal = Self(name: "systemTeal")
    public static let systemGray = Self(name: "systemGray")
    public static let systemGray2 = Self(name: "systemGray2")
    public static let systemGray3 = Self(name: "systemGray3")
    public static let systemGray4 = Self(name: "systemGray4")
    public static let systemGray5 = Self(name: "systemGray5")
    public static let systemGray6 = Self(name: "systemGray6")
    public static let white = Self(name: "white")
    public static let black = Self(name: "black")
    public static let clear = Self(name: "clear")
}

extension Color {
    /// The colour that UIKit names.
    nonisolated public init(uiColor: UIColor) { self.init(system: uiColor.name) }

    /// The colour that UIKit names.
    nonisolated public init(_ color: UIColor) { self.init(system: color.name) }
}
#endif
