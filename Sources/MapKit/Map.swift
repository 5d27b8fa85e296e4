import Foundation
import ViewRuntime

/// From where a map is looked at.
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: CLLocationDistance
    public var heading: CLLocationDirection
    public var pitch: Double
    public static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }
    private var numbers: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] }
    public init(centerCoordinate: CLLocationCoordinate2D, distance: CLLocationDistance, heading: CLLocationDirection = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }
}

/// Which part of the earth a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    public let region: MKCoordinateRegion?
    public let camera: MapCamera?
    public let rect: MKMapRect?
    public let item: MKMapItem?
    public let followsUserLocation: Bool
    public private(set) var followsUserHeading = false
    public private(set) var allowsAutomaticPitch = true
    public var positionedByUser: Bool { false }
    public var fallbackPosition: MapCameraPosition? {
        guard followsUserLocation, region != nil || camera != nil || rect != nil else { return nil }
        return MapCameraPosition(region: region, camera: camera, rect: rect, item: item)
    }

    private init(
        region: MKCoordinateRegion? = nil, camera: MapCamera? = nil, rect: MKMapRect? = nil, item: MKMapItem? = nil,
        followsUserLocation: Bool = false
    ) {
        (self.region, self.camera, self.rect, self.item) = (region, camera, rect, item)
        self.followsUserLocation = followsUserLocation
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.numbers == right.numbers && left.item === right.item && left.followsUserLocation == right.followsUserLocation
            && left.followsUserHeading == right.followsUserHeading && left.camera == right.camera
    }
    private var numbers: [Double] {
        let region = region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
        let rect = rect.map { [$0.minX, $0.minY, $0.width, $0.height] }
        return (region ?? [.infinity]) + (rect ?? [.infinity])
    }

    public static let automatic = MapCameraPosition()
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        var position = MapCameraPosition(item: item)
        position.allowsAutomaticPitch = allowsAutomaticPitch
        return position
    }
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        var position = MapCameraPosition(
            region: fallback.region, camera: fallback.camera, rect: fallback.rect, item: fallback.item, followsUserLocation: true)
        position.followsUserHeading = followsHeading
        return position
    }
}

/// How a person can move a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = Self(rawValue: 1)
    public static let zoom = Self(rawValue: 2)
    public static let rotate = Self(rawValue: 4)
    public static let pitch = Self(rawValue: 8)
    public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}

/// How a map follows a person.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// A map. Inert: it is not drawn, nobody moves it, and its position is not written; the views of what is on it are mounted in its middle.
nonisolated public struct Map<Content: View>: InertView {
    public typealias Body = Never
    nonisolated package let held: Content
    nonisolated package static var inertName: StaticString? { "Map" }
    nonisolated init(holding held: Content) { self.held = held }
}

extension Map {
    nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == C._Views {
        self.init(holding: content()._views)
    }

    nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == C._Views {
        self.init(holding: content()._views)
    }

    nonisolated public init<SelectionValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == C._Views {
        self.init(holding: content()._views)
    }

    nonisolated public init<SelectionValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == C._Views {
        self.init(holding: content()._views)
    }

    nonisolated public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> A
    ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, A._Views> {
        self.init(holding: ForEach(marks: annotationItems, id: { $0.id }) { annotationContent($0)._views })
    }
}

// What is on a map can be chosen by a feature of the map's, of which there are none here.
extension Map {
    nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == C._Views {
        self.init(holding: content()._views)
    }

    nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == C._Views {
        self.init(holding: content()._views)
    }
}

// The oldest forms, which show a part of the flattened earth.
extension Map where Content == EmptyView {
    nonisolated public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(holding: EmptyView())
    }
}

/// Something that the map itself shows, a park or a bridge: nothing here.
public struct MapFeature: Hashable, Sendable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.coordinate.latitude == right.coordinate.latitude
            && left.coordinate.longitude == right.coordinate.longitude
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(title) }
    /// What it is.
    public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
    public let coordinate: CLLocationCoordinate2D
    public let title: String?
    public let kind: FeatureKind?
    public let pointOfInterestCategory: MKPointOfInterestCategory?
}

/// What is chosen on a map: one of its own things, or a value.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
    public let value: SelectionValue?
    public let feature: MapFeature?
    public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}

extension Map where Content == EmptyView {
    nonisolated public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(holding: EmptyView())
    }
    nonisolated public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(holding: EmptyView())
    }
    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(holding: EmptyView())
    }
}

/// How far a map can be moved. Inert: nobody moves it.
public struct MapCameraBounds: Sendable {
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// A thing on a map of the older form. Its view is mounted.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    associatedtype _Views: View
    nonisolated var _views: _Views { get }
}

/// A view at a place. It is mounted.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    nonisolated public let _views: Content
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
    ) {
        _views = content()
    }
}

/// A pin. Inert: it is not drawn.
nonisolated public struct MapPin: MapAnnotationProtocol {
    nonisolated public let _views = EmptyView()
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A balloon. Inert: it is not drawn.
nonisolated public struct MapMarker: MapAnnotationProtocol {
    nonisolated public let _views = EmptyView()
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
