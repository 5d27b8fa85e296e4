import Combine
import Foundation
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var plain = 0
}

private class Base: ObservableObject {
    let padding = 1
    @Published var base = 0
}

private final class Derived: Base {
    @Published var derived = 0
}

private class Unpublished: ObservableObject {}

private final class Late: Unpublished {
    @Published var value = 0
}

private final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var silent = 0
}

private class Mixed<Value>: NSObject, ObservableObject {
    weak var parent: NSObject?
    unowned(unsafe) var owner: NSObject?
    lazy var late = [1, 2]
    let closure: (Int) -> Int = { $0 }
    var existential: any Error = Fault.one
    var tuple: (Int, String, Value?) = (1, "", nil)
    @Published var first: Value?
    private var cache: [String: Value] = [:]
    @Published private(set) var last: [Value] = []

    func add(_ value: Value) { last.append(value) }
}

private final class MixedText: Mixed<String> {
    @Published var own = ""
}

private final class Generic<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

@MainActor private final class Isolated: ObservableObject {
    @Published var input = 0
    @Published private(set) var doubled = 0
    private var bag: Set<AnyCancellable> = []

    init() {
        $input.map { $0 * 2 }.assign(to: &$doubled)
        $input.sink { [weak self] in self?.seen.append($0) }.store(in: &bag)
    }

    var seen: [Int] = []
}

@Suite struct PublishedTests {
    @Test("Each write of a published property sends objectWillChange once, equal values too, and other properties do not (C077)")
    func objectWillChange() {
        let counter = Counter()
        var sent = 0
        let cancellable = counter.objectWillChange.sink { sent += 1 }
        counter.count = 1
        counter.count = 1
        counter.name = "b"
        counter.plain = 5
        #expect(sent == 3)
        cancellable.cancel()
        counter.count = 2
        #expect(sent == 3)
    }

    @Test("objectWillChange comes before the property's publisher, and both before the property has the value")
    func order() {
        let counter = Counter()
        var log: [String] = []
        let first = counter.objectWillChange.sink { log.append("will change, count \(counter.count)") }
        let second = counter.$count.sink { log.append("value \($0), count \(counter.count)") }
        counter.count = 1
        #expect(log == ["value 0, count 0", "will change, count 0", "value 1, count 0"])
        #expect(counter.count == 1)
        _ = (first, second)
    }

    @Test("The default publisher is the same each time, for objects with published properties and without")
    func sameInstance() {
        let counter = Counter()
        let unpublished = Unpublished()
        #expect(counter.objectWillChange === counter.objectWillChange)
        #expect(unpublished.objectWillChange === unpublished.objectWillChange)
        #expect(unpublished.objectWillChange !== Unpublished().objectWillChange)
    }

    @Test("Published properties of superclass and subclass send through one publisher")
    func inheritance() {
        let derived = Derived()
        var sent = 0
        let cancellable = (derived as Base).objectWillChange.sink { sent += 1 }
        derived.base = 1
        derived.derived = 1
        #expect(sent == 2)
        #expect(derived.objectWillChange === (derived as Base).objectWillChange)

        let late = Late()
        let other = late.objectWillChange.sink { sent += 1 }
        late.value = 1
        #expect(sent == 3)
        _ = (cancellable, other)
    }

    @Test("An object that has a publisher of its own is asked to send by itself")
    func ownPublisher() {
        let manual = Manual()
        var sent: [String] = []
        let cancellable = manual.objectWillChange.sink { sent.append($0) }
        manual.silent = 1
        manual.objectWillChange.send("now")
        #expect(sent == ["now"])
        _ = cancellable
    }

    @Test("Fields of generic classes are found")
    func generics() {
        let generic = Generic([1, 2])
        var sent = 0
        let cancellable = generic.objectWillChange.sink { sent += 1 }
        generic.value.append(3)
        #expect(sent == 1)
        #expect(generic.value == [1, 2, 3])
        _ = cancellable
    }

    @Test("Fields are found among those of any kind, under NSObject and generic superclasses")
    func anyFields() {
        let mixed = MixedText()
        var sent = 0
        let cancellable = mixed.objectWillChange.sink { sent += 1 }
        mixed.first = "a"
        mixed.add("b")
        mixed.own = "c"
        mixed.tuple.0 = 2
        #expect(sent == 3)
        #expect(mixed.last == ["b"])
        _ = cancellable
    }

    @Test("A write from within the property's own subscriber is overwritten by the write that caused it")
    func reentrancy() {
        let counter = Counter()
        var seen: [Int] = []
        let cancellable = counter.$count.sink { value in
            seen.append(value)
            if value == 1 { counter.count = 10 }
        }
        counter.count = 1
        #expect(seen == [0, 1, 10])
        #expect(counter.count == 1)
        _ = cancellable
    }

    @Test("A subscriber without demand gets the newest value once it asks")
    func demand() {
        let counter = Counter()
        let probe = Probe<Int, Never>()
        counter.$count.subscribe(probe)
        counter.count = 1
        counter.count = 2
        #expect(probe.received == ["subscription"])
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "2"])
        probe.request(.max(2))
        counter.count = 3
        counter.count = 4
        counter.count = 5
        #expect(probe.received == ["subscription", "2", "3", "4"])
        probe.request(.max(1))
        #expect(probe.received == ["subscription", "2", "3", "4", "5"])
        probe.cancel()
    }

    @Test("assign(to:) writes to another published property of a main-actor object, which it does not keep")
    @MainActor func assign() {
        var object: Isolated? = Isolated()
        weak let gone = object
        object?.input = 4
        #expect(object?.doubled == 8)
        #expect(object?.seen == [0, 4])
        var sent = 0
        let cancellable = object?.objectWillChange.sink { sent += 1 }
        object?.input = 5
        #expect(sent == 2)
        object = nil
        #expect(gone == nil)
        _ = cancellable
    }

    @Test("The table of default publishers keeps no object and mistakes no new object for one that has gone")
    func table() {
        weak var first: Unpublished?
        var publishers: Set<ObjectIdentifier> = []
        var kept: [ObservableObjectPublisher] = []
        for _ in 0..<200 {
            let object = Unpublished()
            first = first ?? object
            kept.append(object.objectWillChange)
            publishers.insert(ObjectIdentifier(object.objectWillChange))
        }
        #expect(first == nil)
        #expect(publishers.count == 200)
    }

    @Test("Ten thousand subscribers come and go in their order")
    func manySubscribers() {
        let counter = Counter()
        var sent: [Int] = []
        var cancellables = (0..<10_000).map { number in counter.objectWillChange.sink { sent.append(number) } }
        for number in stride(from: 0, to: 10_000, by: 2) { cancellables[number].cancel() }
        counter.count = 1
        #expect(sent == Array(stride(from: 1, to: 10_000, by: 2)))
        cancellables = []
        counter.count = 2
        #expect(sent.count == 5_000)
    }
}
