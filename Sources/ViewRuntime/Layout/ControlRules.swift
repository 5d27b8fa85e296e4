import Foundation

/// How controls are laid out: by a table, in points.
///
/// | control | size |
/// | --- | --- |
/// | `Button`, `Link`, `ShareLink` | their labels, side by side |
/// | `Label` | icon and title side by side, or what its style shows of them; in bars, the icon |
/// | `Button` with a border | its label with 12 beside it and 7 above and below; 10 and 5 where controls are small, 20 and 15 where they are large |
/// | `Toggle` | its label and a switch of 51×31 at the trailing side |
/// | `Stepper` | its label and buttons of 94×32 |
/// | `DatePicker` | its label and a field of 130×34 |
/// | `ColorPicker` | its label and a well of 28×28 |
/// | `Picker` | in a list its label and a menu of 100×34, elsewhere the menu alone; as segments the width it is offered, 34 high, without its label |
/// | `Menu` | its label; what it offers is not laid out |
/// | `LabeledContent` | its label, and its content at the trailing side |
/// | `TextField`, `SecureField` | the width it is offered, one line of its font; 14 more with a round border |
/// | the field of a search | the width of its bar without 16 at each side, 36 high |
/// | `TextEditor` | what it is offered |
/// | `Slider` | the width it is offered, 31 high: the labels of its bounds at the sides, its own label is not shown |
/// | `ProgressView`, `Gauge` | its labels, 4 below them a bar that is 4 high, in the width it is offered |
/// | `ProgressView` without a value | a wheel of 20×20 with its label 4 below |
/// | `ContentUnavailableView` | what it is offered; its label, text and actions one below the other in the middle |
/// | `GroupBox` | its label and below it its content, both at the leading side, in a box that is 16 larger at each side |
///
/// Where labels are hidden, a control has its size without them.
///
/// What has a style of the user's is laid out as the style's body is. Every other view without a body stands its content one below the other.
enum ControlRule {
    static func rule(_ kind: String, _ context: LayoutContext) -> LayoutRule {
        // Where labels are hidden, none is shown.
        let labels = context.environment.hidesLabels ? 0 : Int.max
        return switch kind {
        case "ButtonBase": ButtonRule(context)
        case "LabelBase": LabelRule(context)
        case "LinkBase", "ShareLink", "ControlGroupBase":
            StackRule(StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil))
        case "ToggleBase":
            context.environment.toggleStyle?.make == nil ? AccessoryRule(CGSize(width: 51, height: 31), shown: labels) : OverlapRule()
        case "Stepper": AccessoryRule(CGSize(width: 94, height: 32), shown: labels)
        case "DatePickerBase": AccessoryRule(CGSize(width: 130, height: 34), shown: labels)
        case "ColorPicker": AccessoryRule(CGSize(width: 28, height: 28), shown: labels)
        case "PickerBase": PickerRule(shown: min(1, labels), isSegmented: context.environment.pickerStyle.hasPrefix("Segmented"))
        case "MenuBase": LabelAloneRule()
        case "LabeledContentBase": SpreadRule()
        case "TextFieldBase", "SecureFieldBase": FieldRule(context)
        case "SearchFieldView": SearchFieldRule()
        case "TextEditor", "LinearGradient", "RadialGradient", "AngularGradient": FlexibleRule()
        case "Slider": SliderRule(shown: labels)
        case "GroupBoxBase": GroupBoxRule()
        case "ContentUnavailableBase": MiddleRule()
        case "ProgressBase": context.environment.progressViewStyle?.make == nil ? BarRule(4, shown: labels) : OverlapRule()
        case "GaugeBase": BarRule(4, shown: labels)
        default: StackRule(StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
        }
    }
}

/// A label, in a border where the style has one.
private final class ButtonRule: PaddedStackRule {
    init(_ context: LayoutContext) {
        super.init(
            StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil), padding: Self.border(context))
    }

    /// The space between label and border, beside the label and above it.
    private static func border(_ context: LayoutContext) -> CGSize {
        let style = context.environment.buttonStyle
        guard style?.make == nil, style?.style is BorderedButtonStyle || style?.style is BorderedProminentButtonStyle else { return .zero }
        return switch context.environment.controlSize {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }

    override func spacing(_ item: LayoutItem) -> ViewSpacing {
        padding.width == 0 ? StackRule.spacing(of: item.children, along: .horizontal) : ViewSpacing()
    }
}

/// An icon and a title side by side, or one of both: as the style says, and in a bar the icon alone.
private final class LabelRule: LayoutRule, AxisRule {
    private let engine = StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    private enum Shown { case both, icon, title, automatic }
    private let shown: Shown

    init(_ context: LayoutContext) {
        switch context.environment.labelStyle?.style {
        case is IconOnlyLabelStyle: shown = .icon
        case is TitleOnlyLabelStyle: shown = .title
        case is TitleAndIconLabelStyle: shown = .both
        default: shown = .automatic
        }
    }

    var axis: LayoutAxis? { .horizontal }

