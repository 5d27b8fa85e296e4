/// The colours that have names in the system, light and dark.
///
/// The numbers are those that Apple's Human Interface Guidelines list for iOS; label, fill and background colours are those of UIKit.
enum SystemColors {
    static func color(_ name: String, isDark: Bool) -> PaintColor {
        guard let (light, dark) = table[name] ?? table["system" + name.prefix(1).uppercased() + name.dropFirst()] else {
            return PaintColor(0x8E8E93)
        }
        return isDark ? dark : light
    }

    private static func pair(_ light: UInt32, _ dark: UInt32) -> (PaintColor, PaintColor) {
        (PaintColor(light), PaintColor(dark))
    }

    private static func faded(_ light: UInt32, _ lightPart: Double, _ dark: UInt32, _ darkPart: Double) -> (PaintColor, PaintColor) {
        (PaintColor(light, opacity: lightPart), PaintColor(dark, opacity: darkPart))
    }

    private static let hues: [String: (PaintColor, PaintColor)] = [
        "systemRed": pair(0xFF3B30, 0xFF453A), "systemOrange": pair(0xFF9500, 0xFF9F0A),
        "systemYellow": pair(0xFFCC00, 0xFFD60A), "systemGreen": pair(0x34C759, 0x30D158),
        "systemMint": pair(0x00C7BE, 0x63E6E2), "systemTeal": pair(0x30B0C7, 0x40C8E0),
        "systemCyan": pair(0x32ADE6, 0x64D2FF), "systemBlue": pair(0x007AFF, 0x0A84FF),
        "systemIndigo": pair(0x5856D6, 0x5E5CE6), "systemPurple": pair(0xAF52DE, 0xBF5AF2),
        "systemPink": pair(0xFF2D55, 0xFF375F), "systemBrown": pair(0xA2845E, 0xAC8E68),
        "systemGray": pair(0x8E8E93, 0x8E8E93), "systemGray2": pair(0xAEAEB2, 0x636366),
        "systemGray3": pair(0xC7C7CC, 0x48484A), "systemGray4": pair(0xD1D1D6, 0x3A3A3C),
        "systemGray5": pair(0xE5E5EA, 0x2C2C2E), "systemGray6": pair(0xF2F2F7, 0x1C1C1E),
    ]

    private static let roles: [String: (PaintColor, PaintColor)] = [
        "black": pair(0x000000, 0x000000), "white": pair(0xFFFFFF, 0xFFFFFF), "clear": faded(0, 0, 0, 0),
        "accentColor": pair(0x007AFF, 0x0A84FF), "tintColor": pair(0x007AFF, 0x0A84FF), "link": pair(0x007AFF, 0x0984FF),
        "primary": pair(0x000000, 0xFFFFFF), "label": pair(0x000000, 0xFFFFFF),
        "secondary": faded(0x3C3C43, 0.6, 0xEBEBF5, 0.6), "secondaryLabel": faded(0x3C3C43, 0.6, 0xEBEBF5, 0.6),
        "tertiaryLabel": faded(0x3C3C43, 0.3, 0xEBEBF5, 0.3), "quaternaryLabel": faded(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
        "placeholderText": faded(0x3C3C43, 0.3, 0xEBEBF5, 0.3), "separator": faded(0x3C3C43, 0.29, 0x545458, 0.6),
        "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
        "systemFill": faded(0x787880, 0.2, 0x787880, 0.36), "secondarySystemFill": faded(0x787880, 0.16, 0x787880, 0.32),
        "tertiarySystemFill": faded(0x767680, 0.12, 0x767680, 0.24),
        "quaternarySystemFill": faded(0x747480, 0.08, 0x767680, 0.18),
        "systemBackground": pair(0xFFFFFF, 0x000000), "secondarySystemBackground": pair(0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E),
        "systemGroupedBackground": pair(0xF2F2F7, 0x000000),
        "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
        "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
        "lightText": faded(0xFFFFFF, 0.6, 0xFFFFFF, 0.6), "darkText": pair(0x000000, 0x000000),
    ]

    private static let table = hues.merging(roles) { $1 }
}
