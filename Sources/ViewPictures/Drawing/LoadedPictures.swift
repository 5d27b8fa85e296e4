import Foundation
import ViewRuntime

/// The pixels of pictures that views show: those of PNG files that were loaded, or that a package's resources have. Others are drawn as boxes.
///
/// The last ones are kept, since a list shows the same ones again and again. Used on the main thread.
enum LoadedPictures {
    private struct Entry {
        var key: AnyHashable
        /// What the key stands for, kept so that no other object takes its place.
        var owner: LoadedImage?
        var picture: PixelPicture?
        var cost: Int
    }

    nonisolated(unsafe) private static var kept: [Entry] = []
    private static let lock = NSLock()
    /// The most bytes of pictures that are kept.
    private static let mostBytes = 64_000_000

    static func picture(of image: Image) -> PixelPicture? {
        if let loaded = image.loaded {
            guard !loaded.bytes.isEmpty else { return nil }
            return picture(AnyHashable(ObjectIdentifier(loaded)), loaded) { loaded.bytes }
        }
        guard let name = image.assetName, let path = BundledImages.path(of: name), path.lowercased().hasSuffix(".png") else { return nil }
        return picture(AnyHashable(path), nil) { FileManager.default.contents(atPath: path) }
    }

    private static func picture(_ key: AnyHashable, _ owner: LoadedImage?, _ bytes: () -> Data?) -> PixelPicture? {
        lock.withLock {
            if let index = kept.firstIndex(where: { $0.key == key }) { return kept[index].picture }
            let picture = bytes().flatMap { try? PNG.picture(from: $0) }
            kept.append(Entry(key: key, owner: owner, picture: picture, cost: (picture?.bytes.count ?? 0) + 1_000))
            while kept.count > 1, kept.reduce(0, { $0 + $1.cost }) > mostBytes { kept.removeFirst() }
            return picture
        }
    }
}
