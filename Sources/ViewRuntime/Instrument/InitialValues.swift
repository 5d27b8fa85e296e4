import CMachine
import DependencyGraph

/// Tells a recorder when the initial values of states are there, so that it can say how long they took to build.
@usableFromInline
enum InitialValues {
    /// A state was made with an initial value. Called where somebody records in this process.
    @usableFromInline @inline(never)
    static func made<Value>(_ value: Value) {
        guard vt_is_main_thread(), let body = Evaluation.body, body.isReported, let instrument = body.host.instrument else { return }
        instrument.initialValueMade(body.id, valueType: Value.self) { isPlain(value) }
    }

    /// Whether a value is one that nothing was computed for: nothing, a number, a truth value, a case, a collection without elements.
    private static func isPlain<Value>(_ value: Value) -> Bool {
        if let optional = value as? any NothingOrValue { return optional.isNothing }
        if let collection = value as? any Collection { return collection.isEmpty }
        return value is Bool || value is any Numeric || Mirror(reflecting: value).displayStyle == .enum
    }
}

private protocol NothingOrValue { var isNothing: Bool { get } }
extension Optional: NothingOrValue { fileprivate var isNothing: Bool { self == nil } }
