import Foundation

/// What the environment says that changes the size of text and pictures.
struct TextSettings: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool
    var lineLimit: Int?
    /// The number of lines for which there is room at least.
    var leastLines: Int?
    var allowsTightening: Bool
    var alignment: TextAlignment
    var lineSpacing: CGFloat
    var truncation: Text.TruncationMode
    var minimumScale: CGFloat
    var textCase: Text.Case?
    var typeSize: DynamicTypeSize
    var direction: LayoutDirection

    init(_ values: EnvironmentValues) {
        font = values.font
        weight = values.fontWeight
        isBold = values.isBold
        lineLimit = values.lineLimits.most
        leastLines = values.lineLimits.least
        allowsTightening = values.allowsTightening
        alignment = values.multilineTextAlignment
        lineSpacing = values.lineSpacing
        truncation = values.truncationMode
        minimumScale = values.minimumScaleFactor
        textCase = values.textCase
        typeSize = values.dynamicTypeSize
        direction = values.layoutDirection
    }
}
