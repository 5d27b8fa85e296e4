/// Finds rules by what people see who have the fault.
public enum SymptomSearch {
    /// A rule that may explain a symptom.
    public struct Match: Hashable, Sendable {
        public var rule: String
        /// The fault in one sentence.
        public var title: String
        /// The symptom of its page that is nearest, where one is near.
        public var symptom: String?
    }

    /// The rules whose pages have words of a description, the nearest first, at most `limit`.
    ///
    /// Words are compared without their endings; rare words count more than frequent ones.
    public static func matches(_ description: String, limit: Int = 5) -> [Match] {
        let asked = Set(words(description))
        let pages = RuleRegistry.pages.map(Page.init)
        var frequency: [String: Int] = [:]
        for page in pages { for word in page.all { frequency[word, default: 0] += 1 } }
        func weight(_ words: Set<String>) -> Double {
            words.intersection(asked).reduce(0) { $0 + 1 / Double(frequency[$1] ?? 1) }
        }
        let scored = pages.enumerated().map { offset, page in
            let best = page.symptoms.max { weight($0.words) < weight($1.words) }
            let near = best.map { weight($0.words) } ?? 0
            let score = 4 * near + 2 * weight(page.title) + weight(page.text)
            return (offset: offset, score: score, match: Match(rule: page.id, title: page.sentence, symptom: near > 0 ? best?.text : nil))
        }
        return scored.filter { $0.score > 0 }
            .sorted { $0.score != $1.score ? $0.score > $1.score : $0.offset < $1.offset }.prefix(limit).map(\.match)
    }

    private struct Page {
        var id, sentence: String
        var symptoms: [(text: String, words: Set<String>)]
        var title, text: Set<String>

        var all: Set<String> { symptoms.reduce(title.union(text)) { $0.union($1.words) } }

        init(_ page: RulePage) {
            id = page.id
            sentence = page.title
            symptoms = page.symptoms.map { ($0, Set(SymptomSearch.words($0))) }
            title = Set(SymptomSearch.words(page.title + " " + page.id.replacing("-", with: " ")))
            text = Set(SymptomSearch.words(page.meaning))
        }
    }

    /// Words that say nothing about a fault.
    private static let common: Set<String> = [
        "a", "an", "and", "are", "as", "at", "be", "but", "by", "do", "does", "for", "from", "has", "have", "i", "in", "is", "it", "its",
        "my", "not", "of", "on", "or", "that", "the", "their", "there", "they", "this", "to", "was", "when", "while", "why", "with",
    ]

    fileprivate static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { !common.contains($0) }.map(stem)
    }

    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "es", "ed", "s"] where word.count > ending.count + 2 && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word.count > 3 && word.hasSuffix("e") ? String(word.dropLast()) : word
    }
}
