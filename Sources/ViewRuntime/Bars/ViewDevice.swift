import Foundation

/// A screen on which views are laid out: its size, and what of it status bar, camera and home indicator take.
///
/// | device | size | top | bottom |
/// | --- | --- | --- | --- |
/// | `iPhoneSE` | 375×667 | 20 | 0 |
/// | `iPhone14` | 390×844 | 47 | 34 |
/// | `iPhone16` | 393×852 | 59 | 34 |
/// | `iPhone16Plus` | 430×932 | 59 | 34 |
/// | `iPhone16Pro` | 402×874 | 62 | 34 |
/// | `iPhone16ProMax` | 440×956 | 62 | 34 |
/// | `iPad11` | 834×1194 | 24 | 20 |
///
/// Upright, in points. The figures are those commonly given for these screens; none was measured for this table.
public struct ViewDevice: Equatable, Sendable {
    /// The name, as in `iPhone 16`.
    public let name: String
    /// The size of the screen in points.
    public let size: CGSize
    /// What is taken at the sides of the screen, in points.
    public let safeArea: EdgeInsets

    /// A screen of your own.
    public init(name: String, size: CGSize, safeArea: EdgeInsets) {
        self.name = name
        self.size = size
        self.safeArea = safeArea
    }

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) {
        self.init(
            name: name, size: CGSize(width: width, height: height),
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    }

    /// iPhone SE (3rd generation): 375×667.
    public static let iPhoneSE = Self("iPhone SE", 375, 667, top: 20, bottom: 0)
    /// iPhone 14: 390×844.
    public static let iPhone14 = Self("iPhone 14", 390, 844, top: 47, bottom: 34)
    /// iPhone 16: 393×852.
    public static let iPhone16 = Self("iPhone 16", 393, 852, top: 59, bottom: 34)
    /// iPhone 16 Plus: 430×932.
    public static let iPhone16Plus = Self("iPhone 16 Plus", 430, 932, top: 59, bottom: 34)
    /// iPhone 16 Pro: 402×874.
    public static let iPhone16Pro = Self("iPhone 16 Pro", 402, 874, top: 62, bottom: 34)
    /// iPhone 16 Pro Max: 440×956.
    public static let iPhone16ProMax = Self("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34)
    /// iPad Pro, 11 inches: 834×1194.
    public static let iPad11 = Self("iPad Pro 11", 834, 1194, top: 24, bottom: 20)
}
