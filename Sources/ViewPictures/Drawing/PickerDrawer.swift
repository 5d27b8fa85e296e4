import Foundation
import ViewRuntime

/// What a picker shows: the option that is selected, or all of them side by side.
struct PickerDrawer {
    let control: ControlDrawer

    private var options: [ViewElement] {
        var stack = control.view.element?.children ?? []
        while !stack.isEmpty {
            let element = stack.removeFirst()
            if element.kind == "Options" { return Self.tagged(element.children) }
            stack += element.children
        }
        return []
    }

    /// The outermost elements with a tag, else those with a text.
    private static func tagged(_ elements: [ViewElement]) -> [ViewElement] {
        elements.flatMap { element -> [ViewElement] in
            if element.tag != nil || element.rowID != nil || element.children.isEmpty { return [element] }
            return tagged(element.children)
        }
    }

    private func isSelected(_ option: ViewElement) -> Bool {
        guard case .select(let get, _)? = control.view.element?.actions.first, let selected = get() else { return false }
        if option.tag == selected || option.rowID == selected { return true }
        return option.texts.isEmpty ? false : option.children.contains { isSelected($0) }
    }

    private func words(_ option: ViewElement) -> String { option.texts.joined(separator: " ") }

    var isSegmented: Bool {
        let own = control.view.effects.reversed().lazy.compactMap { effect -> String? in
            if case .setting("pickerStyle", let style) = effect { style } else { nil }
        }.first
        return (own ?? control.outer.settings["pickerStyle"] ?? "").hasPrefix("Segmented")
    }

    func steps() -> [Drawing.Step] { isSegmented ? segments() : menu() }

    private func menu() -> [Drawing.Step] {
        let box = control.accessory(100, 34)
        let words = options.first(where: isSelected).map(words) ?? ""
        let tint = control.paints.tint
        let mark = CGRect(x: box.maxX - 12, y: box.midY - 7, width: 14, height: 14)
        let text = CGRect(x: box.minX, y: box.minY, width: box.width - 16, height: box.height)
        return TextDrawer.line(words, in: text, size: 17, tint, alignment: .trailing)
            + ImageDrawer.symbol("chevron.up.chevron.down", in: mark, tint)
    }

    private func segments() -> [Drawing.Step] {
        let options = options
        let box = CGRect(
            x: control.frame.minX, y: control.frame.midY - min(16, control.frame.height / 2), width: control.frame.width,
            height: min(32, control.frame.height))
        guard !options.isEmpty, box.width > 0 else { return [] }
        var steps = [ViewDrawer.fill(box, radius: 8, control.system("tertiarySystemFill"))]
        let width = (box.width - 4) / CGFloat(options.count)
        for (index, option) in options.enumerated() {
            let place = CGRect(x: box.minX + 2 + CGFloat(index) * width, y: box.minY + 2, width: width, height: box.height - 4)
            let isSelected = isSelected(option)
            if isSelected {
                var group = Drawing.Group()
                group.shadow = (PaintColor(0x000000, opacity: 0.12), 4, 0, 2)
                let color = control.view.environment.colorScheme == .dark ? control.system("systemGray2") : .color(PaintColor(0xFFFFFF))
                steps.append(.group(group, [ViewDrawer.fill(place, radius: 6, color)]))
            }
            steps += TextDrawer.line(
                words(option), in: place, size: 13, isBold: isSelected, control.system("label"), alignment: .center)
        }
        return steps
    }
}
