import Foundation
import ViewRuntime

/// Something with a place on a map.
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// What is known of a place.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open var title: String? { name }
    open var subtitle: String? { nil }
    open var countryCode: String? { isoCountryCode }
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
    public convenience init(placemark: CLPlacemark) { self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D()) }
}

/// A place that can be looked at in another app.
public final class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var pointOfInterestCategory: MKPointOfInterestCategory?
    public let isCurrentLocation: Bool
    public var identifier: Identifier? { nil }
    /// The name of a place that lasts.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init?(rawValue: String) { self.rawValue = rawValue }
    }

    public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrentLocation: false) }
    public convenience init(location: CLLocation, address: MKAddress?) { self.init(placemark: MKPlacemark(coordinate: location.coordinate)) }
    public override convenience init() { self.init(MKPlacemark(coordinate: CLLocationCoordinate2D()), isCurrentLocation: false) }
    private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
        (self.placemark, self.isCurrentLocation) = (placemark, isCurrentLocation)
    }
    public var location: CLLocation {
        CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }
    /// Where the app is: nobody knows.
    public class func forCurrentLocation() -> MKMapItem {
        MKMapItem(MKPlacemark(coordinate: CLLocationCoordinate2D()), isCurrentLocation: true)
    }
    /// Opens another app. Inert: there is none, and the answer is no.
    @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Opens another app. Inert: there is none, and the answer is no.
    @discardableResult public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The address of a place.
public final class MKAddress: NSObject, Sendable {
    public let fullAddress: String
    public let shortAddress: String?
    public init?(fullAddress: String, shortAddress: String?) { (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress) }
}

/// A place with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
    public var coordinate = CLLocationCoordinate2D()
    public var title: String?
    public var subtitle: String?
    public override init() {}
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// What kind of place something is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = "MKPOICategory\(rawValue)" }
    public static let airport = Self(rawValue: "Airport")
    public static let atm = Self(rawValue: "ATM")
    public static let bakery = Self(rawValue: "Bakery")
    public static let bank = Self(rawValue: "Bank")
    public static let beach = Self(rawValue: "Beach")
    public static let brewery = Self(rawValue: "Brewery")
    public static let cafe = Self(rawValue: "Cafe")
    public static let campground = Self(rawValue: "Campground")
    public static let carRental = Self(rawValue: "CarRental")
    public static let evCharger = Self(rawValue: "EVCharger")
    public static let fireStation = Self(rawValue: "FireStation")
    public static let fitnessCenter = Self(rawValue: "FitnessCenter")
    public static let foodMarket = Self(rawValue: "FoodMarket")
    public static let gasStation = Self(rawValue: "GasStation")
    public static let hospital = Self(rawValue: "Hospital")
    public static let hotel = Self(rawValue: "Hotel")
    public static let library = Self(rawValue: "Library")
    public static let marina = Self(rawValue: "Marina")
    public static let movieTheater = Self(rawValue: "MovieTheater")
    public static let museum = Self(rawValue: "Museum")
    public static let nationalPark = Self(rawValue: "NationalPark")
    public static let nightlife = Self(rawValue: "Nightlife")
    public static let park = Self(rawValue: "Park")
    public static let parking = Self(rawValue: "Parking")
    public static let pharmacy = Self(rawValue: "Pharmacy")
    public static let publicTransport = Self(rawValue: "PublicTransport")
    public static let restaurant = Self(rawValue: "Restaurant")
    public static let restroom = Self(rawValue: "Restroom")
    public static let school = Self(rawValue: "School")
    public static let stadium = Self(rawValue: "Stadium")
    public static let store = Self(rawValue: "Store")
    public static let theater = Self(rawValue: "Theater")
    public static let university = Self(rawValue: "University")
    public static let winery = Self(rawValue: "Winery")
    public static let zoo = Self(rawValue: "Zoo")
}

/// Which kinds of places are wanted.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    let categories: Set<MKPointOfInterestCategory>?
    let excludes: Bool
    private init(_ categories: Set<MKPointOfInterestCategory>?, excludes: Bool) { (self.categories, self.excludes) = (categories, excludes) }
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(Set(categories), excludes: false) }
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(Set(categories), excludes: true) }
    public static let includingAll = MKPointOfInterestFilter([], excludes: true)
    public static let excludingAll = MKPointOfInterestFilter([], excludes: false)
    public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.map { $0.contains(category) != excludes } ?? true }
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// Why a service of maps gave no answer.
public struct MKError: Error, Sendable {
    /// The reason.
    public enum Code: UInt, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
