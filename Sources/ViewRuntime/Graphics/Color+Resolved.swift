import Foundation

extension Color {
    /// The numbers of a colour in an environment: those of sRGB, as pictures have them.
    public struct Resolved: Hashable, Sendable, ShapeStyle, CustomStringConvertible {
        public typealias Resolved = Never
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            func encoded(_ part: Float) -> Float {
                guard colorSpace == .sRGBLinear else { return part }
                return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
            }
            (self.red, self.green, self.blue, self.opacity) = (encoded(red), encoded(green), encoded(blue), opacity)
        }

        public var linearRed: Float { Self.linear(red) }
        public var linearGreen: Float { Self.linear(green) }
        public var linearBlue: Float { Self.linear(blue) }

        private static func linear(_ part: Float) -> Float { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }

        #if !canImport(Darwin)
        /// The colour for Core Graphics.
        public var cgColor: CGColor { CGColor(color: Color(self)) }
        #endif

        /// As `#RRGGBBAA`.
        public var description: String {
            "#" + [red, green, blue, opacity].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
        }
    }

    /// A colour of numbers.
    nonisolated public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }

    /// The numbers of the colour in an environment: light or dark, with its tint. Colours of a catalogue are a grey.
    nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = PaintResolver(environment).color(self)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity))
    }

    /// The colour with another brightest white. Pictures have one white: it is the colour itself.
    nonisolated public func headroom(_ headroom: Double?) -> Color { self }

    /// The colour made brighter by steps of the exposure: twice the light for each.
    nonisolated public func exposureAdjust(_ stops: Double) -> Color {
        guard let known = components else { return self }
        func brighter(_ part: Double) -> Double {
            let linear = part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            let more = linear * pow(2, stops)
            return min(more <= 0.0031308 ? more * 12.92 : 1.055 * pow(more, 1 / 2.4) - 0.055, 1)
        }
        return Color(red: brighter(known.red), green: brighter(known.green), blue: brighter(known.blue), opacity: opacity)
    }
}

extension Gradient {
    /// The gradient in a space of colours: what lies between two of them is mixed as red, green and blue here.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
