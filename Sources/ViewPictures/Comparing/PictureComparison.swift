import Foundation

/// Which pixels differ between two pictures.
package struct PictureComparison: Equatable, Sendable {
    /// How many pixels differ; those that only one of the pictures has are among them.
    package let differing: Int
    /// The rectangle around them in pixels; nil where none differ.
    package let bounds: CGRect?
    /// The second picture, faded, with each pixel that differs in red.
    package let difference: PixelPicture

    package init(_ before: PixelPicture, _ after: PixelPicture) {
        let (width, height) = (max(before.width, after.width), max(before.height, after.height))
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        var count = 0
        var (minX, minY, maxX, maxY) = (width, height, -1, -1)
        for y in 0..<height {
            for x in 0..<width {
                let isInOld = x < before.width && y < before.height
                let isInNew = x < after.width && y < after.height
                let (old, new) = ((y * before.width + x) * 4, (y * after.width + x) * 4)
                let target = (y * width + x) * 4
                let isSame = isInOld && isInNew && (0..<4).allSatisfy { before.bytes[old + $0] == after.bytes[new + $0] }
                if isSame {
                    let grey = (Int(after.bytes[new]) * 3 + Int(after.bytes[new + 1]) * 6 + Int(after.bytes[new + 2])) / 10
                    for channel in 0..<3 { bytes[target + channel] = UInt8(191 + grey / 4) }
                    continue
                }
                count += 1
                (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
                (bytes[target], bytes[target + 1], bytes[target + 2]) = (230, 0, 40)
            }
        }
        differing = count
        bounds = count == 0 ? nil : CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
        difference = PixelPicture(width: width, height: height, bytes: bytes)
    }
}
