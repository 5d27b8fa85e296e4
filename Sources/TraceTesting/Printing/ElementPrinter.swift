import Foundation
import ViewRuntime

/// Prints elements as an indented tree. Iterative: trees are deeper than stacks.
struct ElementPrinter {
    /// Whether each view's identity is printed.
    var showsIdentities: Bool
    /// Where a view is; nil where places are not printed.
    var frame: ((ViewElement) -> CGRect?)?

    func print(_ elements: [ViewElement]) -> String {
        var lines: [String] = []
        var stack = elements.reversed().map { ($0, 0) }
        while let (element, depth) = stack.popLast() {
            lines.append(String(repeating: "  ", count: depth) + line(element))
            stack.append(contentsOf: element.children.reversed().map { ($0, depth + 1) })
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ element: ViewElement) -> String {
        var line = element.kind
        if let id = element.rowID { line += "[\(ElementText.value(id))]" }
        if let id = element.explicitID { line += "#id(\(ElementText.value(id)))" }
        if let text = element.text { line += " \"\(text)\"" }
        if let label = element.ownLabel, label != element.text { line += " label \"\(label)\"" }
        if let identifier = element.identifier { line += " identifier \"\(identifier)\"" }
        if let tag = element.tag { line += " tag \(ElementText.value(tag))" }
        if let value = value(element) { line += " = \(value)" }
        if element.isControl, !element.isEnabled { line += " disabled" }
        if let frame = frame?(element) { line += " \(frame.words)" }
        if showsIdentities, element.isBody { line += " @\(element.node.reported.id.rawValue)" }
        return line
    }

    private func value(_ element: ViewElement) -> String? {
        element.attributes["value"]
    }
}

extension ViewHost {
    /// The tree of views on screen, one line each: kind, id, text, value; views with a body with the number of their identity.
    public var tree: String { ElementPrinter(showsIdentities: true).print(elements) }

    /// What is on screen as a text that compares well: views with their ids, texts, values and places, and no number that another run would change.
    ///
    /// A place is the size and the upper left corner in points: `120×80 at 135, 382`.
    public func snapshot() -> String {
        ElementPrinter(showsIdentities: false, frame: core.layout?.frameFinder()).print(elements)
    }
}
