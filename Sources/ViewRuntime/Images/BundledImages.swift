import Foundation

/// The pictures among the resources of the packages that are linked into the program: those that `Image(_:bundle:)` names.
///
/// A picture is a file of that name (`logo.png`, `logo@2x.png`), or an image set of an asset catalog, which is a folder where no tool of
/// Apple's has compiled it. Vector formats have no size here.
///
/// Used where views are evaluated, on the main thread.
package final class BundledImages {
    /// Those of the running program.
    nonisolated(unsafe) static let shared = BundledImages(in: programFolders)

    private struct File {
        var path: String
        /// Pixels to a point.
        var scale: CGFloat
    }

    private var files: [String: File] = [:]
    private var sizes: [String: CGSize?] = [:]
    /// Entries of folders that are looked at: resources of an app are fewer.
    private static let mostEntries = 50_000
    /// Bytes in which a picture's size has to stand.
    private static let headerBytes = 1 << 18

    /// The file of a picture among those of the running program; nil where there is none.
    package static func path(of name: String) -> String? { shared.file(of: name)?.path }

    /// Folders of a catalog that provide a namespace are no part of the image set's own name.
    private func file(of name: String) -> File? { files[name] ?? name.split(separator: "/").last.flatMap { files[String($0)] } }

    /// Looks through folders. Cost: linear in what they hold.
    package init(in folders: [String]) {
        var entries = 0
        for folder in folders {
            guard let names = FileManager.default.enumerator(atPath: folder) else { continue }
            while let name = names.nextObject() as? String, entries < Self.mostEntries {
                entries += 1
                add("\(folder)/\(name)")
            }
        }
    }

    private func add(_ path: String) {
        let file = (path as NSString).lastPathComponent
        guard ["png", "jpg", "jpeg", "gif"].contains((file as NSString).pathExtension.lowercased()) else { return }
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        var name = (file as NSString).deletingPathExtension
        var scale: CGFloat = 1
        for (suffix, factor) in [("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
            scale = factor
        }
        if folder.hasSuffix(".imageset") {
            name = (folder as NSString).deletingPathExtension
            scale = Self.scale(of: file, besides: path) ?? scale
        }
        // Of several scales the smallest file is read.
        if let known = files[name], known.scale <= scale { return }
        files[name] = File(path: path, scale: scale)
    }

    /// What the image set's own file says of a picture in it.
    private static func scale(of file: String, besides path: String) -> CGFloat? {
        struct Contents: Decodable {
            struct Picture: Decodable { var filename: String?, scale: String? }
            var images: [Picture]
        }
        let place = (path as NSString).deletingLastPathComponent + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: place), let contents = try? JSONDecoder().decode(Contents.self, from: data),
            let scale = contents.images.first(where: { $0.filename == file })?.scale
        else { return nil }
        return Double(scale.dropLast()).map { CGFloat($0) }
    }

    /// The size of a picture in points; nil where there is none of that name, or none that can be read.
    package func size(of name: String) -> CGSize? {
        if let known = sizes[name] { return known }
        let file = file(of: name)
        var size: CGSize?
        if let file, let handle = FileHandle(forReadingAtPath: file.path) {
            let pixels = (try? handle.read(upToCount: Self.headerBytes)).flatMap { $0 }.flatMap { ImageHeader.size(of: $0) }
            size = pixels.map { CGSize(width: $0.width / file.scale, height: $0.height / file.scale) }
        }
        sizes[name] = .some(size)
        return size
    }

    /// Where the build puts resources: beside the program, in a folder for each target that has some.
    private static var programFolders: [String] {
        let folder = Bundle.main.bundleURL.path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(folder)/\($0)" }
    }
}
