import Foundation

/// What changes a value over time, track by track.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes where Value == Body.Value
    /// The tracks.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }
    /// The tracks from a first value on. Only the package's own types implement it.
    func _tracks(from initial: Value) -> _KeyframeTracks<Value>
}

extension Keyframes {
    public func _tracks(from initial: Value) -> _KeyframeTracks<Value> { body._tracks(from: initial) }
}

/// What tracks do to a value at each moment.
public struct _KeyframeTracks<Value> {
    var duration = 0.0
    var changes: [(inout Value, Double) -> Void] = []
}

/// Collects tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<Content: KeyframeTrackContent>(
        _ expression: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { expression }
    }

    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildBlock() -> some Keyframes<Value> { _NoKeyframes<Value>() }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _SeveralKeyframes(first: accumulated, second: next)
    }
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K { component }
}

/// No track.
public struct _NoKeyframes<Value>: Keyframes {
    public var body: _NoKeyframes<Value> { self }
    public func _tracks(from initial: Value) -> _KeyframeTracks<Value> { _KeyframeTracks() }
}

/// Tracks after others.
public struct _SeveralKeyframes<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    public typealias Value = First.Value
    var first: First
    var second: Second
    public var body: _SeveralKeyframes<First, Second> { self }

    public func _tracks(from initial: Value) -> _KeyframeTracks<Value> {
        let (one, two) = (first._tracks(from: initial), second._tracks(from: initial))
        return _KeyframeTracks(duration: max(one.duration, two.duration), changes: one.changes + two.changes)
    }
}

/// A property of a value over time.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
    let path: WritableKeyPath<Root, Value>
    let content: Content

    /// The whole value over time.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// A property over time.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        path = keyPath
        self.content = content()
    }

    public var body: KeyframeTrack<Root, Value, Content> { self }

    public func _tracks(from initial: Root) -> _KeyframeTracks<Root> {
        let course = KeyframeCourse(from: initial[keyPath: path], content._steps())
        let path = path
        return _KeyframeTracks(duration: course.duration, changes: [{ $0[keyPath: path] = course.value(at: $1) }])
    }
}

/// One or several steps of a track.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent
    /// The steps.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
    /// The steps, one by one. Only the package's own types implement it.
    func _steps() -> [_KeyframeStep<Value>]
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _steps() -> [_KeyframeStep<Value>] { body._steps() }
}

/// One step of a track.
public enum _KeyframeStep<Value: Animatable> {
    case linear(Value, Double, UnitCurve)
    case cubic(Value, Double, start: Value?, end: Value?)
    case spring(Value, Double?, Spring, start: Value?)
    case move(Value)
}

/// Collects the steps of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSteps<Value>(steps: []) }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSteps(steps: accumulated._steps() + next._steps())
    }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        _KeyframeSteps(steps: components.flatMap { $0._steps() })
    }
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSteps<Value> { _KeyframeSteps(steps: first._steps()) }
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSteps<Value> { _KeyframeSteps(steps: second._steps()) }
    public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeSteps<Value> {
        _KeyframeSteps(steps: component?._steps() ?? [])
    }
}

/// Several steps of a track.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
    let steps: [_KeyframeStep<Value>]
    public var body: _KeyframeSteps<Value> { self }
    public func _steps() -> [_KeyframeStep<Value>] { steps }
}

