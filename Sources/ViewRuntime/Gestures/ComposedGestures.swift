/// Two gestures at once.
///
/// A movement that both of them take drives both; any other drives one of them, with nil for the other's value.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What is known of both.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        let one = first._observing(
            changed: { changed(Value(first: $0, second: nil)) }, ended: { ended(Value(first: $0, second: nil)) },
            cancelled: cancelled)
        let other = second._observing(
            changed: { changed(Value(first: nil, second: $0)) }, ended: { ended(Value(first: nil, second: $0)) },
            cancelled: cancelled)
        return one.joined(with: other) { $0.together(with: $1) }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One of two gestures, the first if it is made.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What is known of the one that is made.
    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        let one = first._observing(changed: { changed(.first($0)) }, ended: { ended(.first($0)) }, cancelled: cancelled)
        let other = second._observing(changed: { changed(.second($0)) }, ended: { ended(.second($0)) }, cancelled: cancelled)
        return one.joined(with: other) { first, _ in first }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What is known: of the first, or of the first and of the second, if it has begun.
    @frozen public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        let progress = SequenceProgress<First.Value>()
        var one = first._observing(
            changed: { changed(.first($0)) },
            ended: {
                progress.first = $0
                changed(.second($0, nil))
            }, cancelled: cancelled)
        let other = second._observing(
            changed: { if let first = progress.first { changed(.second(first, $0)) } },
            ended: {
                guard let first = progress.first else { return }
                progress.first = nil
                ended(.second(first, $0))
            },
            cancelled: {
                progress.first = nil
                cancelled()
            })
        // A finger that is lifted after the first gesture gives the second one up.
        one.list = one.list.map { action in
            guard case .press(let began, let end, let lifted) = action else { return action }
            return .press(began: began, ended: end) {
                lifted()
                guard progress.first != nil else { return }
                progress.first = nil
                cancelled()
            }
        }
        return one.joined(with: other) { $0.or($1) { progress.first == nil } }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// How far a sequence is: what the first gesture ended with.
private final class SequenceProgress<Value>: @unchecked Sendable { var first: Value? }

extension Gesture {
    /// Both gestures at once.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, else the other one.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture, and then the other one.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

extension _GestureActions {
    /// The actions of both; `combine` makes one of two that a driver cannot tell apart.
    func joined(
        with other: _GestureActions, _ combine: (ElementAction, ElementAction) -> ElementAction
    ) -> _GestureActions {
        var joined = list
        for action in other.list {
            if let index = joined.firstIndex(where: { $0.isDriven(as: action) }) {
                joined[index] = combine(joined[index], action)
            } else {
                joined.append(action)
            }
        }
        return _GestureActions(list: joined)
    }
}

extension ElementAction {
    /// Whether one movement drives both.
    func isDriven(as other: ElementAction) -> Bool {
        switch (self, other) {
        case (.tap, .tap), (.press, .press), (.drag, .drag), (.magnify, .magnify), (.rotate, .rotate): true
        case (.taps(let count, _), .taps(let otherCount, _)): count == otherCount
        default: false
        }
    }

    /// One action that does what both do.
    func together(with other: ElementAction) -> ElementAction {
        combined(with: other) { first, second in
            { value in
                first(value)
                second(value)
            }
        }
    }

    /// One action that does what this one does while the condition holds, else what the other one does.
    func or(_ other: ElementAction, while holds: @escaping () -> Bool) -> ElementAction {
        combined(with: other) { first, second in { if holds() { first($0) } else { second($0) } } }
    }

    private func combined(
        with other: ElementAction, _ combine: @escaping (@escaping (Any) -> Void, @escaping (Any) -> Void) -> (Any) -> Void
    ) -> ElementAction {
        func both(_ first: @escaping () -> Void, _ second: @escaping () -> Void) -> () -> Void {
            let both = combine({ _ in first() }, { _ in second() })
            return { both(()) }
        }
        func both<Value>(_ first: @escaping (Value) -> Void, _ second: @escaping (Value) -> Void) -> (Value) -> Void {
            let both = combine({ if let value = $0 as? Value { first(value) } }, { if let value = $0 as? Value { second(value) } })
            return { both($0) }
        }
        switch (self, other) {
        case (.tap(let first), .tap(let second)): return .tap(both(first, second))
        case (.taps(let count, let first), .taps(_, let second)): return .taps(count, both(first, second))
        case (.press(let began, let ended, let lifted), .press(let otherBegan, let otherEnded, let otherLifted)):
            return .press(began: both(began, otherBegan), ended: both(ended, otherEnded), lifted: both(lifted, otherLifted))
        case (.drag(let changed, let ended), .drag(let otherChanged, let otherEnded)):
            return .drag(changed: both(changed, otherChanged), ended: both(ended, otherEnded))
        case (.magnify(let changed, let ended), .magnify(let otherChanged, let otherEnded)):
            return .magnify(changed: both(changed, otherChanged), ended: both(ended, otherEnded))
        case (.rotate(let changed, let ended), .rotate(let otherChanged, let otherEnded)):
            return .rotate(changed: both(changed, otherChanged), ended: both(ended, otherEnded))
        default: return self
        }
    }
}
