import Foundation

/// A spring that pulls a value to its target.
public struct Spring: Hashable, Sendable {
    /// The time of one swing without damping, in seconds.
    public let response: Double
    /// 1 where the value comes to its target as fast as it can without going past it; less where it swings.
    public let dampingRatio: Double

    /// A spring by how long it seems to take, in seconds, and how far it goes past its target, from -1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1e-6, 1 + bounce))
    }

    /// A spring by the time of one swing and its damping.
    public init(response: Double, dampingRatio: Double) {
        self.response = response.isFinite ? max(response, 1e-6) : 1e-6
        self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    }

    /// A spring of a mass, a stiffness and a damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        self.init(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// A spring that is at rest after a time in seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The time to rest grows with the time of a swing.
        let unit = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: settlingDuration / max(unit, 1e-6), dampingRatio: dampingRatio)
    }

    /// How long the spring seems to take, in seconds.
    public var duration: TimeInterval { response }
    /// How far the value goes past its target.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var mass: Double { 1 }
    public var stiffness: Double { frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency }
    /// When a change from 0 to 1 has come to rest, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    private var frequency: Double { 2 * .pi / response }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The parts of the distance and of the first speed that are left after a time, with how fast both change.
    private func left(_ time: Double) -> (distance: Double, speed: Double, distanceSlope: Double, speedSlope: Double) {
        let (w, z) = (frequency, dampingRatio)
        let decay = exp(-z * w * time)
        if abs(z - 1) < 1e-6 {
            return (decay * (1 + w * time), decay * time, -decay * w * w * time, decay * (1 - w * time))
        }
        let inner = abs(1 - z * z).squareRoot() * w
        // Swinging below 1, creeping above it.
        let (c, s) = z < 1 ? (cos(inner * time), sin(inner * time)) : (cosh(inner * time), sinh(inner * time))
        let sign: Double = z < 1 ? -1 : 1
        let distance = decay * (c + z * w / inner * s)
        let speed = decay * s / inner
        let distanceSlope = -z * w * distance + decay * (sign * inner * s + z * w * c)
        return (distance, speed, distanceSlope, -z * w * speed + decay * c)
    }

    /// The value at a time in seconds, on its way from 0 to the target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let left = left(max(0, time))
        return target - target.scaled(by: left.distance) + initialVelocity.scaled(by: left.speed)
    }

    /// The speed at a time in seconds, on the way from 0 to the target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let left = left(max(0, time))
        return initialVelocity.scaled(by: left.speedSlope) - target.scaled(by: left.distanceSlope)
    }

    /// The force on a value.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves a value and its speed on by a time in seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let way = target - value
        let start = value
        let speed = velocity
        value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    }

    /// When a change has come to rest, in seconds: within `epsilon` of its target from then on.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
    ) -> TimeInterval {
        guard dampingRatio > 0 else { return .infinity }
        let (w, z) = (frequency, dampingRatio)
        // The slowest part that dies away is a bound for the whole.
        let rate = z <= 1 ? z * w : w * (z - (z * z - 1).squareRoot())
        let size = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / w
        guard size > epsilon, rate > 0 else { return 0 }
        return log(size / epsilon) / rate + (z >= 1 ? 1 / w : 0)
    }
}

extension VectorArithmetic {
    /// The value, multiplied.
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves the value a part of the way to another one.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// The value, a part of the way to another one.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}
