import Foundation
import ViewRuntime

/// What a control shows beside its content: drawn in the places that the layout's table of controls keeps for it.
struct ControlDrawer {
    let view: DrawnView
    let outer: ViewDrawer.Surroundings
    let drawer: ViewDrawer

    var frame: CGRect { view.frame }
    var paints: PaintResolver { PaintResolver(view.environment, foreground: outer.foreground) }
    func attribute(_ name: String) -> String? { view.element?.attributes[name] }
    var isRightToLeft: Bool { view.environment.layoutDirection == .rightToLeft }
    func system(_ name: String) -> Paint { .color(paints.system(name)) }
    private var style: String { attribute("style") ?? "" }
    private var isEnabled: Bool { view.element?.isEnabled ?? true }
    private var isProminent: Bool { style.hasPrefix("BorderedProminent") || style.hasPrefix("GlassProminent") }
    private var isBordered: Bool { style.hasPrefix("Bordered") && !style.hasPrefix("Borderless") || style.hasPrefix("Glass") }

    /// The foreground of the content, where the environment names none.
    var foreground: Paint? {
        if isNavigationLink {
            if outer.isInRow || view.row != nil { return outer.foreground }
            return isEnabled ? paints.tint : system("tertiaryLabel")
        }
        switch view.kind {
        case "Button", "Link", "ShareLink", "Menu":
            let isOwnStyle = !["", "Default", "Automatic", "Borderless", "Bordered", "Glass"].contains { style.hasPrefix($0) && ($0 != "" || style.isEmpty) }
            if style.hasPrefix("Plain") || isOwnStyle { return isEnabled ? outer.foreground : system("tertiaryLabel") }
            if !isEnabled { return system("tertiaryLabel") }
            if isProminent { return .color(PaintColor(0xFFFFFF)) }
            if attribute("role") == "destructive" { return system("systemRed") }
            return paints.tint
        case "List", "Form", "Sheet", "FullScreenCover", "Popover": return nil
        default: return view.row.map { $0.part == .row ? outer.foreground : system("secondaryLabel") } ?? outer.foreground
        }
    }

    /// Whether the content is seen: a picker whose options stand side by side shows no label.
    var showsContent: Bool { view.kind != "Picker" || !PickerDrawer(control: self).isSegmented }

    private var isNavigationLink: Bool { Self.isLink(view) }

    static func isLink(_ view: DrawnView) -> Bool {
        view.effects.contains { if case .setting("navigationLink", _) = $0 { true } else { false } }
    }

    // MARK: Behind the content

    func background() -> [Drawing.Step] {
        switch view.kind {
        case "Button", "Menu", "Link", "ShareLink":
            guard isBordered else { return [] }
            let isDestructive = attribute("role") == "destructive"
            let tint = isDestructive ? system("systemRed") : paints.tint
            let paint = !isEnabled ? system("tertiarySystemFill") : isProminent ? tint : tint.opacity(0.15)
            return [ViewDrawer.fill(frame, radius: min(8, frame.height / 2), paint)]
        case "GroupBox": return [ViewDrawer.fill(frame, radius: 10, system("secondarySystemBackground"))]
        case "List", "Form", "Table": return listBackground()
        case "Chart", "Map", "VideoPlayer", "WebView", "PDFView":
            // What these show is not drawn: a box with the name stands for it.
            return frame.width > 0 && frame.height > 0 ? ImageDrawer.box(frame, view.kind, paints) : []
        case "Sheet", "FullScreenCover", "Popover", "Alert", "ConfirmationDialog":
            return PresentationDrawer(control: self).steps()
        default: return []
        }
    }

