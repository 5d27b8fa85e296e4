import Combine
import Foundation
import Testing

@Suite struct TimeTests {
    private let clock = ManualClock()

    @Test("Timer.publish sends at each interval of the host's clock, and stops when nobody listens")
    func timer() {
        var dates: [TimeInterval] = []
        let cancellable = clock.host {
            Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink {
                dates.append($0.timeIntervalSinceReferenceDate)
            }
        }
        clock.advance(by: .milliseconds(400))
        #expect(dates == [])
        clock.advance(by: .milliseconds(1_200))
        #expect(dates == [0.5, 1, 1.5])
        cancellable.cancel()
        #expect(clock.waiting == 0)
        clock.advance(by: .seconds(5))
        #expect(dates.count == 3)
    }

    @Test("debounce sends the last value once it was quiet")
    func debounce() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        clock.host { subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).subscribe(probe) }
        subject.send(1)
        clock.advance(by: .milliseconds(200))
        subject.send(2)
        clock.advance(by: .milliseconds(299))
        #expect(probe.received == ["subscription"])
        clock.advance(by: .milliseconds(1))
        #expect(probe.received == ["subscription", "2"])
        #expect(clock.waiting == 0)
        subject.send(3)
        subject.send(completion: .finished)
        #expect(clock.waiting == 0)
        clock.advance(by: .seconds(1))
        #expect(probe.received == ["subscription", "2", "finished"])
    }

    @Test("delay keeps values, end and order, each later by the interval")
    func delay() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        clock.host { subject.delay(for: 1, scheduler: RunLoop.main).subscribe(probe) }
        subject.send(1)
        clock.advance(by: .milliseconds(500))
        subject.send(2)
        subject.send(completion: .finished)
        clock.advance(by: .milliseconds(500))
        #expect(probe.received == ["subscription", "1"])
        clock.advance(by: .milliseconds(500))
        #expect(probe.received == ["subscription", "1", "2", "finished"])
    }

    @Test("throttle sends the last or the first value of each interval", arguments: [true, false])
    func throttle(latest: Bool) {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        clock.host {
            subject.throttle(for: .seconds(1), scheduler: OnTheSpot(), latest: latest).subscribe(probe)
        }
        subject.send(1)
        #expect(probe.received == ["subscription", "1"])
        clock.advance(by: .milliseconds(300))
        subject.send(2)
        subject.send(3)
        clock.advance(by: .milliseconds(699))
        #expect(probe.received == ["subscription", "1"])
        clock.advance(by: .milliseconds(1))
        #expect(probe.received == ["subscription", "1", latest ? "3" : "2"])
        subject.send(4)
        subject.send(completion: .finished)
        clock.advance(by: .seconds(1))
        #expect(probe.received == ["subscription", "1", latest ? "3" : "2", "4", "finished"])
    }

    @Test("timeout ends, with the error given, where it stays quiet, and not before")
    func timeout() {
        let subject = PassthroughSubject<Int, Fault>()
        let probe = Probe<Int, Fault>(.unlimited)
        clock.host { subject.timeout(.seconds(1), scheduler: DispatchQueue.main) { Fault.two }.subscribe(probe) }
        clock.advance(by: .milliseconds(900))
        subject.send(1)
        clock.advance(by: .milliseconds(900))
        #expect(probe.received == ["subscription", "1"])
        clock.advance(by: .milliseconds(100))
        #expect(probe.received == ["subscription", "1", "failure(CombineTests.Fault.two)"])
        #expect(clock.waiting == 0)
    }

    @Test("What is subscribed from within scheduled work goes by the same clock")
    func inherits() {
        var log: [String] = []
        var inner: AnyCancellable?
        let outer = clock.host {
            Just(1).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in
                log.append("outer")
                inner = Just(2).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in log.append("inner") }
            }
        }
        clock.advance(by: .seconds(1))
        #expect(log == ["outer"])
        clock.advance(by: .seconds(1))
        #expect(log == ["outer", "inner"])
        _ = (inner, outer)
    }

    @Test("Cancelling takes scheduled work back")
    func cancel() {
        var sent = 0
        let cancellable = clock.host {
            Just(1).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in sent += 1 }
        }
        cancellable.cancel()
        clock.advance(by: .seconds(2))
        #expect(sent == 0)
    }

    @Test("A scheduler's now and repeated work follow the host's clock")
    func scheduler() {
        clock.host {
            let start = DispatchQueue.main.now
            clock.advance(by: .seconds(2))
            #expect(start.distance(to: DispatchQueue.main.now) == .seconds(2))
            #expect(OperationQueue.main.now.date.timeIntervalSinceReferenceDate == 2)
            var fired = 0
            let work = DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 1), interval: 2) { fired += 1 }
            clock.advance(by: .seconds(5))
            #expect(fired == 3)
            work.cancel()
            clock.advance(by: .seconds(5))
            #expect(fired == 3)
        }
    }

    @Test("Without a host's clock, work takes real time and comes on the main queue")
    @MainActor func realTime() async {
        let start = ContinuousClock.now
        var count = 0
        for await _ in Just(1).delay(for: .milliseconds(20), scheduler: DispatchQueue.main)
            .handleEvents(receiveOutput: { _ in
                dispatchPrecondition(condition: .onQueue(.main))
                count += 1
            }).values
        {}
        #expect(ContinuousClock.now - start >= .milliseconds(20))
        #expect(count == 1)
    }

    @Test("receive(on:) keeps the order on a concurrent queue, and subscribe(on:) subscribes there")
    func queues() async {
        var received: [Int] = []
        for await value in (1...200).publisher.receive(on: DispatchQueue.global()).collect().values { received = value }
        #expect(received == Array(1...200))
        let queue = DispatchQueue(label: "subscribing")
        let mark = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: mark, value: true)
        var wasThere: Bool?
        let deferred = Deferred { () -> Just<Int> in
            wasThere = DispatchQueue.getSpecific(key: mark)
            return Just(1)
        }
        for await _ in deferred.subscribe(on: queue).values {}
        #expect(wasThere == true)
    }

    @Test("The immediate scheduler does everything at once")
    func immediate() {
        #expect(
            Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).receive(on: ImmediateScheduler.shared).events()
                == ["1", "finished"])
    }
}

/// Runs work that is not delayed at once, and other work by the host's clock.
private struct OnTheSpot: Scheduler {
    var now: DispatchQueue.SchedulerTimeType { DispatchQueue.main.now }
    var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
        after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        DispatchQueue.main.schedule(after: date, action)
    }

    func schedule(
        after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
        tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        DispatchQueue.main.schedule(after: date, interval: interval, action)
    }
}
