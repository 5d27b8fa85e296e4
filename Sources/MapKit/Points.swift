import Foundation

/// A place on the earth as it is flattened: Mercator's way, 268,435,456 points from side to side.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double
    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The point of a place. Beyond 85 degrees to the north or south it stays there.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.0511287798), 85.0511287798) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
    }

    /// The place of the point.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }

    /// The metres to a point.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, other.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude).distance(
            from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// How large a part of the flattened earth is.
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the flattened earth.
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(x: 0, y: 0, width: MKMapSize.world.width, height: MKMapSize.world.height)
    /// No part.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public func contains(_ point: MKMapPoint) -> Bool { !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
    public func intersects(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
}

/// The metres between two points.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// The points in a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (2 * .pi * 6_371_000 * max(0.0001, cos(latitude * .pi / 180)))
}
