#if !canImport(Darwin)
import SwiftUI
import Testing

/// Observing of values, which needs the Objective-C runtime: what is there is told, and no change.
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
