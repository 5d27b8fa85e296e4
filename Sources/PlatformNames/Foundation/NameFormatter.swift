import Foundation

/// Writes the names of people, and reads them.
///
/// Foundation's class of this name cannot be made in its Linux edition; this one stands before it.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable { case `default` = 0, short, medium, long, abbreviated }
    open var style = Style.default
    open var locale: Locale! = .autoupdatingCurrent
    /// Whether the sound of a name is written instead. Inert: names are written as they are.
    open var isPhonetic = false
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: PersonNameComponents) -> String {
        let style: PersonNameComponents.FormatStyle.Style = switch style {
        case .short: .short
        case .default, .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
        return PersonNameComponents.FormatStyle(style: style).format(components)
    }
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }
    /// What of a name is written.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Self(rawValue: 2)
    }

    /// The parts of a name as it is written in English: a title, given, middle and family name, and what comes after; nil for no words.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        // "Family, Given" is turned round.
        if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma < words.count - 1, !Self.suffixes.contains(Self.plain(words[comma + 1])) {
            let family = words[...comma].joined(separator: " ").dropLast()
            words = words[(comma + 1)...] + [String(family)]
        }
        var parts = PersonNameComponents()
        var titles: [String] = []
        while let first = words.first, words.count > 1, Self.titles.contains(Self.plain(first)) { titles.append(words.removeFirst()) }
        if !titles.isEmpty { parts.namePrefix = titles.joined(separator: " ") }
        if let last = words.last, words.count > 2, Self.suffixes.contains(Self.plain(last)) {
            parts.nameSuffix = words.removeLast()
            if words[words.count - 1].hasSuffix(",") { words[words.count - 1].removeLast() }
        }
        guard let given = words.first else { return nil }
        parts.givenName = given
        if words.count > 1 { parts.familyName = words[words.count - 1] }
        if words.count > 2 { parts.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return parts
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    private static func plain(_ word: String) -> String { word.lowercased().filter(\.isLetter) }
    private static let titles: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "dame", "lord", "lady", "rev"]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
}
