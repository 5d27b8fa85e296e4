import Foundation

/// The pixels of a picture that is drawn smaller, larger or turned: between neighbours a mean of them.
struct PictureSource {
    let width: Int
    let height: Int
    /// Multiplied by their opacity.
    private let pixels: [UInt32]

    /// - Parameter halvings: how often two by two pixels are put together.
    init(_ picture: PixelPicture, halvings: Int) {
        var (width, height) = (picture.width, picture.height)
        var pixels = [UInt32](repeating: 0, count: width * height)
        for index in pixels.indices {
            let start = index * 4
            let opacity = UInt32(picture.bytes[start + 3])
            let color = UInt32(picture.bytes[start]) | UInt32(picture.bytes[start + 1]) << 8 | UInt32(picture.bytes[start + 2]) << 16
            pixels[index] = PixelLayer.scaled(color | 0xff00_0000, opacity)
        }
        for _ in 0..<max(0, halvings) where width > 1 || height > 1 {
            let (across, down) = (max(1, width / 2), max(1, height / 2))
            var half = [UInt32](repeating: 0, count: across * down)
            for y in 0..<down {
                for x in 0..<across {
                    let (x2, y2) = (min(x * 2 + 1, width - 1), min(y * 2 + 1, height - 1))
                    half[y * across + x] = Self.mean(
                        pixels[y * 2 * width + x * 2], pixels[y * 2 * width + x2], pixels[y2 * width + x * 2], pixels[y2 * width + x2])
                }
            }
            (width, height, pixels) = (across, down, half)
        }
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let sum = (a >> shift & 255) + (b >> shift & 255) + (c >> shift & 255) + (d >> shift & 255)
            result |= (sum + 2) / 4 << shift
        }
        return result
    }

    /// The pixel at a place in pixels of the picture: beyond the sides, that of the side.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        guard x.isFinite, y.isFinite else { return 0 }
        let (left, top) = (min(max(x - 0.5, 0), CGFloat(width - 1)), min(max(y - 0.5, 0), CGFloat(height - 1)))
        let (x1, y1) = (Int(left), Int(top))
        let (x2, y2) = (min(x1 + 1, width - 1), min(y1 + 1, height - 1))
        let (across, down) = (UInt32((left - CGFloat(x1)) * 256), UInt32((top - CGFloat(y1)) * 256))
        let (a, b) = (pixels[y1 * width + x1], pixels[y1 * width + x2])
        let (c, d) = (pixels[y2 * width + x1], pixels[y2 * width + x2])
        if a == b, a == c, a == d { return a }
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let upper = (a >> shift & 255) * (256 - across) + (b >> shift & 255) * across
            let lower = (c >> shift & 255) * (256 - across) + (d >> shift & 255) * across
            result |= min(255, (upper * (256 - down) + lower * down + 32_768) >> 16) << shift
        }
        return result
    }
}
