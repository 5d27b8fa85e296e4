import Foundation

/// Reads the size of a picture from its first bytes. What is cut off or wrong is no picture.
enum ImageHeader {
    /// The size in pixels of a PNG, a JPEG or a GIF; nil for anything else.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        return nil
    }

    /// The width and height of the chunk `IHDR`, which comes first.
    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: number(16), height: number(20))
    }

    /// The width and height of the logical screen.
    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10 else { return nil }
        return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// The height and width of the first frame header (markers C0 to CF but for C4, C8 and CC), past the segments before it.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        var index = 2
        while index + 9 <= bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            if marker == 0xFF {
                index += 1
                continue
            }
            func number(_ offset: Int) -> Int { Int(bytes[index + offset]) << 8 | Int(bytes[index + offset + 1]) }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return CGSize(width: number(7), height: number(5))
            }
            let length = number(2)
            guard length >= 2 else { return nil }
            index += 2 + length
        }
        return nil
    }
}
