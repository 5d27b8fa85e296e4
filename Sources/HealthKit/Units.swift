@_exported import Foundation

/// A part or a multiple of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 10
        case .hecto: 1e2
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    var text: String { ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
}

/// The mass of a mole of sugar in blood, in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588

/// In what something is measured: a number of basic units, and which.
public final class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// How many of the basic units it is.
    let factor: Double
    /// The powers of the basic units.
    let dimensions: [String: Int]

    private init(_ text: String, _ factor: Double, _ dimensions: [String: Int]) {
        (unitString, self.factor, self.dimensions) = (text, factor, dimensions.filter { $0.value != 0 })
    }

    private static func basic(_ text: String, _ prefix: HKMetricPrefix, _ dimension: String, _ factor: Double = 1) -> HKUnit {
        HKUnit(prefix.text + text, prefix.factor * factor, [dimension: 1])
    }

    public class func gram() -> HKUnit { basic("g", .none, "mass") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("g", prefix, "mass") }
    public class func pound() -> HKUnit { basic("lb", .none, "mass", 453.59237) }
    public class func ounce() -> HKUnit { basic("oz", .none, "mass", 28.349523125) }
    public class func meter() -> HKUnit { basic("m", .none, "length") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("m", prefix, "length") }
    public class func foot() -> HKUnit { basic("ft", .none, "length", 0.3048) }
    public class func inch() -> HKUnit { basic("in", .none, "length", 0.0254) }
    public class func mile() -> HKUnit { basic("mi", .none, "length", 1609.344) }
    public class func liter() -> HKUnit { basic("L", .none, "volume") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { basic("L", prefix, "volume") }
    public class func second() -> HKUnit { basic("s", .none, "time") }
    public class func minute() -> HKUnit { basic("min", .none, "time", 60) }
    public class func hour() -> HKUnit { basic("hr", .none, "time", 3600) }
    public class func day() -> HKUnit { basic("d", .none, "time", 86400) }
    public class func joule() -> HKUnit { basic("J", .none, "energy") }
    public class func kilocalorie() -> HKUnit { basic("kcal", .none, "energy", 4184) }
    public class func largeCalorie() -> HKUnit { basic("Cal", .none, "energy", 4184) }
    public class func count() -> HKUnit { HKUnit("count", 1, [:]) }
    public class func percent() -> HKUnit { HKUnit("%", 1, [:]) }
    public class func internationalUnit() -> HKUnit { basic("IU", .none, "IU") }
    /// A mole of what has a mass: so many grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { moleUnit(with: .none, molarMass: gramsPerMole) }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.text)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, ["mass": 1])
    }

    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, dimensions.merging(unit.dimensions, uniquingKeysWith: +))
    }
    public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, dimensions.merging(unit.dimensions.mapValues { -$0 }, uniquingKeysWith: +))
    }
    public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return dimensions == other.dimensions && abs(factor - other.factor) <= 1e-9 * abs(factor)
    }
    public override var hash: Int { dimensions.hashValue }
}

/// So much of something.
public final class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimensions == unit.dimensions }

    /// How many of a unit it is. The unit must measure the same.
    public func doubleValue(for unit: HKUnit) -> Double {
        precondition(self.is(compatibleWith: unit), "\(unit.unitString) does not measure what is given in \(self.unit.unitString)")
        return value * self.unit.factor / unit.factor
    }

    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value == other ? .orderedSame : .orderedDescending
    }
}
