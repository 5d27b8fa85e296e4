import TraceAnalysis

/// Who owns, writes and reads each property, as text.
struct OwnersText {
    private static let indent = 3
    private static let label = 12
    /// Sites, owners and readers of one property that are named; more are counted.
    private static let named = 4

    static func add(_ properties: [PropertyOwnership], top: Int, to page: inout TextPage) {
        page.heading("Owners: \(Wording.count(properties.count, "property", "properties")), the most wasteful first")
        for (index, property) in properties.prefix(top).enumerated() {
            page.blank()
            add(property, number: index + 1, to: &page)
        }
        guard properties.count > top else { return }
        page.blank()
        page.paragraph(
            "\(Wording.count(properties.count - top, "more property", "more properties")); --top \(properties.count) shows all.", style: .quiet)
    }

    private static func add(_ property: PropertyOwnership, number: Int, to page: inout TextPage) {
        let lead = "\(number). ".padded(to: indent)
        page.paragraph(property.culprit.description, first: lead, indent: max(indent, lead.count))
        var owner = property.owner
        if let first = property.owners.first {
            let instances = property.owners.reduce(0) { $0 + $1.instances }
            owner += ", \(Wording.count(instances, "instance")) at \(first.path)"
            if property.owners.count > 1 { owner += " and \(Wording.count(property.owners.count - 1, "other place"))" }
        }
        field("owner", owner, &page)
        field("written", writers(property), &page)
        field("read by", readers(property), &page)
        guard let metrics = property.metrics, metrics.bodiesWoken > 0 else { return }
        var text = Wording.count(metrics.bodiesWoken, "body", "bodies")
        if let changed = metrics.bodiesChanged { text += ", of which \(Wording.grouped(changed)) changed their output" }
        if let efficiency = metrics.efficiency { text += " (\(Wording.percent(efficiency)))" }
        if let wasted = metrics.wastedSelfTime, wasted > 0 { text += "; \(Wording.time(wasted)) wasted" }
        field("woke", text, &page)
    }

    private static func writers(_ property: PropertyOwnership) -> String {
        guard let metrics = property.metrics, metrics.writes > 0 else { return "never" }
        var text = Wording.count(metrics.writes, "time")
        if metrics.unchangedWrites > 0 { text += ", \(Wording.grouped(metrics.unchangedWrites)) with an equal value" }
        let sites = metrics.sites.filter { $0.location != nil }.prefix(named).map { site in
            let function = site.location.map { $0.function.isEmpty || $0.file.isEmpty ? "" : " in \($0.function)" } ?? ""
            return "\(site.location?.short ?? "")\(function)\(metrics.sites.count > 1 ? " (\(Wording.grouped(site.writes)))" : "")"
        }
        guard !sites.isEmpty else { return text }
        let more = metrics.sites.count - sites.count
        return "\(text), at \(sites.joined(separator: ", "))" + (more > 0 ? " and \(Wording.count(more, "more place"))" : "")
    }

    private static func readers(_ property: PropertyOwnership) -> String {
        guard !property.readers.isEmpty else { return "no body" }
        let shown = property.readers.prefix(named).map { reader in
            reader.reads > 0 ? "\(reader.view) (\(Wording.count(reader.reads, "run")))" : "\(reader.view) (woken \(Wording.count(reader.woken, "time")))"
        }
        let more = property.readers.count - shown.count
        return shown.joined(separator: ", ") + (more > 0 ? " and \(Wording.count(more, "more view"))" : "")
    }

    private static func field(_ name: String, _ text: String, _ page: inout TextPage) {
        page.paragraph(text, first: String(repeating: " ", count: indent) + name, indent: label)
    }
}
