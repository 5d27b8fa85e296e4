/// A length that grows with the size in which a person reads text.
///
/// The value is the one given at the standard size (`.large`), and changes with the size of the body style: by 17 points, as the sizes
/// in Apple's Human Interface Guidelines say (14 points at `.xSmall`, 53 at `.accessibility5`). Other styles, which Apple scales a
/// little differently, are scaled as the body style is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value

    public init(wrappedValue: Value) { base = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    public var wrappedValue: Value { base * Value(size.bodySize) / 17 }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension DynamicTypeSize {
    /// The points of text in the body style.
    var bodySize: Int {
        switch self {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        }
    }
}
