import TraceReader

/// The type inside an `AnyView` changed, so that everything below it was replaced.
struct TypeErasedIdentityRule: AnalysisRule {
    static let id = "type-erased-identity"

    func findings(in evidence: Evidence) -> [Finding] {
        ReplacementGroup.groups(ReplacedIdentity.all([.erasedType], .erased, in: evidence), in: evidence).map { group in
            // A router that shows another screen replaces it on purpose: nothing of the old one is there again.
            let isWarning = group.rebuilt != nil
                && (group.lossWords != nil || group.items.count >= evidence.options.thresholds.repeated)
            let types = types(group, evidence.model)
            return group.finding(
                Self.id, isWarning ? .warning : .note, view: group.owner, culprit: "AnyView of \(types)", advice: advice(group, types),
                in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        let times = finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times"
        return "the type inside an `AnyView` changed \(times), and everything below it was made anew"
    }

    func headline(of finding: Finding) -> String {
        "Let \(finding.view.map(Wording.code) ?? "the view") return one type instead of `AnyView`. What stands below is rebuilt at each change."
    }

    /// `Text, then ModifiedContent<…>`.
    private func types(_ group: ReplacementGroup, _ model: AnalysisModel) -> String {
        guard let first = group.items.first else { return "" }
        let tables = model.traces[first.trace].tables
        return [first.old, first.new].map { row in
            let key = tables.names[tables.identities[row].key]
            return Self.readable(key.isEmpty ? tables.names.typeName(tables.identities[row].type) : key)
        }.joined(separator: ", then ")
    }

    /// `Editor (PaddingLayout)` of `ModifiedContent<Editor, _PaddingLayout>`, `VStack` of `VStack<Editor>`: types of modified content are longer
    /// than lines.
    static func readable(_ type: String) -> String {
        var content = type[...]
        var modifiers: [String] = []
        while let (inner, modifier) = parts(of: content) {
            content = inner
            modifiers.append(String(modifier.prefix { $0 != "<" }.drop { $0 == "_" }))
        }
        let name = String(content.prefix { $0 != "<" })
        return modifiers.isEmpty ? name : "\(name) (\(modifiers.reversed().joined(separator: ", ")))"
    }

    /// The content and the modifier of `ModifiedContent<content, modifier>`.
    static func parts(of type: Substring) -> (Substring, Substring)? {
        guard type.hasPrefix("ModifiedContent<"), type.hasSuffix(">") else { return nil }
        let inner = type.dropFirst("ModifiedContent<".count).dropLast()
        var depth = 0
        for index in inner.indices {
            switch inner[index] {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case "," where depth == 0:
                return (inner[..<index], inner[inner.index(after: index)...].drop { $0 == " " })
            default: break
            }
        }
        return nil
    }

    private func advice(_ group: ReplacementGroup, _ types: String) -> String {
        let lost = group.lossWords.map { " \($0) \(group.lostState.count == 1 ? "was" : "were") lost." } ?? ""
        return "\(Wording.code("\(group.owner).body")) erases the types of what it shows (\(types)), and to SwiftUI another type is another view."
            + "\(lost) Return the views themselves from a `@ViewBuilder`, and write the one that stays once, with what differs as a value."
    }
}

extension TypeErasedIdentityRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The type inside an AnyView changed, so that everything below it was replaced.",
            severity: "warning when the same view is there again and lost its state or it repeats, else note",
            meaning: """
                `AnyView` hides a type from the compiler, not from SwiftUI: content of another type takes the place of the old one with \
                a new identity. Modifiers are part of the type, so that a helper that returns `AnyView(view.bold())` or `AnyView(view)` \
                rebuilds the view at each change. An `AnyView` whose type never changes does no harm of this kind and is no finding.
                """,
            evidence: "The types before and after, what was built anew below, and the written state that was dropped.",
            thresholds: [
                "warning where a view that was below is below again, and lost written state or was rebuilt at least 3 times",
                "note where another view took its place",
            ],
            symptoms: ["text disappears while typing", "state resets when a flag changes", "a transition plays where nothing should change"],
            example: """
                func styled(_ row: NoteEditor) -> AnyView {
                    isImportant ? AnyView(row.bold()) : AnyView(row)
                }
                """,
            repaired: """
                func styled(_ row: NoteEditor) -> some View {
                    row.bold(isImportant)
                }
                """)
    }
}
