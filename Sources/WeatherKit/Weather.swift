@_exported import CoreLocation
@_exported import Foundation

// Weather as view files show it. Nobody knows it here: who asks for it is told so by an error, and views without weather show what they show then.

/// Asks for weather. There is none: it throws.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T { throw WeatherError.unknown }
    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw WeatherError.unknown }
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw WeatherError.unknown }
    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw WeatherError.unknown }
    /// Whom to name beside weather. Nobody: it throws.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
/// Why there is no weather.
public enum WeatherError: LocalizedError, Equatable, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? { "there is no weather service here" }
}
/// A part of the weather that is asked for.
public struct WeatherQuery<Result>: Sendable {}
extension WeatherQuery where Result == CurrentWeather { public static var current: Self { Self() } }
extension WeatherQuery where Result == Forecast<MinuteWeather>? { public static var minute: Self { Self() } }
extension WeatherQuery where Result == Forecast<HourWeather> {
    public static var hourly: Self { Self() }
    public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Result == Forecast<DayWeather> {
    public static var daily: Self { Self() }
    public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Result == [WeatherAlert]? { public static var alerts: Self { Self() } }
/// Whom to name beside weather.
public struct WeatherAttribution: Codable, Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
    public let legalAttributionText: String
}
/// Where numbers come from, and until when they hold.
public struct WeatherMetadata: Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let location: CLLocation
}
/// The weather of a place.
public struct Weather: Sendable {
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let weatherAlerts: [WeatherAlert]?
}
/// The weather of the times to come.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public let metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
/// A warning of the weather.
public struct WeatherAlert: Hashable, Sendable {
    public let detailsURL: URL
    public let source: String
    public let summary: String
    public let region: String?
    public let severity: WeatherSeverity
}
/// How bad a warning is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown
    public var description: String { rawValue.capitalized }
}
