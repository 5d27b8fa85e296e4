import Foundation
import ViewRuntime

/// Puts letters where the layout says they are: as wide in sum as its table says, whatever the font's own widths are.
///
/// Not safe to use from several threads at once.
package final class Typesetter {
    /// Where the letters come from.
    package enum Source: Equatable, Sendable {
        /// A box for each letter: the same on every machine.
        case boxes
        /// The font of a folder of font files that is found first; boxes where there is none.
        case installed
        /// A font file; boxes where it cannot be read.
        case file(String)
    }

    /// The file of the regular face; nil where boxes are drawn.
    package let fontFile: String?
    private let library: FontLibrary?
    private let files: [FontFace: String]
    private var faces: [String: FontLibrary.Face] = [:]

    package init(_ source: Source) {
        guard source != .boxes, let library = FontLibrary() else {
            (library, fontFile, files) = (nil, nil, [:])
            return
        }
        let found: [FontFace: String] =
            switch source {
            case .boxes: [:]
            case .file(let path): [FontFace(): path]
            case .installed: InstalledFonts.find()
            }
        guard let regular = found[FontFace()], let face = library.face(at: regular) else {
            (self.library, fontFile, files) = (nil, nil, [:])
            return
        }
        self.library = library
        files = found
        fontFile = regular
        faces[regular] = face
    }

    /// The outlines of words, in straight lines; in points.
    func outlines(_ words: Drawing.Words, tolerance: CGFloat) -> [[CGPoint]] {
        let scalars = words.text.unicodeScalars.filter { !$0.properties.isVariationSelector && $0.value != 0x200d }
        guard let library else { return boxes(words, scalars.count) }
        let file = files[words.face] ?? files[FontFace(isBold: words.face.isBold)] ?? fontFile ?? ""
        if faces[file] == nil, let face = library.face(at: file) { faces[file] = face }
        guard let face = faces[file] ?? fontFile.flatMap({ faces[$0] }) else { return boxes(words, scalars.count) }
        var glyphs: [(glyph: FontLibrary.Face.Glyph?, advance: CGFloat)] = scalars.map { scalar in
            let glyph = face.glyph(scalar)
            return (glyph, glyph?.advance ?? 0.6)
        }
        let natural = glyphs.reduce(0) { $0 + $1.advance } * words.size
        guard natural > 0 else { return [] }
        // Letters that do not run from left to right are drawn in the order in which they are read.
        if Self.isRightToLeft(words.text) { glyphs.reverse() }
        let stretch = words.width / natural
        var lines: [[CGPoint]] = []
        var x = words.origin.x
        for (glyph, advance) in glyphs {
            let width = advance * words.size * stretch
            if let glyph {
                let scale = words.size
                for (points, _) in glyph.outline.flattened(tolerance: tolerance / max(scale, 1e-3)) {
                    lines.append(points.map { CGPoint(x: x + $0.x * scale * stretch, y: words.origin.y - $0.y * scale) })
                }
            } else {
                lines += box(x, width, words)
            }
            x += width
        }
        return lines
    }

    /// Hebrew and Arabic letters.
    private static func isRightToLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x590...0x8ff).contains($0.value) || (0xfb1d...0xfeff).contains($0.value) }
    }

    /// A box for each letter, all equally wide.
    private func boxes(_ words: Drawing.Words, _ count: Int) -> [[CGPoint]] {
        guard count > 0 else { return [] }
        let width = words.width / CGFloat(count)
        var lines: [[CGPoint]] = []
        for (index, character) in words.text.unicodeScalars.enumerated() where !character.properties.isWhitespace {
            lines += box(words.origin.x + CGFloat(min(index, count - 1)) * width, width, words)
        }
        return lines
    }

    /// As high as a small letter.
    private func box(_ x: CGFloat, _ width: CGFloat, _ words: Drawing.Words) -> [[CGPoint]] {
        let (left, right) = (x + width * 0.1, x + width * 0.9)
        let (top, bottom) = (words.origin.y - words.size * 0.5, words.origin.y)
        return [[CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom)]]
    }
}

/// The font files of this machine that are used, by the faces they have.
enum InstalledFonts {
    /// Folders of fonts, as Debian's packages and macOS have them.
    private static let folders = [
        "/usr/share/fonts/truetype", "/usr/share/fonts/opentype", "/usr/local/share/fonts", "/Library/Fonts",
        "/System/Library/Fonts/Supplemental",
    ]

    /// Families that look like an interface's, the first that is there is taken; the files of the faces in the order of `faces`.
    private static let families: [[String]] = [
        ["inter/Inter-Regular.ttf", "inter/Inter-SemiBold.ttf", "inter/Inter-Italic.ttf"],
        ["roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "roboto/unhinted/RobotoTTF/Roboto-Bold.ttf",
         "roboto/unhinted/RobotoTTF/Roboto-Italic.ttf"],
        ["noto/NotoSans-Regular.ttf", "noto/NotoSans-Bold.ttf", "noto/NotoSans-Italic.ttf", "noto/NotoSansMono-Regular.ttf",
         "noto/NotoSerif-Regular.ttf"],
        ["open-sans/OpenSans-Regular.ttf", "open-sans/OpenSans-Bold.ttf", "open-sans/OpenSans-Italic.ttf"],
        ["dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf", "dejavu/DejaVuSans-Oblique.ttf", "dejavu/DejaVuSansMono.ttf",
         "dejavu/DejaVuSerif.ttf"],
        ["liberation/LiberationSans-Regular.ttf", "liberation/LiberationSans-Bold.ttf", "liberation/LiberationSans-Italic.ttf",
         "liberation/LiberationMono-Regular.ttf", "liberation/LiberationSerif-Regular.ttf"],
        ["Arial.ttf", "Arial Bold.ttf", "Arial Italic.ttf"],
    ]

    private static let faces = [
        FontFace(), FontFace(isBold: true), FontFace(isItalic: true), FontFace(isMonospaced: true), FontFace(isSerif: true),
    ]

    static func find() -> [FontFace: String] {
        for family in families {
            for folder in folders {
                var found: [FontFace: String] = [:]
                for (face, name) in zip(faces, family) where FileManager.default.isReadableFile(atPath: "\(folder)/\(name)") {
                    found[face] = "\(folder)/\(name)"
                }
                if found[FontFace()] != nil { return found }
            }
        }
        return [:]
    }
}
