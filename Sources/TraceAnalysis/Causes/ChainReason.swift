import TraceReader

/// Why the last step of a chain ran the view's body: the clause with which the sentence about the chain ends.
struct ChainReason {
    var view: String
    /// The input by which the chain reached the view.
    var input: String
    /// The view whose body made the view's value, where that is how the chain came.
    var parent: String?
    /// Whether other bodies stand between the parent and the write.
    var hasOtherParents: Bool
    /// The write that is an input of the view itself.
    var write: CauseLink?
    /// What differed in the view's value in most of the runs.
    var fields: [DifferingField]
    /// Whether most of the runs made the output that was there already.
    var isWaste: Bool

    /// `because it passes the whole cart`; nil where the trace does not say.
    var text: String? {
        if input == CauseLink.firstRun { return "because \(Wording.code(view)) was new" }
        if input == "@self" { return parent.map(passing) ?? "because it was given another value" }
        guard let write else { return nil }
        let typeName = write.name.split(separator: ".").dropLast().joined(separator: ".")
        if write.kind == .state, typeName == view { return "because it is its own state" }
        if input == "@dependencies" { return "because its body reads it" }
        return "because it reads it through \(Wording.code(input))"
    }

    private func passing(_ parent: String) -> String {
        let start = "because \(hasOtherParents ? Wording.code(parent) : "it") passes "
        guard let field = fields.first else { return start + "another value" }
        let name = Wording.code(field.declaredPath)
        switch field.kind {
        case .closure: return start + "another closure \(name) each time"
        case .binding: return start + "another binding \(name) each time"
        case .opaque: return start + "\(name) made anew each time"
        case .value: break
        }
        guard isWaste else { return start + "another \(name)" }
        let root = Wording.code(field.root.declaredName)
        return start + "the whole \(root)" + (root == name ? "" : ", whose \(Wording.code(rest(of: field))) differs")
    }

    private func rest(of field: DifferingField) -> String {
        let rest = field.path.dropFirst(field.root.count)
        return rest.first == "." ? String(rest.dropFirst()) : String(rest)
    }
}
