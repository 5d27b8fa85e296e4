/// A survey for people, 80 columns wide.
package struct SurveyText {
    private let survey: SourceSurvey
    private let showsAll: Bool

    /// `showsAll` lists every place of every inert API, and code that conditions leave out without consequence.
    package init(_ survey: SourceSurvey, showsAll: Bool = false) {
        self.survey = survey
        self.showsAll = showsAll
    }

    /// How many places of an inert API are listed where not all are.
    private static let listed = 3

    package var text: String {
        var sections = [[head], hosting]
        if !survey.blocked.isEmpty { sections.append(blocked) }
        if !inert.isEmpty { sections.append(inert) }
        if !leftOut.isEmpty { sections.append(leftOut) }
        sections.append(limits)
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let shown = survey.targets.filter { !$0.isTest }
        return Self.wrapped(
            "\(survey.path): \(Self.count(survey.files.count, "file")), \(Self.count(shown.count, "target")), "
                + "\(Self.count(survey.views, "view")); \(Self.count(survey.blocked.count, "file")) will not compile here", indent: "")
    }

    private var hosting: [String] {
        guard survey.views > 0 else { return ["There is no view in these sources: no structure conforms to View."] }
        var lines: [String] = []
        if survey.blocked.isEmpty, !survey.targets.contains(where: \.isDeclared) {
            lines.append("Nothing in these files stands in the way: they can be a target as they are.")
        } else if let target = survey.smallestTarget {
            var text = "Begin with the target \(target.name): \(Self.count(target.files, "file")), \(Self.count(target.views, "view"))"
            if !target.needs.isEmpty { text += ", with \(target.needs.joined(separator: ", "))" }
            lines.append(Self.wrapped(text + ". Nothing in it stands in the way.", indent: ""))
        } else if let smallest = survey.smallest {
            lines.append(Self.wrapped(
                "\(survey.targets.contains(where: \.isDeclared) ? "No target compiles here as a whole" : "No manifest names these files"). "
                    + "The smallest target that could be hosted begins with `\(smallest.view)`: "
                    + "\(Self.count(smallest.files.count, "file"))", indent: ""))
            lines += smallest.files.prefix(showsAll ? .max : 20).map { "  \($0)" }
            if !showsAll, smallest.files.count > 20 { lines.append("  and \(smallest.files.count - 20) more; '--all' lists them") }
        } else {
            lines.append(Self.wrapped("No view can be hosted as it stands: each needs a file that does not compile here.", indent: ""))
        }
        if let largest = survey.largest {
            lines.append(Self.wrapped(
                "\(largest.views) of \(Self.count(survey.views, "view")) can be hosted with all that they use, as far as words tell.", indent: ""))
        }
        for target in survey.targets where target.isDeclared && !target.isTest && target.views > 0 {
            let blockedNeeds = target.needs.filter { need in survey.targets.contains { $0.name == need && $0.blockedFiles > 0 } }
            let state = target.isFree ? "compiles" : target.blockedFiles > 0
                ? "\(target.blockedFiles) of \(Self.count(target.files, "file")) in the way" : "needs \(blockedNeeds.joined(separator: ", "))"
            lines.append(Self.wrapped("  \(target.name): \(Self.count(target.views, "view")), \(state)", indent: "    "))
        }
        return lines
    }

    private var blocked: [String] {
        var lines = ["Will not compile here"]
        for file in survey.blocked {
            lines.append("  \(file.path)")
            for blocker in file.blockers { lines.append(Self.wrapped("    \(blocker.line)  \(blocker.obstacle.words)", indent: "        ")) }
        }
        return lines
    }

    private var inert: [String] {
        var places: [String: (missing: String, places: [String])] = [:]
        for file in survey.files {
            for use in file.inert { places[use.api, default: (use.missing, [])].places.append("\(file.path):\(use.line)") }
        }
        guard !places.isEmpty else { return [] }
        var lines = ["Compiles, and has no effect here"]
        for (api, use) in places.sorted(by: { ($1.value.places.count, $0.key) < ($0.value.places.count, $1.key) }) {
            lines.append(Self.wrapped("  \(api): \(use.missing)", indent: "    "))
            let shown = use.places.prefix(showsAll ? .max : Self.listed)
            let rest = use.places.count - shown.count
            lines.append(Self.wrapped("    \(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")", indent: "    "))
        }
        return lines
    }

    private var leftOut: [String] {
        var lines: [String] = []
        for file in survey.files {
            for region in file.leftOut where showsAll || !region.types.isEmpty {
                let types = region.types.isEmpty ? "" : ", with \(region.types.joined(separator: ", "))"
                lines.append(Self.wrapped("  \(file.path):\(region.line)  \(region.condition)\(types)", indent: "    "))
            }
        }
        return lines.isEmpty ? [] : ["Left out here by conditions"] + lines
    }

    private var limits: [String] {
        var lines = [Self.wrapped(
            "Read were words, not types: \(survey.knownAPIs) APIs of SwiftUI's are known, and what is none of them was not looked at. "
                + "'swift build' has the last word.", indent: "")]
        let others = Set(survey.files.flatMap(\.otherPackages)).sorted()
        if !others.isEmpty { lines.append(Self.wrapped("From other packages, not looked at: \(others.joined(separator: ", ")).", indent: "")) }
        if !survey.tooLarge.isEmpty {
            lines.append(Self.wrapped("Too large to be looked at: \(survey.tooLarge.joined(separator: ", ")).", indent: ""))
        }
        return lines
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

    /// A paragraph in lines of 80 columns; those after the first are indented. Words that are longer stay whole.
    static func wrapped(_ text: String, indent: String) -> String {
        var lines: [String] = []
        var line = ""
        var isFirst = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if line.count + word.count + 1 > 80, line.contains(where: { $0 != " " }) {
                lines.append(line)
                line = indent + word
            } else {
                line += (isFirst ? "" : " ") + word
            }
            isFirst = false
        }
        return (lines + [line]).joined(separator: "\n")
    }
}

extension SurveyedFile.Obstacle {
    /// Why it does not compile, in words.
    package var words: String {
        switch self {
        case .module(let name): "import \(name): there is no such module here"
        case .absentAPI(let name): "\(name): absent here"
        case .objectiveC(let name): "\(name): there is no Objective-C on Linux"
        case .leftOut(let name, let place): "\(name): declared only at \(place), which a condition leaves out"
        }
    }
}
