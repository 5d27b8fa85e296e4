import Foundation
import ViewRuntime

/// A pin with a title. Its label is mounted.
nonisolated public struct Marker<Label: View>: MapContent {
    nonisolated public let _views: Label
    nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { _views = label() }
}

extension Marker where Label == ViewRuntime.Label<Text, EmptyView> {
    nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label { Text(titleKey) } icon: { EmptyView() }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label { Text(title) } icon: { EmptyView() }
    }
    nonisolated public init(item: MKMapItem) {
        _views = ViewRuntime.Label { Text(verbatim: item.name ?? "") } icon: { EmptyView() }
    }
}

extension Marker where Label == ViewRuntime.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label(titleKey, systemImage: systemImage)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label(title, systemImage: systemImage)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label(titleKey, image: name)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label(title, image: name)
    }
}

extension Marker where Label == ViewRuntime.Label<Text, Text> {
    nonisolated public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label { Text(titleKey) } icon: { monogram }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        _views = ViewRuntime.Label { Text(title) } icon: { monogram }
    }
}

/// A view at a place. It is mounted.
nonisolated public struct Annotation<Label: View, Content: View>: MapContent {
    nonisolated public let _views: TupleView<(Content, Label)>
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        _views = TupleView((content(), label()))
    }
}

extension Annotation where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        _views = TupleView((content(), Text(titleKey)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        _views = TupleView((content(), Text(title)))
    }
}

/// Where the person is. Inert: nobody knows.
nonisolated public struct UserAnnotation<Content: View>: MapContent {
    nonisolated public let _views: EmptyView
}

extension UserAnnotation where Content == EmptyView {
    nonisolated public init(anchor: UnitPoint = .center) { _views = EmptyView() }
}

extension UserAnnotation {
    nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) { _views = EmptyView() }
    nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) { _views = EmptyView() }
}

/// Where the person is: nobody knows.
public struct UserLocation: Sendable {
    public let heading: CLHeading?
    public let location: CLLocation?
}

/// A circle. Inert: it is not drawn.
nonisolated public struct MapCircle: MapContent {
    nonisolated public let _views = EmptyView()
    nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    nonisolated public init(_ circle: MKCircle) {}
    nonisolated public init(mapRect: MKMapRect) {}
}

/// Lines from place to place. Inert: they are not drawn.
nonisolated public struct MapPolyline: MapContent {
    nonisolated public let _views = EmptyView()
    nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
    nonisolated public init(points: [MKMapPoint]) {}
    nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) {}
    nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle) {}
    nonisolated public init(_ polyline: MKPolyline) {}
    nonisolated public init(_ route: MKRoute) {}
    /// Whether lines follow the ball of the earth.
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
}

/// A surface between places. Inert: it is not drawn.
nonisolated public struct MapPolygon: MapContent {
    nonisolated public let _views = EmptyView()
    nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
    nonisolated public init(points: [MKMapPoint]) {}
    nonisolated public init(_ polygon: MKPolygon) {}
}

// How things look and where they stand above each other. Inert: they are not drawn. The tag is that of the views.
extension MapContent {
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
    nonisolated public func tint(_ tint: Color?) -> some MapContent { self }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
    nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
    nonisolated public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some MapContent { self }
    nonisolated public func foregroundStyle(_ style: Color) -> some MapContent { self }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { _MapViews(_views.tag(tag)) }
}

/// Above roads or above names.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