    private func listBackground() -> [Drawing.Step] {
        let style = outer.settings["listStyle"] ?? ""
        let isPlain = view.kind != "Form" && ["Plain", "Inset", "Sidebar"].contains { style == "\($0)ListStyle" }
        let isHidden = outer.settings["scrollContentBackground"] == "hidden"
        var steps: [Drawing.Step] = []
        if !isHidden {
            steps.append(ViewDrawer.fill(frame, system(isPlain ? "systemBackground" : "systemGroupedBackground")))
        }
        let rows = view.children.compactMap { child in child.row.map { (row: $0, child: child) } }
        var inside: [Drawing.Step] = []
        if !isPlain { inside += cards(rows.map(\.row), style == "GroupedListStyle" ? 0 : 10) }
        for (index, entry) in rows.enumerated() where entry.row.part == .row {
            let visible = entry.row.frame
            let isLast = index + 1 == rows.count || rows[index + 1].row.run != entry.row.run || rows[index + 1].row.part != .row
            // Several views of one line are one row.
            let isLine = isLast || rows[index + 1].row.frame.minY > visible.minY
            if isLine, !isLast || isPlain, outer.settings["listRowSeparator"] != "hidden" {
                let line = CGRect(
                    x: isRightToLeft ? visible.minX : visible.minX + 16, y: visible.maxY - 0.5, width: max(0, visible.width - 16),
                    height: 0.5)
                inside.append(ViewDrawer.fill(line, system("separator")))
            }
            if Self.holdsLink(entry.child) {
                let place = CGRect(
                    x: isRightToLeft ? visible.minX + 3 : visible.maxX - 15, y: visible.midY - 6, width: 12, height: 12)
                inside += ImageDrawer.symbol(isRightToLeft ? "chevron.left" : "chevron.right", in: place, system("tertiaryLabel"))
            }
        }
        if !inside.isEmpty {
            var group = Drawing.Group()
            group.clip = (Path(frame), false)
            steps.append(.group(group, inside))
        }
        return steps
    }

    /// What is behind the rows, one for each run of them.
    private func cards(_ rows: [DrawnView.Row], _ radius: CGFloat) -> [Drawing.Step] {
        var frames: [(run: Int, frame: CGRect)] = []
        for row in rows where row.part == .row {
            if let last = frames.last, last.run == row.run { frames[frames.count - 1].frame = last.frame.union(row.frame) } else {
                frames.append((row.run, row.frame))
            }
        }
        return frames.map { ViewDrawer.fill($0.frame, radius: radius, system("secondarySystemGroupedBackground")) }
    }

    private static func holdsLink(_ view: DrawnView) -> Bool {
        isLink(view) || view.children.contains { holdsLink($0) }
    }

    // MARK: Above the content

    func foregroundSteps() -> [Drawing.Step] {
        switch view.kind {
        case "Toggle": return toggle()
        case "Stepper": return stepper()
        case "Slider": return slider()
        case "ProgressView", "Gauge": return progress()
        case "TextField", "SecureField", "SearchField": return field()
        case "TextEditor": return editor()
        case "Picker": return PickerDrawer(control: self).steps()
        case "DatePicker": return datePicker()
        case "ColorPicker": return colorWell()
        case "DisclosureGroup": return disclosure()
        case "NavigationStack": return BarDrawer(control: self).navigationBars()
        case "TabView": return BarDrawer(control: self).tabBar()
        default: return []
        }
    }

    /// A place of a size at the trailing side, in the middle.
    func accessory(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        return CGRect(
            x: isRightToLeft ? frame.minX : frame.maxX - width, y: frame.midY - height / 2, width: width, height: height)
    }

    private func toggle() -> [Drawing.Step] {
        guard style.isEmpty || style.hasPrefix("Default") || style.hasPrefix("Switch") else { return [] }
        let track = accessory(51, 31)
        let isOn = attribute("value") == "on"
        let on = view.environment.tint == nil ? system("systemGreen") : paints.tint
        var knob = Drawing.Group()
        knob.shadow = (PaintColor(0x000000, opacity: 0.15), 3, 0, 2)
        let x = isOn != isRightToLeft ? track.maxX - 29 : track.minX + 2
        let circle = CGRect(x: x, y: track.minY + 2, width: 27, height: 27)
        return [
            ViewDrawer.fill(track, radius: 15.5, isOn ? on : system("secondarySystemFill")),
            .group(knob, [.fill(Path(ellipseIn: circle), .color(PaintColor(0xFFFFFF)), in: circle, evenOdd: false)]),
        ]
    }

