import Foundation
import ViewRuntime

/// How a map looks. Inert: it is not drawn.
public struct MapStyle: Sendable {
    /// Flat or with heights.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    /// How strong its colours are.
    public enum Emphasis: Sendable { case automatic, muted }
    let name: String
    public static let standard = MapStyle(name: "standard")
    public static let imagery = MapStyle(name: "imagery")
    public static let hybrid = MapStyle(name: "hybrid")
    public static func standard(
        elevation: Elevation = .automatic, emphasis: Emphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle {
        .standard
    }
    public static func standard(
        elevation: Elevation = .automatic, emphasis: Emphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all
    ) -> MapStyle {
        .standard
    }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        .hybrid
    }
}

/// Which places of interest a map shows. Inert: it is not drawn.
public struct PointOfInterestCategories: Sendable {
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
}

/// What is known when a map has moved.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

/// How often is told that a map moves.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
    /// How maps look. Inert: they are not drawn.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { inert(style.name) }
    /// The controls of maps. Inert: they are not shown.
    nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { inert("\(Content.self)") }
    /// Whether the controls of maps are seen. Inert: they are not shown.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { inert(visibility) }
    /// The space in which controls and maps find each other. Inert: controls are not shown.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { inert("\(scope)") }
    /// Called when a map has moved. Inert: nobody moves it.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        inert(frequency)
    }
    /// Called when a map has moved. Inert: nobody moves it.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        inert(frequency)
    }
}

/// A control of a map. Inert: it shows nothing.
nonisolated public struct MapUserLocationButton: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "MapUserLocationButton" }
    nonisolated public init(scope: Namespace.ID? = nil) {}
}

/// A control of a map. Inert: it shows nothing.
nonisolated public struct MapCompass: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "MapCompass" }
    nonisolated public init(scope: Namespace.ID? = nil) {}
}

/// A control of a map. Inert: it shows nothing.
nonisolated public struct MapScaleView: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "MapScaleView" }
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

/// A control of a map. Inert: it shows nothing.
nonisolated public struct MapPitchToggle: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "MapPitchToggle" }
    nonisolated public init(scope: Namespace.ID? = nil) {}
}

/// Turns places of a map into places of a view. Inert: no map has a scale, and the answers are nil.
public struct MapProxy: Sendable {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

/// Gives its content a way to turn places. The content is evaluated; the proxy is inert.
nonisolated public struct MapReader<Content: View>: FrameworkView {
    nonisolated private let content: Content
    nonisolated public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
    @MainActor @preconcurrency public var body: some View { content }
}
