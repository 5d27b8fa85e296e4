import Foundation

/// The weather now.
public struct CurrentWeather: Hashable, Sendable {
    public let date: Date
    public let cloudCover: Double
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    public let humidity: Double
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let isDaylight: Bool
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let precipitationIntensity: Measurement<UnitSpeed>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
    public let metadata: WeatherMetadata
}
/// The weather of a minute.
public struct MinuteWeather: Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
}
/// The weather of an hour.
public struct HourWeather: Hashable, Sendable {
    public let date: Date
    public let cloudCover: Double
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    public let humidity: Double
    public let isDaylight: Bool
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
}
/// The weather of a day.
public struct DayWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let rainfallAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
    public let sun: SunEvents
    public let moon: MoonEvents
    public let uvIndex: UVIndex
    public let wind: Wind
}
/// When the sun rises and sets.
public struct SunEvents: Hashable, Sendable {
    public let astronomicalDawn: Date?
    public let nauticalDawn: Date?
    public let civilDawn: Date?
    public let sunrise: Date?
    public let solarNoon: Date?
    public let sunset: Date?
    public let civilDusk: Date?
    public let nauticalDusk: Date?
    public let astronomicalDusk: Date?
    public let solarMidnight: Date?
}
/// When the moon rises and sets, and how much of it is lit.
public struct MoonEvents: Hashable, Sendable {
    public let phase: MoonPhase
    public let moonrise: Date?
    public let moonset: Date?
}
/// How much of the moon is lit.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
    public var description: String { words(rawValue) }
    public var symbolName: String { "moonphase." + words(rawValue + (self == .new || self == .full ? "Moon" : "")).lowercased().replacingOccurrences(of: " ", with: ".") }
}
/// How strong the sun is.
public struct UVIndex: Codable, Hashable, Sendable {
    /// How much harm the sun does.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
        case low, moderate, high, veryHigh, extreme
        public var description: String { words(rawValue) }
    }
    public let value: Int
    public let category: ExposureCategory
}
/// How strong the wind is, and where it comes from.
public struct Wind: Hashable, Sendable {
    /// Where the wind comes from.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        public var description: String { words(rawValue) }
        /// One to three letters.
        public var abbreviation: String {
            words(rawValue).split(separator: " ").map { word in
                let word = word.lowercased()
                return (word.hasPrefix("north") ? "N" : word.hasPrefix("south") ? "S" : word.hasPrefix("east") ? "E" : "W")
                    + (word.hasSuffix("theast") ? "E" : word.hasSuffix("thwest") ? "W" : "")
            }.joined()
        }
    }
    public let compassDirection: CompassDirection
    public let direction: Measurement<UnitAngle>
    public let speed: Measurement<UnitSpeed>
    public let gust: Measurement<UnitSpeed>?
}
/// What falls.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow
    public var description: String { words(rawValue) }
}
/// Where the pressure goes.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case rising, falling, steady
    public var description: String { words(rawValue) }
}
/// What the weather is.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain
    case heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow
    case strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
}

/// The words of a name that is written together.
private func words(_ name: String) -> String {
    var text = ""
    for character in name {
        if character.isUppercase { text += " " }
        text.append(character)
    }
    return text.capitalized
}
