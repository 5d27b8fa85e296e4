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
    /// Fonts for characters that the others lack; nil until one is missed.
    private var fallbacks: [String]?

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
        let clusters = LetterOrder.clusters(words.text)
        guard let library else { return boxes(words, clusters) }
        let file = files[words.face] ?? files[FontFace(isBold: words.face.isBold)] ?? fontFile ?? ""
        if faces[file] == nil, let face = library.face(at: file) { faces[file] = face }
        guard let face = faces[file] ?? fontFile.flatMap({ faces[$0] }) else { return boxes(words, clusters) }
        let letters = clusters.map { letter($0, face, library) }
        let natural = letters.reduce(0) { $0 + $1.advance } * words.size
        guard natural > 0 else { return [] }
        // Space between letters is put there, and not into them.
        let space = words.tracking * CGFloat(letters.count) < words.width ? words.tracking : 0
        let stretch = (words.width - space * CGFloat(letters.count)) / natural
        let scale = words.size
        var lines: [[CGPoint]] = []
        var x = words.origin.x
        for letter in letters {
            let width = letter.advance * scale * stretch
            for outline in letter.outlines {
                for (points, _) in outline.flattened(tolerance: tolerance / max(scale, 1e-3)) {
                    lines.append(points.map { CGPoint(x: x + $0.x * scale * stretch, y: words.origin.y - $0.y * scale) })
                }
            }
            if letter.isMissing { lines += hollowBox(x, width, words, isWide: letter.isWide) }
            x += width + space
        }
        return lines
    }

    private struct Letter {
        /// In parts of the font's size.
        var advance: CGFloat
        var outlines: [Path] = []
        var isMissing = false
        var isWide = false
    }

    /// A letter with its marks, from the first font that has it.
    private func letter(_ cluster: LetterOrder.Cluster, _ face: FontLibrary.Face, _ library: FontLibrary) -> Letter {
        let glyph = face.glyph(cluster.base) ?? fallback(cluster.base, library)
        guard let glyph else {
            let isSeen = !cluster.base.properties.isWhitespace && cluster.base.properties.generalCategory != .control
            // As wide as the layout takes it to be.
            return Letter(advance: cluster.isWide ? 1 : 0.55, isMissing: isSeen, isWide: cluster.isWide)
        }
        var letter = Letter(advance: glyph.advance, outlines: [glyph.outline], isWide: cluster.isWide)
        for mark in cluster.marks {
            guard let found = face.glyph(mark) ?? fallback(mark, library) else { continue }
            // Marks without a width stand left of their place, over the letter before; others are put over it.
            let shift = found.advance > 0 ? (glyph.advance - found.advance) / 2 : glyph.advance
            letter.outlines.append(found.outline.mapped { CGPoint(x: $0.x + shift, y: $0.y) })
        }
        return letter
    }

    /// The glyph of a font that has characters which interfaces show and text fonts lack.
    private func fallback(_ scalar: Unicode.Scalar, _ library: FontLibrary) -> FontLibrary.Face.Glyph? {
        guard scalar.value > 0xff else { return nil }
        if fallbacks == nil { fallbacks = InstalledFonts.findFallbacks() }
        for file in fallbacks ?? [] {
            if faces[file] == nil { faces[file] = library.face(at: file) }
            if let glyph = faces[file]?.glyph(scalar) { return glyph }
        }
        return nil
    }

    /// A box for each letter: those that are as wide as the font is high get twice the width of the others.
    private func boxes(_ words: Drawing.Words, _ clusters: [LetterOrder.Cluster]) -> [[CGPoint]] {
        let parts = clusters.map { CGFloat($0.isWide ? 2 : 1) }
        let total = parts.reduce(0, +)
        guard total > 0 else { return [] }
        var lines: [[CGPoint]] = []
        var x = words.origin.x
        for (cluster, part) in zip(clusters, parts) {
            let width = words.width * part / total
            if !cluster.base.properties.isWhitespace { lines += box(x, width, words) }
            x += width
        }
        return lines
    }

    /// What stands for a letter that no font has: the edge of a box.
    private func hollowBox(_ x: CGFloat, _ width: CGFloat, _ words: Drawing.Words, isWide: Bool) -> [[CGPoint]] {
        let outer = CGRect(
            x: x + width * 0.1, y: words.origin.y - words.size * 0.75, width: width * 0.8, height: words.size * (isWide ? 0.85 : 0.75))
        let inner = outer.insetBy(dx: words.size * 0.06, dy: words.size * 0.06)
        func corners(_ rect: CGRect) -> [CGPoint] {
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ]
        }
        return inner.width > 0 && inner.height > 0 ? [corners(outer), corners(inner).reversed()] : [corners(outer)]
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

    /// Fonts with outlines for signs, emoji and scripts, as Debian's packages have them.
    private static let fallbacks = [
        "dejavu/DejaVuSans.ttf", "noto/NotoSansSymbols-Regular.ttf", "noto/NotoSansSymbols2-Regular.ttf", "noto/NotoEmoji-Regular.ttf",
        "ancient-scripts/Symbola_hint.ttf", "noto/NotoSansArabic-Regular.ttf", "noto/NotoSansHebrew-Regular.ttf",
        "noto/NotoSansDevanagari-Regular.ttf", "noto/NotoSansThai-Regular.ttf", "noto/NotoSansCJK-Regular.ttc", "wqy/wqy-zenhei.ttc",
        "Arial Unicode.ttf",
    ]

    /// The files of these that are here.
    static func findFallbacks() -> [String] {
        fallbacks.flatMap { name in folders.map { "\($0)/\(name)" } }.filter { FileManager.default.isReadableFile(atPath: $0) }
    }

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
