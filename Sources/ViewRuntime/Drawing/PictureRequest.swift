import CMachine
import Foundation

#if canImport(Darwin)
import Darwin
#endif

/// A picture that the runtime wants of the module that draws. That module imports this one, so it is called by the name of a C function, where it is linked.
package struct PictureRequest {
    package enum Content {
        /// What a host shows, in the rectangle from its origin on.
        case host(HostCore)
        case canvas(CanvasLook)
    }

    package var content: Content
    /// In points.
    package var size: CGSize
    /// Pixels in a point.
    package var scale: CGFloat
    /// Whether what nothing is drawn on is white; transparent otherwise.
    package var isOpaque: Bool
    /// The file, once it is drawn.
    package var result: Data?

    init(content: Content, size: CGSize, scale: CGFloat, isOpaque: Bool) {
        (self.content, self.size, self.scale, self.isOpaque) = (content, size, scale, isOpaque)
    }

    /// The file of the picture; nil where the program has no part that draws, or the size is none.
    var png: Data? {
        var request = self
        withUnsafeMutablePointer(to: &request) { PictureRequest.draw($0) }
        return request.result
    }

    private static func draw(_ request: UnsafeMutableRawPointer) {
        #if canImport(Darwin)
        // Of the libraries that are loaded.
        guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "viewtrace_draw_picture") else { return }
        unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)(request)
        #else
        vt_draw_picture(request)
        #endif
    }
}
