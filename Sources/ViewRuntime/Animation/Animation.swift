/// How a value changes over time.
///
/// Nothing is drawn here: of an animation counts how long it takes, by the host's clock. Springs take the time that they are given as
/// their duration or response.
public struct Animation: Hashable, Sendable {
    package var name: String
    /// The time of one pass, with the delays before it.
    package var duration: Duration
    /// The time until the last pass has ended; nil where none is the last.
    package var total: Duration?

    package init(name: String, duration: Duration) {
        self.name = name
        self.duration = duration
        total = duration
    }

    init(name: String, seconds: Double) {
        self.init(name: name, duration: Animation.time(seconds))
        if !seconds.isFinite { total = nil }
    }

    /// Seconds as a duration: nothing where they are negative or no number, a century where they are more than that.
    private static func time(_ seconds: Double) -> Duration {
        seconds > 0 ? .seconds(min(seconds, 3_200_000_000)) : .zero
    }

    public static let `default` = Animation(name: "default", seconds: 0.35)
    public static let linear = Animation(name: "linear", seconds: 0.35)
    public static let easeIn = Animation(name: "easeIn", seconds: 0.35)
    public static let easeOut = Animation(name: "easeOut", seconds: 0.35)
    public static let easeInOut = Animation(name: "easeInOut", seconds: 0.35)
    public static let spring = Animation(name: "spring", seconds: 0.5)
    public static let bouncy = Animation(name: "bouncy", seconds: 0.5)
    public static let snappy = Animation(name: "snappy", seconds: 0.5)
    public static let smooth = Animation(name: "smooth", seconds: 0.5)
    public static let interactiveSpring = Animation(name: "interactiveSpring", seconds: 0.15)
    public static let interpolatingSpring = Animation(name: "interpolatingSpring", seconds: 0.5)

    public static func linear(duration: Double) -> Animation { Animation(name: "linear", seconds: duration) }
    public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn", seconds: duration) }
    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut", seconds: duration) }
    public static func easeInOut(duration: Double) -> Animation { Animation(name: "easeInOut", seconds: duration) }

    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(name: "spring", seconds: duration)
    }

    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation(name: "spring", seconds: response)
    }

    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(name: "interactiveSpring", seconds: response)
    }

    /// A spring of a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(name: "interpolatingSpring", seconds: 0.5)
    }

    /// A spring that goes too far and comes back.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "bouncy", seconds: duration)
    }

    /// A spring that goes a little too far.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "snappy", seconds: duration)
    }

    /// A spring that does not go too far.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "smooth", seconds: duration)
    }

    /// A curve between two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(name: "timingCurve", seconds: duration)
    }

    /// The animation after a time in seconds.
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.name = "\(name).delay(\(delay))"
        later.duration += Animation.time(delay)
        later.total = total.map { $0 + Animation.time(delay) }
        return later
    }

    /// The animation faster or slower. A speed of nothing leaves it as it is.
    public func speed(_ speed: Double) -> Animation {
        var faster = self
        faster.name = "\(name).speed(\(speed))"
        guard speed > 0, speed.isFinite else { return faster }
        faster.duration = Animation.time(duration / .seconds(1) / speed)
        faster.total = total.map { Animation.time($0 / .seconds(1) / speed) }
        return faster
    }

    /// The animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.name = "\(name).repeatCount(\(repeatCount))"
        repeated.total = total.map { Animation.time($0 / .seconds(1) * Double(max(1, repeatCount))) }
        return repeated
    }

    /// The animation again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.name = "\(name).repeatForever"
        repeated.total = nil
        return repeated
    }
}
