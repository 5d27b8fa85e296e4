import SwiftUI
import Testing
import TraceTesting
import ViewPictures

/// Ways of mixing colours and of making others of them.
@MainActor @Suite struct MixingTests {
    /// The pixel in the middle of a view.
    private func pixel<Content: View>(@ViewBuilder _ content: () -> Content) throws -> UInt32 {
        let host = ViewHost(size: CGSize(width: 4, height: 4), content: content)
        return try PNG.picture(from: host.image(scale: 1, font: .boxes))[2, 2]
    }

    /// A front of 80 % red, 40 % green and 20 % blue over a back of 50 %, 50 % and 100 %.
    private func mixed(_ mode: BlendMode) throws -> UInt32 {
        try pixel {
            ZStack {
                Color(red: 0.5, green: 0.5, blue: 1)
                Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(mode)
            }
        }
    }

    @Test(
        "Two colours are mixed by the formulas of the W3C's compositing and blending",
        arguments: [
            (BlendMode.normal, 0xCC66_33FF as UInt32), (.multiply, 0x6633_33FF), (.screen, 0xE6B3_FFFF), (.darken, 0x8066_33FF),
            (.lighten, 0xCC80_FFFF), (.difference, 0x4C1A_CCFF), (.exclusion, 0x7F80_CCFF), (.colorDodge, 0xFFD5_FFFF),
            (.plusLighter, 0xFFE6_FFFF),
        ])
    func modes(mode: BlendMode, expected: UInt32) throws {
        let found = try mixed(mode)
        for shift in [8, 16, 24] as [UInt32] {
            let (a, b) = (Int(found >> shift & 255), Int(expected >> shift & 255))
            #expect(abs(a - b) <= 1, "\(mode): \(String(found, radix: 16)) instead of \(String(expected, radix: 16))")
        }
    }

    @Test("Luminosity keeps the colour behind, colour keeps its brightness")
    func luminosity() throws {
        let grey = try pixel { ZStack { Color.gray; Color.red.saturation(0).blendMode(.color) } }
        #expect(grey >> 24 & 255 == grey >> 16 & 255)
        #expect(try mixed(.luminosity) != mixed(.normal))
    }

    @Test("What is mixed in a group that is seen through is mixed inside of the group")
    func groups() throws {
        let seen = try pixel { ZStack { Color.black; Color.white.blendMode(.difference).opacity(0.999) } }
        #expect(seen == 0xFFFF_FFFF || seen == 0xFEFE_FEFF)
    }

    @Test("Colours are made others by matrices")
    func filters() throws {
        let color = Color(red: 1, green: 0, blue: 0)
        #expect(try pixel { color.colorInvert() } == 0x00FF_FFFF)
        #expect(try pixel { color.grayscale(1) } == 0x3636_36FF)
        #expect(try pixel { color.brightness(0.5) } == 0xFF80_80FF)
        #expect(try pixel { color.contrast(0) } == 0x8080_80FF)
        #expect(try pixel { color.saturation(1) } == 0xFF00_00FF)
        #expect(try pixel { color.colorMultiply(Color(red: 0.5, green: 1, blue: 1)) } == 0x8000_00FF)
        #expect(try pixel { color.hueRotation(.degrees(0)) } == 0xFF00_00FF)
    }

    @Test("Effects that depend on the place are drawn")
    func visualEffects() throws {
        #expect(try pixel { Color(red: 1, green: 0, blue: 0).visualEffect { effect, proxy in effect.grayscale(proxy.size.width / 4) } } == 0x3636_36FF)
        #expect(try pixel { Color.red.visualEffect { effect, _ in effect.offset(x: 10) } } == 0xFFFF_FFFF)
    }

    @Test("SVG names the mode and holds the matrix")
    func svg() throws {
        let host = ViewHost(size: CGSize(width: 4, height: 4)) { Color.red.colorInvert().blendMode(.multiply) }
        let text = try host.svg()
        #expect(text.contains("<feColorMatrix type=\"matrix\" values=\"-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0\"/>"))
        #expect(text.contains("style=\"mix-blend-mode:multiply\""))
        #expect(text.components(separatedBy: "<g").count == text.components(separatedBy: "</g>").count)
    }
}
