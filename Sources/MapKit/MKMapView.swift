import Foundation
import ViewRuntime

// A map of UIKit's or AppKit's, as representables make it. It keeps what is set on it; nothing is drawn, and its delegate is not called.

/// A kind of map. Inert: it is not drawn.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
/// How a map follows a person. Inert: nobody knows where they are.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map. Inert: it is not drawn.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var region = MKCoordinateRegion()
    open var visibleMapRect = MKMapRect()
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var userTrackingMode = MKUserTrackingMode.none
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public private(set) var annotations: [any MKAnnotation] = []
    public private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) { visibleMapRect = mapRect }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { for annotation in annotations { removeAnnotation(annotation) } }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// The view of something on a map. Inert: it is not drawn.
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    open var isEnabled = true
    open var centerOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}
/// A balloon. Inert: it is not drawn.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphImage: UIImage?
    open var glyphText: String?
    open var glyphTintColor: UIColor?
}
/// A pin. Inert: it is not drawn.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor?
    open var animatesDrop = false
}
/// Where the person is: nobody knows.
open class MKUserLocation: NSObject, MKAnnotation {
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public var location: CLLocation? { nil }
    public var title: String?
}

/// Draws something with an extent. Inert: it is not drawn.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}
/// Draws lines and surfaces. Inert: they are not drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}
/// Draws lines. Inert: they are not drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// Draws a surface. Inert: it is not drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// Draws a circle. Inert: it is not drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// What is told of a map, and gives its things views. Nothing calls it here.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

/// Makes pictures of maps. None is drawn here: it fails.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// Which part, how large.
    open class Options: NSObject, @unchecked Sendable {
        public var region = MKCoordinateRegion()
        public var mapRect = MKMapRect()
        public var size = CGSize(width: 256, height: 256)
        public var mapType = MKMapType.standard
        public var showsBuildings = true
        public var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}
    }
    /// A picture of a map.
    open class Snapshot: NSObject, @unchecked Sendable {
        public let image = UIImage()
        public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    public init(options: Options) {}
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
    open func cancel() {}
}
