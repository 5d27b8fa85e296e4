/// What of a text is selected, or where its insertion point is.
public struct TextSelection: Hashable, Sendable {
    /// The places of what is selected.
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    /// The places of what is selected; an empty range for an insertion point.
    public var indices: Indices

    /// A selected range.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Several selected ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// An insertion point.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether nothing is selected, and there is an insertion point alone.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension Binding where Value == String {
    /// The same text; who writes it has the insertion point moved to its end.
    nonisolated fileprivate func moving(_ selection: Binding<TextSelection?>) -> Binding<String> {
        mapped({ $0 }) { text, new in
            text = new
            selection.wrappedValue = TextSelection(insertionPoint: new.endIndex)
        }
    }
}

// A driver types at the end of a text: there the insertion point is afterwards. Writing a selection selects nothing that could be seen.
extension TextEditor {
    /// An editor that tells what is selected: after typing, the insertion point at the end.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text.moving(selection)) }
}

extension TextField where Label == Text {
    /// A field that tells what is selected: after typing, the insertion point at the end.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(label: Text(titleKey), text: text.moving(selection), prompt: prompt, axis: axis)
    }

    /// A field that tells what is selected: after typing, the insertion point at the end.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(label: Text(title), text: text.moving(selection), prompt: prompt, axis: axis)
    }
}
