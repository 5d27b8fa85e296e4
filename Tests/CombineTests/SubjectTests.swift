import Combine
import Testing

@Suite struct PassthroughSubjectTests {
    @Test("A subscriber gets what is sent while it has demand; the rest is dropped")
    func demand() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        subject.subscribe(probe)
        subject.send(1)
        subject.send(2)
        probe.request(.max(2))
        subject.send(3)
        probe.answer = .max(1)
        subject.send(4)
        subject.send(5)
        probe.answer = .none
        subject.send(6)
        subject.send(7)
        #expect(probe.received == ["subscription", "1", "3", "4", "5", "6"])
    }

    @Test("The end reaches every subscriber once, later ones at once, and nothing follows it")
    func completion() {
        let subject = PassthroughSubject<Int, Fault>()
        let early = Probe<Int, Fault>(.unlimited)
        subject.subscribe(early)
        subject.send(completion: .failure(.one))
        subject.send(completion: .finished)
        subject.send(1)
        let late = Probe<Int, Fault>(.unlimited)
        subject.subscribe(late)
        #expect(early.received == ["subscription", "failure(CombineTests.Fault.one)"])
        #expect(late.received == ["subscription", "failure(CombineTests.Fault.one)"])
    }

    @Test("A subscriber that cancels itself or another during delivery stops it there")
    func cancelWhileSending() {
        let subject = PassthroughSubject<Int, Never>()
        let second = Probe<Int, Never>(.unlimited)
        let first = Probe<Int, Never>(.unlimited)
        first.onValue = { _ in
            first.cancel()
            second.cancel()
        }
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        subject.send(2)
        #expect(first.received == ["subscription", "1"])
        #expect(second.received == ["subscription"])
    }

    @Test("A value sent from within a delivery goes to all before the outer one goes on")
    func reentrancy() {
        let subject = PassthroughSubject<Int, Never>()
        let first = Probe<Int, Never>(.unlimited)
        let second = Probe<Int, Never>(.unlimited)
        first.onValue = { if $0 == 1 { subject.send(2) } }
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        #expect(first.received == ["subscription", "1", "2"])
        #expect(second.received == ["subscription", "2", "1"])
    }

    @Test("A subject asks its upstream for values when somebody first asks it")
    func upstream() {
        var requests: [Subscribers.Demand] = []
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = [1, 2].publisher.handleEvents(receiveRequest: { requests.append($0) }).subscribe(subject)
        #expect(requests == [])
        let probe = Probe<Int, Never>(.max(1))
        subject.subscribe(probe)
        #expect(requests == [.unlimited])
        #expect(probe.received == ["subscription", "1", "finished"])
        _ = cancellable
    }
}

@Suite struct CurrentValueSubjectTests {
    @Test("A subscriber gets the current value first, and each later one")
    func current() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = Probe<Int, Never>(.unlimited)
        subject.subscribe(probe)
        subject.value = 2
        subject.send(3)
        #expect(subject.value == 3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(subject.value == 3)
        #expect(probe.received == ["subscription", "1", "2", "3", "finished"])
    }

    @Test("The value is the new one while it is delivered")
    func didSet() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let cancellable = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        #expect(seen == [1, 2])
        _ = cancellable
    }

    @Test("What was sent without demand is skipped but for the newest")
    func demand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = Probe<Int, Never>(.max(1))
        subject.subscribe(probe)
        subject.send(2)
        subject.send(3)
        probe.request(.max(1))
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "1", "3"])
        subject.send(4)
        #expect(probe.received == ["subscription", "1", "3", "4"])
    }
}
