import Foundation

extension Text {
    /// Texts for the parts of a string whose Markdown is read.
    static func runs(ofMarkdown string: String) -> [Text] {
        InlineMarkdown.runs(string).map { run in
            guard !run.intent.isEmpty || run.link != nil else { return Text(verbatim: run.text) }
            var attributes = TextAttributes()
            attributes.take(run.intent)
            attributes.link = run.link
            return Text(run.text, attributes)
        }
    }

    /// Texts for the parts of an attributed string.
    static func runs(of string: AttributedString) -> [Text] {
        string.runs.map { run in
            let text = String(string[run.range].characters)
            var attributes = TextAttributes()
            attributes.font = run.font
            #if !canImport(Darwin)
            if attributes.font == nil { attributes.font = run[AttributeScopes.UIKitAttributes.FontAttribute.self].map { Font($0) } }
            #endif
            attributes.foreground = run.foregroundColor.map { AnyShapeStyle($0) }
            attributes.background = run.backgroundColor
            attributes.strikethrough = run.strikethroughStyle
            attributes.underline = run.underlineStyle
            attributes.kerning = run.kern
            attributes.tracking = run.tracking
            attributes.baselineOffset = run.baselineOffset
            attributes.link = run.link
            if let intent = run.inlinePresentationIntent { attributes.take(intent) }
            return attributes == TextAttributes() ? Text(verbatim: text) : Text(text, attributes)
        }
    }

    /// The texts of which it is made; itself where it is made of none.
    var parts: [Text] { details.map { $0.runs.isEmpty ? [self] : $0.runs } ?? [self] }

    private init(_ content: String, _ attributes: TextAttributes) {
        self.init(verbatim: content)
        details = TextDetails(attributes)
    }

    /// The parts of the text that lead somewhere, in order.
    package var links: [(label: String, url: URL)] {
        var links: [(label: String, url: URL)] = []
        var stack = [self]
        while let text = stack.popLast() {
            guard let details = text.details else { continue }
            if let url = details.attributes.link { links.append((text.content, url)) } else {
                stack.append(contentsOf: details.runs.reversed())
            }
        }
        return links
    }

    /// Says where a tap on a part of the text leads.
    func describeLinks(in element: inout ViewElement) {
        guard details != nil else { return }
        let open = element.environment.openURL
        for (label, url) in links { element.offer(.link(label) { _ = open.open(url) }) }
    }
}

extension TextAttributes {
    /// Takes on what Markdown says.
    mutating func take(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { isMonospaced = true }
        if intent.contains(.strikethrough) { strikethrough = .single }
    }

    /// What Markdown would say of it.
    var intent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if isBold == true { intent.insert(.stronglyEmphasized) }
        if isItalic == true { intent.insert(.emphasized) }
        if isMonospaced == true { intent.insert(.code) }
        if strikethrough != nil { intent.insert(.strikethrough) }
        return intent
    }
}
