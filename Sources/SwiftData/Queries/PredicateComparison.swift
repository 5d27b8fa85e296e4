import Foundation

/// Tells whether two predicates ask the same: the same expressions with equal captured values.
///
/// Predicates cannot be compared, and their descriptions know Foundation's own expressions alone.
enum PredicateComparison {
    static func areSame<Input>(_ left: Predicate<Input>, _ right: Predicate<Input>) -> Bool {
        areSame(left.expression as Any, right.expression as Any)
    }

    private static func areSame(_ left: Any, _ right: Any) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        // Each predicate has variables of its own.
        if left is any PredicateVariable { return true }
        if let left = left as? any Hashable { return isEqual(left, right) }
        let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
        if first.displayStyle == .class { return (left as AnyObject) === (right as AnyObject) }
        guard first.children.count == second.children.count else { return false }
        // A case without values, an operator say.
        if first.children.isEmpty { return String(describing: left) == String(describing: right) }
        return zip(first.children, second.children).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
    }

    private static func isEqual<Value: Hashable>(_ left: Value, _ right: Any) -> Bool { right as? Value == left }
}

private protocol PredicateVariable {}

extension PredicateExpressions.Variable: PredicateVariable {}
