import SwiftUI

/// Which version of the shop is shown: the one with the planted faults, or the one without.
public enum ShopVariant: String, Sendable {
    case faulty
    case repaired

    /// What `SHOP_VARIANT` says; without it the shop is the repaired one.
    static let fromEnvironment =
        ShopVariant(rawValue: ProcessInfo.processInfo.environment["SHOP_VARIANT"] ?? "") ?? .repaired
}

extension EnvironmentValues {
    /// The version of the shop that is shown below.
    public var shopVariant: ShopVariant {
        get { self[ShopVariantKey.self] }
        set { self[ShopVariantKey.self] = newValue }
    }
}

private struct ShopVariantKey: EnvironmentKey {
    static var defaultValue: ShopVariant { .fromEnvironment }
}
