import Foundation

/// The size of text that a person has chosen, in the older form.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the largest.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    var size: DynamicTypeSize { DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? 3] }

    init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.rawValue] }
}

extension EnvironmentValues {
    /// The size of text that a person has chosen, in the older form.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
