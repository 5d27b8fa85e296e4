import ViewerAssets

/// The page's own files, as they stand in `Viewer/page`.
struct ViewerFile {
    var name: String
    var bytes: UnsafeBufferPointer<UInt8>

    /// All files: the modules in the order of their names, behind the markup and the style sheet.
    static var all: [ViewerFile] {
        (0..<viewerAssetCount()).map { index in
            let asset = viewerAsset(index)
            return ViewerFile(
                name: String(cString: asset.name), bytes: UnsafeBufferPointer(start: asset.bytes, count: asset.length))
        }
    }

    /// The text of one file, which is part of the program: a name that is not there is a mistake in it.
    static func text(of name: String) -> String {
        guard let file = all.first(where: { $0.name == name }) else { preconditionFailure("the page has no file \(name)") }
        return file.text
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
