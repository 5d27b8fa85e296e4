import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewPictures

/// What closures draw into canvases and contexts, as pixels and as SVG.
@MainActor @Suite struct CanvasTests {
    private func picture<Content: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content) throws -> PixelPicture {
        let host = ViewHost(size: CGSize(width: width, height: height), content: content)
        return try PNG.picture(from: host.image(scale: 1, font: .boxes))
    }

    @Test("Outlines are filled and drawn where transforms put them, and cut at the canvas and at clips")
    func outlines() throws {
        let picture = try picture(20, 10) {
            Canvas { context, size in
                context.translateBy(x: 10, y: 0)
                context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 5)), with: .color(.red))
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 10)))
                context.stroke(Path { $0.addLines([CGPoint(x: -10, y: 8), CGPoint(x: 10, y: 8)]) }, with: .color(.blue), lineWidth: 2)
            }
        }
        #expect(picture[9, 2] == 0xFFFF_FFFF)
        #expect(picture[10, 2] == 0xFF3B_30FF)
        #expect(picture[19, 4] == 0xFF3B_30FF)
        #expect((picture[9, 8], picture[10, 8], picture[14, 7], picture[15, 8]) == (0xFFFF_FFFF, 0x007A_FFFF, 0x007A_FFFF, 0xFFFF_FFFF))
    }

    @Test("A canvas has its own place, and its gradient points are its own")
    func place() throws {
        let picture = try picture(20, 20) {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: size.width, y: 0)))
            }
            .frame(width: 10, height: 10)
        }
        #expect(picture[4, 10] == 0xFFFF_FFFF)
        #expect(picture[5, 10] == 0x0D0D_0DFF)
        #expect(picture[14, 10] == 0xF2F2_F2FF)
    }

    @Test("Texts, symbols and views of the canvas are drawn in SVG")
    func contents() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            Canvas { context, size in
                context.draw(Text("hi").foregroundStyle(.green), at: CGPoint(x: 50, y: 20))
                if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 50, y: 60)) }
                context.draw(Image(systemName: "plus"), in: CGRect(x: 0, y: 0, width: 24, height: 24))
            } symbols: {
                Color.red.frame(width: 10, height: 10).tag(1)
            }
        }
        let text = try host.svg()
        #expect(text.contains("fill=\"#34C759\">hi</text>"))
        #expect(text.contains("<g transform=\"matrix(1 0 0 1 45 55)\">"))
        #expect(text.contains("<path d=\"M0 0L10 0L10 10L0 10Z\" fill=\"#FF3B30\"/>"))
        #expect(text.contains("<g aria-label=\"plus\">"))
    }

    @Test("Drawing symbols leaves the host's own views and places as they are")
    func symbolsAreNotShown() throws {
        let host = ViewHost(size: CGSize(width: 40, height: 40)) {
            Canvas { context, _ in
                if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: .zero) }
            } symbols: {
                Text("dot").accessibilityIdentifier("dot").tag(1)
            }
        }
        _ = try host.image(font: .boxes)
        #expect(host.texts == [])
        #expect(host.core.layout?.frames(identifiedBy: "dot") == [])
    }

    @Test("What a context mixes, it mixes with what the canvas drew alone; a layer is drawn as one")
    func mixing() throws {
        let picture = try picture(30, 10) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
                context.blendMode = .plusLighter
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(red: 0, green: 1, blue: 0))
                context.blendMode = .normal
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 20, y: 0, width: 6, height: 10)), with: .color(.black))
                    layer.fill(Path(CGRect(x: 24, y: 0, width: 6, height: 10)), with: .color(.black))
                }
            }
        }
        #expect((picture[5, 5], picture[15, 5]) == (0xFFFF_00FF, 0x00FF_00FF))
        #expect((picture[22, 5], picture[25, 5], picture[28, 5]) == (0x7F7F_7FFF, 0x7F7F_7FFF, 0x7F7F_7FFF))
    }

    @Test("A picture that a closure draws is drawn in the place of its view")
    func drawnImage() throws {
        let picture = try picture(20, 20) {
            Image(size: CGSize(width: 10, height: 10)) { $0.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 10)), with: .color(.red)) }
                .resizable().frame(width: 20, height: 20)
        }
        #expect((picture[9, 10], picture[10, 10]) == (0xFFFF_FFFF, 0xFF3B_30FF))
    }

    private struct Halves: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    if run[Mark.self] != nil {
                        for (index, slice) in run.enumerated() {
                            var copy = context
                            copy.translateBy(x: 0, y: CGFloat(index) * 10)
                            copy.draw(slice)
                        }
                    } else {
                        context.draw(run)
                    }
                }
            }
        }
    }
    private struct Mark: TextAttribute {}

    @Test("A text renderer draws lines, runs and single characters, and finds its marks")
    func renderer() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 60)) {
            (Text("ab ") + Text("cd").customAttribute(Mark())).textRenderer(Halves())
        }
        let lines = try host.svg().split(separator: "\n").filter { $0.contains("<text") || $0.contains("matrix") }
        let texts = lines.filter { $0.contains("<text") }.compactMap { $0.split(separator: ">").last?.split(separator: "<").first.map(String.init) }
        #expect(texts == ["ab ", "c", "d"])
        #expect(lines.contains { $0.contains("matrix(1 0 0 1 0 10)") })
    }
}
