extension Animation {
    public static let interactiveSpring = Animation(name: "interactiveSpring", duration: .milliseconds(150))
    public static let interpolatingSpring = Animation(name: "interpolatingSpring", duration: .milliseconds(500))

    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(name: "interactiveSpring", duration: .seconds(response))
    }

    /// A spring of a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(name: "interpolatingSpring", duration: .milliseconds(500))
    }

    /// A spring that goes too far and comes back.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "bouncy", duration: .seconds(duration))
    }

    /// A spring that goes a little too far.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "snappy", duration: .seconds(duration))
    }

    /// A spring that does not go too far.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "smooth", duration: .seconds(duration))
    }

    /// A curve between two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(name: "timingCurve", duration: .seconds(duration))
    }

    /// The animation after a time in seconds.
    public func delay(_ delay: Double) -> Animation {
        Animation(name: "\(name).delay(\(delay))", duration: duration + .seconds(delay))
    }

    /// The animation faster or slower.
    public func speed(_ speed: Double) -> Animation {
        Animation(name: "\(name).speed(\(speed))", duration: speed > 0 ? duration / speed : duration)
    }

    /// The animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(name: "\(name).repeatCount(\(repeatCount))", duration: duration)
    }

    /// The animation again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(name: "\(name).repeatForever", duration: duration)
    }
}
