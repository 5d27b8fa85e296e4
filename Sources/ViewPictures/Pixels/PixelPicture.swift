import Foundation

/// A finished picture: rows of pixels from the top, each of red, green, blue and opacity, a byte each.
package struct PixelPicture: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// The pixels, not multiplied by their opacity.
    package private(set) var bytes: [UInt8]

    /// - Precondition: there are four bytes for each pixel.
    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "a picture has four bytes for each pixel")
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Pixels as a painter leaves them, multiplied by their opacity.
    init(width: Int, height: Int, pixels: UnsafePointer<UInt32>) {
        (self.width, self.height) = (width, height)
        bytes = Array(UnsafeRawBufferPointer(start: pixels, count: width * height * 4))
        bytes.withUnsafeMutableBufferPointer { bytes in
            var index = 3
            while index < bytes.count {
                let opacity = Int(bytes[index])
                if opacity > 0, opacity < 255 {
                    for place in index - 3..<index { bytes[place] = UInt8(min(255, (Int(bytes[place]) * 255 + opacity / 2) / opacity)) }
                }
                index &+= 4
            }
        }
    }

    /// The pixel at a place, as `0xRRGGBBAA`.
    package subscript(x: Int, y: Int) -> UInt32 {
        let start = (y * width + x) * 4
        return bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
