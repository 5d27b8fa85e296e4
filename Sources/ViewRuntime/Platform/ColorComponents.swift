import Foundation

extension Color {
    /// The colour's red, green and blue, each from 0 to 1; nil for colours that only a catalogue or the system knows.
    var components: (red: Double, green: Double, blue: Double)? {
        switch base {
        case .components(_, let red, let green, let blue): (red, green, blue)
        case .system("black"), .system("clear"): (0, 0, 0)
        case .system("white"): (1, 1, 1)
        case .system, .asset: nil
        }
    }

    /// The colour between this one and another: `fraction` from 0, this one, to 1, the other.
    ///
    /// Colours are mixed as red, green and blue. Where one of them is known by name alone, the nearer one is the result.
    nonisolated public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let part = min(max(fraction, 0), 1)
        guard let left = components, let right = rhs.components else { return part < 0.5 ? self : rhs }
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Color(
            red: between(left.red, right.red), green: between(left.green, right.green),
            blue: between(left.blue, right.blue), opacity: between(opacity, rhs.opacity))
    }
}

extension Gradient {
    /// How the colours between two others are found. Inert: they are mixed as red, green and blue.
    public struct ColorSpace: Hashable, Sendable {
        let name: String
        /// As a device mixes them.
        public static let device = ColorSpace(name: "device")
        /// As eyes see them.
        public static let perceptual = ColorSpace(name: "perceptual")
    }
}
