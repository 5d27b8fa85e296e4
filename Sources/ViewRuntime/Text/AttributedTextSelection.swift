import Foundation

/// What of an attributed text is selected, or where its insertion point is.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    /// The places of what is selected.
    public enum Indices: Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    private var ranges: [Range<AttributedString.Index>]

    /// An insertion point at the beginning of the text.
    public init() { ranges = [] }
    /// An insertion point.
    public init(insertionPoint: AttributedString.Index) { ranges = [insertionPoint..<insertionPoint] }
    /// A selected range.
    public init(range: Range<AttributedString.Index>) { ranges = [range] }
    /// Several selected ranges.
    public init(ranges: RangeSet<AttributedString.Index>) { self.ranges = Array(ranges.ranges) }

    // Indices of attributed strings have no hash of their own.
    public func hash(into hasher: inout Hasher) { hasher.combine(ranges.count) }

    /// The places in a text.
    public func indices(in text: AttributedString) -> Indices {
        guard let first = ranges.first else { return .insertionPoint(text.startIndex) }
        if ranges.count == 1, first.isEmpty { return .insertionPoint(first.lowerBound) }
        return .ranges(RangeSet(ranges))
    }
}

extension TextEditor {
    /// An editor of a text with looks. What is typed looks as what stands before it; after typing, the insertion point is at the end.
    nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.init(
            text: text.mapped({ String($0.characters) }) { text, new in
                text.replaceCharacters(with: new)
                selection?.wrappedValue = AttributedTextSelection(insertionPoint: text.endIndex)
            })
    }
}

extension AttributedString {
    /// Makes the characters others: what is alike at the beginning and the end keeps its look, and what is new has that of what stands before it.
    fileprivate mutating func replaceCharacters(with new: String) {
        let (old, wanted) = (Array(characters), Array(new))
        let most = Swift.min(old.count, wanted.count)
        let front = zip(old, wanted).prefix { $0 == $1 }.count
        let back = zip(old.reversed(), wanted.reversed()).prefix(most - front).prefix { $0 == $1 }.count
        let start = index(startIndex, offsetByCharacters: front)
        let end = index(endIndex, offsetByCharacters: -back)
        var piece = AttributedString(String(wanted[front..<wanted.count - back]))
        if front > 0 {
            let before = index(start, offsetByCharacters: -1)
            if let attributes = self[before..<start].runs.first?.attributes { piece.setAttributes(attributes) }
        }
        replaceSubrange(start..<end, with: piece)
    }
}
