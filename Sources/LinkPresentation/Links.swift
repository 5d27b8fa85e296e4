@_exported import Foundation
@_exported import ViewRuntime

/// What is known of a page: what was set.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    public var originalURL: URL?
    public var url: URL?
    public var title: String?
    public var iconProvider: NSItemProvider?
    public var imageProvider: NSItemProvider?
    public var remoteVideoURL: URL?
    public override init() {}
}
/// Asks a page what it is. Nobody asks here: it fails.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    public var shouldFetchSubresources = true
    public var timeout: TimeInterval = 30
    public override init() {}
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw URLError(.notConnectedToInternet) }
    open func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func cancel() {}
}
/// A view of a page. Inert: it is not drawn.
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata
    public init(url: URL) {
        metadata = LPLinkMetadata()
        metadata.url = url
        super.init(frame: .zero)
    }
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }
}
