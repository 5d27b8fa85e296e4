/// What was found for some types, which come again and again, mostly two or three in turn.
///
/// The last ones stand in front of the dictionary: asking for one of them costs a few comparisons.
struct RecentByType<Value: AnyObject> {
    private var all: [ObjectIdentifier: Value] = [:]
    private var recent: (first: (key: ObjectIdentifier, value: Value)?, second: (key: ObjectIdentifier, value: Value)?)

    subscript(key: ObjectIdentifier) -> Value? {
        mutating get {
            if let first = recent.first, first.key == key { return first.value }
            if let second = recent.second, second.key == key { return second.value }
            guard let value = all[key] else { return nil }
            recent = ((key, value), recent.first)
            return value
        }
        set {
            all[key] = newValue
            recent = (nil, nil)
        }
    }
}
