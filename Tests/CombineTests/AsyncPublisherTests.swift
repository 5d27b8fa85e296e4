import Combine
import Testing

@Suite struct AsyncPublisherTests {
    @Test("values gives each value and ends")
    func values() async {
        var seen: [Int] = []
        for await value in (1...3).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test("A failure is thrown after the values before it")
    func failure() async {
        var seen: [Int] = []
        let publisher = [1].publisher.setFailureType(to: Fault.self).append(Fail(error: .two))
        await #expect(throws: Fault.two) {
            for try await value in publisher.values { seen.append(value) }
        }
        #expect(seen == [1])
    }

    @Test("A loop on the main actor over a published property sees what is written meanwhile")
    @MainActor func published() async {
        @MainActor final class Model: ObservableObject { @Published var value = 0 }
        let model = Model()
        var seen: [Int] = []
        for await value in model.$value.values {
            seen.append(value)
            if value == 3 { break }
            model.value = value + 1
        }
        #expect(seen == [0, 1, 2, 3])
    }

    @Test("A task that is cancelled stops waiting and cancels its subscription")
    @MainActor func cancellation() async {
        let subject = PassthroughSubject<Int, Never>()
        var (subscribed, cancelled) = (false, false)
        let events = subject.handleEvents(receiveSubscription: { _ in subscribed = true }, receiveCancel: { cancelled = true })
        let task = Task { @MainActor in
            for await _ in events.values {}
            return "ended"
        }
        // On a busy machine, one turn is not enough for the task to begin.
        while !subscribed { await Task.yield() }
        task.cancel()
        #expect(await task.value == "ended")
        #expect(cancelled)
    }

    @Test("A future's value can be awaited")
    func future() async {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
        let task = Task { await Future<Int, Never> { $0(.success(5)) }.value }
        task.cancel()
        #expect(await task.value == 5)
        await #expect(throws: Fault.one) { try await Future<Int, Fault> { $0(.failure(.one)) }.value }
    }
}
