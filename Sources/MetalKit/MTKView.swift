@_exported import Foundation
@_exported import Metal
@_exported import ViewRuntime

/// A view that a graphics processor draws. There is none here: nothing is drawn, what is set is kept, and its delegate is not called.
open class MTKView: UIView {
    open var device: (any MTLDevice)?
    open weak var delegate: (any MTKViewDelegate)?
    open var clearColor = MTLClearColor()
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var clearDepth = 1.0
    open var sampleCount = 1
    open var framebufferOnly = true
    open var isPaused = false
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var preferredFramesPerSecond = 60
    open var presentsWithTransaction = false
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        super.init(frame: frameRect)
        self.device = device
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public convenience init() { self.init(frame: .zero, device: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Draws. Inert: there is nothing to draw with.
    open func draw() {}
    open func releaseDrawables() {}
}
/// Draws a view. Nothing calls it here.
@MainActor @preconcurrency
public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
/// What a layer can show.
public protocol CAMetalDrawable: MTLDrawable { var texture: any MTLTexture { get } }
/// A layer that a graphics processor draws. Nothing is drawn here: what is set is kept.
open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var presentsWithTransaction = false
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
/// Reads textures from files. There is no processor: it throws.
public final class MTKTextureLoader: NSObject {
    /// How textures are read.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let SRGB = Self(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let origin = Self(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let textureUsage = Self(rawValue: "MTKTextureLoaderOptionTextureUsage")
    }
    public init(device: any MTLDevice) {}
    public func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
    public func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
}
