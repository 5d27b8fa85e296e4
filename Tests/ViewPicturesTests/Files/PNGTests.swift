import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewPictures

/// A screen as PNG: read back and looked at.
@MainActor @Suite
struct PNGTests {
    private func picture<Content: View>(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, font: PictureFont = .boxes, @ViewBuilder _ content: () -> Content
    ) throws -> PixelPicture {
        let host = ViewHost(size: CGSize(width: width, height: height), content: content)
        return try PNG.picture(from: host.image(scale: scale, font: font))
    }

    @Test("a picture has the host's size times the scale")
    func size() throws {
        let picture = try picture(13, 7, scale: 3) { Color.red }
        #expect(picture.width == 39)
        #expect(picture.height == 21)
        #expect(picture[0, 0] == 0xFF3B_30FF)
        #expect(picture[38, 20] == 0xFF3B_30FF)
    }

    @Test("halves of pixels are mixed, whole ones are not")
    func edges() throws {
        let picture = try picture(4, 4) { Color.black.frame(width: 1, height: 2).position(x: 2, y: 2) }
        #expect((0..<4).map { picture[$0, 1] } == [0xFFFF_FFFF, 0x7F7F_7FFF, 0x7F7F_7FFF, 0xFFFF_FFFF])
        #expect(picture[1, 0] == 0xFFFF_FFFF)
    }

    @Test("a circle covers its middle and not its corners")
    func circle() throws {
        let picture = try picture(20, 20) { Circle().fill(.blue) }
        #expect(picture[10, 10] == 0x007A_FFFF)
        #expect(picture[0, 0] == 0xFFFF_FFFF)
        #expect(picture[10, 0] != 0xFFFF_FFFF)
    }

