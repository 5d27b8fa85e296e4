import Foundation

// Words for measures, in English. Units are turned into those of the locale where that is asked for.

/// What is measured, which says in which unit it is told.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    let name: String
    /// Whatever is usual.
    public static var general: Self { Self(name: "general") }
    /// The unit that is there.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focalLength") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visibility") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass { public static var personWeight: Self { Self(name: "personWeight") } }
extension MeasurementFormatUnitUsage where UnitType == UnitVolume { public static var liquid: Self { Self(name: "liquid") } }
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed { public static var wind: Self { Self(name: "wind") } }
extension MeasurementFormatUnitUsage where UnitType == UnitPressure { public static var barometric: Self { Self(name: "barometric") } }

extension Measurement where UnitType: Dimension {
    /// How a measure is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long its unit is.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String
            public static var wide: Self { Self(name: "wide") }
            public static var abbreviated: Self { Self(name: "abbreviated") }
            public static var narrow: Self { Self(name: "narrow") }
        }

        public var width: UnitWidth
        public var usage: MeasurementFormatUnitUsage<UnitType>
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var hidesScaleName = false
        public var locale: Locale

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let keeps = usage.name == MeasurementFormatUnitUsage<UnitType>.asProvided.name || hidesScaleName
            let told = keeps ? value : value.converted(to: MeasureWords.usual(value.unit, value.value, locale))
            let number = (numberFormatStyle ?? MeasureWords.number).locale(locale).format(told.value)
            return MeasureWords.join(number, told.value, told.unit, width.name, hidesScaleName: hidesScaleName)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        private enum CodingKeys: String, CodingKey { case width }
        public init(from decoder: any Decoder) throws {
            self.init(width: try decoder.container(keyedBy: CodingKeys.self).decode(UnitWidth.self, forKey: .width))
        }
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(width, forKey: .width)
        }
    }

    /// The measure in the words of a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        style.format(self)
    }

    /// The measure, with its unit written short.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    /// How a measure is written.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// How a temperature is written.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

/// Names of units, and which are usual where.
enum MeasureWords {
    static var number: FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(0...1)) }

    /// The unit in which people of a locale would say it; the same where no other is known.
    static func usual<UnitType: Dimension>(_ unit: UnitType, _ value: Double, _ locale: Locale) -> UnitType {
        let isUS = locale.measurementSystem == .us
        let usual: Dimension? =
            switch unit {
            case let unit as UnitTemperature where unit != .kelvin: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            case let unit as UnitLength: length(unit, abs(Measurement(value: value, unit: unit).converted(to: .meters).value), isUS)
            case is UnitSpeed: isUS ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
            case let unit as UnitMass:
                isUS
                    ? (unit == .kilograms ? UnitMass.pounds : unit == .grams ? UnitMass.ounces : nil)
                    : (unit == .pounds ? UnitMass.kilograms : unit == .ounces ? UnitMass.grams : nil)
            default: nil
            }
        return usual as? UnitType ?? unit
    }

    private static func length(_ unit: UnitLength, _ metres: Double, _ isUS: Bool) -> UnitLength {
        if isUS { return metres >= 304.8 ? .miles : metres >= 0.9144 ? .feet : .inches }
        return metres >= 1000 ? .kilometers : metres >= 1 ? .meters : metres >= 0.01 ? .centimeters : .millimeters
    }

    static func join(_ number: String, _ value: Double, _ unit: Unit, _ width: String, hidesScaleName: Bool = false) -> String {
        let isDegrees = unit is UnitTemperature && unit != UnitTemperature.kelvin
        if isDegrees, hidesScaleName { return "\(number)°" }
        switch width {
        case "narrow": return isDegrees ? "\(number)°" : number + unit.symbol
        case "wide":
            guard let name = names[unit.symbol] else { return "\(number) \(unit.symbol)" }
            return "\(number) \(number == "1" ? name.one : name.many)"
        default: return isDegrees ? number + unit.symbol : "\(number) \(unit.symbol)"
        }
    }

    private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
        "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"), "yd": ("yard", "yards"),
        "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
        "kCal": ("kilocalorie", "kilocalories"), "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
        "°": ("degree", "degrees"),
    ]
}

/// Writes measures, in English.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit a measure is told in.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The one that is there.
        public static let providedUnit = Self(rawValue: 1)
        /// One that makes the number neither small nor large.
        public static let naturalScale = Self(rawValue: 2)
        /// A temperature without its scale's name.
        public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var width: String { unitStyle == .long ? "wide" : unitStyle == .short ? "narrow" : "abbreviated" }

    /// A measure in words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let isBare = unitOptions.contains(.temperatureWithoutUnit)
        var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
            let told = Measurement(value: value, unit: dimension).converted(to: MeasureWords.usual(dimension, value, locale ?? .current))
            (value, unit) = (told.value, told.unit)
        }
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        return MeasureWords.join(number, value, unit, width, hidesScaleName: isBare)
    }

    /// A unit's sign.
    open func string(from unit: Unit) -> String { unit.symbol }

    open override func string(for obj: Any?) -> String? {
        (obj as? Unit).map { string(from: $0) }
    }
}