    /// The children that are seen: the icon is the first, where there are two.
    private func children(_ item: LayoutItem) -> Range<Int> {
        let all = item.children.indices
        guard all.count == 2 else { return all }
        switch shown {
        case .both: return all
        case .icon: return 0..<1
        case .title: return 1..<2
        case .automatic: return isInBar(item) ? 0..<1 : all
        }
    }

    private func isInBar(_ item: LayoutItem) -> Bool {
        var outer = item.parent
        while let current = outer {
            if let rule = current.rule as? ToolbarItemRule { return rule.placement.bar != nil }
            if current.rule is ScrollRule || current.rule is LazyRule || current.rule is SafeAreaFillRule { return false }
            if let toolbar = current.rule as? ToolbarRule { return toolbar.holdsInBar(item, below: current) }
            outer = current.parent
        }
        return false
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        engine.arrange(Array(item.children[children(item)]), proposal).size
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let shown = children(item)
        for index in item.children.indices where !shown.contains(index) { item.children[index].unplace() }
        return engine.arrange(Array(item.children[shown]), proposal).places.map { place in
            var place = place
            place.index += shown.lowerBound
            return place
        }
    }

    override func spacing(_ item: LayoutItem) -> ViewSpacing {
        StackRule.spacing(of: Array(item.children[children(item)]), along: .horizontal)
    }
}

/// A wheel above a label.
final class WheelRule: LayoutRule {
    private static let wheel: CGFloat = 20
    /// The space between the wheel and its label.
    private static let space: CGFloat = 4
    private let labels = StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let labels = labels.arrange(item.children, ProposedViewSize(width: proposal.width, height: nil)).size
        let below = labels.height > 0 ? Self.space + labels.height : 0
        return CGSize(width: max(Self.wheel, labels.width), height: Self.wheel + below)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let (inner, places) = labels.arrange(item.children, ProposedViewSize(width: proposal.width, height: nil))
        return places.map { place in
            var place = place
            place.origin.x += (size.width - inner.width) / 2
            place.origin.y += Self.wheel + Self.space
            return place
        }
    }
}

/// A label with something of a fixed size at its trailing side.
class AccessoryRule: LayoutRule {
    private let accessory: CGSize
    private let shown: Int
    private let labels = StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)

    init(_ accessory: CGSize, shown: Int = .max) {
        self.accessory = accessory
        self.shown = shown
    }

    /// How many of the views are seen.
    func shown(_ item: LayoutItem) -> Int { shown }

    private func label(_ item: LayoutItem, _ proposal: ProposedViewSize) -> (size: CGSize, places: [LayoutPlacement]) {
        labels.arrange(
            Array(item.children.prefix(shown(item))),
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - accessory.width - ViewSpacing.standard) }, height: proposal.height))
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let label = label(item, proposal).size
        let least = label.width + (label.width > 0 ? ViewSpacing.standard : 0) + accessory.width
        return CGSize(
            width: label.width > 0 ? max(least, proposal.width ?? least) : accessory.width,
            height: max(label.height, accessory.height))
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let (label, places) = label(item, proposal)
        return places.map { place in
            var place = place
            place.origin.y += (size.height - label.height) / 2
            return place
        }
    }
}

/// The first view alone.
private final class LabelAloneRule: UnaryRule {}

/// The first view at the leading side, the others at the trailing one.
private final class SpreadRule: LayoutRule {
    private let line = StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let own = line.arrange(item.children, proposal).size
        return CGSize(width: max(own.width, proposal.width ?? own.width), height: own.height)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let (own, places) = line.arrange(item.children, proposal)
        return places.map { place in
            var place = place
            if place.index > 0 { place.origin.x += size.width - own.width }
            return place
        }
    }
}

/// One line that takes the width it is offered.
private final class FieldRule: LayoutRule {
    private let metrics: TextMetrics
    /// The space between the text and a border: 7 at each side where there is one.
    private let border: CGFloat

    init(_ context: LayoutContext) {
        let settings = TextSettings(context.environment)
        metrics = TextMetrics(settings.font, settings)
        border = context.environment.hasRoundedTextFields ? 7 : 0
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let ideal = item.children.map { $0.size(.unspecified).width }.max() ?? 10
        return CGSize(width: proposal.width ?? ideal + 2 * border, height: metrics.lineHeight + 2 * border)
    }
}

/// The field of a search, in the width it is offered; what it suggests is not laid out.
private final class SearchFieldRule: LayoutRule {
    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: BarMetrics.searchField)
    }
}

/// Labels above a bar that takes the width it is offered.
private final class BarRule: LayoutRule {
    /// The space between the labels and the bar.
    private static let space: CGFloat = 4
    private let height: CGFloat
    private let labels = StackEngine(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)

    private let shown: Int

    init(_ height: CGFloat, shown: Int) {
        self.height = height
        self.shown = shown
    }

    private func shownLabels(_ item: LayoutItem) -> [LayoutItem] { Array(item.children.prefix(shown)) }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let labels = labels.arrange(shownLabels(item), ProposedViewSize(width: proposal.width, height: nil)).size
        let above = labels.height > 0 ? labels.height + Self.space : 0
        return CGSize(width: proposal.width ?? max(labels.width, 10), height: above + height)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        labels.arrange(shownLabels(item), ProposedViewSize(width: size.width, height: nil)).places
    }
}
