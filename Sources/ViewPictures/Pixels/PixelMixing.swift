import Foundation
import ViewRuntime

/// Colours of one pixel, from 0 to 1, not multiplied by their opacity.
private struct PixelColor {
    var red: Float
    var green: Float
    var blue: Float
    var opacity: Float

    init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    init(_ pixel: UInt32) {
        opacity = Float(pixel >> 24) / 255
        let scale = opacity > 0 ? 1 / (opacity * 255) : 0
        (red, green, blue) = (Float(pixel & 255) * scale, Float(pixel >> 8 & 255) * scale, Float(pixel >> 16 & 255) * scale)
    }

    /// The pixel, multiplied by its opacity.
    var pixel: UInt32 {
        func part(_ value: Float) -> Float { value.isFinite ? min(max(value, 0), 1) : 0 }
        let opacity = part(opacity)
        func byte(_ value: Float) -> UInt32 { UInt32((part(value) * opacity * 255).rounded()) }
        return byte(red) | byte(green) << 8 | byte(blue) << 16 | UInt32((opacity * 255).rounded()) << 24
    }

    var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }
    var saturation: Float { max(red, green, blue) - min(red, green, blue) }

    func mapped(_ other: PixelColor, _ mix: (Float, Float) -> Float) -> PixelColor {
        PixelColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// The colour with another luminosity, brought back between 0 and 1.
    func with(luminosity wanted: Float) -> PixelColor {
        let shift = wanted - luminosity
        var color = PixelColor(red: red + shift, green: green + shift, blue: blue + shift)
        let (low, high) = (min(color.red, color.green, color.blue), max(color.red, color.green, color.blue))
        func pulled(_ value: Float, _ part: Float) -> Float { wanted + (value - wanted) * part }
        if low < 0 {
            let part = wanted / max(wanted - low, 1e-6)
            color = color.mapped(color) { value, _ in pulled(value, part) }
        }
        if high > 1 {
            let part = (1 - wanted) / max(high - wanted, 1e-6)
            color = color.mapped(color) { value, _ in pulled(value, part) }
        }
        return color
    }

    /// The colour with another saturation: its least part becomes 0, its greatest the saturation.
    func with(saturation wanted: Float) -> PixelColor {
        let (low, range) = (min(red, green, blue), saturation)
        return mapped(self) { value, _ in range > 0 ? (value - low) * wanted / range : 0 }
    }
}

extension PixelLayer {
    /// Mixes another layer into this one, inside of a rectangle.
    func mix(_ other: PixelLayer, _ opacity: UInt32, _ mode: GraphicsContext.BlendMode, within clip: PixelRect) {
        let all = rect.intersection(clip)
        let common = all.intersection(other.rect)
        // These modes change what is behind where nothing is drawn as well.
        let reachesOut = [GraphicsContext.BlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(mode)
        let area = reachesOut ? all : common
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            let target = row(y)
            let source = y >= common.minY && y < common.maxY ? other.row(y) : nil
            var x = area.minX
            var (lastSource, lastTarget, lastResult): (UInt32, UInt32, UInt32) = (0, 0, 0)
            while x < area.maxX {
                let pixel = source != nil && x >= common.minX && x < common.maxX ? Self.scaled(source.unsafelyUnwrapped[x], opacity) : 0
                if pixel != 0 || reachesOut {
                    // Neighbours are often alike.
                    if pixel != lastSource || target[x] != lastTarget || x == area.minX {
                        (lastSource, lastTarget) = (pixel, target[x])
                        lastResult = Mixing.pixel(pixel, target[x], mode)
                    }
                    target[x] = lastResult
                }
                x &+= 1
            }
        }
    }

    /// Makes other colours of all pixels.
    func change(_ colors: ColorMatrix) {
        let factors = colors.numbers
        var (last, result): (UInt32, UInt32) = (0, 0)
        let count = count
        for index in 0..<count {
            let pixel = pixels[index]
            // Nothing stays nothing, unless the matrix makes something of it.
            if pixel == 0, factors[19] <= 0 { continue }
            if pixel != last || index == 0 {
                last = pixel
                let color = PixelColor(pixel)
                func row(_ start: Int) -> Float {
                    let mixed = factors[start] * color.red + factors[start + 1] * color.green + factors[start + 2] * color.blue
                    return mixed + factors[start + 3] * color.opacity + factors[start + 4]
                }
                result = PixelColor(red: row(0), green: row(5), blue: row(10), opacity: row(15)).pixel
            }
            pixels[index] = result
        }
    }
}

