#if !canImport(Darwin)
import Foundation

/// A picture as UIKit or AppKit knows it: a name, a symbol, or the bytes of a file.
///
/// The picture is not decoded: its size is nothing until one is given, but for PNG files, whose header says it.
open class UIImage: NSObject, @unchecked Sendable {
    /// The size of a symbol beside its text.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
    /// Which way up the picture is.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// Whether the picture's colours are kept.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// How a symbol looks. Inert: symbols are not drawn from it.
    public class Configuration: NSObject, @unchecked Sendable {}
    /// How a symbol looks. Inert: symbols are not drawn from it.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: UIFont.Weight) {}
        public init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {}
        public init(scale: SymbolScale) {}
        public init(textStyle: UIFont.TextStyle) {}
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
        public init(weight: UIFont.Weight) {}
        public init(font: UIFont) {}
        public init(font: UIFont, scale: SymbolScale) {}
        public init(hierarchicalColor: UIColor) {}
        public init(paletteColors: [UIColor]) {}
        private override init() {}
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        /// Both together. Inert: symbols are not drawn from it.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration { self }
    }

    enum Source: Hashable {
        case named(String)
        case symbol(String)
        case data(Data)
        case drawn(DrawnPicture)
        case none
    }

    let source: Source
    /// The size in points.
    public private(set) var size: CGSize = .zero
    /// Pixels in a point.
    public let scale: CGFloat
    public let imageOrientation = Orientation.up
    public private(set) var renderingMode = RenderingMode.automatic

    init(_ source: Source, scale: CGFloat = 1) {
        self.source = source
        self.scale = scale
    }

    /// A picture of nothing.
    public override init() {
        source = .none
        scale = 1
    }

    /// A picture of the app's catalogue, which is not read here.
    public init?(named name: String) {
        source = .named(name)
        scale = 1
    }

    /// A picture of a bundle's catalogue, which is not read here.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    /// A picture of a bundle's catalogue, which is not read here.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// A symbol of the system's.
    public init?(systemName name: String) {
        source = .symbol(name)
        scale = 1
    }

    /// A symbol of the system's.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    /// A symbol of the system's, of which a part is drawn. It is drawn as a whole here.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) { self.init(systemName: name) }

    /// A symbol of the system's, as AppKit names it.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }

    /// The picture in a file's bytes; nil where there are none.
    public init?(data: Data, scale: CGFloat = 1) {
        guard !data.isEmpty else { return nil }
        source = .data(data)
        self.scale = scale
        if let pixels = UIImage.pngSize(data) {
            size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        }
    }

    /// The picture in a file; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The picture at an address of a file; nil where it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// The bytes that the picture was made from, or the file of what was drawn; nil where it was made from a name.
    open func pngData() -> Data? {
        switch source {
        case .data(let data): data
        case .drawn(let picture): picture.png(scale: scale)
        case .named, .symbol, .none: nil
        }
    }

    /// The bytes that the picture was made from; nil where it was made from a name. They are not compressed anew.
    open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    /// The picture with its colours kept, or not.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let copy = UIImage(source, scale: scale)
        copy.size = size
        copy.renderingMode = renderingMode
        return copy
    }

    /// The picture as it is: symbols take the colour of what is around them.
    open func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The picture as it is, with its colours kept or not.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withRenderingMode(renderingMode) }

    /// The picture, whose middle grows with its place. It is drawn as a whole here.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    /// What happens to a picture in a place of another size.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// The symbol in another form, which is not drawn.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    open func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? { self }

    /// The picture as Core Graphics knows it; nil for one that is not of pixels.
    open var cgImage: CGImage? {
        switch source {
        case .data, .drawn, .none: CGImage(self)
        case .named, .symbol: nil
        }
    }

    /// A picture that Core Graphics knows.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture that Core Graphics knows.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        source = cgImage.image.source
        self.scale = scale
        size = CGSize(width: CGFloat(cgImage.width) / max(scale, 0.001), height: CGFloat(cgImage.height) / max(scale, 0.001))
    }

    /// What was drawn into a context.
    init(_ picture: DrawnPicture, scale: CGFloat) {
        source = .drawn(picture)
        self.scale = scale
        size = picture.size
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.source == source }
    open override var hash: Int { source.hashValue }

    /// The pixels that the header of a PNG file says.
    private static func pngSize(_ data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes[1...3].elementsEqual("PNG".utf8) else { return nil }
        func number(_ start: Int) -> CGFloat { CGFloat(bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }) }
        return CGSize(width: number(16), height: number(20))
    }
}

/// A picture as AppKit knows it; the same class as UIKit's.
public typealias NSImage = UIImage

extension Image {
    /// A picture that UIKit knows.
    nonisolated public init(uiImage: UIImage) {
        switch uiImage.source {
        case .named(let name): self.init(name)
        case .symbol(let name): self.init(systemName: name)
        case .data(let data): self.init(loaded: LoadedImage(size: uiImage.size, bytes: data))
        case .drawn(let picture): self.init(loaded: picture.loaded)
        case .none: self.init(loaded: LoadedImage(size: uiImage.size))
        }
    }

    /// A picture that AppKit knows.
    nonisolated public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

/// A picture as Core Graphics knows it.
public final class CGImage: @unchecked Sendable {
    let image: UIImage
    init(_ image: UIImage) { self.image = image }
    /// Pixels.
    public var width: Int { Int((image.size.width * image.scale).rounded()) }
    public var height: Int { Int((image.size.height * image.scale).rounded()) }
}

extension Image {
    /// Which way up a picture is.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// A picture that Core Graphics knows, with what it says to those who cannot see it.
    nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        isDecorative = false
        self.label = label
    }

    /// A picture that Core Graphics knows and that says nothing.
    nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
        isDecorative = true
    }
}
#endif