    @Test("what is cut by a shape, and by a scroll view, is not there")
    func clips() throws {
        let cut = try picture(20, 20) { Color.green.clipShape(Circle()) }
        #expect(cut[10, 10] == 0x34C7_59FF)
        #expect(cut[0, 0] == 0xFFFF_FFFF)
        let scrolled = try picture(20, 20) {
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(height: 50) }
                Color.clear.frame(height: 10)
            }
        }
        #expect(scrolled[5, 9] == 0xFF3B_30FF)
        #expect(scrolled[5, 10] == 0xFFFF_FFFF)
    }

    @Test("opacity mixes the picture of a view as a whole")
    func opacity() throws {
        let picture = try picture(4, 4) {
            ZStack {
                Color.black
                Color.white
            }
            .opacity(0.5)
        }
        // Black is behind white: nothing of it is to be seen.
        #expect(picture[1, 1] == 0xFFFF_FFFF)
    }

    @Test("a gradient begins with its first colour and ends with its last")
    func gradient() throws {
        let picture = try picture(1, 256) { LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom) }
        #expect(picture[0, 0] == 0x0000_00FF)
        #expect(picture[0, 255] == 0xFFFF_FFFF)
        #expect(picture[0, 128] == 0x8080_80FF)
    }

    @Test("a stroke, a border and a dashed line are as thick as they say")
    func strokes() throws {
        let border = try picture(10, 10) { Color.white.border(.black, width: 2) }
        #expect((0..<4).map { border[$0, 5] } == [0x0000_00FF, 0x0000_00FF, 0xFFFF_FFFF, 0xFFFF_FFFF])
        let dashed = try picture(12, 4) {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 2))
                path.addLine(to: CGPoint(x: 12, y: 2))
            }
            .stroke(.black, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
        }
        #expect([1, 5, 9].map { dashed[$0, 1] } == [0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF])
        #expect(dashed[1, 3] == 0xFFFF_FFFF)
    }

    @Test("a mask keeps what it covers, a shadow stands beside what casts it")
    func masksAndShadows() throws {
        let masked = try picture(20, 20) { Color.red.mask { Rectangle().frame(width: 10, height: 10) } }
        #expect(masked[10, 10] == 0xFF3B_30FF)
        #expect(masked[2, 2] == 0xFFFF_FFFF)
        let cast = try picture(20, 20) { Color.white.frame(width: 8, height: 8).shadow(color: .black, radius: 0, x: 4, y: 0) }
        #expect(cast[17, 10] == 0x0000_00FF)
        #expect(cast[10, 10] == 0xFFFF_FFFF)
        #expect(cast[2, 10] == 0xFFFF_FFFF)
    }

    @Test("letters are boxes where no font is wanted, the same bytes each time")
    func boxes() throws {
        let host = ViewHost(size: CGSize(width: 40, height: 20)) { Text("ab") }
        let data = try host.image(scale: 2, font: .boxes)
        #expect(try data == host.image(scale: 2, font: .boxes))
        let picture = try PNG.picture(from: data)
        let dark = (0..<picture.width).flatMap { x in (0..<picture.height).map { (x, $0) } }.filter { picture[$0.0, $0.1] == 0x0000_00FF }
        #expect(dark.count > 100)
        #expect(try data == host.image(scale: 2, font: .file("/no/such/font.ttf")))
    }

    @Test("each chunk's checksum is right, and a changed byte is noticed")
    func checksums() throws {
        let host = ViewHost(size: CGSize(width: 8, height: 8)) { Color.blue }
        let data = try host.image(scale: 1, font: .boxes)
        #expect(try PNG.picture(from: data)[3, 3] == 0x007A_FFFF)
        for index in [0, 17, data.count / 2, data.count - 2] {
            var wrong = data
            wrong[index] ^= 0x55
            #expect(throws: PictureError.self) { try PNG.picture(from: wrong) }
        }
        #expect(throws: PictureError.badPNG("the end is missing")) { try PNG.picture(from: data.prefix(data.count - 12)) }
    }

    @Test("pictures with opacity are stored with it")
    func transparency() throws {
        let picture = PixelPicture(width: 2, height: 2, bytes: [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 9, 9, 9, 255])
        #expect(try PNG.picture(from: PNG.data(of: picture)) == picture)
    }

    @Test("sizes that are none, and pictures larger than memory, are errors that say so")
    func oddSizes() throws {
        func message(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> String {
            let host = ViewHost(size: CGSize(width: width, height: height)) { Color.red }
            do { _ = try host.image(scale: scale, font: .boxes) } catch { return "\(error)" }
            return "drawn"
        }
        #expect(message(0, 10) == "a picture of 0×10 points cannot be drawn: give the host a size of whole points from 1 up")
        #expect(message(.infinity, 10) == "a picture of inf×10 points cannot be drawn: give the host a size of whole points from 1 up")
        #expect(message(10, .nan) == "a picture of 10×nan points cannot be drawn: give the host a size of whole points from 1 up")
        #expect(message(-5, 10) == "a picture of -5×10 points cannot be drawn: give the host a size of whole points from 1 up")
        #expect(
            message(100_000, 100_000)
                == "a picture of 100000×100000 pixels is larger than 16000000 pixels: make it smaller, or lower its scale")
        #expect(message(10, 10, scale: 1e9) == "a picture of 10000000000×10000000000 pixels is larger than 16000000 pixels: make it smaller, or lower its scale")
        #expect(message(10, 10, scale: 0) == "a picture of 10×10 points at a scale of 0 cannot be drawn: give the host a size of whole points from 1 up")
        #expect(message(4000, 1) == "drawn")
    }

    @Test("shapes and effects with numbers that are none draw nothing, and do not stop the rest")
    func oddNumbers() throws {
        let picture = try picture(20, 20) {
            ZStack {
                Path { path in
                    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
                    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
                    path.addCurve(to: .zero, control1: CGPoint(x: 1e300, y: 1e300), control2: CGPoint(x: -1e300, y: 0))
                }
                .fill(.black)
                Color.red.frame(width: 4, height: 4).scaleEffect(.nan)
                Color.red.frame(width: 4, height: 4).rotationEffect(.radians(.infinity))
                Rectangle().stroke(.black, style: StrokeStyle(lineWidth: .infinity))
                Color.green.frame(width: 2, height: 2).blur(radius: .infinity).shadow(radius: .nan)
                RadialGradient(colors: [], center: .center, startRadius: .nan, endRadius: -1)
                Color.blue.frame(width: 6, height: 6).position(x: 17, y: 17)
            }
        }
        #expect(picture[17, 17] == 0x007A_FFFF)
        #expect(picture[1, 18] == 0xFFFF_FFFF)
    }

    @Test("bars stand above and below the content")
    func bars() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 245)) {
            TabView { Tab("One", systemImage: "star") { NavigationStack { Color.red.navigationTitle("Title") } } }
        }
        let picture = try PNG.picture(from: host.image(scale: 1, font: .boxes))
        #expect(picture.width == 100)
        #expect(picture.height == 245)
        #expect(picture[50, 95] == 0xFFFF_FFFF)
        #expect(picture[50, 96] == 0xFF3B_30FF)
        #expect(picture[50, 195] == 0xFF3B_30FF)
        #expect(picture[1, 220] == 0xFFFF_FFFF)
    }
}
