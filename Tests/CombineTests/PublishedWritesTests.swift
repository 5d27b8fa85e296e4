import Combine
import Foundation
import Testing

private final class Watched: ObservableObject {
    @Published var total = 0
    @Published var label = "x"
}

/// Keeps what it hears, by object; it hears of all objects of the process, and an address may be used again.
private final class Ear: PublishedWriteObserver, @unchecked Sendable {
    private let lock = NSLock()
    /// Touched under the lock alone.
    private var heard: [ObjectIdentifier: [String]] = [:]

    /// A new object of which nothing was heard yet.
    func watched() -> Watched {
        let object = Watched()
        let key = ObjectIdentifier(object)
        lock.withLock { heard[key] = nil }
        return object
    }

    func publishedWillChange<Value>(of object: AnyObject, storage: PublishedStorage, from old: Value, to new: Value) {
        let line = "\(storage.name(in: object) ?? "?") \(old) \(new)"
        let key = ObjectIdentifier(object)
        lock.withLock { heard[key, default: []].append(line) }
    }

    func lines(_ object: AnyObject) -> [String] {
        let key = ObjectIdentifier(object)
        return lock.withLock { heard[key] ?? [] }
    }

    static let installed: Ear = {
        let ear = Ear()
        PublishedWrites.add(ear)
        return ear
    }()
}

@Suite struct PublishedWritesTests {
    @Test("The observer learns of object, property, old and new value before objectWillChange sends")
    func order() {
        let ear = Ear.installed
        let watched = ear.watched()
        var before: [[String]] = []
        let cancellable = watched.objectWillChange.sink { before.append(ear.lines(watched)) }
        watched.total = 1
        watched.label = "y"
        #expect(before == [["total 0 1"], ["total 0 1", "label x y"]])
        _ = cancellable
    }

    @Test("A write is heard of before anybody asked for objectWillChange")
    func unobserved() {
        let ear = Ear.installed
        let watched = ear.watched()
        watched.label = "z"
        #expect(ear.lines(watched) == ["label x z"])
    }

    @Test("A write by assign(to:) is heard of once the object is observed")
    func assigned() {
        let ear = Ear.installed
        let watched = ear.watched()
        let cancellable = watched.objectWillChange.sink {}
        Just(9).assign(to: &watched.$total)
        #expect(ear.lines(watched) == ["total 0 9"])
        _ = cancellable
    }
}
