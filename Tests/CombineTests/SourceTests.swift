import Combine
import Testing

@Suite struct SourceTests {
    @Test("A sequence sends as much as is asked for, and ends with its last element")
    func sequence() {
        let probe = Probe<Int, Never>(.max(2))
        (1...4).publisher.subscribe(probe)
        #expect(probe.received == ["subscription", "1", "2"])
        probe.request(.max(1))
        probe.answer = .max(1)
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "1", "2", "3", "4", "finished"])
        #expect([Int]().publisher.events() == ["finished"])
    }

    @Test("Requests from within a delivery do not nest")
    func noRecursion() {
        let probe = Probe<Int, Never>(.max(1))
        var depth = 0
        var deepest = 0
        probe.onValue = { _ in
            depth += 1
            deepest = max(deepest, depth)
            probe.request(.max(1))
            depth -= 1
        }
        (1...1_000).publisher.subscribe(probe)
        #expect(deepest == 1)
        #expect(probe.received.count == 1_002)
    }

    @Test("A subscriber that cancels in the middle of a sequence gets no more")
    func cancelInTheMiddle() {
        let probe = Probe<Int, Never>(.unlimited)
        probe.onValue = { if $0 == 2 { probe.cancel() } }
        (1...4).publisher.subscribe(probe)
        #expect(probe.received == ["subscription", "1", "2"])
    }

    @Test("Just, Empty, Fail, Optional and Result send what they say")
    func simple() {
        #expect(Just(1).events() == ["1", "finished"])
        #expect(Empty<Int, Fault>().events() == ["finished"])
        #expect(Empty<Int, Fault>(completeImmediately: false).events() == [])
        #expect(Fail<Int, Fault>(error: .two).events() == ["failure(CombineTests.Fault.two)"])
        #expect(Optional(3).publisher.events() == ["3", "finished"])
        #expect(Int?.none.publisher.events() == ["finished"])
        #expect(Result<Int, Fault>.success(4).publisher.events() == ["4", "finished"])
        #expect(Result<Int, Fault>.failure(.one).publisher.events() == ["failure(CombineTests.Fault.one)"])
    }

    @Test("Just waits for demand")
    func justDemand() {
        let probe = Probe<Int, Never>()
        Just(1).subscribe(probe)
        #expect(probe.received == ["subscription"])
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "1", "finished"])
    }

    @Test("Deferred makes a publisher for each subscriber")
    func deferred() {
        var made = 0
        let publisher = Deferred {
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(publisher.events() == ["1", "finished"])
        #expect(publisher.events() == ["2", "finished"])
    }

    @Test("A future runs at once, keeps its first result, and gives it to each subscriber that asks")
    func future() {
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { promise = $0 }
        let early = Probe<Int, Fault>()
        let cancelled = Probe<Int, Fault>(.unlimited)
        future.subscribe(early)
        future.subscribe(cancelled)
        cancelled.cancel()
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.received == ["subscription"])
        early.request(.max(1))
        #expect(early.received == ["subscription", "1", "finished"])
        #expect(cancelled.received == ["subscription"])
        #expect(future.events() == ["1", "finished"])
        #expect(Future<Int, Fault> { $0(.failure(.two)) }.events() == ["failure(CombineTests.Fault.two)"])
    }
}
