import Foundation
import ViewRuntime

extension PersonNameComponents {
    /// How a name is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of the name.
        public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public var style: Style
        public var locale = Locale.autoupdatingCurrent
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        public func format(_ value: PersonNameComponents) -> String {
            switch style {
            case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
            case .medium: return join([value.givenName, value.familyName])
            case .long:
                return join([value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix])
            case .abbreviated:
                return [value.givenName, value.familyName].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
            }
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
        private func join(_ parts: [String?]) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }
    }

    /// The name, given and family name.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The name in the words of a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static var name: Self { Self() }
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension URL {
    /// How an address is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A part of an address.
        public enum Component: String, Codable, Hashable, Sendable { case scheme, user, password, host, port, path, query, fragment }
        /// Whether a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            enum Kind: Codable, Hashable { case always, never, unlessHTTP, ifHTTP, when(Component, Set<String>), unless(Component, Set<String>) }
            let kind: Kind
            public static var always: Self { Self(kind: .always) }
            public static var never: Self { Self(kind: .never) }
            public static var omitIfHTTPFamily: Self { Self(kind: .unlessHTTP) }
            public static func displayWhen(_ component: Component, matches: Set<String>) -> Self { Self(kind: .when(component, matches)) }
            public static func omitWhen(_ component: Component, matches: Set<String>) -> Self { Self(kind: .unless(component, matches)) }
        }
        private var options: [Component: ComponentDisplayOption] = [:]
        public init() {}

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var copy = self
            copy.options[component] = option
            return copy
        }
        public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with(.scheme, option) }
        public func user(_ option: ComponentDisplayOption = .always) -> Self { with(.user, option) }
        public func password(_ option: ComponentDisplayOption = .always) -> Self { with(.password, option) }
        public func host(_ option: ComponentDisplayOption = .always) -> Self { with(.host, option) }
        public func port(_ option: ComponentDisplayOption = .always) -> Self { with(.port, option) }
        public func path(_ option: ComponentDisplayOption = .always) -> Self { with(.path, option) }
        public func query(_ option: ComponentDisplayOption = .always) -> Self { with(.query, option) }
        public func fragment(_ option: ComponentDisplayOption = .always) -> Self { with(.fragment, option) }

        public func format(_ value: URL) -> String {
            guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
            let whole = parts
            func text(_ component: Component) -> String? {
                switch component {
                case .scheme: whole.scheme
                case .user: whole.user
                case .password: whole.password
                case .host: whole.host
                case .port: whole.port.map { "\($0)" }
                case .path: whole.path
                case .query: whole.query
                case .fragment: whole.fragment
                }
            }
            func isShown(_ component: Component) -> Bool {
                let standard: ComponentDisplayOption = component == .user || component == .password ? .never : .always
                switch (options[component] ?? standard).kind {
                case .always: return true
                case .never: return false
                case .unlessHTTP: return !["http", "https"].contains(whole.scheme?.lowercased() ?? "")
                case .ifHTTP: return ["http", "https"].contains(whole.scheme?.lowercased() ?? "")
                case .when(let other, let matches): return text(other).map(matches.contains) ?? false
                case .unless(let other, let matches): return !(text(other).map(matches.contains) ?? false)
                }
            }
            if !isShown(.user) { parts.user = nil }
            if !isShown(.password) { parts.password = nil }
            if !isShown(.port) { parts.port = nil }
            if !isShown(.path) { parts.path = "" }
            if !isShown(.query) { parts.query = nil }
            if !isShown(.fragment) { parts.fragment = nil }
            if !isShown(.scheme) { parts.scheme = nil }
            if !isShown(.host) { parts.host = nil }
            let words = parts.string ?? value.absoluteString
            return words.hasPrefix("//") ? String(words.dropFirst(2)) : words
        }
    }

    /// The address.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The address as a style writes it.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { Self() }
}

extension Date {
    /// How the time between two dates is written, in units of a calendar.
    public struct _SpanFormatStyle: Foundation.FormatStyle, Sendable {
        /// Units of time.
        public enum Field: String, Codable, Hashable, CaseIterable, Sendable { case year, month, week, day, hour, minute, second }
        /// How long their names are.
        public enum Style: String, Codable, Hashable, Sendable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut }
        public var style: Style
        public var fields: Set<Field>?
        var isClock = false
        public init(style: Style, fields: Set<Field>? = nil) { (self.style, self.fields) = (style, fields) }

        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = isClock ? .positional : style == .wide || style == .spellOut ? .full : style == .abbreviated ? .short : .abbreviated
            let units: [Field: NSCalendar.Unit] = [
                .year: .year, .month: .month, .week: .weekOfMonth, .day: .day, .hour: .hour, .minute: .minute, .second: .second,
            ]
            let all = fields ?? (isClock ? [.hour, .minute, .second] : Set(Field.allCases))
            formatter.allowedUnits = NSCalendar.Unit(all.compactMap { units[$0] })
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }
    }
}

extension FormatStyle where Self == Date._SpanFormatStyle {
    public static func components(style: Date._SpanFormatStyle.Style, fields: Set<Date._SpanFormatStyle.Field>? = nil) -> Self {
        Self(style: style, fields: fields)
    }
    public static var timeDuration: Self {
        var style = Self(style: .narrow)
        style.isClock = true
        return style
    }
}
