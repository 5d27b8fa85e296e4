import Foundation

/// A text: broken into lines where the proposal is narrower than it, and cut where it is lower or the lines are limited.
final class TextRule: LayoutRule {
    private let runs: [TextRun]
    private let settings: TextSettings
    private let plain: TextMetrics

    init(_ text: Text, _ values: EnvironmentValues) {
        let settings = TextSettings(values)
        self.settings = settings
        plain = TextMetrics(text.attributes.font ?? settings.font, settings)
        runs = TextRun.runs(of: text, TextAttributes(), settings)
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { fitted(proposal).size }

    /// The size for a proposal, of a text that no view is.
    func measure(_ proposal: ProposedViewSize) -> CGSize { fitted(proposal).size }

    private func fitted(_ proposal: ProposedViewSize) -> TextLines { TextRule.fitted(runs, settings, plain, proposal) }

    /// The lines for a proposal: where not everything fits, with narrower and smaller characters, as far as that is allowed.
    static func fitted(
        _ runs: [TextRun], _ settings: TextSettings, _ plain: TextMetrics, _ proposal: ProposedViewSize
    ) -> TextLines {
        var limits = TextLines.Limits(
            width: proposal.width, height: proposal.height, least: settings.leastLines, most: settings.lineLimit,
            spacing: settings.lineSpacing)
        func broken() -> TextLines { TextLines(runs, limits, empty: plain) }
        let whole = broken()
        guard whole.isCut else { return whole }
        if settings.allowsTightening {
            limits.tightness = TextMetrics.tightest
            let tight = broken()
            if !tight.isCut { return tight }
            limits.tightness = 1
        }
        guard settings.minimumScale < 1 else { return whole }
        // Smaller in steps until everything fits.
        while limits.scale > settings.minimumScale {
            limits.scale = max(settings.minimumScale, limits.scale - TextMetrics.scaleStep)
            let smaller = broken()
            if !smaller.isCut { return smaller }
        }
        limits.scale = settings.minimumScale
        return broken()
    }

    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> {
        [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    }

    override func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let lines = fitted(dimensions.proposal).lines
        guard key != VerticalAlignment.firstTextBaseline.key, lines.count > 1, let last = lines.last else {
            return lines.first?.ascent ?? plain.ascent
        }
        let above = lines.dropLast().reduce(0) { $0 + $1.height + settings.lineSpacing }
        return above + last.ascent
    }

    /// The lines as they are shown in a place, with the sign for what is left out.
    func shownLines(_ item: LayoutItem) -> [ShownLine] {
        let lines = fitted(item.placedProposal)
        let characters = runs.flatMap { Array($0.text) }
        func content(from start: Int, to end: Int) -> String {
            String(characters[min(start, end)..<end].map { $0.isNewline ? " " : $0 })
        }
        var top: CGFloat = 0
        return lines.lines.enumerated().map { index, line in
            var text = content(from: line.start, to: line.end)
            while let last = text.last, LineBreaking.isSpace(last) { text.removeLast() }
            var width = line.width
            if lines.isCut, index == lines.lines.count - 1 {
                text = cut(content(from: line.start, to: characters.count), in: item.size.width)
                width = min(item.size.width, plain.width(Substring(text)))
            }
            let room = max(0, item.size.width - width)
            let left: CGFloat
            switch settings.alignment {
            case .leading: left = settings.direction == .rightToLeft ? room : 0
            case .center: left = room / 2
            case .trailing: left = settings.direction == .rightToLeft ? 0 : room
            }
            defer { top += line.height + settings.lineSpacing }
            return ShownLine(
                text: text, frame: CGRect(x: left, y: top, width: width, height: line.height), baseline: line.ascent)
        }
    }

    /// What is left of a line that is cut, with a sign where something is missing. Measured in the font of the whole text.
    private func cut(_ text: String, in width: CGFloat) -> String {
        let characters = Array(text)
        var kept = characters.count
        func shown(_ kept: Int) -> String {
            switch settings.truncation {
            case .tail: String(characters.prefix(kept)) + "…"
            case .head: "…" + String(characters.suffix(kept))
            case .middle: String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
            }
        }
        while kept > 0, plain.width(Substring(shown(kept))) > width + 0.001 { kept -= 1 }
        return shown(kept)
    }
}

/// One line of a text as it is shown, in the coordinates of the text's view.
package struct ShownLine: Equatable {
    package var text: String
    package var frame: CGRect
    /// How far below its top its letters stand.
    package var baseline: CGFloat
}

extension LayoutItem {
    /// The lines that the view shows; none where it is no text or has no place. Cost: that of breaking it once more.
    package var shownLines: [ShownLine] { isPlaced ? (rule as? TextRule)?.shownLines(self) ?? [] : [] }
}

/// Characters with one look.
struct TextRun {
    var text: String
    var metrics: TextMetrics

    static func runs(of text: Text, _ outer: TextAttributes, _ settings: TextSettings) -> [TextRun] {
        var attributes = outer
        let own = text.attributes
        attributes.font = own.font ?? outer.font
        attributes.weight = own.weight ?? outer.weight
        attributes.isBold = own.isBold ?? outer.isBold
        attributes.isMonospaced = own.isMonospaced ?? outer.isMonospaced
        attributes.tracking = own.tracking ?? own.kerning ?? outer.tracking
        attributes.scale = own.scale ?? outer.scale
        if let details = text.details, !details.runs.isEmpty {
            return details.runs.flatMap { runs(of: $0, attributes, settings) }
        }
        var metrics = TextMetrics(
            attributes.font ?? settings.font, settings, weight: attributes.weight, isBold: attributes.isBold)
        if attributes.isMonospaced == true { metrics.isMonospaced = true }
        metrics.tracking = attributes.tracking ?? 0
        if let scale = attributes.scale { metrics.size *= scale }
        var content = text.content
        switch settings.textCase {
        case .uppercase: content = content.uppercased()
        case .lowercase: content = content.lowercased()
        case nil: break
        }
        return [TextRun(text: content, metrics: metrics)]
    }
}
