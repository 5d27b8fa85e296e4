#if !canImport(Darwin)
import Foundation

extension String {
    /// The literal of a localized string, with its interpolated values.
    ///
    /// Headless, a literal stands for itself, as ``LocalizedStringKey``'s does.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        /// A literal made of a string.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The string of a literal: from the bundle's table where that has it, otherwise the literal itself.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = String.localized(keyAndValue.key.source, keyAndValue.key.source, table, bundle)
    }

    /// The string of a key: from the bundle's table where that has it, otherwise the given one.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = String.localized(key.description, defaultValue.key.source, table, bundle)
    }

    /// The string of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = String.localized(resource.key, resource.defaultValue.key.source, resource.table, resource.bundle)
    }

    private static func localized(_ key: String, _ value: String, _ table: String?, _ bundle: Bundle?) -> String {
        (bundle ?? .main).localizedString(forKey: key, value: value, table: table)
    }
}

/// A localized string that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    let bundlePath: String?

    var bundle: Bundle? { bundlePath.flatMap { Bundle(path: $0) } }

    /// Where a string's tables are.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        var path: String? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type).bundlePath
            case .atURL(let url): url.path
            }
        }
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.source
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        bundlePath = bundle.path
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        bundlePath = bundle.path
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// The string of a resource, whose Markdown is read.
    // Not as good a choice as a key, which a literal is too.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
        let (string, key) = (String(localized: resource), resource.defaultValue.key)
        self.init(string == key.source ? key : LocalizedStringKey(string))
    }
}
#endif
