import Foundation

/// How the colours of a picture become others: red, green, blue and opacity of the result, each a sum of those of the source and a constant.
///
/// Colours are those of sRGB, from 0 to 1, not multiplied by their opacity. What comes out lower or higher is cut.
public struct ColorMatrix: Equatable, Sendable {
    public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
    public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
    public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
    public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

    /// The matrix that changes nothing.
    public init() {}

    /// The twenty numbers, row by row.
    package var numbers: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }

    /// A matrix for red, green and blue alone, each row three factors and a constant.
    private init(_ rows: [[Double]]) {
        let rows = rows.map { $0.map { Float($0) } }
        (r1, r2, r3, r5) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (g1, g2, g3, g5) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (b1, b2, b3, b5) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    }

    /// One factor and one constant for all three colours.
    private static func plain(_ factor: Double, _ constant: Double) -> ColorMatrix {
        ColorMatrix([[factor, 0, 0, constant], [0, factor, 0, constant], [0, 0, factor, constant]])
    }

    static func brightness(_ amount: Double) -> ColorMatrix { plain(1, amount) }
    static func contrast(_ amount: Double) -> ColorMatrix { plain(amount, (1 - amount) / 2) }
    static func inversion(_ amount: Double) -> ColorMatrix { plain(1 - 2 * amount, amount) }

    /// Between grey (0) and the colours as they are (1), with the weights that the filter effects of SVG give to red, green and blue.
    static func saturation(_ amount: Double) -> ColorMatrix {
        let rest = 1 - amount
        return ColorMatrix((0..<3).map { row in
            weights.enumerated().map { column, weight in weight * rest + (row == column ? amount : 0) } + [0]
        })
    }

    /// Turned around the line of greys, as the filter effects of SVG do it.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let turned = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return ColorMatrix((0..<3).map { row in
            weights.enumerated().map { column, weight in
                weight + cosine * ((row == column ? 1 : 0) - weight) + sine * turned[row][column]
            } + [0]
        })
    }

    private static let weights = [0.213, 0.715, 0.072]
}
