import Foundation
import ViewRuntime

/// Draws a picture that the runtime asks for: `ImageRenderer`, and what UIKit's classes drew.
@_cdecl("viewtrace_draw_picture")
public func drawPicture(_ request: UnsafeMutableRawPointer) {
    let request = request.assumingMemoryBound(to: PictureRequest.self)
    request.pointee.result = try? PictureService.draw(request.pointee)
}

private enum PictureService {
    static func draw(_ request: PictureRequest) throws -> Data {
        let bounds = CGRect(origin: .zero, size: request.size)
        let drawing: Drawing
        switch request.content {
        case .host(let host): drawing = try ViewDrawer.drawing(of: host, in: bounds)
        case .canvas(let look):
            let drawer = CanvasDrawer(drawer: ViewDrawer(bounds: bounds), paints: PaintResolver(EnvironmentValues()), outer: .init())
            drawing = Drawing(bounds: bounds, steps: drawer.steps(look, in: bounds))
        }
        let picture = try PixelPainter.picture(
            of: drawing, scale: request.scale, typesetter: Typesetter(.installed), isOpaque: request.isOpaque)
        return try PNG.data(of: picture)
    }
}
