import Foundation
import SwiftUI
import Synchronization
import Testing
import TraceTesting

/// A PNG header: all that is read of a picture is its size.
private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height])
}

private struct Picture: View {
    let url: URL?
    var body: some View {
        AsyncImage(url: url, scale: 2) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image): image.accessibilityIdentifier("picture")
            case .failure(let error): Text("\(String(describing: error))")
            @unknown default: EmptyView()
            }
        }
    }
}

private struct Album: View {
    @State private var index = 0
    var body: some View {
        AsyncImage(url: URL(string: "https://example.org/\(index).png")) { $0.accessibilityIdentifier("picture") } placeholder: {
            ProgressView("loading")
        }
        Button("next") { index += 1 }
    }
}

@MainActor @Suite("Images that are loaded")
struct AsyncImageTests {
    private func environment(_ loader: ImageLoader) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.imageLoader = loader
        return values
    }

    @Test("An image is empty, then there, in points of its scale")
    func data() async throws {
        let url = URL(string: "data:image/png;base64,\(png(40, 20).base64EncodedString())")
        let host = ViewHost { Picture(url: url) }
        #expect(host.texts == ["empty"])
        try await host.settle()
        #expect(host.texts == [])
        #expect(try host.frame(of: "picture").size == CGSize(width: 20, height: 10))
    }

    @Test("A file is loaded; one that is not there, and one that is no picture, fail")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewtrace-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png")
        try png(8, 8).write(to: file)
        let host = ViewHost { Picture(url: file) }
        try await host.settle()
        #expect(try host.frame(of: "picture").size == CGSize(width: 4, height: 4))
        try Data("text".utf8).write(to: file)
        let other = ViewHost { Picture(url: file) }
        try await other.settle()
        #expect(other.texts == ["the bytes at \(file.absoluteString) are no image: PNG, JPEG and GIF are known"])
        let missing = ViewHost { Picture(url: folder.appendingPathComponent("missing.png")) }
        try await missing.settle()
        #expect(missing.texts.count == 1 && missing.texts != ["empty"])
    }

    @Test("Without a loader an address of the network is a failure that names the way out; without an address nothing is loaded")
    func network() async throws {
        let host = ViewHost { Picture(url: URL(string: "https://example.org/a.png")) }
        try await host.settle()
        #expect(
            host.texts == [
                "no loader for the image at https://example.org/a.png: files and data: addresses are loaded, for others give the host an ImageLoader in \\.imageLoader"
            ])
        let empty = ViewHost { Picture(url: nil) }
        try await empty.settle()
        #expect(empty.texts == ["empty"])
    }

    @Test("The host's own loader is asked once for each address, and the placeholder stands until it answers")
    func loader() async throws {
        let asked = Mutex<[String]>([])
        let host = ViewHost(environment: environment(ImageLoader { url in
            asked.withLock { $0.append(url.lastPathComponent) }
            return png(10, 10)
        })) { Album() }
        #expect(host.texts == ["loading", "next"])
        try await host.settle()
        #expect(host.texts == ["next"])
        try await host.step("next") { try host.button("next").tap() }
        #expect(host.texts == ["next"])
        #expect(asked.withLock { $0 } == ["0.png", "1.png"])
    }

    @Test("Sizes are read of PNG, GIF and JPEG; what is cut off is no picture")
    func headers() async throws {
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 12, 1, 1, 0x11, 0])
        let gif = Data(Array("GIF89a".utf8) + [14, 0, 2, 0])
        for (bytes, size) in [(jpeg, CGSize(width: 6, height: 3)), (gif, CGSize(width: 7, height: 1))] {
            let host = ViewHost(environment: environment(ImageLoader { _ in bytes })) {
                Picture(url: URL(string: "https://example.org/x"))
            }
            try await host.settle()
            #expect(try host.frame(of: "picture").size == size)
        }
        for bytes in [Data(jpeg.prefix(10)), Data(gif.prefix(8)), Data(png(1, 1).prefix(20)), Data(), Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0, 0, 0, 0])] {
            let host = ViewHost(environment: environment(ImageLoader { _ in bytes })) {
                Picture(url: URL(string: "https://example.org/x"))
            }
            try await host.settle()
            #expect(host.texts == ["the bytes at https://example.org/x are no image: PNG, JPEG and GIF are known"])
        }
    }
}
