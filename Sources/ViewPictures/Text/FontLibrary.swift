import Foundation
import ViewRuntime

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The outlines of letters, from FreeType: looked for when it is needed, since pictures can be drawn without it.
///
/// Outlines are taken in the font's own units, without hints, so that the same font gives the same outlines in every version of the library.
final class FontLibrary {
    private typealias InitFunction = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    private typealias OpenFunction =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>, CLong, UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Int32
    private typealias DoneFunction = @convention(c) (OpaquePointer) -> Int32
    private typealias IndexFunction = @convention(c) (UnsafeMutableRawPointer, CUnsignedLong) -> UInt32
    private typealias LoadFunction = @convention(c) (UnsafeMutableRawPointer, UInt32, Int32) -> Int32

    private let open: OpenFunction
    private let index: IndexFunction
    private let load: LoadFunction
    private let done: DoneFunction
    private let library: OpaquePointer

    /// Nil where the machine has no FreeType.
    init?() {
        // The places in FreeType's records below are those of 64-bit machines.
        guard MemoryLayout<Int>.size == 8, MemoryLayout<CLong>.size == 8 else { return nil }
        let names = [
            "libfreetype.so.6", "libfreetype.so", "libfreetype.6.dylib", "/opt/homebrew/lib/libfreetype.6.dylib",
            "/usr/local/lib/libfreetype.6.dylib",
        ]
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let start = dlsym(handle, "FT_Init_FreeType"), let open = dlsym(handle, "FT_New_Face"),
            let index = dlsym(handle, "FT_Get_Char_Index"), let load = dlsym(handle, "FT_Load_Glyph"),
            let done = dlsym(handle, "FT_Done_FreeType")
        else { return nil }
        self.open = unsafeBitCast(open, to: OpenFunction.self)
        self.index = unsafeBitCast(index, to: IndexFunction.self)
        self.load = unsafeBitCast(load, to: LoadFunction.self)
        self.done = unsafeBitCast(done, to: DoneFunction.self)
        var library: OpaquePointer?
        guard unsafeBitCast(start, to: InitFunction.self)(&library) == 0, let library else { return nil }
        self.library = library
    }

    // The faces go with it; each keeps it alive.
    deinit { _ = done(library) }

    /// Opens a font file; nil where it is none, or its letters have no outlines.
    func face(at path: String) -> Face? {
        var face: UnsafeMutableRawPointer?
        guard open(library, path, 0, &face) == 0, let face else { return nil }
        let units = face.load(fromByteOffset: FaceRecord.unitsPerEM, as: UInt16.self)
        return units > 0 ? Face(self, face, units: CGFloat(units)) : nil
    }

    // Where FreeType 2 keeps what is read here. The records are part of its binary interface, unchanged since version 2.0.
    private enum FaceRecord {
        static let unitsPerEM = 136
        static let glyph = 152
    }
    private enum GlyphRecord {
        static let advance = 128
        static let outline = 200
    }
    private enum OutlineRecord {
        static let contourCount = 0
        static let pointCount = 2
        static let points = 8
        static let tags = 16
        static let contours = 24
    }

    /// One font. Glyphs are kept once they were read.
    final class Face {
        struct Glyph {
            /// In parts of the font's size, upwards positive.
            var outline: Path
            var advance: CGFloat
        }

        private let library: FontLibrary
        private let record: UnsafeMutableRawPointer
        private let units: CGFloat
        private var glyphs: [Unicode.Scalar: Glyph?] = [:]

        init(_ library: FontLibrary, _ record: UnsafeMutableRawPointer, units: CGFloat) {
            (self.library, self.record, self.units) = (library, record, units)
        }

        /// The glyph of a character; nil where the font has none.
        func glyph(_ scalar: Unicode.Scalar) -> Glyph? {
            if let known = glyphs[scalar] { return known }
            let glyph = read(scalar)
            glyphs[scalar] = .some(glyph)
            return glyph
        }

        private func read(_ scalar: Unicode.Scalar) -> Glyph? {
            let index = library.index(record, CUnsignedLong(scalar.value))
            // In the font's units, without hints and without a bitmap.
            let (noScale, noHinting, noBitmap): (Int32, Int32, Int32) = (1, 2, 8)
            guard index > 0, library.load(record, index, noScale | noHinting | noBitmap) == 0,
                let slot = record.load(fromByteOffset: FaceRecord.glyph, as: UnsafeRawPointer?.self)
            else { return nil }
            let advance = slot.load(fromByteOffset: GlyphRecord.advance, as: Int.self)
            return Glyph(outline: outline(slot + GlyphRecord.outline), advance: CGFloat(advance) / units)
        }

        /// An outline of lines and curves of the second degree, or the third.
        private func outline(_ record: UnsafeRawPointer) -> Path {
            let contourCount = Int(record.load(fromByteOffset: OutlineRecord.contourCount, as: Int16.self))
            let pointCount = Int(record.load(fromByteOffset: OutlineRecord.pointCount, as: Int16.self))
            guard contourCount > 0, pointCount > 0,
                let points = record.load(fromByteOffset: OutlineRecord.points, as: UnsafePointer<(Int, Int)>?.self),
                let tags = record.load(fromByteOffset: OutlineRecord.tags, as: UnsafePointer<UInt8>?.self),
                let ends = record.load(fromByteOffset: OutlineRecord.contours, as: UnsafePointer<Int16>?.self)
            else { return Path() }
            var path = Path()
            var first = 0
            for contour in 0..<contourCount {
                let last = min(Int(ends[contour]), pointCount - 1)
                defer { first = last + 1 }
                guard last >= first else { continue }
                let corners = (first...last).map { index in
                    (point: CGPoint(x: CGFloat(points[index].0) / units, y: CGFloat(points[index].1) / units), kind: tags[index] & 3)
                }
                Self.add(corners, to: &path)
            }
            return path
        }

        /// Adds one contour: kind 1 is a point on it, 0 a control point of the second degree, 2 of the third.
        private static func add(_ corners: [(point: CGPoint, kind: UInt8)], to path: inout Path) {
            func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
            let count = corners.count
            var start = corners.firstIndex { $0.kind == 1 }
            let origin: CGPoint
            if let start { origin = corners[start].point } else {
                // Control points alone: the contour begins between two of them.
                origin = middle(corners[count - 1].point, corners[0].point)
            }
            path.move(to: origin)
            var controls: [CGPoint] = []
            let begin = start.map { $0 + 1 } ?? 0
            let total = start == nil ? count : count - 1
            start = begin
            func curve(to point: CGPoint) {
                switch controls.count {
                case 0: path.addLine(to: point)
                case 1: path.addQuadCurve(to: point, control: controls[0])
                default: path.addCurve(to: point, control1: controls[0], control2: controls[1])
                }
                controls.removeAll()
            }
            for step in 0..<total {
                let corner = corners[(begin + step) % count]
                switch corner.kind {
                case 1: curve(to: corner.point)
                case 0:
                    // Between two control points of the second degree is a point on the contour.
                    if let control = controls.first { curve(to: middle(control, corner.point)) }
                    controls = [corner.point]
                default: controls.append(corner.point)
                }
            }
            curve(to: origin)
            path.closeSubpath()
        }
    }
}
