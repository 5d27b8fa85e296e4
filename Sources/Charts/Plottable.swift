@_exported import Foundation
@_exported import ViewRuntime

/// A value that a chart can show.
public protocol Plottable {
    associatedtype PrimitivePlottable
}

extension Plottable {
    public typealias PrimitivePlottable = Self
}

extension Int: Plottable {}
extension Int64: Plottable {}
extension Int32: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
extension Bool: Plottable {}

/// A value with a name.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: "\(labelKey)", value: value)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue(label: String(label), value: value) }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label: "\(label)", value: value) }
}

extension PlottableValue where Value == Date {
    /// A time of which a unit is meant: a day, a month.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(label: "\(labelKey)", value: value)
    }
    /// A time of which a unit is meant: a day, a month.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        PlottableValue(label: String(label), value: value)
    }
}

/// How wide or high a mark is. Inert: it is not drawn.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    private init() {}
    public static let automatic = MarkDimension()
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

/// How marks at one place stand. Inert: they are not drawn.
public struct MarkStackingMethod: Sendable {
    public static let standard = MarkStackingMethod()
    public static let normalized = MarkStackingMethod()
    public static let center = MarkStackingMethod()
    public static let unstacked = MarkStackingMethod()
}

/// How points are joined. Inert: they are not drawn.
public struct InterpolationMethod: Sendable {
    public static let linear = InterpolationMethod()
    public static let monotone = InterpolationMethod()
    public static let catmullRom = InterpolationMethod()
    public static let cardinal = InterpolationMethod()
    public static let stepStart = InterpolationMethod()
    public static let stepCenter = InterpolationMethod()
    public static let stepEnd = InterpolationMethod()
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}
