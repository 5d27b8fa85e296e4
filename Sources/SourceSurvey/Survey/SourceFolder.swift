import Foundation

/// The Swift files below a folder.
struct SourceFolder {
    /// Paths relative to the folder, sorted.
    private(set) var files: [String] = []
    /// Files that are not looked at, since nobody writes files of that size by hand.
    private(set) var tooLarge: [String] = []
    let root: String

    static let mostFiles = 20_000
    private static let deepest = 40
    private static let largest = 4 << 20

    /// Folders in which other people's code and products of builds lie.
    private static let leftOut: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "build", "checkouts"]

    /// Links are not followed, and hidden folders not entered.
    init(_ path: String) throws(SourceSurveyError) {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { throw .notFound(path: path) }
        guard isFolder.boolValue else {
            root = (path as NSString).deletingLastPathComponent
            if path.hasSuffix(".swift") { files = [(path as NSString).lastPathComponent] }
            guard !files.isEmpty else { throw .noSources(path: path) }
            return
        }
        root = path
        var folders: [(path: String, depth: Int)] = [("", 0)]
        while let folder = folders.popLast() {
            let names = (try? manager.contentsOfDirectory(atPath: (path as NSString).appendingPathComponent(folder.path))) ?? []
            for name in names where !name.hasPrefix(".") {
                let relative = folder.path.isEmpty ? name : "\(folder.path)/\(name)"
                let attributes = try? manager.attributesOfItem(atPath: (path as NSString).appendingPathComponent(relative))
                switch attributes?[.type] as? FileAttributeType {
                case .typeDirectory?:
                    if folder.depth < Self.deepest, !Self.leftOut.contains(name) { folders.append((relative, folder.depth + 1)) }
                case .typeRegular? where name.hasSuffix(".swift"):
                    if (attributes?[.size] as? NSNumber)?.intValue ?? 0 > Self.largest { tooLarge.append(relative) } else { files.append(relative) }
                    guard files.count <= Self.mostFiles else { throw .tooMany(path: path, limit: Self.mostFiles) }
                default: break
                }
            }
        }
        files.sort()
        tooLarge.sort()
        guard !files.isEmpty else { throw .noSources(path: path) }
    }

    func content(_ file: String) -> [UInt8]? {
        FileManager.default.contents(atPath: root.isEmpty ? file : (root as NSString).appendingPathComponent(file)).map(Array.init)
    }
}