/// A step along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { step = .linear(to, duration, timingCurve) }
    public var body: LinearKeyframe<Value> { self }
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// A step along a cubic curve that goes on smoothly from the step before it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = .cubic(to, duration, start: startVelocity, end: endVelocity)
    }
    public var body: CubicKeyframe<Value> { self }
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// A step that a spring makes.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        step = .spring(to, duration, spring, start: startVelocity)
    }
    public var body: SpringKeyframe<Value> { self }
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// A jump.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    public init(_ to: Value) { step = .move(to) }
    public var body: MoveKeyframe<Value> { self }
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// One track, moment by moment.
struct KeyframeCourse<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    private struct Piece {
        var start: Double
        var duration: Double
        var at: (Double) -> Data
    }

    private let initial: Value
    private var pieces: [Piece] = []
    private(set) var duration = 0.0
    private var last: Value

    init(from initial: Value, _ steps: [_KeyframeStep<Value>]) {
        self.initial = initial
        last = initial
        var (here, speed) = (initial.animatableData, Data.zero)
        for (index, step) in steps.enumerated() {
            let (start, begin) = (here, speed)
            switch step {
            case .move(let value):
                here = value.animatableData
                speed = .zero
                last = value
                pieces.append(Piece(start: duration, duration: 0) { [here] _ in here })
            case .linear(let value, let seconds, let curve):
                let way = value.animatableData - start
                add(seconds) { start + way.scaled(by: seconds > 0 ? curve.value(at: $0 / seconds) : 1) }
                here = value.animatableData
                speed = seconds > 0 ? way.scaled(by: curve.velocity(at: 1) / seconds) : .zero
                last = value
            case .spring(let value, let seconds, let spring, let velocity):
                let way = value.animatableData - start
                let begin = velocity?.animatableData ?? begin
                let length = seconds ?? spring.settlingDuration(target: way, initialVelocity: begin)
                add(length.isFinite ? length : 0) { start + spring.value(target: way, initialVelocity: begin, time: $0) }
                here = start + spring.value(target: way, initialVelocity: begin, time: length.isFinite ? length : 0)
                speed = spring.velocity(target: way, initialVelocity: begin, time: length.isFinite ? length : 0)
                last = value
            case .cubic(let value, let seconds, let first, let second):
                let target = value.animatableData
                let begin = first?.animatableData ?? begin
                let end = second?.animatableData ?? Self.speed(at: target, from: start, seconds, before: steps.dropFirst(index + 1).first)
                add(seconds) { Self.hermite(start, begin, target, end, $0, seconds) }
                (here, speed, last) = (target, end, value)
            }
        }
    }

    private mutating func add(_ seconds: Double, _ at: @escaping (Double) -> Data) {
        let seconds = max(0, seconds)
        pieces.append(Piece(start: duration, duration: seconds, at: at))
        duration += seconds
    }

    /// The speed at a point between two cubic steps: that of the way from the point before to the point behind it; none at the end.
    private static func speed(
        at here: Data, from before: Data, _ seconds: Double, before next: _KeyframeStep<Value>?
    ) -> Data {
        guard case .cubic(let value, let length, let start, _) = next else { return .zero }
        if let start { return start.animatableData }
        let time = seconds + length
        return time > 0 ? (value.animatableData - before).scaled(by: 1 / time) : .zero
    }

    private static func hermite(
        _ start: Data, _ begin: Data, _ target: Data, _ end: Data, _ time: Double, _ seconds: Double
    ) -> Data {
        guard seconds > 0 else { return target }
        let t = min(max(time / seconds, 0), 1)
        let (t2, t3) = (t * t, t * t * t)
        let ends = start.scaled(by: 2 * t3 - 3 * t2 + 1) + target.scaled(by: 3 * t2 - 2 * t3)
        return ends + begin.scaled(by: (t3 - 2 * t2 + t) * seconds) + end.scaled(by: (t3 - t2) * seconds)
    }

    func value(at time: Double) -> Value {
        guard let piece = pieces.last(where: { $0.start <= time }) else { return initial }
        var value = last
        value.animatableData = piece.at(min(max(0, time - piece.start), piece.duration))
        return value
    }
}

/// A value over time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: _KeyframeTracks<Value>

    /// The value from a first one on.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        tracks = content()._tracks(from: initialValue)
    }

    /// How long the longest track is, in seconds.
    public var duration: TimeInterval { tracks.duration }
    /// The value at a time in seconds.
    public func value(time: Double) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }
    /// The value at a part of the time, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
    /// Changes the parts of a value that have a track.
    public func update(value: inout Value, time: Double) { for change in tracks.changes { change(&value, time) } }
    /// Changes the parts of a value that have a track.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
