import Foundation
import Testing
import ViewRuntime

@MainActor @Suite struct BundledImagesTests {
    /// The first bytes of a PNG of that size.
    private func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height])
    }

    @Test("Pictures of packages have the size of their file in points, by name, by scale, and by what an image set says")
    func sizes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ data: Data, _ name: String) throws {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        try write(png(20, 10), "plain.png")
        try write(png(60, 30), "sharp@3x.png")
        try write(png(40, 20), "sharp@2x.png")
        try write(png(80, 40), "Media.xcassets/Icons/star.imageset/big.png")
        try write(Data(#"{"images": [{"idiom": "universal", "filename": "big.png", "scale": "2x"}]}"#.utf8), "Media.xcassets/Icons/star.imageset/Contents.json")
        try write(Data("text".utf8), "broken.png")
        let images = BundledImages(in: [folder.path, folder.path + "/none"])
        #expect(images.size(of: "plain") == CGSize(width: 20, height: 10))
        #expect(images.size(of: "sharp") == CGSize(width: 20, height: 10))
        #expect(images.size(of: "star") == CGSize(width: 40, height: 20))
        #expect(images.size(of: "Icons/star") == CGSize(width: 40, height: 20))
        #expect(images.size(of: "broken") == nil)
        #expect(images.size(of: "missing") == nil)
    }
}
