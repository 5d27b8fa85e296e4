import Foundation

/// What the environment says that changes the size of text and pictures.
struct TextSettings: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool
    var lineLimit: Int?
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
        lineLimit = values.lineLimit
        lineSpacing = values.lineSpacing
        truncation = values.truncationMode
        minimumScale = values.minimumScaleFactor
        textCase = values.textCase
        typeSize = values.dynamicTypeSize
        direction = values.layoutDirection
    }
}
