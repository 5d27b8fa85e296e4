import Foundation
import ViewRuntime

/// What is behind the content of sheets and other presentations.
struct PresentationDrawer {
    let control: ControlDrawer

    func steps() -> [Drawing.Step] {
        let screen = CGRect(origin: .zero, size: control.screen)
        let background = control.system("systemBackground")
        if control.view.kind == "FullScreenCover" { return [ViewDrawer.fill(screen, background)] }
        var steps = [ViewDrawer.fill(screen, .color(PaintColor(0x000000, opacity: 0.25)))]
        switch control.view.kind {
        case "Sheet":
            let card = control.frame
            let radius: CGFloat = 12
            var path = Path()
            path.addRoundedRect(in: card, cornerSize: CGSize(width: radius, height: radius))
            // The lower corners are those of the screen.
            path.addRect(CGRect(x: card.minX, y: card.maxY - radius * 2, width: card.width, height: radius * 2))
            steps.append(.fill(path, background, in: card, evenOdd: false))
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
}
