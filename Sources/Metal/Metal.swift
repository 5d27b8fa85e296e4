@_exported import Foundation

// What runs on a graphics processor, as view files name it. There is none here: who asks for the device gets nil, and what needs one is never made.

/// The graphics processor: there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// All graphics processors: there are none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// A graphics processor. There is none.
public protocol MTLDevice: AnyObject, Sendable {
    var name: String { get }
    var hasUnifiedMemory: Bool { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
}
extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? { makeBuffer(bytes: pointer, length: length, options: []) }
}
/// Takes commands in their order.
public protocol MTLCommandQueue: AnyObject, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// Commands that go together.
public protocol MTLCommandBuffer: AnyObject, Sendable {
    var label: String? { get set }
    var error: (any Error)? { get }
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func present(_ drawable: any MTLDrawable)
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    func commit()
    func waitUntilCompleted()
}
/// Writes commands.
public protocol MTLCommandEncoder: AnyObject {
    var label: String? { get set }
    func endEncoding()
}
/// Writes commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
}
/// Writes commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Writes commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func generateMipmaps(for texture: any MTLTexture)
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
}
/// Functions for the processor.
public protocol MTLLibrary: AnyObject, Sendable {
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}
/// A function for the processor.
public protocol MTLFunction: AnyObject, Sendable { var name: String { get } }
/// What is drawn with.
public protocol MTLRenderPipelineState: AnyObject, Sendable {}
/// What is computed with.
public protocol MTLComputePipelineState: AnyObject, Sendable {
    var threadExecutionWidth: Int { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
}
/// How depth is told.
public protocol MTLDepthStencilState: AnyObject, Sendable {}
/// How textures are read.
public protocol MTLSamplerState: AnyObject, Sendable {}
/// Memory of the processor.
public protocol MTLResource: AnyObject, Sendable { var label: String? { get set } }
/// Bytes of the processor.
public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}
/// A picture of the processor.
public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}
/// What can be shown.
public protocol MTLDrawable: AnyObject { func present() }
