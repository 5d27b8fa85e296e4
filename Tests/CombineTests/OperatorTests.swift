import Combine
import Testing

@Suite struct TransformingTests {
    @Test("map, compactMap, scan and replaceNil transform each value")
    func transform() {
        #expect((1...3).publisher.map { $0 * 2 }.events() == ["2", "4", "6", "finished"])
        #expect(["a", "bb"].publisher.map(\.count).events() == ["1", "2", "finished"])
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.events() == ["1", "3", "finished"])
        #expect((1...3).publisher.scan(10, +).events() == ["11", "13", "16", "finished"])
        #expect([1, nil].publisher.replaceNil(with: 0).events() == ["1", "0", "finished"])
    }

    @Test("An error that a closure throws ends the publisher and cancels its upstream")
    func throwing() {
        var cancelled = 0
        let events = (1...3).publisher.handleEvents(receiveCancel: { cancelled += 1 }).tryMap { value in
            if value == 2 { throw Fault.one }
            return value
        }.events()
        #expect(events == ["1", "failure(CombineTests.Fault.one)"])
        #expect(cancelled == 1)
        #expect(
            (1...3).publisher.tryFilter {
                if $0 > 1 { throw Fault.two }
                return true
            }.events()
                == ["1", "failure(CombineTests.Fault.two)"])
        #expect((1...2).publisher.tryScan(0) { _, _ in throw Fault.one }.events() == ["failure(CombineTests.Fault.one)"])
        #expect((1...2).publisher.tryReduce(0) { _, _ in throw Fault.one }.events() == ["failure(CombineTests.Fault.one)"])
    }

    @Test("Demand passes through a filter, and what is left out is asked for again")
    func filterDemand() {
        let probe = Probe<Int, Never>(.max(2))
        (1...10).publisher.filter { $0 % 3 == 0 }.subscribe(probe)
        #expect(probe.received == ["subscription", "3", "6"])
        probe.request(.max(5))
        #expect(probe.received == ["subscription", "3", "6", "9", "finished"])
    }

    @Test("removeDuplicates leaves out what equals the value before")
    func removeDuplicates() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().events() == ["1", "2", "1", "finished"])
        #expect([1, 3, 2].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.events() == ["1", "2", "finished"])
    }

    @Test("dropFirst, drop(while:), prefix, prefix(while:), first, output choose by place")
    func places() {
        #expect((1...4).publisher.dropFirst().events() == ["2", "3", "4", "finished"])
        #expect((1...4).publisher.dropFirst(9).events() == ["finished"])
        #expect([1, 2, 1].publisher.drop { $0 < 2 }.events() == ["2", "1", "finished"])
        #expect((1...4).publisher.prefix(2).events() == ["1", "2", "finished"])
        #expect((1...4).publisher.prefix(0).events() == ["finished"])
        #expect((1...4).publisher.prefix { $0 < 3 }.events() == ["1", "2", "finished"])
        #expect((1...4).publisher.first().events() == ["1", "finished"])
        #expect((1...4).publisher.first { $0 > 2 }.events() == ["3", "finished"])
        #expect((1...4).publisher.output(at: 1).events() == ["2", "finished"])
        #expect((1...4).publisher.output(in: 1...2).events() == ["2", "3", "finished"])
    }

    @Test("prefix cancels its upstream with its last value, also where that value comes back in")
    func prefixReentrancy() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = 0
        let probe = Probe<Int, Never>(.unlimited)
        probe.onValue = { subject.send($0 + 1) }
        subject.handleEvents(receiveCancel: { cancelled += 1 }).prefix(2).subscribe(probe)
        subject.send(1)
        #expect(probe.received == ["subscription", "1", "2", "finished"])
        #expect(cancelled == 1)
    }

    @Test("prefix(untilOutputFrom:) ends and drop(untilOutputFrom:) begins with another publisher's first value")
    func until() {
        let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (prefix, drop) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        source.prefix(untilOutputFrom: signal).subscribe(prefix)
        source.drop(untilOutputFrom: signal).subscribe(drop)
        source.send(1)
        signal.send()
        source.send(2)
        #expect(prefix.received == ["subscription", "1", "finished"])
        #expect(drop.received == ["subscription", "2"])
        drop.cancel()
    }
}

