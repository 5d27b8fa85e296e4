import Foundation
import ViewRuntime

// Changes of the library and pictures of its assets. There is no library here: nothing is changed and no picture is made.

/// What was made in a change. Nothing is.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
/// A change of an asset. It is not made.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    public var creationDate: Date?
    public var isFavorite = false
    public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func deleteAssets(_ assets: [PHAsset]) {}
}
/// What an asset is made of.
public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio }
/// A new asset. It is not made.
public final class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    public func addResource(with type: PHAssetResourceType, data: Data, options: Any?) {}
    public func addResource(with type: PHAssetResourceType, fileURL: URL, options: Any?) {}
}
/// Why nothing was changed.
public struct PHPhotosError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case internalError = -1, userCancelled = 3072, accessUserDenied = 3311 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
extension PHPhotoLibrary {
    /// Changes the library. Nobody may: the closure is not called, and it throws.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
    /// Changes the library. Nobody may: the closure is not called, and the other one hears so.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
    public func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// What changed. Nothing does.
public final class PHChange: NSObject, Sendable {}
/// What is told of changes. Nothing changes: it is not called.
public protocol PHPhotoLibraryChangeObserver: AnyObject { func photoLibraryDidChange(_ changeInstance: PHChange) }
extension PHAsset {
    public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    public var modificationDate: Date? { nil }
    public var isFavorite: Bool { false }
}
/// How a picture fits.
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill; public static let `default` = Self.aspectFit }
/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// Whether a picture has the size that was asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// How a picture is made.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public var isSynchronous = false
    public var isNetworkAccessAllowed = false
    public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    public var resizeMode = PHImageRequestOptionsResizeMode.fast
    public override init() {}
}
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
extension PHImageManager {
    /// Asks for a picture. There is none, and the closure hears so.
    @discardableResult
    public func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    @discardableResult
    public func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, 0, nil)
        return 0
    }
    public func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Makes pictures ahead. There are none here.
public final class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    public var allowsCachingHighQualityImages = true
    public override init() {}
    public func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    public func stopCachingImagesForAllAssets() {}
}