    private func stepper() -> [Drawing.Step] {
        let box = accessory(94, 32)
        let line = CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: 18)
        let label = system("label")
        return [ViewDrawer.fill(box, radius: 8, system("tertiarySystemFill")), ViewDrawer.fill(line, system("separator"))]
            + ImageDrawer.symbol("minus", in: CGRect(x: box.minX + 15, y: box.midY - 8, width: 16, height: 16), label)
            + ImageDrawer.symbol("plus", in: CGRect(x: box.maxX - 31, y: box.midY - 8, width: 16, height: 16), label)
    }

    private var fraction: Double {
        if case .slide(let get, _, let range)? = view.element?.actions.first(where: { if case .slide = $0 { true } else { false } }) {
            let length = range.upperBound - range.lowerBound
            return length > 0 ? min(max((get() - range.lowerBound) / length, 0), 1) : 0
        }
        let value = Double(attribute("value") ?? "") ?? 0
        return value.isFinite ? min(max(value, 0), 1) : 0
    }

    private func slider() -> [Drawing.Step] {
        // The labels of the bounds stand at the sides.
        let labels = view.children.map(\.frame)
        let left = labels.first { $0.midX < frame.midX }.map { $0.maxX + 8 } ?? frame.minX
        let right = labels.last { $0.midX > frame.midX }.map { $0.minX - 8 } ?? frame.maxX
        let area = CGRect(x: left, y: frame.midY - 15.5, width: max(0, right - left), height: 31)
        let room = max(0, area.width - 27)
        let center = area.minX + 13.5 + room * fraction
        let track = CGRect(x: area.minX, y: area.midY - 2, width: area.width, height: 4)
        let done = CGRect(x: area.minX, y: area.midY - 2, width: center - area.minX, height: 4)
        let circle = CGRect(x: center - 13.5, y: area.midY - 13.5, width: 27, height: 27)
        var knob = Drawing.Group()
        knob.shadow = (PaintColor(0x000000, opacity: 0.2), 4, 0, 1)
        return [
            ViewDrawer.fill(track, radius: 2, system("systemFill")), ViewDrawer.fill(done, radius: 2, paints.tint),
            .group(knob, [.fill(Path(ellipseIn: circle), .color(PaintColor(0xFFFFFF)), in: circle, evenOdd: false)]),
        ]
    }

    private func progress() -> [Drawing.Step] {
        guard style.isEmpty || style.hasPrefix("Default") || style.hasPrefix("Linear") || style.hasPrefix("Circular") else { return [] }
        if attribute("value") == "indeterminate" { return spinner() }
        let track = CGRect(x: frame.minX, y: frame.maxY - 4, width: frame.width, height: 4)
        let done = CGRect(x: track.minX, y: track.minY, width: track.width * fraction, height: 4)
        let fill = fraction > 0 ? [ViewDrawer.fill(done, radius: 2, paints.tint)] : []
        return [ViewDrawer.fill(track, radius: 2, system("systemFill"))] + fill
    }

    /// Eight bars around a point, the first one darkest.
    private func spinner() -> [Drawing.Step] {
        let center = CGPoint(x: frame.midX, y: frame.minY + 10)
        return (0..<8).map { index in
            let angle = Angle.degrees(Double(index) * 45 - 90)
            let (x, y) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
            var path = Path()
            path.move(to: CGPoint(x: center.x + x * 5, y: center.y + y * 5))
            path.addLine(to: CGPoint(x: center.x + x * 9, y: center.y + y * 9))
            let paint = system("systemGray").opacity(1 - Double(index) * 0.1)
            return .stroke(path, paint, StrokeStyle(lineWidth: 2.4, lineCap: .round), in: frame)
        }
    }

    // MARK: Fields

    private func field() -> [Drawing.Step] {
        var steps: [Drawing.Step] = []
        var inset: CGFloat = 0
        if view.kind == "SearchField" {
            inset = 30
            let mark = CGRect(
                x: isRightToLeft ? frame.maxX - 25 : frame.minX + 8, y: frame.midY - 8.5, width: 17, height: 17)
            steps.append(ViewDrawer.fill(frame, radius: 10, system("tertiarySystemFill")))
            steps += ImageDrawer.symbol("magnifyingglass", in: mark, system("secondaryLabel"))
        } else if view.environment.hasRoundedTextFields {
            inset = 7
            let box = frame
            steps.append(ViewDrawer.fill(box, radius: 6, system("systemBackground")))
            steps.append(
                .stroke(
                    Path(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6), system("systemGray4"), StrokeStyle(lineWidth: 1),
                    in: box))
        }
        let value = attribute("value") ?? ""
        let prompt = attribute("prompt") ?? view.element?.texts.first ?? ""
        let paint = value.isEmpty ? system("placeholderText") : isEnabled ? paints.current : system("tertiaryLabel")
        let text = DrawnText(
            Text(verbatim: value.isEmpty ? prompt : value), view.environment,
            in: CGSize(width: max(0, frame.width - inset * 2), height: frame.height))
        guard let first = text.lines.first else { return steps }
        let top = frame.midY - first.height * CGFloat(text.lines.count) / 2
        let place = CGRect(x: frame.minX + inset, y: max(top, frame.minY), width: frame.width - inset * 2, height: frame.height)
        var set = TextDrawer.steps(
            text, in: place, PaintResolver(view.environment, foreground: paint), alignment: view.environment.multilineTextAlignment,
            isRightToLeft: view.environment.layoutDirection == .rightToLeft)
        if value.isEmpty {
            set = set.map { if case .text(let words, _) = $0 { .text(words, paint) } else { $0 } }
        }
        return steps + set
    }

    private func editor() -> [Drawing.Step] {
        let place = frame.insetBy(dx: 5, dy: 8)
        guard place.width > 0, place.height > 0 else { return [] }
        let text = DrawnText(Text(verbatim: attribute("value") ?? ""), view.environment, in: place.size)
        return [ViewDrawer.fill(frame, system("systemBackground"))] + TextDrawer.steps(text, in: place, paints)
    }

    private func datePicker() -> [Drawing.Step] {
        let box = accessory(130, 34)
        var words = ""
        if case .select(let get, _)? = view.element?.actions.first, let date = get()?.base as? Date {
            words = Self.words(date, view.environment.timeZone)
        }
        return [ViewDrawer.fill(box, radius: 8, system("tertiarySystemFill"))]
            + TextDrawer.line(words, in: box, size: 17, system("label"), alignment: .center)
    }

    /// `1 Jan 2026`: the same on every machine.
    private static func words(_ date: Date, _ timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.day, .month, .year], from: date)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard let day = parts.day, let month = parts.month, let year = parts.year, (1...12).contains(month) else { return "" }
        return "\(day) \(months[month - 1]) \(year)"
    }

    private func colorWell() -> [Drawing.Step] {
        let box = accessory(28, 28)
        var color = system("systemGray")
        if case .select(let get, _)? = view.element?.actions.first, let chosen = get()?.base as? Color { color = paints.paint(chosen) }
        let ring: [Paint.Stop] = ["systemRed", "systemYellow", "systemGreen", "systemCyan", "systemIndigo", "systemPink", "systemRed"]
            .enumerated().map { Paint.Stop(color: paints.system($0.element), location: Double($0.offset) / 6) }
        return [
            .stroke(
                Path(ellipseIn: box.insetBy(dx: 1.5, dy: 1.5)), .angular(ring, center: .center, from: 0, to: 2 * .pi),
                StrokeStyle(lineWidth: 3), in: box),
            .fill(Path(ellipseIn: box.insetBy(dx: 5, dy: 5)), color, in: box, evenOdd: false),
        ]
    }

    private func disclosure() -> [Drawing.Step] {
        guard style.isEmpty, let label = view.children.first?.frame else { return [] }
        let place = CGRect(x: frame.maxX - 14, y: label.midY - 7, width: 14, height: 14)
        return ImageDrawer.symbol(attribute("value") == "expanded" ? "chevron.down" : "chevron.forward", in: place, paints.tint)
    }
}
