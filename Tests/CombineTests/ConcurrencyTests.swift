import Combine
import Dispatch
import Synchronization
import Testing

@Suite struct ConcurrencyTests {
    @Test("What several threads send through merge reaches the subscriber one at a time and complete")
    func merge() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let overlaps = Atomic<Int>(0)
        let inside = Atomic<Bool>(false)
        var sum = 0
        let cancellable = Publishers.MergeMany(subjects).sink { value in
            if inside.exchange(true, ordering: .acquiringAndReleasing) { overlaps.add(1, ordering: .relaxed) }
            sum += value
            inside.store(false, ordering: .releasing)
        }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 1...1_000 { subjects[thread].send(value) }
        }
        #expect(overlaps.load(ordering: .relaxed) == 0)
        #expect(sum == 4 * 500_500)
        _ = cancellable
    }

    @Test("Subscribers may come and go on other threads while a subject sends")
    func churn() {
        let subject = PassthroughSubject<Int, Never>()
        let received = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<500 {
                if thread == 0 {
                    subject.send(value)
                } else {
                    let cancellable = subject.sink { _ in received.add(1, ordering: .relaxed) }
                    if value % 2 == 0 { cancellable.cancel() }
                }
            }
        }
        let before = received.load(ordering: .relaxed)
        subject.send(1)
        #expect(received.load(ordering: .relaxed) == before)
    }

    @Test("The default objectWillChange is one publisher, whichever thread asks first")
    func firstAccess() {
        final class Model: ObservableObject, @unchecked Sendable {
            @Published var a = 0
            @Published var b = 0
        }
        final class Bare: ObservableObject, @unchecked Sendable {}
        for _ in 0..<200 {
            let (model, bare) = (Model(), Bare())
            let seen = Mutex<Set<ObjectIdentifier>>([])
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let publishers = [ObjectIdentifier(model.objectWillChange), ObjectIdentifier(bare.objectWillChange)]
                seen.withLock { $0.formUnion(publishers) }
            }
            #expect(seen.withLock { $0.count } == 2)
        }
    }
}