/// How two pixels are mixed: the formulas are those of the W3C's "Compositing and Blending", which PDF has as well.
private enum Mixing {
    static func pixel(_ source: UInt32, _ target: UInt32, _ mode: GraphicsContext.BlendMode) -> UInt32 {
        let (front, back) = (PixelColor(source), PixelColor(target))
        if let (a, b) = parts(mode, front.opacity, back.opacity) { return sum(front, a, back, b) }
        switch mode {
        case .plusLighter: return sum(front, 1, back, 1)
        case .plusDarker:
            let opacity = min(1, front.opacity + back.opacity)
            func dark(_ f: Float, _ b: Float) -> Float { max(0, opacity - (front.opacity * (1 - f) + back.opacity * (1 - b))) }
            var color = front.mapped(back) { opacity > 0 ? dark($0, $1) / opacity : 0 }
            color.opacity = opacity
            return color.pixel
        default: break
        }
        let mixed = blended(front, back, mode)
        // Where nothing is behind, the colour is the front's own.
        let opacity = front.opacity + back.opacity * (1 - front.opacity)
        guard opacity > 0 else { return 0 }
        func part(_ f: Float, _ b: Float, _ m: Float) -> Float {
            let alone = front.opacity * (1 - back.opacity) * f
            return (alone + front.opacity * back.opacity * m + (1 - front.opacity) * back.opacity * b) / opacity
        }
        return PixelColor(
            red: part(front.red, back.red, mixed.red), green: part(front.green, back.green, mixed.green),
            blue: part(front.blue, back.blue, mixed.blue), opacity: opacity
        ).pixel
    }

    /// How much is kept of front and back by the modes that leave colours as they are; nil for others.
    private static func parts(_ mode: GraphicsContext.BlendMode, _ front: Float, _ back: Float) -> (Float, Float)? {
        switch mode {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (back, 0)
        case .sourceOut: (1 - back, 0)
        case .sourceAtop: (back, 1 - front)
        case .destinationOver: (1 - back, 1)
        case .destinationIn: (0, front)
        case .destinationOut: (0, 1 - front)
        case .destinationAtop: (1 - back, front)
        case .xor: (1 - back, 1 - front)
        default: nil
        }
    }

    private static func sum(_ front: PixelColor, _ a: Float, _ back: PixelColor, _ b: Float) -> UInt32 {
        let (first, second) = (front.opacity * a, back.opacity * b)
        let opacity = min(1, first + second)
        guard opacity > 0 else { return 0 }
        var color = front.mapped(back) { min(1, ($0 * first + $1 * second) / opacity) }
        color.opacity = opacity
        return color.pixel
    }

    private static func blended(_ front: PixelColor, _ back: PixelColor, _ mode: GraphicsContext.BlendMode) -> PixelColor {
        switch mode {
        case .hue: front.with(saturation: back.saturation).with(luminosity: back.luminosity)
        case .saturation: back.with(saturation: front.saturation).with(luminosity: back.luminosity)
        case .color: front.with(luminosity: back.luminosity)
        case .luminosity: back.with(luminosity: front.luminosity)
        default: front.mapped(back) { channel($0, $1, mode) }
        }
    }

    private static func channel(_ f: Float, _ b: Float, _ mode: GraphicsContext.BlendMode) -> Float {
        func hard(_ f: Float, _ b: Float) -> Float { f <= 0.5 ? b * 2 * f : b + (2 * f - 1) - b * (2 * f - 1) }
        switch mode {
        case .multiply: return f * b
        case .screen: return f + b - f * b
        case .overlay: return hard(b, f)
        case .hardLight: return hard(f, b)
        case .darken: return min(f, b)
        case .lighten: return max(f, b)
        case .colorDodge: return b <= 0 ? 0 : f >= 1 ? 1 : min(1, b / (1 - f))
        case .colorBurn: return b >= 1 ? 1 : f <= 0 ? 0 : 1 - min(1, (1 - b) / f)
        case .softLight:
            if f <= 0.5 { return b - (1 - 2 * f) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * f - 1) * (d - b)
        case .difference: return abs(f - b)
        case .exclusion: return f + b - 2 * f * b
        default: return f
        }
    }
}
