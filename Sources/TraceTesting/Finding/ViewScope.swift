import ViewRuntime

/// A part of the screen to look in.
///
/// ```swift
/// try host.button("Favourite", in: .row(id: 3)).tap()
/// try host.text("3 items", in: .row(id: 3, in: .identifier("cart")))
/// ```
public struct ViewScope {
    /// How messages name it: `row 3`.
    let description: String
    /// How messages name the places of its kind: `row`.
    let describesPlace: (ViewElement) -> String?
    let matches: (ViewElement) -> Bool
    /// The scope around it.
    let outer: [ViewScope]
    /// The id, for a row.
    var rowID: AnyHashable?

    /// The row of a keyed collection with that id; several where collections share ids.
    public static func row(id: some Hashable, in outer: ViewScope? = nil) -> ViewScope {
        let id = AnyHashable(id)
        return ViewScope(
            description: "row \(ElementText.value(id))",
            describesPlace: { $0.rowID.map { "row \(ElementText.value($0))" } },
            matches: { $0.rowID == id }, outer: outer.map { [$0] } ?? [], rowID: id)
    }

    /// The view with that accessibility identifier.
    public static func identifier(_ identifier: String, in outer: ViewScope? = nil) -> ViewScope {
        ViewScope(
            description: "view \"\(identifier)\"",
            describesPlace: { $0.identifier.map { "view \"\($0)\"" } },
            matches: { $0.identifier == identifier }, outer: outer.map { [$0] } ?? [])
    }

    /// The views of that type.
    public static func view<V: View>(_ type: V.Type, in outer: ViewScope? = nil) -> ViewScope {
        let name = TypeNames.printed(type)
        return ViewScope(
            description: "view \(name)",
            describesPlace: { $0.isBody ? "view \($0.kind)" : nil },
            matches: { $0.isBody && $0.kind == name }, outer: outer.map { [$0] } ?? [])
    }

    /// The text of an error about a view that was looked for here.
    var place: String {
        " in \(description)" + (outer.first?.place ?? "")
    }

    /// The topmost elements of the scope.
    func roots(in elements: [ViewElement]) throws(ViewHostError) -> [ViewElement] {
        let around = try outer.first?.roots(in: elements) ?? elements
        var found: [ViewElement] = []
        var present: [String] = []
        var isOutOfSight = false
        ElementTree.walk(around) { element in
            if let rowID, element.hasRow(rowID) { isOutOfSight = true }
            if matches(element) {
                found.append(element)
                return .over
            }
            if let text = describesPlace(element), !present.contains(text) { present.append(text) }
            return .into
        }
        if found.isEmpty, isOutOfSight { throw .notInSight(description) }
        if found.isEmpty { throw .noPlace(description + (outer.first?.place ?? ""), present: present) }
        return found
    }
}
