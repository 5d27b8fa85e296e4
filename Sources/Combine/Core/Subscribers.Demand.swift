/// A name space for what belongs to subscribers.
public enum Subscribers {}

extension Subscribers {
    /// How many values a subscriber is ready to take: a count, or any number.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        // `Int.max` stands for any number; sums and products stop there.
        private var count: Int

        private init(count: Int) { self.count = count }

        /// Any number of values.
        public static let unlimited = Demand(count: .max)
        /// No values: the same as `.max(0)`.
        public static let none = Demand(count: 0)

        /// That many values; `value` must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand cannot be negative")
            return Demand(count: value)
        }

        /// The count, or nil where the demand is unlimited.
        public var max: Int? { count == .max ? nil : count }

        public var description: String { count == .max ? "unlimited" : "max(\(count))" }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return Demand(count: overflow ? .max : sum)
        }

        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs.adding(rhs) }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

        public static func * (lhs: Demand, rhs: Int) -> Demand {
            precondition(rhs >= 0, "a demand cannot be negative")
            if lhs == .unlimited { return .unlimited }
            let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
            return Demand(count: overflow ? .max : product)
        }

        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        /// What is left; never less than none. Unlimited less anything is unlimited; anything less unlimited is none.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            if rhs == .unlimited { return .none }
            return Demand(count: Swift.max(0, lhs.count - rhs.count))
        }

        public static func - (lhs: Demand, rhs: Int) -> Demand {
            precondition(rhs > Int.min, "a demand cannot grow by that much")
            return lhs.adding(-rhs)
        }

        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.count > rhs }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.count >= rhs }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.count < rhs }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.count <= rhs }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs != .unlimited && lhs.count == rhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { !(lhs == rhs) }

        private func adding(_ other: Int) -> Demand {
            if self == .unlimited { return .unlimited }
            let (sum, overflow) = count.addingReportingOverflow(other)
            return Demand(count: overflow ? .max : Swift.max(0, sum))
        }
    }
}
