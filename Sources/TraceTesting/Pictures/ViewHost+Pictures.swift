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
