import Foundation
import ViewRuntime

// Searches, ways and lines on a map. There is no service of maps here: who asks hears that nothing was found.

/// Something on a map with an extent.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// Something made of points.
open class MKMultiPoint: NSObject, @unchecked Sendable {
    private let all: [MKMapPoint]
    public var pointCount: Int { all.count }
    public var boundingMapRect: MKMapRect { all.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) } }
    public var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    /// The places of the points.
    public var coordinates: [CLLocationCoordinate2D] { all.map(\.coordinate) }
    private let storage: UnsafeMutablePointer<MKMapPoint>
    init(all: [MKMapPoint]) {
        self.all = all
        storage = .allocate(capacity: max(1, all.count))
        storage.initialize(from: all, count: all.count)
    }
    deinit { storage.deallocate() }

    /// The points. They live as long as the object.
    public func points() -> UnsafeMutablePointer<MKMapPoint> { storage }

    /// Writes the places of some points.
    public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { (coords + index).pointee = all[range.location + index].coordinate }
    }
}

/// Lines from point to point.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public convenience init(points: [MKMapPoint]) { self.init(all: points) }
    public convenience init(coordinates: [CLLocationCoordinate2D]) { self.init(all: coordinates.map(MKMapPoint.init)) }
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init(coordinates: Array(coordinates.prefix(count))) }
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }
}

/// A surface between points.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public convenience init(points: [MKMapPoint]) { self.init(all: points) }
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init(all: coordinates.prefix(count).map(MKMapPoint.init)) }
}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (coordinate, self.radius) = (coord, radius) }
    public var boundingMapRect: MKMapRect {
        let (middle, half) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
        return MKMapRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
    }
}

/// How a person travels.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = Self(rawValue: 1)
    public static let walking = Self(rawValue: 2)
    public static let transit = Self(rawValue: 4)
    public static let cycling = Self(rawValue: 8)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way from place to place. None is found here.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        public let instructions = ""
        public let notice: String? = nil
        public let distance: CLLocationDistance = 0
        public let polyline = MKPolyline(coordinates: [])
        public let transportType = MKDirectionsTransportType.automobile
    }
    public let name = ""
    public let steps: [Step] = []
    public let advisoryNotices: [String] = []
    public let distance: CLLocationDistance = 0
    public let expectedTravelTime: TimeInterval = 0
    public let hasHighways = false
    public let hasTolls = false
    public let polyline = MKPolyline(coordinates: [])
    public let transportType = MKDirectionsTransportType.automobile
}

/// Finds ways. There is no service of maps here: none is found.
open class MKDirections: NSObject, @unchecked Sendable {
    /// From where to where.
    open class Request: NSObject, @unchecked Sendable {
        public var source: MKMapItem?
        public var destination: MKMapItem?
        public var transportType = MKDirectionsTransportType.any
        public var requestsAlternateRoutes = false
        public var departureDate: Date?
        public var arrivalDate: Date?
        public override init() {}
    }
    /// The ways that were found.
    open class Response: NSObject, @unchecked Sendable {
        public let routes: [MKRoute] = []
        public let source = MKMapItem()
        public let destination = MKMapItem()
    }
    /// How long a way takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        public let expectedTravelTime: TimeInterval = 0
        public let distance: CLLocationDistance = 0
        public let expectedArrivalDate = Date.distantFuture
        public let expectedDepartureDate = Date.distantFuture
    }
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public init(request: Request) {}
    open var isCalculating: Bool { false }
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    open func calculate(completionHandler: @escaping DirectionsHandler) { completionHandler(nil, MKError(.directionsNotFound)) }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
    open func cancel() {}
}

/// Finds places. There is no service of maps here: none is found.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What is looked for.
    open class Request: NSObject, @unchecked Sendable {
        public var naturalLanguageQuery: String?
        public var region = MKCoordinateRegion()
        public var resultTypes: ResultType = [.address, .pointOfInterest]
        public var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.title
        }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
    }
    /// What is found.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        public static let physicalFeature = Self(rawValue: 4)
    }
    /// The places that were found: none.
    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem] = []
        public let boundingRegion = MKCoordinateRegion()
    }
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    public init(request: Request) {}
    open var isSearching: Bool { false }
    open func start() async throws -> Response { throw MKError(.placemarkNotFound) }
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.placemarkNotFound)) }
    open func cancel() {}
}

/// What a person may mean who types. Nothing is found here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title = ""
    public let subtitle = ""
    public let titleHighlightRanges: [NSValue] = []
    public let subtitleHighlightRanges: [NSValue] = []
}

/// Says what a person may mean who types. Inert: nothing is found, and nobody is told.
open class MKLocalSearchCompleter: NSObject {
    /// What is found.
    public typealias ResultType = MKLocalSearch.ResultType
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = ""
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    public override init() {}
    open func cancel() {}
}

/// What is told of what a person may mean. Nothing calls it here.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A place that can be looked around from. There is none here.
public final class MKLookAroundScene: NSObject, Sendable {
    private override init() {}
}

/// Asks for a place to look around from. There is none: the answer is nil.
public final class MKLookAroundSceneRequest: NSObject, Sendable {
    public let coordinate: CLLocationCoordinate2D?
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(mapItem: MKMapItem) { coordinate = mapItem.placemark.coordinate }
    public var scene: MKLookAroundScene? { get async throws { nil } }
    public func cancel() {}
}

/// A view around a place. Inert: there is none, and it shows nothing.
nonisolated public struct LookAroundPreview: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "LookAroundPreview" }
    nonisolated public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    nonisolated public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
}
/// Where a view around a place says what it is. Inert: it shows nothing.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// How details of a place are shown. Inert: they are not.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    public static let automatic = Self()
    public static let callout = Self()
    public static let caption = Self()
    public static let sheet = Self()
}

extension View {
    /// Lets a person look around while a binding is true. Inert: nothing is shown, and the binding stays.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View {
        inert("")
    }
    /// Shows a place's details while a binding holds it. Inert: nothing is shown, and the binding stays.
    nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View { inert("") }
    /// Shows a place's details while a binding holds it. Inert: nothing is shown, and the binding stays.
    nonisolated public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View {
        inert("")
    }
    /// Whether the map's own things can be chosen. Inert: there are none.
    nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { inert("") }
    /// How the map's own things show details. Inert: there are none.
    nonisolated public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View { inert("") }
    /// Called while a map moves. Inert: nobody moves it.
    nonisolated public func mapCameraKeyframeAnimator<Trigger: Equatable>(
        trigger: Trigger, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View {
        inert("")
    }
}
