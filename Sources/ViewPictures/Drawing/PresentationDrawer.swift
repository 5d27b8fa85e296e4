import Foundation
import ViewRuntime

/// What is behind the content of sheets and other presentations.
struct PresentationDrawer {
    let control: ControlDrawer

    static let kinds: Set = ["Sheet", "FullScreenCover", "Popover", "Alert", "ConfirmationDialog"]

    func steps() -> [Drawing.Step] {
        let screen = control.drawer.bounds
        let background = control.system("systemBackground")
        if control.view.kind == "FullScreenCover" { return [ViewDrawer.fill(screen, background)] }
        var steps = [ViewDrawer.fill(screen, .color(PaintColor(0x000000, opacity: 0.25)))]
        switch control.view.kind {
        case "Sheet": steps.append(.fill(card, background, in: screen, evenOdd: false))
        default:
            let content = control.view.children.reduce(CGRect.null) { $0.union($1.frame) }
            guard !content.isNull else { break }
            let card = content.insetBy(dx: -20, dy: -20)
            var group = Drawing.Group()
            group.shadow = (PaintColor(0x000000, opacity: 0.2), 20, 0, 4)
            steps.append(.group(group, [ViewDrawer.fill(card, radius: 14, control.system("secondarySystemGroupedBackground"))]))
        }
        return steps
    }

    /// The outline of a sheet: round at the top, and down to the end of the screen.
    var card: Path {
        let frame = control.frame
        let (radius, bottom) = (CGFloat(12), max(frame.maxY, control.drawer.bounds.maxY))
        var path = Path()
        path.addRoundedRect(
            in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bottom - frame.minY + radius),
            cornerSize: CGSize(width: radius, height: radius))
        return path
    }
}
