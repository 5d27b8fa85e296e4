import Foundation
import Synchronization
import ViewRuntime

// What decides whether tips are due: what happens is counted and what is set is kept, and rules can be asked. Nobody asks them here, since no tip is
// shown.

/// A rule of a tip, of an event or a parameter: `#Rule(Self.opened) { $0.donations.count >= 3 }`.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(_ input: Input, body: @escaping @Sendable (Input.RuleValue) -> Bool) -> Tips.Rule =
    #externalMacro(module: "SurfaceMacros", type: "TipRuleMacro")

/// A value of the app's on which rules of tips depend: `@Parameter static var hasSignedIn: Bool = false`. `$hasSignedIn` is what rules are given.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "SurfaceMacros", type: "TipParameterMacro")

extension Tips {
    /// What a rule can depend on.
    public protocol RuleInput: Sendable {
        associatedtype RuleValue
        /// What the rule is given.
        var ruleValue: RuleValue { get }
    }

    /// When a tip is due. Nobody asks it here: no tip is shown.
    public struct Rule: Sendable {
        private let holds: @Sendable () -> Bool
        public init<Input: RuleInput>(_ input: Input, body: @escaping @Sendable (Input.RuleValue) -> Bool) {
            holds = { body(input.ruleValue) }
        }
        /// Whether the rule holds now.
        package var isFulfilled: Bool { holds() }
    }

    /// How a parameter is kept. Inert: it lasts as long as the process.
    public enum ParameterOption: Sendable { case transient }

    /// A value on which rules depend. It lasts as long as the process.
    public final class Parameter<Value: Sendable>: RuleInput {
        private let value: Mutex<Value>
        public init(_ value: Value) { self.value = Mutex(value) }
        public var wrappedValue: Value {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
        public var ruleValue: Value { wrappedValue }
    }

    /// Something that happens, and is counted as long as the process lasts: events of one id are one.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
        public let id: String
        public init(id: String) { self.id = id }
        /// Each time that it happened, the first one first.
        public var donations: [Donation<DonationInfo>] { Donations.of(id).compactMap { $0 as? Donation<DonationInfo> } }
        public func donate(_ donation: DonationInfo) async { Donations.add(Donation(date: Date(), info: donation), id) }
        public func sendDonation(_ donation: DonationInfo, _ completionHandler: (@Sendable () -> Void)? = nil) {
            Donations.add(Donation(date: Date(), info: donation), id)
            completionHandler?()
        }
        public var ruleValue: Self { self }
    }

    /// One time that something happened, with what is known of it.
    @dynamicMemberLookup
    public struct Donation<Info: Codable & Sendable>: Sendable {
        public let date: Date
        let info: Info
        public subscript<Value>(dynamicMember keyPath: KeyPath<Info, Value>) -> Value { info[keyPath: keyPath] }
    }

    /// How long ago something may have happened.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        public static let minute = Self(seconds: 60)
        public static let hour = Self(seconds: 3_600)
        public static let day = Self(seconds: 86_400)
        public static let week = Self(seconds: 604_800)
        public static func minutes(_ minutes: Int) -> Self { Self(seconds: 60 * Double(minutes)) }
        public static func hours(_ hours: Int) -> Self { Self(seconds: 3_600 * Double(hours)) }
        public static func days(_ days: Int) -> Self { Self(seconds: 86_400 * Double(days)) }
        public static func weeks(_ weeks: Int) -> Self { Self(seconds: 604_800 * Double(weeks)) }
    }

    /// What happened, by the events' ids. As with Apple's, of each event the last thousand are known.
    private enum Donations {
        private static let known = Mutex<[String: [any Sendable]]>([:])
        static func of(_ id: String) -> [any Sendable] { known.withLock { $0[id] ?? [] } }
        static func add(_ donation: any Sendable, _ id: String) {
            known.withLock { known in
                known[id, default: []].append(donation)
                if let count = known[id]?.count, count > 1_000 { known[id]?.removeFirst(count - 1_000) }
            }
        }
        static func removeAll() { known.withLock { $0 = [:] } }
    }

    /// Forgets what happened.
    public static func resetDatastore() throws { Donations.removeAll() }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    public init(id: String) { self.id = id }
    public func donate() async { await donate(Tips.EmptyDonation()) }
    public func sendDonation(_ completionHandler: (@Sendable () -> Void)? = nil) { sendDonation(Tips.EmptyDonation(), completionHandler) }
}

extension Collection {
    /// Those that happened within a time before now.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Donation<Info> {
        let now = Date()
        return filter { now.timeIntervalSince($0.date) <= range.seconds }
    }

    /// The most of them that have one value in common.
    public func largestSubset<Info, Value: Hashable>(groupedBy keyPath: KeyPath<Info, Value>) -> [Element] where Element == Tips.Donation<Info> {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
    }

    /// The fewest of them that have one value in common.
    public func smallestSubset<Info, Value: Hashable>(groupedBy keyPath: KeyPath<Info, Value>) -> [Element] where Element == Tips.Donation<Info> {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
    }
}
