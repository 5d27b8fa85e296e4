#if !canImport(Darwin)
import Foundation

/// Looks for words that are spelled wrongly. There is no dictionary here: all are taken to be right.
public final class UITextChecker: NSObject {
    public override init() {}

    /// The first word that is spelled wrongly: none, which `NSNotFound` says.
    public func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    /// Words that were meant: nobody knows.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    public class var availableLanguages: [String] { [] }
}
#endif
