import Foundation

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
/// How exactly an app may know where it is.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Says where the app is. Inert: nobody may know, and no place is told.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var allowsBackgroundLocationUpdates = false
    open var pausesLocationUpdatesAutomatically = true
    open var activityType = CLActivityType.other
    open var headingFilter: CLLocationDegrees = 1
    open var showsBackgroundLocationIndicator = false
    /// The place that is known: none.
    open var location: CLLocation? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    public override init() {}
    public static func locationServicesEnabled() -> Bool { false }
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
}

/// What is told of places. Inert: nothing calls it.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Where the device's top points to. Nobody knows here: none is told.
open class CLHeading: NSObject, @unchecked Sendable {
    public let magneticHeading: CLLocationDirection = -1
    public let trueHeading: CLLocationDirection = -1
    public let headingAccuracy: CLLocationDirection = -1
    public let timestamp = Date.distantPast
}

/// What is known of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var timeZone: TimeZone? { nil }
    open var region: CLRegion? { nil }
    public init(location: CLLocation?) { self.location = location }
    public convenience init(placemark: CLPlacemark) { self.init(location: placemark.location) }
}

/// Names of places, and places of names. There is no service here: nothing is found.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    public override init() {}
    open var isGeocoding: Bool { false }
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    open func cancelGeocode() {}
}

/// Why no place is told.
public struct CLError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var denied: Code { .denied }
    public static var locationUnknown: Code { .locationUnknown }
}

/// A part of the earth that is watched. Inert: nobody knows where the app is.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    public var notifyOnEntry = true
    public var notifyOnExit = true
    init(_ identifier: String) { self.identifier = identifier }
}
/// A circle that is watched. Inert: nobody knows where the app is.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier)
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
            from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// What an app does where it is. Kept.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Where the app is, as it comes to be known: never.
public struct CLLocationUpdate: Sendable {
    public let location: CLLocation?
    public let isStationary: Bool
    /// What the app does.
    public enum LiveConfiguration: Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
    /// Ends at once.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        /// Ends at once.
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> CLLocationUpdate? { nil } }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

extension CLLocationManager {
    public class func headingAvailable() -> Bool { false }
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    public var heading: CLHeading? { nil }
    public func startMonitoringSignificantLocationChanges() {}
    public func stopMonitoringSignificantLocationChanges() {}
    public func startMonitoring(for region: CLRegion) {}
    public func stopMonitoring(for region: CLRegion) {}
    public var monitoredRegions: Set<CLRegion> { [] }
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
}
