import Foundation

/// The course of a value over time, of the program's own.
public protocol CustomAnimation: Hashable, Sendable {
    /// What has happened of a change at a time in seconds; nil when it has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the change is.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether it goes on with what another animation began. Never asked here: a new change starts where the last one stands.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic>: @unchecked Sendable {
    /// Values of the animation's own.
    public var state = AnimationState<Value>()
    /// Whether the animation counts as ended, though it goes on.
    public var isLogicallyComplete = false
    /// The environment of what is animated.
    public internal(set) var environment = EnvironmentValues()

    init() {}

    /// The context with other values of the animation's own.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>()
        context.state = state
        context.isLogicallyComplete = isLogicallyComplete
        context.environment = environment
        return context
    }
}

/// Values that an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a value that an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Self.Value { get }
}

/// How an animation goes on over time.
indirect enum AnimationCourse: Hashable, Sendable {
    case unit(UnitCurve, seconds: Double)
    case spring(Spring, seconds: Double)
    case custom(CustomCourse)
    case delayed(AnimationCourse, Double)
    case sped(AnimationCourse, Double)
    case repeated(AnimationCourse, count: Int?, autoreverses: Bool)

    /// How long it goes on, in seconds; nil where it never ends.
    var seconds: Double? {
        switch self {
        case .unit(_, let seconds), .spring(_, let seconds): seconds.isFinite ? max(0, seconds) : nil
        case .custom(let course): course.seconds
        case .delayed(let course, let delay): course.seconds.map { $0 + max(0, delay) }
        case .sped(let course, let speed): speed > 0 ? course.seconds.map { $0 / speed } : course.seconds
        case .repeated(let course, let count, _): count.flatMap { count in course.seconds.map { $0 * Double(max(1, count)) } }
        }
    }

    /// What part of a change has happened at a time in seconds.
    func progress(at time: Double) -> Double {
        switch self {
        case .unit(let curve, let seconds): return seconds > 0 ? curve.value(at: time / seconds) : 1
        case .spring(let spring, let seconds): return time >= seconds ? 1 : spring.value(target: 1.0, time: time)
        case .custom(let course): return course.progress(at: time)
        case .delayed(let course, let delay): return time < delay ? 0 : course.progress(at: time - delay)
        case .sped(let course, let speed): return course.progress(at: speed > 0 ? time * speed : time)
        case .repeated(let course, let count, let autoreverses):
            guard let length = course.seconds, length > 0 else { return course.progress(at: time) }
            var pass = (time / length).rounded(.down)
            if let count { pass = min(pass, Double(max(1, count) - 1)) }
            let part = course.progress(at: min(length, time - pass * length))
            return autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
        }
    }
}

/// The course of a custom animation, asked with the number 1.
final class CustomCourse: Hashable, @unchecked Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (left: CustomCourse, right: CustomCourse) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    /// Chosen: an animation that has not ended after ten minutes is taken for one that never does.
    private static let longest = 600.0
    private static let step = 1.0 / 60

    /// When the animation ends, found by asking for each sixtieth of a second.
    lazy var seconds: Double? = {
        var context = AnimationContext<Double>()
        var frame = 0.0
        while frame * Self.step <= Self.longest {
            if base.animate(value: 1, time: frame * Self.step, context: &context) == nil || context.isLogicallyComplete {
                return frame * Self.step
            }
            frame += 1
        }
        return nil
    }()

    func progress(at time: Double) -> Double {
        var context = AnimationContext<Double>()
        return base.animate(value: 1, time: time, context: &context) ?? 1
    }
}

extension Animation {
    /// An animation of the program's own. How long it takes is found by asking it.
    public init(_ base: some CustomAnimation) {
        let course = AnimationCourse.custom(CustomCourse(base))
        self.init(name: TypeNames.printed(type(of: base)), course)
    }

    /// What has happened of a change at a time in seconds; nil when it has ended.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if case .custom(let custom) = course { return custom.base.animate(value: value, time: time, context: &context) }
        if let seconds = course.seconds, time >= seconds { return nil }
        return value.scaled(by: course.progress(at: time))
    }
}
