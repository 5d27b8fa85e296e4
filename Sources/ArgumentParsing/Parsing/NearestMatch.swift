/// Finds the word that was probably meant.
package enum NearestMatch {
    /// The nearest candidate within a third of the word's length (and at least one) in insertions, deletions, replacements and swaps.
    ///
    /// The first of several equally near ones. Case is ignored. Words longer than 100 characters have no match, so that the cost,
    /// which is quadratic in their length, stays small.
    package static func of(_ word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased())
        guard !typed.isEmpty, typed.count <= 100 else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate.count <= 100 {
            let distance = distance(typed, Array(candidate.lowercased()))
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance <= max(1, min(typed.count, best.candidate.count) / 3) else { return nil }
        return best.candidate
    }

    /// Optimal string alignment distance: a swap of neighbours counts as one step.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1] + Array(repeating: 0, count: right.count)
            for j in right.indices {
                row[j + 1] = min(
                    last[j + 1] + 1,
                    row[j] + 1,
                    last[j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
