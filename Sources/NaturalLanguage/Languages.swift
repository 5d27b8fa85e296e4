@_exported import Foundation

// Languages of texts. Nothing is recognised here: no language is told.

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = Self("und")
    public static let english = Self("en")
    public static let german = Self("de")
    public static let french = Self("fr")
    public static let spanish = Self("es")
    public static let italian = Self("it")
    public static let japanese = Self("ja")
    public static let korean = Self("ko")
    public static let portuguese = Self("pt")
    public static let russian = Self("ru")
    public static let simplifiedChinese = Self("zh-Hans")
    public static let traditionalChinese = Self("zh-Hant")
}
/// Says in which language a text is: it does not know.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    public override init() {}
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    open var dominantLanguage: NLLanguage? { nil }
    open func processString(_ string: String) {}
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    open func reset() {}
}
