import Foundation

/// A mark of yours on the characters of a text, for a text renderer.
public protocol TextAttribute {}

extension Text {
    /// The lines of a text as they stand in its view.
    public struct Layout: RandomAccessCollection, Equatable {
        /// How something is drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// How wide characters are, and how far they reach above and below their line, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where the line stands on which the characters do.
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat

            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }
            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                (self.origin, self.width, self.ascent, self.descent, leading) = (origin, width, ascent, descent, 0)
            }
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        /// One line.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            /// Where its first letter stands.
            public var origin: CGPoint { runs.first?.origin ?? .zero }
            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(position: Int) -> Run { runs[position] }
            public var typographicBounds: TypographicBounds {
                guard var bounds = runs.first?.typographicBounds else { return TypographicBounds() }
                bounds.width = runs.reduce(0) { $0 + $1.piece.width }
                bounds.ascent = runs.map(\.ascent).max() ?? 0
                bounds.descent = runs.map(\.descent).max() ?? 0
                return bounds
            }
        }

        /// Characters of one look on one line.
        public struct Run: RandomAccessCollection, Equatable {
            public typealias SubSequence = RunSlice
            let piece: DrawnText.Piece
            let origin: CGPoint
            let ascent: CGFloat
            let descent: CGFloat
            public let layoutDirection: LayoutDirection
            let firstCharacter: Int

            public var startIndex: Int { 0 }
            public var endIndex: Int { piece.advances.count }
            public subscript(position: Int) -> RunSlice { RunSlice(run: self, range: position..<position + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, range: bounds) }
            /// The mark of a type on the characters.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { piece.custom.lazy.compactMap { $0.value as? T }.first }
            /// The places of the characters in the text.
            public var characterIndices: [Int] { Array(firstCharacter..<firstCharacter + piece.advances.count) }
            public var typographicBounds: TypographicBounds {
                TypographicBounds(origin: origin, width: piece.width, ascent: ascent, descent: descent)
            }

            public static func == (left: Run, right: Run) -> Bool {
                left.piece.text == right.piece.text && left.origin == right.origin && left.piece.advances == right.piece.advances
                    && left.piece.size == right.piece.size
            }
        }

        /// Some characters of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public typealias SubSequence = RunSlice
            public let run: Run
            let range: Range<Int>

            public var startIndex: Int { range.lowerBound }
            public var endIndex: Int { range.upperBound }
            public subscript(position: Int) -> RunSlice { RunSlice(run: run, range: position..<position + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, range: bounds) }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
            public var characterIndices: [Int] { range.map { run.firstCharacter + $0 } }
            public var typographicBounds: TypographicBounds {
                let before = run.piece.advances[..<range.lowerBound].reduce(0, +)
                return TypographicBounds(
                    origin: CGPoint(x: run.origin.x + before, y: run.origin.y), width: run.piece.advances[range].reduce(0, +),
                    ascent: run.ascent, descent: run.descent)
            }

            /// The characters alone.
            var piece: DrawnText.Piece {
                var piece = run.piece
                piece.text = String(Array(piece.text)[range])
                piece.advances = Array(piece.advances[range])
                piece.width = piece.advances.reduce(0, +)
                return piece
            }
        }

        let lines: [Line]
        /// Whether characters are left out for want of room.
        public let isTruncated: Bool
        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(position: Int) -> Line { lines[position] }

        /// The lines of a text that was set for a place of a size.
        init(_ text: DrawnText, _ environment: EnvironmentValues, width: CGFloat) {
            let direction = environment.layoutDirection
            var y: CGFloat = 0
            var count = 0
            isTruncated = text.isCut
            lines = text.lines.map { line in
                let room = width - line.width
                var x: CGFloat =
                    switch (environment.multilineTextAlignment, direction) {
                    case (.center, _): room / 2
                    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
                    default: room
                    }
                defer { y += line.height + text.spacing }
                return Line(
                    runs: line.pieces.map { piece in
                        defer {
                            x += piece.width
                            count += piece.advances.count
                        }
                        return Run(
                            piece: piece, origin: CGPoint(x: x, y: y + line.ascent - piece.baselineOffset), ascent: line.ascent,
                            descent: line.height - line.ascent, layoutDirection: direction, firstCharacter: count)
                    })
            }
        }
    }
}

/// A text that a renderer measures.
public struct TextProxy {
    let rule: TextRule

    /// The size that the text takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { rule.measure(proposal) }
}

/// Draws the texts below a view in its own way, in pictures.
///
/// The texts are laid out as without it: a size of the renderer's own counts for nothing here.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text.
    nonisolated func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size that the text wants; by default, its own.
    nonisolated func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far what is drawn reaches beyond the text.
    nonisolated var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    nonisolated public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    nonisolated public var displayPadding: EdgeInsets { EdgeInsets() }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    /// Draws texts; nil for the usual way.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension View {
    /// Has a renderer draw the texts below, in pictures.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { environment(\.textRenderer, renderer) }
}

extension GraphicsContext {
    /// Draws a line of a text that a renderer was given.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { for run in line.runs { draw(run, options: options) } }

    /// Draws characters of a text that a renderer was given.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        add(.piece(run.piece, run.origin, ascent: run.ascent, descent: run.descent))
    }

    /// Draws some characters of a text that a renderer was given.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        add(.piece(slice.piece, slice.typographicBounds.origin, ascent: slice.run.ascent, descent: slice.run.descent))
    }
}
