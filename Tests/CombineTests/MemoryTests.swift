import Combine
import Foundation
import Testing

private final class Token {}

@Suite struct MemoryTests {
    /// Builds a subscription whose closures hold a token, ends it, and tells whether the token has gone.
    private func isFreed(_ subscribe: (Token) -> AnyCancellable, then end: (AnyCancellable) -> Void = { $0.cancel() }) -> Bool {
        weak var weakly: Token?
        var cancellable: AnyCancellable?
        do {
            let token = Token()
            weakly = token
            cancellable = subscribe(token)
        }
        guard weakly != nil, let held = cancellable else { return false }
        end(held)
        return weakly == nil
    }

    @Test("Cancelling a sink lets go of all that its chain captured")
    func cancel() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(
            isFreed { token in
                subject.map { _ in token }.filter { _ in true }.removeDuplicates { $0 === $1 }.scan(token) { $1 }
                    .handleEvents(receiveOutput: { _ in _ = token }).sink { _ in _ = token }
            })
        #expect(isFreed { token in subject.flatMap { _ in Just(token) }.sink { _ in _ = token } })
        #expect(isFreed { token in subject.map { _ in Just(token) }.switchToLatest().sink { _ in _ = token } })
        #expect(isFreed { token in subject.combineLatest(subject.map { _ in token }).sink { _ in _ = token } })
        #expect(isFreed { token in subject.zip(subject) { _, _ in token }.collect().sink { _ in _ = token } })
        #expect(isFreed { token in subject.map { _ in token }.share().sink { _ in _ = token } })
        #expect(isFreed { token in subject.prepend(1).append(2).sink { _ in _ = token } })
        #expect(isFreed { token in subject.receive(on: DispatchQueue.main).sink { _ in _ = token } })
        #expect(isFreed { token in subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).sink { _ in _ = token } })
    }

    @Test("The end of a publisher lets go too, while its cancellable is still held")
    func completion() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(
            isFreed({ token in subject.map { _ in token }.sink { _ in _ = token } }) { held in
                subject.send(completion: .finished)
                withExtendedLifetime(held) {}
            })
    }

    @Test("Letting go of a cancellable cancels")
    func drop() {
        var cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        var bag: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        subject.handleEvents(receiveCancel: { cancelled += 1 }).sink { _ in }.store(in: &bag)
        subject.handleEvents(receiveCancel: { cancelled += 1 }).sink { _ in }.store(in: &list)
        #expect(cancelled == 0)
        bag.removeAll()
        list.removeAll()
        #expect(cancelled == 2)
    }

    @Test("A cancellable acts once, and can be cancelled from within its own action")
    func once() {
        var count = 0
        var cancellable: AnyCancellable?
        cancellable = AnyCancellable {
            count += 1
            cancellable?.cancel()
        }
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
    }

    @Test("Subjects and published properties keep no subscription that has ended or was cancelled")
    func upstreams() {
        final class Target: ObservableObject { @Published var value = 0 }
        final class Endless: Publisher {
            typealias Output = Int
            typealias Failure = Never
            final class Link: Subscription {
                func request(_ demand: Subscribers.Demand) {}
                func cancel() {}
            }
            weak var link: Link?
            var finish: () -> Void = {}
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                let link = Link()
                self.link = link
                finish = { subscriber.receive(completion: .finished) }
                subscriber.receive(subscription: link)
            }
        }
        let endless = Endless()
        let (passthrough, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        endless.subscribe(passthrough).cancel()
        #expect(endless.link == nil)
        endless.subscribe(current).cancel()
        #expect(endless.link == nil)
        let target = Target()
        endless.assign(to: &target.$value)
        #expect(endless.link != nil)
        endless.finish()
        #expect(endless.link == nil)
    }

    @Test("A value whose end comes back into the publisher does not block it")
    func endOfValues() {
        final class Bomb {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            deinit { action() }
        }
        let clock = ManualClock()
        let subject = PassthroughSubject<Bomb?, Never>()
        let current = CurrentValueSubject<Bomb?, Never>(nil)
        var ended = 0
        let bag = clock.host {
            [
                subject.combineLatest(Just(1)).map { _ in 0 }.sink { _ in },
                subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in },
                subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { _ in },
                subject.subscribe(current),
            ]
        }
        for _ in 0..<3 {
            subject.send(
                Bomb {
                    ended += 1
                    if ended < 10 { subject.send(nil) }
                    current.value = nil
                })
        }
        clock.advance(by: .seconds(3))
        subject.send(nil)
        clock.advance(by: .seconds(3))
        #expect(ended == 3)
        _ = bag
    }

    @Test("assign(to:on:) holds its object until the end")
    func assign() {
        final class Target { var value = 0 }
        let subject = PassthroughSubject<Int, Never>()
        var target: Target? = Target()
        weak let weakly = target
        let cancellable = subject.assign(to: \.value, on: target!)
        subject.send(3)
        #expect(target?.value == 3)
        target = nil
        #expect(weakly != nil)
        cancellable.cancel()
        #expect(weakly == nil)
    }

    @Test("A manual clock holds nothing of a cancelled debounce")
    func debounce() {
        let clock = ManualClock()
        let subject = PassthroughSubject<Int, Never>()
        #expect(
            isFreed({ token in
                let cancellable = clock.host {
                    subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in _ = token }
                }
                subject.send(1)
                return cancellable
            }))
        #expect(clock.waiting == 0)
    }

    @Test("A notification subscription stops and frees when cancelled")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        var seen = 0
        #expect(
            isFreed({ token in
                let cancellable = center.publisher(for: name).sink { _ in
                    seen += 1
                    _ = token
                }
                center.post(name: name, object: nil)
                center.post(name: Notification.Name("other"), object: nil)
                return cancellable
            }))
        center.post(name: name, object: nil)
        #expect(seen == 1)
    }
}
