import Foundation
import ViewRuntime

/// Turns the laid-out tree into steps of drawing. Nothing is measured anew: each view is drawn where the layout put it.
struct ViewDrawer {
    /// What views around say about how a view is drawn.
    struct Surroundings {
        /// The foreground where the environment names none: a button's tint.
        var foreground: Paint?
        var isStruckThrough = false
        var isUnderlined = false
        /// How controls and containers look, by the name of the modifier.
        var settings: [String: String] = [:]
        /// Which part of a list the view stands in, if it does.
        var part: DrawnView.Row.Part?
        /// Whether the view stands in the row of a list.
        var isInRow = false
        /// The paint of a label's symbol in a row, where the environment names none: the tint.
        var icon: Paint?
        /// Whether the view is in a bar, where buttons have no chrome.
        var isInBar = false
    }

    /// The rectangle of the host.
    let bounds: CGRect

    /// The drawing of what a host shows; of a part of it, what is behind everything is left out.
    ///
    /// - Throws: `PictureError.notLaidOut` where nothing has a place.
    static func drawing(of host: HostCore, in part: CGRect? = nil) throws(PictureError) -> Drawing {
        guard let layout = host.layout else { throw .notLaidOut }
        let size = part?.size ?? layout.size
        guard size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1 else {
            throw .badSize("\(size.width.plain)×\(size.height.plain) points")
        }
        let views = host.drawnViews()
        guard let content = views.first else { throw .notLaidOut }
        var steps: [Drawing.Step] = []
        let screen = CGRect(origin: .zero, size: size)
        host.withDeepStack {
            let drawer = ViewDrawer(bounds: screen)
            let all = PaintResolver(outermost(content))
            if part == nil { steps.append(fill(screen, .color(all.system("systemBackground")))) }
            for view in views { steps += drawer.steps(view, Surroundings()) }
        }
        return Drawing(bounds: screen, steps: steps)
    }

    /// The environment of the outermost view that is not alone in what is around it: it says whether the screen is dark.
    private static func outermost(_ root: DrawnView) -> EnvironmentValues {
        var view = root
        while view.children.count == 1 { view = view.children[0] }
        return view.environment
    }

    // MARK: One view

    func steps(_ view: DrawnView, _ outer: Surroundings) -> [Drawing.Step] {
        var surroundings = outer
        for effect in view.effects {
            switch effect {
            case .hidden: return []
            case .opacity(let opacity) where opacity <= 0: return []
            case .strikethrough(let isOn): surroundings.isStruckThrough = isOn
            case .underline(let isOn): surroundings.isUnderlined = isOn
            case .setting(let name, let value): surroundings.settings[name] = value
            default: break
            }
        }
        var steps = ownSteps(view, surroundings)
        if !steps.isEmpty, surroundingsFade(view) {
            var group = Drawing.Group()
            group.opacity = 0.5
            steps = [.group(group, steps)]
        }
        let paints = PaintResolver(view.environment)
        for effect in view.effects.reversed() { steps = apply(effect, to: steps, view.frame, paints) }
        return steps
    }

    /// Whether the view is a control that takes no input, and looks like it.
    private func surroundingsFade(_ view: DrawnView) -> Bool {
        guard let element = view.element, !element.isEnabled else { return false }
        return ["Toggle", "Stepper", "Slider", "Picker", "TextField", "SecureField", "DatePicker"].contains(view.kind)
    }

    private func ownSteps(_ view: DrawnView, _ outer: Surroundings) -> [Drawing.Step] {
        var inner = outer
        let chrome = ControlDrawer(view: view, outer: outer, drawer: self)
        inner.foreground = chrome.foreground
        if let row = view.row {
            inner.isInRow = row.part == .row
            inner.part = row.part
        }
        if view.kind == "Label", inner.isInRow, inner.foreground == nil, view.element?.isEnabled != false { inner.icon = chrome.paints.tint }
        var steps = chrome.background()
        if let look = view.look { steps += self.steps(look, view, inner) }
        var content = chrome.showsContent ? contentSteps(view, inner) : []
        if view.kind == "Sheet", !content.isEmpty {
            var group = Drawing.Group()
            group.clip = (PresentationDrawer(control: chrome).card, false)
            content = [.group(group, content)]
        }
        steps += content + chrome.foregroundSteps()
        // What stands in bars is seen above them.
        var barred = inner
        barred.isInBar = true
        for child in view.children where child.place == .bar { steps += self.steps(child, barred) }
        return steps
    }

    /// The views below, from the back to the front.
    func contentSteps(_ view: DrawnView, _ inner: Surroundings) -> [Drawing.Step] {
        var steps: [Drawing.Step] = []
        for child in view.children where child.place == .behind { steps += self.steps(child, inner) }
        let content = view.children.enumerated().filter { $0.element.place == .content }.sorted {
            ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }
        for (index, child) in content {
            // The value of a labelled one stands back behind its label.
            var own = inner
            if view.kind == "LabeledContent", index > 0, inner.foreground == nil {
                own.foreground = .color(PaintResolver(view.environment).system("secondaryLabel"))
            }
            steps += self.steps(child, own)
        }
        for child in view.children where child.place == .over { steps += self.steps(child, inner) }
        let masks = view.children.filter { $0.place == .mask }
        if !masks.isEmpty {
            var group = Drawing.Group()
            group.mask = masks.flatMap { self.steps($0, inner) }
            steps = [.group(group, steps)]
        }
        if view.clipsContent, !steps.isEmpty {
            var group = Drawing.Group()
            group.clip = (Path(view.frame), false)
            steps = [.group(group, steps)]
        }
        return steps
    }

    // MARK: Looks

