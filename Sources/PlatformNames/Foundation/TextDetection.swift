import Foundation

/// Finds addresses and numbers in text: links, addresses of mail and telephone numbers, by their form.
///
/// Dates, postal addresses and flights are not found: which words are such depends on tables that the Linux edition of Foundation lacks.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let expressions: [(kind: UInt64, expression: NSRegularExpression)]

    /// A finder of some kinds. Throws where none is asked for.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        guard checkingTypes != 0 else { throw CocoaError(.featureUnsupported) }
        self.checkingTypes = checkingTypes
        var expressions: [(kind: UInt64, expression: NSRegularExpression)] = []
        if checkingTypes & DetectedResult.link != 0 {
            expressions.append((DetectedResult.link, try NSRegularExpression(pattern: Self.links, options: .caseInsensitive)))
        }
        if checkingTypes & DetectedResult.phoneNumber != 0 {
            expressions.append((DetectedResult.phoneNumber, try NSRegularExpression(pattern: Self.numbers)))
        }
        self.expressions = expressions
    }

    // With a scheme, with "www." in front, an address of mail, or a name that ends as many do.
    private static let links = #"""
        (?<![\w@])(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|mailto:[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info|io|dev|app|co|ai|me|tv|eu|uk|de|fr|it|es|nl|ch|at|se|no|jp|cn|us|ca|au)\b(?:[/?#][^\s<>"]*)?)
        """#
    private static let numbers = #"(?<![\w+])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?!\w)"#

    /// What is found in a part of a text, in its order.
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        for (kind, expression) in expressions {
            for match in expression.matches(in: string, options: options, range: range) {
                guard let result = Self.result(kind, match.range, in: string) else { continue }
                // A number within an address is part of it.
                if !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) { found.append(result) }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }
    open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
    /// Calls a closure for each that is found, until it says to stop.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    private static func result(_ kind: UInt64, _ range: NSRange, in string: String) -> DetectedResult? {
        var text = (string as NSString).substring(with: range)
        guard kind == DetectedResult.link else {
            let digits = text.filter(\.isNumber).count
            guard (7...15).contains(digits) else { return nil }
            return DetectedResult(kind, range, phoneNumber: text)
        }
        // Signs at the end belong to the sentence, and so does a bracket that was opened before the address.
        while let last = text.last, ".,;:!?'\"".contains(last) || (last == ")" && !text.contains("(")) { text.removeLast() }
        let isMail = text.contains("@") && !text.contains("://") && !text.hasPrefix("mailto:")
        let address = text.contains("://") || text.hasPrefix("mailto:") ? text : (isMail ? "mailto:" : "http://") + text
        guard let url = URL(string: address) else { return nil }
        return DetectedResult(kind, NSRange(location: range.location, length: text.utf16.count), url: url)
    }
}

/// Something that was found in a text.
private final class DetectedResult: NSTextCheckingResult {
    static let link: UInt64 = 1 << 5
    static let phoneNumber: UInt64 = 1 << 11

    let kind: UInt64
    let place: NSRange
    let address: URL?
    let number: String?

    init(_ kind: UInt64, _ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
        (self.kind, self.place, address, number) = (kind, place, url, phoneNumber)
        super.init()
    }
    required init?(coder: NSCoder) { return nil }

    override var resultType: NSTextCheckingResult.CheckingType { NSTextCheckingResult.CheckingType(rawValue: kind) }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    /// The address that was found.
    public var url: URL? { (self as? DetectedResult)?.address }
    /// The number that was found.
    public var phoneNumber: String? { (self as? DetectedResult)?.number }
    /// The date that was found: none is.
    public var date: Date? { nil }
    /// The postal address that was found: none is.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}
