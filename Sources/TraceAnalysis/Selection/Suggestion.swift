/// Finds the word that was probably meant.
package enum Suggestion {
    /// The nearest of some words, if it is near enough to be a slip of the keyboard.
    package static func nearest(to word: String, in words: some Sequence<String>) -> String? {
        let typed = Array(word.lowercased().prefix(64))
        let allowed = max(1, (typed.count + 1) / 3)
        var best: (word: String, distance: Int)?
        for candidate in words {
            let distance = distance(typed, Array(candidate.lowercased()))
            if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// Insertions, removals, replacements and swaps of neighbours that lead from one word to the other.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var before = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in left.indices {
            var next = [row + 1] + [Int](repeating: 0, count: right.count)
            for column in right.indices {
                let isSame = left[row] == right[column]
                next[column + 1] = min(last[column + 1] + 1, next[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    next[column + 1] = min(next[column + 1], before[column - 1] + 1)
                }
            }
            before = last
            last = next
        }
        return last[right.count]
    }
}