    private func steps(_ look: ViewLook, _ view: DrawnView, _ outer: Surroundings) -> [Drawing.Step] {
        let paints = PaintResolver(view.environment, foreground: outer.foreground)
        switch look {
        case .style(let style): return [Self.fill(view.frame, paints.paint(style))]
        case .divider: return [Self.fill(view.frame, .color(paints.system("separator")))]
        case .shape(let shape, let style, let fillStyle):
            let outline = Outline(shape, in: view.frame)
            if outline.path.isEmpty { return [] }
            let paint = paints.paint(style)
            if let stroke = outline.stroke { return [.stroke(outline.path, paint, stroke, in: view.frame)] }
            return [.fill(outline.path, paint, in: view.frame, evenOdd: fillStyle.isEOFilled)]
        case .text(let text):
            if view.environment.redactionReasons.contains(.placeholder) { return placeholder(text, view, paints) }
            var environment = view.environment
            if outer.part == .footer, environment.font == nil { environment.font = .footnote }
            let isPlain = environment.font == nil
            let steps = TextDrawer.steps(
                DrawnText(text, environment, in: view.frame.size), in: view.frame, paints, outer,
                alignment: view.environment.multilineTextAlignment, isRightToLeft: view.environment.layoutDirection == .rightToLeft)
            // Titles of sections stand out, in the place that the layout gives them.
            guard outer.part == .header, isPlain else { return steps }
            return steps.map { step in
                guard case .text(var words, let paint) = step else { return step }
                words.face.isBold = true
                return .text(words, paint)
            }
        case .image(let image):
            var own = paints
            if let icon = outer.icon, image.symbolName != nil { own.foreground = icon }
            return ImageDrawer.steps(image, view.frame, own)
        case .canvas(let canvas):
            return CanvasDrawer(drawer: self, paints: paints, outer: outer).steps(canvas, in: view.frame)
        }
    }

    /// Grey bars in the place of words.
    private func placeholder(_ text: Text, _ view: DrawnView, _ paints: PaintResolver) -> [Drawing.Step] {
        var y = view.frame.minY
        return DrawnText(text, view.environment, in: view.frame.size).lines.map { line in
            defer { y += line.height }
            let bar = CGRect(x: view.frame.minX, y: y + line.height * 0.15, width: line.width, height: line.height * 0.7)
            return .fill(Path(roundedRect: bar, cornerRadius: 4), .color(paints.system("systemFill")), in: bar, evenOdd: false)
        }
    }

    static func fill(_ rect: CGRect, _ paint: Paint) -> Drawing.Step { .fill(Path(rect), paint, in: rect, evenOdd: false) }

    static func fill(_ rect: CGRect, radius: CGFloat, _ paint: Paint) -> Drawing.Step {
        .fill(Path(roundedRect: rect, cornerRadius: radius), paint, in: rect, evenOdd: false)
    }

    // MARK: Effects

    private func apply(
        _ effect: DrawingEffect, to steps: [Drawing.Step], _ frame: CGRect, _ paints: PaintResolver
    ) -> [Drawing.Step] {
        guard !steps.isEmpty else { return steps }
        var group = Drawing.Group()
        func point(_ anchor: UnitPoint) -> CGPoint { frame.point(anchor) }
        switch effect {
        case .opacity(let opacity):
            guard opacity < 1 else { return steps }
            group.opacity = opacity
        case .clipped: group.clip = (Path(frame), false)
        case .clip(let shape, let style): group.clip = (Outline(shape, in: frame).path, style.isEOFilled)
        case .shadow(let shadow):
            let color = paints.color(shadow.color)
            guard color.opacity > 0 else { return steps }
            group.shadow = (color, shadow.radius, shadow.x, shadow.y)
        case .blur(let radius):
            guard radius > 0 else { return steps }
            group.blur = radius
        case .scale(let scale, let anchor): group.transform = .scale(scale, around: point(anchor))
        case .rotation(let angle, let anchor): group.transform = .rotation(angle, around: point(anchor))
        case .offset(let offset):
            guard offset != .zero else { return steps }
            group.transform = Drawing.Transform(a: 1, b: 0, c: 0, d: 1, tx: offset.width, ty: offset.height)
        case .blend(let mode):
            guard mode != .normal else { return steps }
            group.blend = mode
        case .filter(let filter): return Self.apply(filter, to: steps, paints)
        case .hidden, .strikethrough, .underline, .setting: return steps
        }
        return [.group(group, steps)]
    }

    /// A filter on steps.
    static func apply(_ filter: GraphicsContext.Filter, to steps: [Drawing.Step], _ paints: PaintResolver) -> [Drawing.Step] {
        var group = Drawing.Group()
        switch filter.kind {
        case .blur(let radius):
            guard radius > 0 else { return steps }
            group.blur = radius
        case .shadow(let color, let radius, let x, let y, let isAlone):
            let paint = paints.color(color)
            guard paint.opacity > 0 else { return isAlone ? [] : steps }
            group.shadow = (paint, radius, x, y)
        case .colors(let matrix):
            guard matrix != ColorMatrix() else { return steps }
            group.colors = matrix
        case .multiply(let color):
            let paint = paints.color(color)
            var matrix = ColorMatrix()
            (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (Float(paint.red), Float(paint.green), Float(paint.blue), Float(paint.opacity))
            group.colors = matrix
        case .threshold: return steps
        }
        return [.group(group, steps)]
    }
}

extension Drawing {
    /// The drawing of what a host shows.
    ///
    /// - Throws: `PictureError` where nothing has a place, or the host's size is none.
    package init(of host: HostCore) throws(PictureError) { self = try ViewDrawer.drawing(of: host) }
}
