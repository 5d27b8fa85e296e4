import Combine
import Testing

@Suite struct SubscribersDemandTests {
    @Test("Sums stop at unlimited instead of overflowing")
    func sums() {
        #expect(Subscribers.Demand.max(1) + .max(2) == .max(3))
        #expect(Subscribers.Demand.max(Int.max - 1) + .max(5) == .unlimited)
        #expect(Subscribers.Demand.unlimited + .max(1) == .unlimited)
        #expect(Subscribers.Demand.max(Int.max / 2) * 3 == .unlimited)
    }

    @Test("A difference is never less than none, and unlimited stays unlimited")
    func differences() {
        #expect(Subscribers.Demand.max(1) - .max(2) == .none)
        #expect(Subscribers.Demand.unlimited - .max(2) == .unlimited)
        #expect(Subscribers.Demand.max(2) - .unlimited == .none)
        #expect(Subscribers.Demand.max(2) - 5 == .none)
    }

    @Test("Unlimited is more than any count, and has no count")
    func order() {
        #expect(Subscribers.Demand.max(1_000_000) < .unlimited)
        #expect(Subscribers.Demand.none == .max(0))
        #expect(Subscribers.Demand.unlimited.max == nil)
        #expect(Subscribers.Demand.max(7).max == 7)
        #expect("\(Subscribers.Demand.unlimited) \(Subscribers.Demand.max(2))" == "unlimited max(2)")
    }
}
