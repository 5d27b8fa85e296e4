import Foundation

/// How pixels are kept.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, r8Unorm = 10, r16Float = 25, r32Float = 55, rgba8Unorm = 70, rgba8Unorm_srgb, bgra8Unorm = 80, bgra8Unorm_srgb, rgb10a2Unorm = 90
    case rgba16Float = 115, rgba32Float = 125, depth32Float = 252, stencil8, depth32Float_stencil8 = 260, bgra10_xr = 552
}
/// What is drawn between points.
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
/// What is there before drawing.
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
/// What is kept after drawing.
public enum MTLStoreAction: UInt, Sendable { case dontCare, store }
/// How a texture is read between its pixels.
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
/// How a texture is read beyond its edges.
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero }
/// How two numbers are compared.
public enum MTLCompareFunction: UInt, Sendable { case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always }
/// What a colour is multiplied with where two are mixed.
public enum MTLBlendFactor: UInt, Sendable { case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha }
/// How two colours are mixed.
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
/// Where memory is.
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let cpuCacheModeWriteCombined = Self(rawValue: 1)
    public static let storageModeShared: Self = []
    public static let storageModeManaged = Self(rawValue: 16)
    public static let storageModePrivate = Self(rawValue: 32)
}
/// What a texture is for.
public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shaderRead = Self(rawValue: 1)
    public static let shaderWrite = Self(rawValue: 2)
    public static let renderTarget = Self(rawValue: 4)
}
/// How many in three directions.
public struct MTLSize: Equatable, Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init() { self.init(width: 0, height: 0, depth: 0) }
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
/// A place in three directions.
public struct MTLOrigin: Equatable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A part of a texture.
public struct MTLRegion: Equatable, Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
/// Where is drawn.
public struct MTLViewport: Equatable, Sendable {
    public var originX: Double
    public var originY: Double
    public var width: Double
    public var height: Double
    public var znear: Double
    public var zfar: Double
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height, self.znear, self.zfar) = (originX, originY, width, height, znear, zfar)
    }
}
/// A colour as four numbers.
public struct MTLClearColor: Equatable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// How functions are compiled. Kept.
open class MTLCompileOptions: NSObject { public override init() {} }
/// A texture that is asked for. Kept.
open class MTLTextureDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var usage: MTLTextureUsage = .shaderRead
    open var mipmapLevelCount = 1
    public override init() {}
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}
/// How textures are read. Kept.
open class MTLSamplerDescriptor: NSObject {
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
    public override init() {}
}
/// How depth is told. Kept.
open class MTLDepthStencilDescriptor: NSObject {
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
    public override init() {}
}
/// What is drawn into. Kept.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var rgbBlendOperation = MTLBlendOperation.add
    open var alphaBlendOperation = MTLBlendOperation.add
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero
}
/// What is drawn into, by numbers from 0 to 7.
public final class MTLAttachments<Attachment: NSObject>: NSObject {
    private let make: () -> Attachment
    private var made: [Int: Attachment] = [:]
    init(_ make: @escaping () -> Attachment) { self.make = make }
    public subscript(index: Int) -> Attachment! {
        get {
            if made[index] == nil { made[index] = make() }
            return made[index]
        }
        set { made[index] = newValue }
    }
}
/// What is drawn with. Kept.
open class MTLRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var rasterSampleCount = 1
    public let colorAttachments = MTLAttachments { MTLRenderPipelineColorAttachmentDescriptor() }
    public override init() {}
}
/// What one pass draws into. Kept.
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store
    open var clearColor = MTLClearColor()
}
/// One pass of drawing. Kept.
open class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLAttachments { MTLRenderPassColorAttachmentDescriptor() }
    public override init() {}
}
