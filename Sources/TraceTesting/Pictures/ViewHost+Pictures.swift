import Foundation
import ViewPictures
import ViewRuntime

/// Where the letters of a picture come from.
public enum PictureFont: Equatable, Sendable {
    /// A box for each letter: the same bytes on every machine.
    case boxes
    /// A font of the system's, found at run time with FreeType; boxes where one of both is missing.
    case installed
    /// A font file; boxes where it, or FreeType, cannot be read.
    case file(String)
}

extension ViewHost {
    /// What is on screen as a PNG.
    ///
    /// Views are drawn where the layout puts them; controls look plain, named images are boxes with their names. Costs time and memory for each
    /// pixel; a picture has at most 16,000,000.
    ///
    /// - Parameters:
    ///   - scale: the pixels in a point.
    ///   - font: where the letters come from.
    /// - Throws: an error that names the size where the picture has none, or is too large.
    public func image(scale: CGFloat = 2, font: PictureFont = .installed) throws -> Data {
        try PNG.data(of: picture(scale: scale, font: font))
    }

    /// What is on screen as an SVG: the same text on every machine, since whoever shows it chooses the font.
    ///
    /// - Throws: an error that names the size where the picture has none.
    public func svg() throws -> String {
        update()
        return try SVGWriter.text(of: Drawing(of: core))
    }

    /// What is on screen as pixels.
    package func picture(scale: CGFloat = 2, font: PictureFont = .installed) throws -> PixelPicture {
        update()
        let source: Typesetter.Source =
            switch font {
            case .boxes: .boxes
            case .installed: .installed
            case .file(let path): .file(path)
            }
        return try PixelPainter.picture(of: Drawing(of: core), scale: scale, typesetter: Typesetter(source))
    }
}

extension ViewHost {
    /// What moved, grew, vanished and appeared since another host's screen, one line each, by the path of the view through the tree: empty where
    /// both are laid out alike.
    ///
    /// ```
    /// moved CartScreen/VStack/Text: 43×20 at 173, 382 → 173, 390
    /// vanished CartScreen/VStack/Button: 52×20 at 169, 402, with 1 inside
    /// ```
    ///
    /// - Throws: an error where one of the hosts has no size.
    public func layoutChanges(since before: ViewHost) throws -> [String] {
        before.update()
        update()
        return try LayoutComparison(LayoutRecord(of: before.core), LayoutRecord(of: core)).lines
    }

    /// Compares the picture of the screen with that of another host's, and writes `before.png`, `after.png` and `difference.png`, in which what
    /// differs is red.
    ///
    /// - Parameters:
    ///   - before: the host with the first version of the screen.
    ///   - folder: where the three pictures are written; it is made where it does not exist.
    ///   - scale: the pixels in a point.
    ///   - font: where the letters come from.
    /// - Returns: how many pixels differ.
    /// - Throws: an error where a picture cannot be drawn, or not be written.
    @discardableResult
    public func writePictures(
        comparedWith before: ViewHost, to folder: URL, scale: CGFloat = 2, font: PictureFont = .installed
    ) throws -> Int {
        let (old, new) = try (before.picture(scale: scale, font: font), picture(scale: scale, font: font))
        let comparison = PictureComparison(old, new)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, picture) in [("before", old), ("after", new), ("difference", comparison.difference)] {
            try PNG.data(of: picture).write(to: folder.appendingPathComponent("\(name).png"))
        }
        return comparison.differing
    }
}
