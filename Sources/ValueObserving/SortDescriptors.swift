import Foundation
import Synchronization

// Orders by the name of a property. Foundation's Linux edition knows key paths alone: a name is a key path with an argument here.

extension NSSortDescriptor {
    /// An order by a property of a name, which must have values that can be compared: numbers, texts, dates. Those without a value come first.
    ///
    /// Cost of each comparison: that of reading two properties by reflection.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { ValueOrder.compare($0, $1) }
    }

    /// An order by a property of a name; with none, of the objects themselves.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
        let keyPath = \NSObject[valueNamed: key ?? "self"]
        SortKeys.remember(keyPath, key)
        self.init(keyPath: keyPath, ascending: ascending, comparator: cmptr)
    }

    /// The name of the property that decides; nil for an order by a key path.
    public var key: String? { SortKeys.name(of: keyPath) }
}

extension NSObject {
    /// The value of a name, or of names with dots between them; nothing where there is none.
    subscript(valueNamed name: String) -> Any { NamedValues(self)[name] ?? NSNull() }
}

/// The order of values of whatever types.
enum ValueOrder {
    static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        switch (left is NSNull, right is NSNull) {
        case (true, true): return .orderedSame
        case (true, false): return .orderedAscending
        case (false, true): return .orderedDescending
        default: break
        }
        if let left = text(left), let right = text(right) { return left.compare(right) }
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
        }
        if let left = left as? any Comparable { return compare(left, right) }
        return .orderedSame
    }

    private static func compare<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult {
        guard let right = right as? Value else { return .orderedSame }
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private static func text(_ value: Any) -> String? { (value as? String) ?? (value as? NSString).map { String(describing: $0) } }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let date as NSDate: date.timeIntervalSinceReferenceDate
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

/// The names of which key paths were made: as many as the program has names to order by.
private enum SortKeys {
    private static let names = Mutex<[AnyHashable: String]>([:])
    static func remember(_ keyPath: AnyKeyPath, _ name: String?) {
        guard let name else { return }
        let key = SendableKey(keyPath)
        names.withLock { $0[key.value] = name }
    }
    static func name(of keyPath: AnyKeyPath) -> String? {
        let key = SendableKey(keyPath)
        return names.withLock { $0[key.value] }
    }
    /// A key path on its way into the table, where nobody changes it.
    private struct SendableKey: @unchecked Sendable {
        let value: AnyHashable
        init(_ keyPath: AnyKeyPath) { value = keyPath }
    }
}
