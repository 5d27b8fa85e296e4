import Foundation
import ViewRuntime

// Values of SwiftUI's and of UIKit's that stand for one another.

extension UIUserInterfaceSizeClass {
    public init(_ sizeClass: UserInterfaceSizeClass?) { self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified }
}
extension UserInterfaceSizeClass {
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}
extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) { self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified }
}
extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIContentSizeCategory {
    private static let smallToLarge: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    fileprivate var index: Int? { Self.smallToLarge.firstIndex(of: self) }
    public init(_ contentSizeCategory: ContentSizeCategory?) {
        self = contentSizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }.map { Self.smallToLarge[$0] } ?? .unspecified
    }
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
}
extension ContentSizeCategory {
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = uiSizeCategory.index else { return nil }
        self = Self.allCases[index]
    }
}
extension DynamicTypeSize {
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = uiSizeCategory.index else { return nil }
        self = Self.allCases[index]
    }
}

/// From which side people read, as UIKit knows it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
/// How strong colours stand out, as UIKit knows it.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// How heavy texts are, as UIKit knows it.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

extension LayoutDirection {
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}
extension UITraitEnvironmentLayoutDirection {
    public init(_ layoutDirection: LayoutDirection) { self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
extension ColorSchemeContrast {
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        case .unspecified: return nil
        }
    }
}
extension UIAccessibilityContrast {
    public init(_ colorSchemeContrast: ColorSchemeContrast?) { self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified }
}
extension LegibilityWeight {
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        case .unspecified: return nil
        }
    }
}
extension UILegibilityWeight {
    public init(_ legibilityWeight: LegibilityWeight?) { self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified }
}

extension UIApplicationDelegate {
    /// The delegate's window: none, where the delegate has no property of its own.
    public var window: UIWindow?? { nil }
}
