import Foundation
import ViewRuntime

extension ViewHost {
    /// Where a view is: its rectangle in the host's coordinates, in points from the top left corner.
    ///
    /// An identifier stands for the view to which it was given, with the modifiers inside of it: that of `.padding().accessibilityIdentifier("a")`
    /// includes the padding. A label stands for the control or the text alone.
    ///
    /// - Parameters:
    ///   - name: an accessibility identifier, else the label of a control, else a text that is shown, as a whole.
    ///   - scope: the place to look in for a label or a text.
    /// - Throws: `ViewHostError` where there is none, or several.
    public func frame(of name: String, in scope: ViewScope? = nil) throws -> CGRect {
        update()
        let frames = scope == nil ? core.layout?.frames(identifiedBy: name) ?? [] : []
        if frames.count > 1 {
            throw ViewHostError.ambiguous("view \"\(name)\"", place: "", present: frames.map { "one at \($0.words)" })
        }
        if let frame = frames.first { return frame }
        let elements = try scope?.roots(in: elements) ?? elements
        for isMeant in [
            { $0.identifier == name }, { $0.isControl && $0.label == name }, { $0.text == name }, { $0.ownLabel == name },
        ] as [(ViewElement) -> Bool] {
            var found: [ViewElement] = []
            ElementTree.walk(elements) { element in
                if isMeant(element) { found.append(element) }
                return .into
            }
            if !found.isEmpty { return try frame(of: found, "view \"\(name)\"", scope) }
        }
        throw ViewHostError.notFound("view \"\(name)\"", place: scope?.place ?? "", present: labels(elements))
    }

    /// Where the only view of a type is: its rectangle in the host's coordinates, in points from the top left corner.
    ///
    /// - Throws: `ViewHostError` where there is none, or several.
    public func frame<V: View>(of type: V.Type, in scope: ViewScope? = nil) throws -> CGRect {
        let name = TypeNames.printed(type)
        let kind = String(name.prefix { $0 != "<" })
        var found: [ViewElement] = []
        ElementTree.walk(try scope?.roots(in: elements) ?? elements) { element in
            if element.isBody ? element.kind == name : element.kind == kind { found.append(element) }
            return .into
        }
        if found.isEmpty { throw ViewHostError.notFound("view \(name)", place: scope?.place ?? "", present: []) }
        return try frame(of: found, "view \(name)", scope)
    }

    private func frame(of found: [ViewElement], _ name: String, _ scope: ViewScope?) throws -> CGRect {
        let find = core.layout?.frameFinder()
        let frames = found.compactMap { find?($0) }
        if frames.count > 1 {
            throw ViewHostError.ambiguous(name, place: scope?.place ?? "", present: frames.map { "one at \($0.words)" })
        }
        guard let frame = frames.first else {
            throw ViewHostError.impossible(name, reason: "has no place: it is not laid out")
        }
        return frame
    }

    private func labels(_ elements: [ViewElement]) -> [String] {
        var labels: [String] = []
        ElementTree.walk(elements) { element in
            if let label = element.identifier ?? element.text ?? element.ownLabel { labels.append("\"\(label)\"") }
            return .into
        }
        return labels
    }

    /// Where all views on screen are: one line each with the view's kind, text and rectangle, indented by the view around it.
    ///
    /// ```
    /// CartScreen 390×844 at 0, 0
    ///   VStack 120×80 at 135, 382
    ///     Text "Cart" 43×20 at 173, 382
    /// ```
    public var layout: String {
        let elements = elements
        let find = core.layout?.frameFinder()
        var lines: [String] = []
        var stack = elements.reversed().map { ($0, 0) }
        while let (element, depth) = stack.popLast() {
            var line = String(repeating: "  ", count: depth) + element.kind
            if let id = element.rowID { line += "[\(ElementText.value(id))]" }
            if let text = element.text { line += " \"\(text)\"" }
            if let frame = find?(element) { line += " \(frame.words)" }
            lines.append(line)
            stack += element.children.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }
}

extension CGRect {
    /// `120×80 at 135, 382`: whole numbers without a point, others with two digits behind it.
    var words: String {
        "\(width.words)×\(height.words) at \(minX.words), \(minY.words)"
    }
}

extension CGFloat {
    fileprivate var words: String {
        let rounded = (self * 100).rounded() / 100
        guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
