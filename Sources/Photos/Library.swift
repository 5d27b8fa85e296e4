@_exported import Foundation
@_exported import ViewRuntime

/// Whether a person has let the app into the library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What the app may do in the library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// What an asset is.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// What collections hold.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// What collections are for.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumCloudShared = 101, smartAlbumGeneric = 200, smartAlbumFavorites = 203, smartAlbumUserLibrary = 209
    case any = 9_223_372_036_854_775_807
}

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
    public let localIdentifier: String
    init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }
}
/// A picture or a film.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// Things of the library that belong together.
open class PHCollection: PHObject, @unchecked Sendable { open var localizedTitle: String? { nil } }
/// Pictures and films that belong together.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }
}
/// What is wanted of the library.
open class PHFetchOptions: NSObject {
    public override init() {}
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
}
/// What the library has. There is none here: it is empty.
open class PHFetchResult<ObjectType: PHObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { preconditionFailure("there is no library: the result is empty") }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
}
/// The library of pictures. There is none here: nobody is let in.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.denied) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
}
/// Makes pictures of assets. There are none here.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }
}
