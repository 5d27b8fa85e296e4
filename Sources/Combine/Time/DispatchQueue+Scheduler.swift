public import Dispatch

extension DispatchQueue {
    /// An instant of a queue; under a host's manual clock, that clock's time.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The instant.
        public var dispatchTime: DispatchTime

        /// The same instant.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return to >= from ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            let now = dispatchTime.uptimeNanoseconds
            let (sum, overflow) =
                n.magnitude >= 0
                ? now.addingReportingOverflow(UInt64(n.magnitude)) : now.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: overflow ? (n.magnitude < 0 ? 1 : .max) : sum))
        }

        /// An interval in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
            Codable, Sendable
        {
            /// Nanoseconds, with their sign.
            public var magnitude: Int

            /// The interval in Dispatch's words.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// The same interval; `.never` is the longest.
            public init(_ interval: DispatchTimeInterval) {
                magnitude =
                    switch interval {
                    case .seconds(let value): Self.scaled(value, 1_000_000_000)
                    case .milliseconds(let value): Self.scaled(value, 1_000_000)
                    case .microseconds(let value): Self.scaled(value, 1_000)
                    case .nanoseconds(let value): value
                    case .never: .max
                    @unknown default: .max
                    }
            }

            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .nanoseconds(value)
            }

            private static func scaled(_ value: Int, _ unit: Int) -> Int {
                let (product, overflow) = value.multipliedReportingOverflow(by: unit)
                return overflow ? (value < 0 ? -Int.max : .max) : product
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
            public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
            }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
            public static func seconds(_ s: Double) -> Stride {
                Stride(.nanoseconds(Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? -Int.max : .max)))
            }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
            public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
        }
    }

    /// How work is put into the queue.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// How the queue treats the work.
        public var flags: DispatchWorkItemFlags
        /// The group that the work joins.
        public var group: DispatchGroup?

        /// Options that say nothing unless told.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }
}

extension DispatchQueue: Scheduler {
    public var now: SchedulerTimeType {
        guard let clock = CombineClock.current else { return SchedulerTimeType(.now()) }
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(0, clock.now.wholeNanoseconds)) + Self.clockStart))
    }

    // Dispatch reads 0 as now, so a host's clock starts at 1 s.
    private static var clockStart: UInt64 { 1_000_000_000 }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        enqueue(options, CombineClock.carrying(action))
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        Delayed.runOnce(after: delay(until: date), in: place(options), action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        Delayed.run(after: delay(until: date), every: .nanoseconds(interval.magnitude), in: place(options), action)
    }

    private func delay(until date: SchedulerTimeType) -> Duration {
        .nanoseconds(now.distance(to: date).magnitude)
    }

    private func place(_ options: SchedulerOptions?) -> Delayed.Place {
        isMain ? .main : .elsewhere { [self] work in enqueue(options, work) }
    }

    // Each call of `DispatchQueue.main` makes another object on Linux, so identity says nothing; what is stored in the queue
    // does.
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private var isMain: Bool { getSpecific(key: Self.mainMark) == true }

    private func enqueue(_ options: SchedulerOptions?, _ work: @escaping @Sendable () -> Void) {
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], execute: work)
    }
}
