import TraceReader

/// Children were rebuilt because another container stands around them in another branch.
struct ContainerIdentityFlipRule: AnalysisRule {
    static let id = "container-identity-flip"

    func findings(in evidence: Evidence) -> [Finding] {
        let replaced = ReplacedIdentity.all([.branch], .branch, in: evidence).filter { $0.rebuilt != nil }
        return ReplacementGroup.groups(replaced, in: evidence).compactMap { group in
            guard let containers = group.containers(in: evidence.model) else { return nil }
            let view = group.rebuilt ?? group.owner
            return group.finding(
                Self.id, .warning, view: view,
                culprit: group.lostState.first ?? "\(containers.0) and \(containers.1) in \(group.owner)",
                advice: advice(group, containers), in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        let times = finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times"
        return "was rebuilt \(times) because its container changed, with \(Wording.count(finding.cost.runs ?? 0, "body", "bodies"))"
    }

    func headline(of finding: Finding) -> String {
        "Switch the layout around \(finding.view.map(Wording.code) ?? "the views") with `AnyLayout`. All children are made anew with each "
            + "container."
    }

    private func advice(_ group: ReplacementGroup, _ containers: (String, String)) -> String {
        let owner = Wording.code("\(group.owner).body")
        let lost = group.lossWords.map { " \($0) \(group.lostState.count == 1 ? "is" : "are") lost with them." } ?? ""
        let (first, second) = (Wording.code(containers.0), Wording.code(containers.1))
        let start = "\(owner) puts the same views into \(first) or \(second): changing the container makes all of them anew.\(lost) "
        if let layouts = Self.layouts(containers) {
            return start + "Use one `AnyLayout` (`let layout = isWide ? AnyLayout(\(layouts.0)()) : AnyLayout(\(layouts.1)())`), which "
                + "changes the arrangement and keeps the children."
        }
        return start + "Keep one container, and let the condition choose its parameters; `AnyLayout` switches between stacks without making the "
            + "children anew."
    }

    /// The layouts of stacks that `AnyLayout` takes.
    private static func layouts(_ containers: (String, String)) -> (String, String)? {
        let layouts = ["HStack": "HStackLayout", "VStack": "VStackLayout", "ZStack": "ZStackLayout", "Grid": "GridLayout"]
        guard let first = layouts[containers.0], let second = layouts[containers.1] else { return nil }
        return (first, second)
    }
}

extension ReplacementGroup {
    /// The containers before and after, where the branches are two different ones around the same views; modifiers around them do not count.
    func containers(in model: AnalysisModel) -> (String, String)? {
        guard let first = items.first else { return nil }
        let tables = model.traces[first.trace].tables
        let names = [first.old, first.new].map { Self.container(tables.names.typeName(tables.identities[$0].type)) }
        guard let old = names[0], let new = names[1], old != new else { return nil }
        return (old, new)
    }

    private static let containerNames: Set<String> = [
        "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "List", "Form", "ScrollView", "GroupBox",
        "NavigationStack", "NavigationView", "NavigationSplitView", "ViewThatFits", "ControlGroup",
    ]

    private static func container(_ type: String) -> String? {
        var content = type[...]
        while let (inner, _) = TypeErasedIdentityRule.parts(of: content) { content = inner }
        let name = String(content.prefix { $0 != "<" })
        return containerNames.contains(name) ? name : nil
    }
}

extension ContainerIdentityFlipRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "Children were rebuilt because their container changed type in a branch.",
            severity: "warning",
            meaning: """
                An `HStack` in one branch and a `VStack` in the other are two containers, and what stands in them is other views in \
                each: when the size class or an orientation changes, all children start anew with their state, tasks and images, \
                and the change cannot be animated.
                """,
            evidence: "The types of the containers before and after, the same views below both, and the written state that was dropped.",
            thresholds: ["warning from the first change in which a view below is there again"],
            symptoms: [
                "state is lost when rotating", "a layout change does not animate but fades", "text disappears when the window gets narrow",
                "onAppear runs again when the layout changes",
            ],
            example: """
                if isWide {
                    HStack { Picture(); Caption() }
                } else {
                    VStack { Picture(); Caption() }
                }
                """,
            repaired: """
                let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                layout { Picture(); Caption() }
                """)
    }
}
