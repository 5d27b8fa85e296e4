import Foundation

/// The documentation's page of SwiftUI's API with its status here, made from the list and the compiler's symbol graph.
enum SurfacePage {
    static let path = "Sources/ViewRuntime/ViewRuntime.docc/Surface.md"
    static let url = ConformancePage.root.appendingPathComponent(path)

    static func text(_ entries: [SurfaceEntry], _ symbols: SurfaceSymbols) -> String {
        let rows = entries.map { (entry: $0, status: symbols.status(of: $0.name)) }
        var areas: [String] = []
        for entry in entries where areas.last != entry.area { areas.append(entry.area) }
        var lines = [
            "# The SwiftUI surface", "",
            "Which of SwiftUI's public API compiles here, and what of it has an effect.", "",
            "## Overview", "",
            "*Evaluated* behaves as in SwiftUI; where it does not, <doc:Conformance> says so. *Inert* compiles, and nothing depends on it: neither "
                + "what is evaluated or laid out, nor what can be done to the view, nor a picture; a recording names what it used of these, see "
                + "<doc:NotEvaluated>. *Absent* does not compile. `scripts/surface` makes this page anew from a list of SwiftUI's API and the "
                + "symbols of this module; what is not in the list is not on the page.", "",
            "| area | evaluated | inert | absent |", "| --- | --- | --- | --- |",
        ]
        func counts(_ rows: [(entry: SurfaceEntry, status: SurfaceSymbols.Status)]) -> String {
            let evaluated = rows.count { $0.status == .evaluated }
            let absent = rows.count { $0.status == .absent }
            return "\(evaluated) | \(rows.count - evaluated - absent) | \(absent)"
        }
        for area in areas { lines.append("| \(area) | \(counts(rows.filter { $0.entry.area == area })) |") }
        lines.append("| all | \(counts(rows)) |")
        lines += realFiles
        for area in areas {
            lines += ["", "### \(area)", "", "| API | status |", "| --- | --- |"]
            for row in rows where row.entry.area == area { lines.append("| `\(row.entry.name)` | \(words(row.status, row.entry.name)) |") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// How much of real code compiles, as it was measured last.
    private static let realFiles = [
        "", "### Real files", "",
        "Of 380 view files of open-source apps, taken as they are, 373 compile: 98 in 100. They were chosen by name, not by contents: everyday "
            + "iOS apps, macOS utilities and menu-bar apps, social and media clients, developers' tools, sample apps and tutorials, large product apps "
            + "and component packages. The apps' own types and those of other packages stood beside them as declarations; whatever Apple's frameworks "
            + "supply was what is here. Seven do not compile, and cannot: six need `#selector`, `@objc`, `#keyPath`, a method looked up by name or one "
            + "that is overridden in an extension, which the compiler has with the Objective-C runtime alone, and one says for iOS and macOS alone what "
            + "a closure returns. What the files missed that were looked at first is here now, with what else belongs to it. How many files compile that "
            + "were never looked at is less: 56 of the last 63 did.",
    ]

    /// Why what is absent is.
    static let reasons = [
        "TableHeaderRowContent": "made by `Table` alone, for headers of its own kind",
        "TextFieldLink": "of watches alone",
        "View.onCommand(_:perform:)": "its commands are selectors, which the compiler has with the Objective-C runtime alone",
        "View.frame(depth:alignment:)": "there is no depth here: of spatial devices alone",
        "UnitPoint3D": "there is no depth here: of spatial devices alone",
        "ImmersiveSpace": "there is no space around a person here: of spatial devices alone",
        "GridLayout": "a grid reads its rows from views, which a layout does not see",
        "AlertScene": "an alert without a window has nobody to answer it",
        "View.accessibilityLabel(content:)": "what is said of a view is text here, not views",
        "View.accessibilityQuickAction(style:content:)": "of watches alone",
    ]

    private static func words(_ status: SurfaceSymbols.Status, _ name: String) -> String {
        switch status {
        case .evaluated: "evaluated"
        case .inert(let missing): "inert: \(ConformancePage.escaped(missing))"
        case .absent: "absent" + (reasons[name].map { ": " + ConformancePage.escaped($0) } ?? "")
        }
    }
}
