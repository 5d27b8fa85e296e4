import Foundation
import SwiftUI
import Testing
import ViewRuntime

#if !canImport(Darwin)
/// Names of UIKit's and AppKit's that come with `import SwiftUI`.
@MainActor @Suite struct PlatformNameTests {
    @Test("A colour of UIKit's is the colour of a view, and can be read")
    func colors() {
        #expect(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)) == Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
        #expect(Color(uiColor: .systemBackground) == Color(UIColor(Color(.systemBackground))))
        #expect(Color(nsColor: .windowBackgroundColor) == Color(.systemBackground))
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
        #expect((red, alpha) == (0.5, 0.5))
        #expect(UIColor(named: "brand")?.getRed(&red, green: nil, blue: nil, alpha: nil) == false)
        #expect(UIColor { $0.userInterfaceStyle == .dark ? .white : .black } == UIColor.black)
        #expect(Color.white.cgColor?.components == [1, 1, 1, 1])
    }

    @Test("Colours are mixed where both are known as numbers")
    func mixed() {
        #expect(Color.black.mix(with: .white, by: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
        #expect(Color.red.mix(with: .blue, by: 0.25) == .red)
        #expect(Color.red.mix(with: .blue, by: 0.75) == .blue)
    }

    @Test("A picture of bytes has the size that its header says")
    func images() {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        png += [0, 0, 0, 40, 0, 0, 1, 0]
        let image = UIImage(data: Data(png), scale: 2)
        #expect(image?.size == CGSize(width: 20, height: 128))
        #expect(image?.pngData() == Data(png))
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data([1, 2, 3]))?.size == .zero)
        #expect(Image(uiImage: UIImage(systemName: "star") ?? UIImage()) == Image(systemName: "star"))
    }

    @Test("Corners are rounded that are named")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
        #expect(abs(path.bounds.minX) < 1e-9 && path.bounds.height == 50 && abs(path.bounds.width - 100) < 1e-9)
        #expect(Path(path.cgPath) == UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 10).path(in: rect))
    }

    @Test("The pasteboard keeps what was copied last")
    func pasteboard() {
        let before = UIPasteboard.general.changeCount
        UIPasteboard.general.string = "https://example.com"
        #expect(UIPasteboard.general.url == URL(string: "https://example.com"))
        #expect(UIPasteboard.general.changeCount == before + 1)
        UIPasteboard.general.string = nil
        #expect(!UIPasteboard.general.hasStrings)
    }
}
#endif
