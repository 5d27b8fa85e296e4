import Foundation

/// Loads the bytes of images that views show by their address.
///
/// A host loads files and `data:` addresses by itself, and nothing else: a test is the same with and without a network. Another loader goes into the
/// environment, of the host or of a view:
///
/// ```swift
/// var values = EnvironmentValues()
/// values.imageLoader = ImageLoader { url in try pictures.bytes(for: url.lastPathComponent) }
/// let host = ViewHost(environment: values) { Gallery() }
/// try await host.settle()
/// ```
public struct ImageLoader: Sendable {
    let load: @Sendable (URL) async throws -> Data

    /// A loader that asks the closure. What it throws is the image's failure.
    public init(load: @escaping @Sendable (URL) async throws -> Data) { self.load = load }

    /// Loads files and `data:` addresses. Throws `ViewRuntimeError.noImageLoader` for any other.
    public static let local = ImageLoader { url in
        if url.isFileURL { return try Data(contentsOf: url) }
        if let data = DataAddress.bytes(of: url) { return data }
        throw ViewRuntimeError.noImageLoader(url.absoluteString)
    }
}

/// What the runtime cannot do for a view.
public enum ViewRuntimeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no loader for an image at that address.
    case noImageLoader(String)
    /// The bytes at that address are none of an image that is known: a PNG, a JPEG or a GIF.
    case unknownImage(String)

    public var description: String {
        switch self {
        case .noImageLoader(let address):
            "no loader for the image at \(address): files and data: addresses are loaded, for others give the host an ImageLoader in \\.imageLoader"
        case .unknownImage(let address):
            "the bytes at \(address) are no image: PNG, JPEG and GIF are known"
        }
    }
}

private struct ImageLoaderKey: EnvironmentKey { static var defaultValue: ImageLoader { .local } }

extension EnvironmentValues {
    /// Loads the bytes of images that views show by their address.
    public var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

/// Addresses that hold what they lead to: `data:image/png;base64,…`.
private enum DataAddress {
    static func bytes(of url: URL) -> Data? {
        let address = url.absoluteString
        guard address.lowercased().hasPrefix("data:"), let comma = address.firstIndex(of: ",") else { return nil }
        let head = address[..<comma].lowercased()
        let body = String(address[address.index(after: comma)...])
        guard head.hasSuffix(";base64") else { return body.removingPercentEncoding.map { Data($0.utf8) } }
        return Data(base64Encoded: body.removingPercentEncoding ?? body)
    }
}

/// An image that was loaded: its bytes and its size in pixels. Shared by the copies of the image.
package final class LoadedImage: Sendable {
    /// Where it came from.
    package let address: String
    package let bytes: Data
    /// In points.
    package let size: CGSize

    /// What draws the picture, where it has no bytes. Runs on the main thread.
    nonisolated(unsafe) package let renderer: ((inout GraphicsContext) -> Void)?

    /// A picture of a size in points; without bytes and a renderer, a place of that size.
    init(size: CGSize, bytes: Data = Data(), renderer: ((inout GraphicsContext) -> Void)? = nil) {
        (address, self.bytes, self.size, self.renderer) = ("drawn", bytes, size, renderer)
    }

    init(_ bytes: Data, from url: URL, scale: CGFloat) throws {
        guard let pixels = ImageHeader.size(of: bytes) else { throw ViewRuntimeError.unknownImage(url.absoluteString) }
        address = url.scheme == "data" ? "data" : url.absoluteString
        self.bytes = bytes
        renderer = nil
        size = CGSize(width: pixels.width / max(scale, .leastNonzeroMagnitude), height: pixels.height / max(scale, .leastNonzeroMagnitude))
    }
}
