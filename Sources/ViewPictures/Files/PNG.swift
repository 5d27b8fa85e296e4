import Foundation
import TraceFormat

/// Writes and reads pictures as PNG: eight bits a channel, without interlacing.
package enum PNG {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    /// The most pixels that are read from a file.
    private static let mostPixels = PixelPainter.mostPixels

    /// The file of a picture. Opaque pictures are stored without opacity.
    package static func data(of picture: PixelPicture) throws(PictureError) -> Data {
        var isOpaque = true
        var index = 3
        while isOpaque, index < picture.bytes.count {
            isOpaque = picture.bytes[index] == 255
            index += 4
        }
        let channels = isOpaque ? 3 : 4
        let rows = filtered(picture, channels)
        guard let stored = Deflater.wrapped(rows, level: 6) else { throw .badPNG("zlib cannot compress the pixels") }
        var file = Data(signature)
        var header = bigEndian(UInt32(picture.width)) + bigEndian(UInt32(picture.height))
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("IDAT", stored, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Each row as its difference from the one above, which interfaces compress well with; the first as it is.
    private static func filtered(_ picture: PixelPicture, _ channels: Int) -> [UInt8] {
        let stride = picture.width * channels + 1
        var rows = [UInt8](repeating: 0, count: stride * picture.height)
        picture.bytes.withUnsafeBufferPointer { source in
            rows.withUnsafeMutableBufferPointer { target in
                for y in 0..<picture.height {
                    let start = y * picture.width * 4
                    var place = y * stride
                    let isSame = y > 0 && source.baseAddress.map {
                        memcmp($0 + start, $0 + start - picture.width * 4, picture.width * 4) == 0
                    } == true
                    target[place] = y == 0 ? 0 : 2
                    // The difference of equal rows is there already: zeros.
                    if isSame { continue }
                    place += 1
                    var x = 0
                    while x < picture.width &* 4 {
                        if x & 3 != 3 || channels == 4 {
                            let above = y > 0 ? source[start &+ x &- picture.width &* 4] : 0
                            target[place] = source[start &+ x] &- above
                            place &+= 1
                        }
                        x &+= 1
                    }
                }
            }
        }
        return rows
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static func append(_ kind: String, _ content: [UInt8], to file: inout Data) {
        let body = Array(kind.utf8) + content
        file += bigEndian(UInt32(content.count))
        file += body
        file += bigEndian(body.withUnsafeBytes { Checksum.of($0) })
    }

    // MARK: Reading

    /// Reads a file that this writer, or any other that keeps to eight bits without interlacing and palette, has written.
    ///
    /// - Throws: `PictureError.badPNG` with the place.
    package static func picture(from data: Data) throws(PictureError) -> PixelPicture {
        let bytes = [UInt8](data)
        guard bytes.starts(with: signature) else { throw .badPNG("the first eight bytes are not PNG's") }
        var offset = 8
        var header: (width: Int, height: Int, channels: Int)?
        var stored: [UInt8] = []
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        while offset + 12 <= bytes.count {
            let length = number(offset)
            guard length <= bytes.count - offset - 12 else { throw .badPNG("the chunk at byte \(offset) goes beyond the end") }
            let kind = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
            let content = bytes[offset + 8..<offset + 8 + length]
            let checksum = bytes[offset + 4..<offset + 8 + length].withUnsafeBytes { Checksum.of($0) }
            guard checksum == UInt32(number(offset + 8 + length)) else { throw .badPNG("the checksum of the chunk at byte \(offset) is wrong") }
            switch kind {
            case "IHDR":
                guard length == 13 else { throw .badPNG("the header at byte \(offset) has \(length) bytes instead of 13") }
                let own = Array(content)
                let (width, height) = (number(offset + 8), number(offset + 12))
                guard own[8] == 8, own[9] == 2 || own[9] == 6, own[10...12] == [0, 0, 0] else {
                    throw .badPNG("only eight bits a channel in red, green, blue, without interlacing, are read")
                }
                guard width > 0, height > 0, width <= mostPixels, height <= mostPixels, width * height <= mostPixels else {
                    throw .tooLarge(width: Double(width), height: Double(height), limit: mostPixels)
                }
                header = (width, height, own[9] == 2 ? 3 : 4)
            case "IDAT": stored += content
            case "IEND":
                guard let header else { throw .badPNG("there is no header") }
                return try picture(header, stored)
            default:
                // A chunk whose name begins with a small letter may be skipped.
                guard bytes[offset + 4] & 0x20 != 0 else { throw .badPNG("the chunk '\(kind)' at byte \(offset) is unknown") }
            }
            offset += length + 12
        }
        throw .badPNG("the end is missing")
    }

    private static func picture(
        _ header: (width: Int, height: Int, channels: Int), _ stored: [UInt8]
    ) throws(PictureError) -> PixelPicture {
        let (width, height, channels) = header
        let stride = width * channels
        var rows = [UInt8](repeating: 0, count: (stride + 1) * height)
        do {
            try rows.withUnsafeMutableBytes { target in
                try stored.withUnsafeBytes { source in try Inflater().inflate(source, into: target) }
            }
        } catch { throw .badPNG("the pixels cannot be decompressed: \(error)") }
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            let start = y * (stride + 1)
            let kind = rows[start]
            guard kind <= 4 else { throw .badPNG("row \(y) has the unknown filter \(kind)") }
            for x in 0..<stride {
                let place = start + 1 + x
                let left = x >= channels ? Int(rows[place - channels]) : 0
                let above = y > 0 ? Int(rows[place - stride - 1]) : 0
                let corner = x >= channels && y > 0 ? Int(rows[place - stride - 1 - channels]) : 0
                let guess =
                    switch kind {
                    case 1: left
                    case 2: above
                    case 3: (left + above) / 2
                    case 4: paeth(left, above, corner)
                    default: 0
                    }
                rows[place] &+= UInt8(guess)
                bytes[(y * width + x / channels) * 4 + x % channels] = rows[place]
            }
        }
        return PixelPicture(width: width, height: height, bytes: bytes)
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let guess = left + above - corner
        let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
        return a <= b && a <= c ? left : b <= c ? above : corner
    }
}
