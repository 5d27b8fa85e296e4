#if !canImport(Darwin)
import SwiftUI
import Testing

/// Observing of values: what is there is told, and what announces its changes.
@Suite struct KeyValueTests {
    @Test("An observer that asks for the initial value is told it at once, and one that does not is told nothing")
    func observe() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 5
        var told: [Double?] = []
        let first = progress.observe(\.fractionCompleted, options: [.initial, .new]) { object, change in
            #expect(object === progress)
            told.append(change.newValue)
        }
        let second = progress.observe(\.fractionCompleted, options: .new) { _, change in told.append(change.newValue) }
        progress.completedUnitCount = 10
        #expect(told == [0.5])
        first.invalidate()
        second.invalidate()
    }

    @Test("A publisher of a property sends the value that is there and does not end")
    func publisher() {
        let progress = Progress(totalUnitCount: 4)
        var (values, ends): ([Int64], Int) = ([], 0)
        let running = progress.publisher(for: \.totalUnitCount).sink { _ in ends += 1 } receiveValue: { values.append($0) }
        let silent = progress.publisher(for: \.totalUnitCount, options: .new).sink { values.append($0) }
        #expect(values == [4] && ends == 0)
        running.cancel()
        silent.cancel()
        #expect(NSObject().value(forKey: "_displayCornerRadius") == nil)
    }

    private final class Door: NSObject {
        var isOpen = false {
            willSet { willChangeValue(for: \.isOpen) }
            didSet { didChangeValue(for: \.isOpen) }
        }
        var colour = "red"
    }

    @Test("Changes that an object announces are told with what was and what is, until the observation ends")
    func announced() {
        let door = Door()
        var told: [String] = []
        let observation = door.observe(\.isOpen, options: [.old, .new, .prior]) { _, change in
            told.append("\(change.isPrior) \(String(describing: change.oldValue)) \(String(describing: change.newValue))")
        }
        let colour = door.observe(\.colour) { _, _ in told.append("colour") }
        door.isOpen = true
        door.colour = "blue"
        #expect(told == ["true Optional(false) nil", "false Optional(false) Optional(true)"])
        observation.invalidate()
        door.isOpen = false
        #expect(told.count == 2)
        withExtendedLifetime(colour) {}
    }

    @Test("An observation that is let go of is over, and does not keep its object")
    func lifetime() {
        var door: Door? = Door()
        weak let gone = door
        var count = 0
        var observation = door?.observe(\.isOpen) { _, _ in count += 1 }
        door?.isOpen = true
        withExtendedLifetime(observation) {}
        observation = nil
        door?.isOpen = false
        #expect(count == 1)
        observation = door?.observe(\.isOpen) { _, _ in count += 1 }
        door = nil
        #expect(gone == nil)
        withExtendedLifetime(observation) {}
    }

    @Test("Progress of files keeps what is said of them")
    func files() {
        let progress = Progress(totalUnitCount: 1)
        #expect(progress.fileTotalCount == nil && progress.fileOperationKind == nil)
        progress.fileTotalCount = 3
        progress.fileOperationKind = .downloading
        progress.estimatedTimeRemaining = 2.5
        #expect(progress.fileTotalCount == 3 && progress.fileOperationKind == .downloading && progress.estimatedTimeRemaining == 2.5)
    }
}
#endif
