import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    var width: Int { max(0, maxX - minX) }
    var height: Int { max(0, maxY - minY) }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func grown(by pixels: Int) -> PixelRect {
        isEmpty ? self : PixelRect(minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
    }

    /// The pixels that a rectangle touches, inside of a frame.
    init(around rect: CGRect, within frame: PixelRect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            self = frame
            return
        }
        func clamp(_ value: CGFloat, _ low: Int, _ high: Int) -> Int { Int(min(max(value, CGFloat(low)), CGFloat(high))) }
        self.init(
            minX: clamp(rect.minX.rounded(.down), frame.minX, frame.maxX), minY: clamp(rect.minY.rounded(.down), frame.minY, frame.maxY),
            maxX: clamp(rect.maxX.rounded(.up), frame.minX, frame.maxX), maxY: clamp(rect.maxY.rounded(.up), frame.minY, frame.maxY))
    }

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }
}

/// Pixels of red, green, blue and opacity, a byte each from the lowest up; colours are multiplied by their opacity.
final class PixelLayer {
    let rect: PixelRect
    let pixels: UnsafeMutablePointer<UInt32>
    var width: Int { rect.width }
    var count: Int { rect.width * rect.height }

    init(_ rect: PixelRect) {
        self.rect = rect
        let count = max(1, rect.width * rect.height)
        pixels = UnsafeMutablePointer.allocate(capacity: count)
        memset(pixels, 0, count * 4)
    }

    deinit { pixels.deallocate() }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - rect.minY) * width - rect.minX }

    /// Fills a stretch of a row with one pixel that lets nothing through.
    static func fill(_ start: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
        guard count > 0 else { return }
        start.pointee = pixel
        var done = 1
        // Copies twice as much each time: a loop over pixels costs far more in debug builds.
        while done < count {
            let next = min(done, count - done)
            memcpy(start + done, start, next * 4)
            done += next
        }
    }

    /// A pixel times a part of 255.
    @inline(__always)
    static func scaled(_ pixel: UInt32, _ part: UInt32) -> UInt32 {
        if part == 255 { return pixel }
        var low = (pixel & 0xff00ff) &* part &+ 0x800080
        low = ((low &+ ((low &>> 8) & 0xff00ff)) &>> 8) & 0xff00ff
        var high = ((pixel &>> 8) & 0xff00ff) &* part &+ 0x800080
        high = (high &+ ((high &>> 8) & 0xff00ff)) & 0xff00_ff00
        return low | high
    }

    /// A pixel over another one.
    @inline(__always)
    static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
        let opacity = source &>> 24
        if opacity == 255 { return source }
        if opacity == 0 { return target }
        return source &+ scaled(target, 255 &- opacity)
    }

    /// Draws another layer over this one.
    func draw(_ other: PixelLayer, opacity: UInt32 = 255) {
        let common = rect.intersection(other.rect)
        guard !common.isEmpty, opacity > 0 else { return }
        for y in common.minY..<common.maxY {
            let (target, source) = (row(y), other.row(y))
            var x = common.minX
            while x < common.maxX {
                let pixel = source[x]
                if pixel != 0 { target[x] = Self.over(Self.scaled(pixel, opacity), target[x]) }
                x &+= 1
            }
        }
    }

    /// Keeps of each pixel the part that a mask says.
    func keep(_ mask: CoverageMask) {
        for y in rect.minY..<rect.maxY {
            let target = row(y)
            guard let source = mask.row(y) else {
                memset(target + rect.minX, 0, width * 4)
                continue
            }
            var x = rect.minX
            while x < rect.maxX {
                let part = x >= mask.rect.minX && x < mask.rect.maxX ? source[x] : 0
                if part != 255 { target[x] = part == 0 ? 0 : Self.scaled(target[x], UInt32(part)) }
                x &+= 1
            }
        }
    }
}

/// How much of each pixel is covered, from 0 to 255.
final class CoverageMask {
    let rect: PixelRect
    let bytes: UnsafeMutablePointer<UInt8>

    init(_ rect: PixelRect) {
        self.rect = rect
        let count = max(1, rect.width * rect.height)
        bytes = UnsafeMutablePointer.allocate(capacity: count)
        memset(bytes, 0, count)
    }

    deinit { bytes.deallocate() }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
        y >= rect.minY && y < rect.maxY ? bytes + (y - rect.minY) * rect.width - rect.minX : nil
    }

    /// The opacities of a layer.
    convenience init(of layer: PixelLayer, in rect: PixelRect) {
        self.init(rect)
        let common = rect.intersection(layer.rect)
        guard !common.isEmpty else { return }
        for y in common.minY..<common.maxY {
            guard let target = row(y) else { continue }
            let source = layer.row(y)
            var x = common.minX
            while x < common.maxX {
                target[x] = UInt8(truncatingIfNeeded: source[x] &>> 24)
                x &+= 1
            }
        }
    }

    /// Blurs: three means over neighbours come close to a bell curve.
    func blur(deviation: CGFloat) {
        let radii = BoxBlur.radii(deviation: deviation)
        guard radii[0] > 0 || radii[2] > 0, !rect.isEmpty else { return }
        let (width, height) = (rect.width, rect.height)
        var line = [UInt8](repeating: 0, count: max(width, height))
        line.withUnsafeMutableBufferPointer { line in
            guard let line = line.baseAddress else { return }
            for radius in radii where radius > 0 {
                for y in 0..<height { BoxBlur.mean(bytes + y * width, stride: 1, count: width, radius, line) }
                for x in 0..<width { BoxBlur.mean(bytes + x, stride: width, count: height, radius, line) }
            }
        }
    }
}

/// Means over neighbours.
enum BoxBlur {
    /// The reach of three means that together blur by a deviation, in pixels.
    static func radii(deviation: CGFloat) -> [Int] {
        let deviation = min(max(deviation, 0), 200)
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        let radius = max(0, Int((ideal - 1) / 2))
        let larger = deviation > 0.3 ? radius + 1 : radius
        return [radius, radius, larger]
    }

    static func mean(
        _ bytes: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, _ radius: Int, _ line: UnsafeMutablePointer<UInt8>
    ) {
        var index = 0
        var sum = 0
        while index < count {
            line[index] = bytes[index &* stride]
            if index < radius { sum &+= Int(line[index]) }
            index &+= 1
        }
        let size = 2 * radius + 1
        index = 0
        while index < count {
            let entering = index &+ radius
            if entering < count { sum &+= Int(line[entering]) }
            bytes[index &* stride] = UInt8(truncatingIfNeeded: (sum &+ radius) / size)
            let leaving = index &- radius
            if leaving >= 0 { sum &-= Int(line[leaving]) }
            index &+= 1
        }
    }
}
