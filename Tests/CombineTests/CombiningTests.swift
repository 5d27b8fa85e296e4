import Combine
import Testing

@Suite struct CombiningTests {
    @Test("combineLatest sends once all have a value, then whenever one sends, and ends when all have ended")
    func combineLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let probe = Probe<String, Never>(.unlimited)
        a.combineLatest(b) { "\($0)\($1)" }.subscribe(probe)
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        a.send(completion: .finished)
        b.send("z")
        b.send(completion: .finished)
        #expect(probe.received == ["subscription", "2x", "3x", "3y", "3z", "finished"])
    }

    @Test("combineLatest of four current values begins with all of them")
    func combineLatestFour() {
        let values = [1, 2, 3, 4].map { CurrentValueSubject<Int, Never>($0) }
        let probe = Probe<[Int], Never>(.unlimited)
        values[0].combineLatest(values[1], values[2], values[3]) { [$0, $1, $2, $3] }.subscribe(probe)
        values[2].send(9)
        #expect(probe.received == ["subscription", "[1, 2, 3, 4]", "[1, 2, 9, 4]"])
        #expect(Just(1).combineLatest(Just("a"), Just(true)).events() == [#"(1, "a", true)"#, "finished"])
        probe.cancel()
    }

    @Test("combineLatest ends at once where one ends without a value, and with the first failure")
    func combineLatestEnds() {
        #expect(PassthroughSubject<Int, Never>().combineLatest(Empty<Int, Never>()).events() == ["finished"])
        #expect(
            PassthroughSubject<Int, Fault>().combineLatest(Fail<Int, Fault>(error: .two)).events()
                == ["failure(CombineTests.Fault.two)"])
    }

    @Test("zip pairs values in turn, and ends when no pair can come")
    func zip() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let probe = Probe<String, Never>(.unlimited)
        a.zip(b) { "\($0)\($1)" }.subscribe(probe)
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(completion: .finished)
        b.send("y")
        #expect(probe.received == ["subscription", "1x", "2y", "finished"])
        #expect((1...2).publisher.zip((3...9).publisher, (5...6).publisher).events() == ["(1, 3, 5)", "(2, 4, 6)", "finished"])
    }

    @Test("zip passes demand on to each of its publishers")
    func zipDemand() {
        let probe = Probe<(Int, Int), Never>(.max(1))
        var taken: [Int] = []
        (1...3).publisher.handleEvents(receiveOutput: { taken.append($0) }).zip((4...6).publisher).subscribe(probe)
        #expect(probe.received == ["subscription", "(1, 4)"])
        #expect(taken == [1])
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "(1, 4)", "(2, 5)"])
    }

    @Test("merge sends what any sends, and ends when all have ended")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        a.merge(with: b).subscribe(probe)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(probe.received == ["subscription", "1", "2", "3", "finished"])
        #expect(Publishers.MergeMany(Just(1), Just(2)).events() == ["1", "2", "finished"])
        #expect(Just(1).merge(with: [2, 3].publisher, Just(4)).events() == ["1", "2", "3", "4", "finished"])
    }

    @Test("flatMap sends what the publishers send that it makes, and ends with the last of them")
    func flatMap() {
        let subjects = [1: PassthroughSubject<String, Never>(), 2: PassthroughSubject<String, Never>()]
        let source = PassthroughSubject<Int, Never>()
        let probe = Probe<String, Never>(.unlimited)
        source.flatMap { subjects[$0]! }.subscribe(probe)
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        subjects[1]!.send("a")
        subjects[2]!.send("b")
        subjects[1]!.send(completion: .finished)
        subjects[2]!.send("c")
        subjects[2]!.send(completion: .finished)
        #expect(probe.received == ["subscription", "a", "b", "c", "finished"])
    }

    @Test("flatMap holds values for which there is no demand, and loses none")
    func flatMapDemand() {
        let probe = Probe<Int, Never>(.max(1))
        (1...2).publisher.flatMap { [$0 * 10, $0 * 10 + 1].publisher }.subscribe(probe)
        #expect(probe.received == ["subscription", "10"])
        probe.request(.max(2))
        #expect(probe.received.count == 4)
        probe.request(.unlimited)
        #expect(probe.received.dropFirst().dropLast().sorted() == ["10", "11", "20", "21"])
        #expect(probe.received.last == "finished")
    }

    @Test("flatMap with a limit subscribes to the next only when one has ended")
    func flatMapLimit() {
        let first = PassthroughSubject<Int, Never>()
        var made: [Int] = []
        let probe = Probe<Int, Never>(.unlimited)
        (1...2).publisher.flatMap(maxPublishers: .max(1)) { value -> AnyPublisher<Int, Never> in
            made.append(value)
            return value == 1 ? first.eraseToAnyPublisher() : Just(7).eraseToAnyPublisher()
        }.subscribe(probe)
        #expect(made == [1])
        first.send(5)
        first.send(completion: .finished)
        #expect(made == [1, 2])
        #expect(probe.received == ["subscription", "5", "7", "finished"])
    }

    @Test("flatMap ends with the first failure and cancels the others")
    func flatMapFailure() {
        var cancelled = 0
        let endless = PassthroughSubject<Int, Fault>().handleEvents(receiveCancel: { cancelled += 1 })
        let events = (1...2).publisher.flatMap { value -> AnyPublisher<Int, Fault> in
            value == 1 ? endless.eraseToAnyPublisher() : Fail(error: .one).eraseToAnyPublisher()
        }.events()
        #expect(events == ["failure(CombineTests.Fault.one)"])
        #expect(cancelled == 1)
    }

    @Test("switchToLatest cancels the publisher before, and ends when source and latest have ended")
    func switchToLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var cancelled = 0
        let source = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.switchToLatest().subscribe(probe)
        source.send(a.handleEvents(receiveCancel: { cancelled += 1 }).eraseToAnyPublisher())
        a.send(1)
        source.send(b.eraseToAnyPublisher())
        a.send(2)
        b.send(3)
        #expect(cancelled == 1)
        source.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        #expect(probe.received == ["subscription", "1", "3", "4", "finished"])
    }

    @Test("share subscribes once for all, and again after all have gone")
    func share() {
        var subscriptions = 0
        var cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancelled += 1 }
        ).share()
        let (first, second) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        shared.subscribe(first)
        shared.subscribe(second)
        subject.send(1)
        first.cancel()
        subject.send(2)
        #expect((subscriptions, cancelled) == (1, 0))
        second.cancel()
        #expect((subscriptions, cancelled) == (1, 1))
        #expect(first.received == ["subscription", "1"])
        #expect(second.received == ["subscription", "1", "2"])
        let third = Probe<Int, Never>(.unlimited)
        shared.subscribe(third)
        subject.send(3)
        #expect(subscriptions == 2)
        #expect(third.received == ["subscription", "3"])
        third.cancel()
    }

    @Test("A connectable publisher sends when it is connected")
    func connect() {
        let connectable = (1...2).publisher.makeConnectable()
        let probe = Probe<Int, Never>(.unlimited)
        connectable.subscribe(probe)
        #expect(probe.received == ["subscription"])
        let connection = connectable.connect()
        #expect(probe.received == ["subscription", "1", "2", "finished"])
        connection.cancel()
    }
}
