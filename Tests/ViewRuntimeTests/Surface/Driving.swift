import SwiftUI
import ViewRuntime

/// Finds elements and does what can be done to them, as a driver in tests does.
extension Probe {
    var elements: [ViewElement] { host.root.map { TreeReader.elements(of: $0) } ?? [] }

    /// All elements of a kind, in the order of the tree.
    func all(_ kind: String) -> [ViewElement] {
        var found: [ViewElement] = []
        func search(_ elements: [ViewElement]) {
            for element in elements {
                if element.kind == kind { found.append(element) }
                search(element.children)
            }
        }
        search(elements)
        return found
    }

    /// The first element of a kind whose texts include the text, or whose identifier it is.
    func first(_ kind: String, _ text: String? = nil) -> ViewElement? {
        all(kind).first { element in text.map { element.texts.contains($0) || element.identifier == $0 } ?? true }
    }

    /// Does to the element what `choose` finds among its actions; says whether there was something.
    @discardableResult
    func drive(_ element: ViewElement?, _ choose: (ElementAction) -> (() -> Void)?) -> Bool {
        guard let work = element?.actions.lazy.compactMap(choose).first else { return false }
        act { work() }
        return true
    }

    @discardableResult
    func press(_ text: String, kind: String = "Button") -> Bool {
        drive(first(kind, text)) { if case .tap(let tap) = $0 { tap } else { nil } }
    }

    @discardableResult
    func toggle(_ text: String, kind: String = "Toggle") -> Bool {
        drive(first(kind, text)) { if case .toggle(let get, let set) = $0 { { set(!get()) } } else { nil } }
    }

    @discardableResult
    func type(_ string: String, into text: String? = nil, kind: String = "TextField", submit: Bool = false) -> Bool {
        drive(first(kind, text)) {
            guard case .edit(_, let set, let end) = $0 else { return nil }
            return {
                set(string)
                if submit { end?() }
            }
        }
    }

    @discardableResult
    func select(_ tag: AnyHashable, kind: String = "Picker") -> Bool {
        drive(first(kind)) { if case .select(_, let set) = $0 { { _ = set(tag) } } else { nil } }
    }

    @discardableResult
    func step(up: Bool) -> Bool {
        drive(first("Stepper")) { if case .step(let more, let less) = $0 { up ? more : less } else { nil } }
    }
}