@Suite struct ReducingTests {
    @Test("reduce, collect, last, count, min, max and the like send one value at the end")
    func reduce() {
        #expect((1...3).publisher.reduce(0, +).events() == ["6", "finished"])
        #expect((1...3).publisher.collect().events() == ["[1, 2, 3]", "finished"])
        #expect((1...3).publisher.last().events() == ["3", "finished"])
        #expect((1...4).publisher.last { $0 < 3 }.events() == ["2", "finished"])
        #expect((1...3).publisher.count().events() == ["3", "finished"])
        #expect([2, 1, 3].publisher.min().events() == ["1", "finished"])
        #expect([2, 3, 1].publisher.max().events() == ["3", "finished"])
        #expect((1...3).publisher.ignoreOutput().events() == ["finished"])
        #expect((1...3).publisher.allSatisfy { $0 < 3 }.events() == ["false", "finished"])
        #expect((1...3).publisher.contains(2).events() == ["true", "finished"])
        #expect([Int]().publisher.last().events() == ["finished"])
        #expect([Int]().publisher.replaceEmpty(with: 5).events() == ["5", "finished"])
        #expect([1].publisher.replaceEmpty(with: 5).events() == ["1", "finished"])
    }

    @Test("contains ends with the first match and cancels its upstream")
    func containsEndsEarly() {
        var seen: [Int] = []
        let events = (1...5).publisher.handleEvents(receiveOutput: { seen.append($0) }).contains(3).events()
        #expect(events == ["true", "finished"])
        #expect(seen == [1, 2, 3])
    }

    @Test("A result waits until it is asked for")
    func waits() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>()
        subject.reduce(0, +).subscribe(probe)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(probe.received == ["subscription"])
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "3", "finished"])
    }

    @Test("collect(_:) asks for whole groups, and sends a shorter one at the end")
    func groups() {
        let probe = Probe<[Int], Never>(.max(1))
        var requests: [Subscribers.Demand] = []
        (1...5).publisher.handleEvents(receiveRequest: { requests.append($0) }).collect(2).subscribe(probe)
        #expect(probe.received == ["subscription", "[1, 2]"])
        #expect(requests == [.max(2)])
        probe.request(.unlimited)
        #expect(probe.received == ["subscription", "[1, 2]", "[3, 4]", "[5]", "finished"])
    }

    @Test("A failure is passed on and the result is not sent")
    func failure() {
        let publisher = (1...2).publisher.setFailureType(to: Fault.self).append(Fail(error: .one))
        #expect(publisher.collect().events() == ["failure(CombineTests.Fault.one)"])
        #expect(publisher.reduce(0, +).events() == ["failure(CombineTests.Fault.one)"])
    }
}

@Suite struct FailureTests {
    private var failing: AnyPublisher<Int, Fault> {
        (1...2).publisher.setFailureType(to: Fault.self).append(Fail(error: .one)).eraseToAnyPublisher()
    }

    @Test("mapError, catch, replaceError and retry deal with a failure")
    func failures() {
        #expect(failing.mapError { _ in Fault.two }.events() == ["1", "2", "failure(CombineTests.Fault.two)"])
        #expect(failing.catch { _ in Just(9) }.events() == ["1", "2", "9", "finished"])
        #expect(failing.replaceError(with: 0).events() == ["1", "2", "0", "finished"])
        #expect(failing.retry(1).events() == ["1", "2", "1", "2", "failure(CombineTests.Fault.one)"])
        #expect(failing.tryCatch { error -> Just<Int> in throw error }.events() == ["1", "2", "failure(CombineTests.Fault.one)"])
        #expect(Just(1).assertNoFailure().events() == ["1", "finished"])
    }

    @Test("Demand that was not met goes along to the publisher that follows")
    func demandGoesAlong() {
        let probe = Probe<Int, Never>(.max(3))
        failing.catch { _ in (7...9).publisher }.subscribe(probe)
        #expect(probe.received == ["subscription", "1", "2", "7"])
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "1", "2", "7", "8"])
    }

    @Test("prepend and append send before and after")
    func concatenate() {
        #expect([2].publisher.prepend(0, 1).append([3]).events() == ["0", "1", "2", "3", "finished"])
        #expect([2].publisher.append(Just(5)).prepend(Just(1)).events() == ["1", "2", "5", "finished"])
        let probe = Probe<Int, Never>(.max(2))
        [1].publisher.append(2, 3).subscribe(probe)
        #expect(probe.received == ["subscription", "1", "2"])
    }
}

@Suite struct ObservingTests {
    @Test("handleEvents tells of everything in order")
    func handleEvents() {
        var log: [String] = []
        let probe = Probe<Int, Never>(.max(1))
        [1, 2].publisher.handleEvents(
            receiveSubscription: { _ in log.append("subscription") },
            receiveOutput: { log.append("output \($0)") },
            receiveCompletion: { log.append("\($0)") },
            receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).subscribe(probe)
        probe.cancel()
        #expect(log == ["subscription", "request max(1)", "output 1", "cancel"])
    }

    @Test("print writes a line for each event to its stream")
    func printing() {
        final class Text: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let text = Text()
        _ = Just(1).print("p", to: text).events()
        let lines = text.text.split(separator: "\n")
        #expect(lines.first?.hasPrefix("p: receive subscription: (") == true)
        #expect(lines.dropFirst() == ["p: request unlimited", "p: receive value: (1)", "p: receive finished"])
    }
}
