@_exported import Foundation
@_exported import ViewRuntime

// Pictures and filters as files make codes of squares and blurs with them. Nothing is drawn here: filters keep their values, and have no result.

/// A picture that filters take and make. It has no pixels here.
open class CIImage: NSObject, @unchecked Sendable {
    public let extent: CGRect
    init(extent: CGRect) { self.extent = extent }
    public override convenience init() { self.init(extent: .zero) }
    public convenience init?(data: Data) { self.init(extent: .zero) }
    public convenience init?(contentsOf url: URL) { self.init(extent: .zero) }
    public convenience init(cgImage image: CGImage) { self.init(extent: .zero) }
    public convenience init?(image: UIImage) { self.init(extent: CGRect(origin: .zero, size: image.size)) }
    public convenience init(color: CIColor) { self.init(extent: .infinite) }
    public class func empty() -> CIImage { CIImage() }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
    open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
    open func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { CIImage(extent: extent) }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(extent: extent) }
    open func composited(over dest: CIImage) -> CIImage { CIImage(extent: extent.union(dest.extent)) }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { CIImage(extent: extent) }
}

/// A colour that filters take.
public final class CIColor: NSObject, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    @MainActor public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Four numbers that filters take.
public final class CIVector: NSObject, Sendable {
    public let x: CGFloat
    public let y: CGFloat
    public let z: CGFloat
    public let w: CGFloat
    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// Draws pictures. Nothing is drawn here: it has none.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]?) {}
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}
/// How pictures are drawn.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
    public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputAmountKey = "inputAmount"
public let kCIOutputImageKey = "outputImage"

/// Changes a picture. Inert: values are kept, and there is no result.
open class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    private var values: [String: Any] = [:]
    public init?(name: String) { self.name = name }
    public init?(name: String, parameters params: [String: Any]?) {
        self.name = name
        super.init()
        for (key, value) in params ?? [:] { values[key] = value }
    }
    init(named name: String) { self.name = name }
    open var outputImage: CIImage? { nil }
    open var inputKeys: [String] { values.keys.sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setDefaults() { values = [:] }
    func get<Value>(_ key: String, _ start: Value) -> Value { values[key] as? Value ?? start }

    public var inputImage: CIImage? { get { get(kCIInputImageKey, CIImage?.none) } set { setValue(newValue, forKey: kCIInputImageKey) } }
}
