import Foundation

/// A curve from 0 to 1: what part of a change has happened at what part of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    private var kind: Kind
    private var isInverted = false

    /// A curve with two control points between its ends.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
    }

    public static let linear = UnitCurve(kind: .linear)
    public static let easeInOut = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    @available(*, deprecated, renamed: "easeInOut")
    public static var easeInEaseOut: UnitCurve { easeInOut }
    public static let circularEaseIn = UnitCurve(kind: .circularIn)
    public static let circularEaseOut = UnitCurve(kind: .circularOut)
    public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

    /// The curve with time and part exchanged.
    public var inverse: UnitCurve {
        var copy = self
        copy.isInverted.toggle()
        return copy
    }

    /// What part has happened at a part of the time; the ends outside of 0 to 1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverted ? time(of: progress) : part(progress)
    }

    /// How fast the change is at a part of the time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(0, progress - step), min(1, progress + step))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private func part(_ time: Double) -> Double {
        switch kind {
        case .linear: time
        case .circularIn: 1 - (1 - time * time).squareRoot()
        case .circularOut: (1 - (time - 1) * (time - 1)).squareRoot()
        case .circularInOut:
            time < 0.5
                ? (1 - (1 - 4 * time * time).squareRoot()) / 2 : (1 + (1 - 4 * (1 - time) * (1 - time)).squareRoot()) / 2
        case .bezier(let first, let second):
            Self.coordinate(Self.parameter(of: time, Double(first.x), Double(second.x)), Double(first.y), Double(second.y))
        }
    }

    /// Where on a curve with two control points it is in one coordinate.
    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// By halving: control points may lie outside of 0 to 1, where steps along the slope can run away.
    private static func parameter(of x: Double, _ first: Double, _ second: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if coordinate(middle, first, second) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func time(of part: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.part(middle) < part { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
