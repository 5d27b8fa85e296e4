import Foundation

/// How a value changes over time.
///
/// Nothing is drawn here: of an animation counts how long it takes, by the host's clock, and for views that are ``Animatable`` its course, sixty
/// times a second. Springs take the time that they are given as their duration or response.
public struct Animation: Hashable, Sendable {
    package var name: String
    /// The time of one pass, with the delays before it.
    package var duration: Duration
    /// The time until the last pass has ended; nil where none is the last.
    package var total: Duration?
    /// What part of a change has happened when.
    var course: AnimationCourse

    package init(name: String, duration: Duration) { self.init(name: name, .unit(.linear, seconds: duration / .seconds(1))) }

    init(name: String, _ course: AnimationCourse) {
        self.name = name
        self.course = course
        duration = Animation.time(course.seconds ?? .infinity)
        total = course.seconds == nil ? nil : duration
    }

    private init(name: String, _ curve: UnitCurve, _ seconds: Double = 0.35) {
        self.init(name: name, .unit(curve, seconds: seconds))
    }

    private init(name: String, _ spring: Spring, _ seconds: Double) { self.init(name: name, .spring(spring, seconds: seconds)) }

    /// Seconds as a duration: nothing where they are negative or no number, a century where they are more than that.
    private static func time(_ seconds: Double) -> Duration {
        seconds > 0 ? .seconds(min(seconds, 3_200_000_000)) : .zero
    }

    public static let `default` = Animation(name: "default", .easeInOut)
    public static let linear = Animation(name: "linear", .linear)
    public static let easeIn = Animation(name: "easeIn", .easeIn)
    public static let easeOut = Animation(name: "easeOut", .easeOut)
    public static let easeInOut = Animation(name: "easeInOut", .easeInOut)
    public static let spring = Animation(name: "spring", .smooth, 0.5)
    public static let bouncy = Animation(name: "bouncy", .bouncy, 0.5)
    public static let snappy = Animation(name: "snappy", .snappy, 0.5)
    public static let smooth = Animation(name: "smooth", .smooth, 0.5)
    public static let interactiveSpring = Animation(
        name: "interactiveSpring", Spring(response: 0.15, dampingRatio: 0.86), 0.15)
    public static let interpolatingSpring = Animation(name: "interpolatingSpring", .smooth, 0.5)

    public static func linear(duration: Double) -> Animation { Animation(name: "linear", .linear, duration) }
    public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn", .easeIn, duration) }
    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut", .easeOut, duration) }
    public static func easeInOut(duration: Double) -> Animation { Animation(name: "easeInOut", .easeInOut, duration) }

    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(name: "spring", Spring(duration: duration, bounce: bounce), duration)
    }

    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation(name: "spring", Spring(response: response, dampingRatio: dampingFraction), response)
    }

    /// A spring of one's own.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(name: "spring", spring, spring.duration)
    }

    /// A spring that follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(name: "interactiveSpring", Spring(response: response, dampingRatio: dampingFraction), response)
    }

    /// A spring that follows a finger.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(name: "interactiveSpring", Spring(duration: duration, bounce: extraBounce), duration)
    }

    /// A spring of a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(name: "interpolatingSpring", Spring(mass: mass, stiffness: stiffness, damping: damping), 0.5)
    }

    /// A spring by how long it seems to take and how far it goes past its target.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(name: "interpolatingSpring", Spring(duration: duration, bounce: bounce), duration)
    }

    /// A spring that starts with a speed.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(name: "interpolatingSpring", spring, spring.duration)
    }

    /// A spring that goes too far and comes back.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "bouncy", .bouncy(duration: duration, extraBounce: extraBounce), duration)
    }

    /// A spring that goes a little too far.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "snappy", .snappy(duration: duration, extraBounce: extraBounce), duration)
    }

    /// A spring that does not go too far.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "smooth", .smooth(duration: duration, extraBounce: extraBounce), duration)
    }

    /// A curve between two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return Animation(name: "timingCurve", curve, duration)
    }

    /// A curve of one's own.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(name: "timingCurve", curve, duration)
    }

    /// The animation after a time in seconds.
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.name = "\(name).delay(\(delay))"
        later.course = .delayed(course, delay)
        later.duration += Animation.time(delay)
        later.total = total.map { $0 + Animation.time(delay) }
        return later
    }

    /// The animation faster or slower. A speed of nothing leaves it as it is.
    public func speed(_ speed: Double) -> Animation {
        var faster = self
        faster.name = "\(name).speed(\(speed))"
        guard speed > 0, speed.isFinite else { return faster }
        faster.course = .sped(course, speed)
        faster.duration = Animation.time(duration / .seconds(1) / speed)
        faster.total = total.map { Animation.time($0 / .seconds(1) / speed) }
        return faster
    }

    /// The animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.name = "\(name).repeatCount(\(repeatCount))"
        repeated.course = .repeated(course, count: repeatCount, autoreverses: autoreverses)
        repeated.total = total.map { Animation.time($0 / .seconds(1) * Double(max(1, repeatCount))) }
        return repeated
    }

    /// The animation again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.name = "\(name).repeatForever"
        repeated.course = .repeated(course, count: nil, autoreverses: autoreverses)
        repeated.total = nil
        return repeated
    }

    /// The animation, which counts as ended after a time in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var shorter = self
        if total != nil { shorter.total = Animation.time(duration) }
        return shorter
    }
}
