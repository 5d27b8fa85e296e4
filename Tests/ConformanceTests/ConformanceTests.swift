import Foundation
import Testing

/// Runs every case of the list, and keeps the documentation's page of them up to date.
@MainActor @Suite struct ConformanceTests {
    @Test("The runtime behaves as the case says", arguments: Conformance.chapters.flatMap(\.cases))
    func holds(_ item: ConformanceCase) async throws {
        try await item.check()
    }

    @Test("Cases stand in the chapter of their number, in order")
    func order() {
        for chapter in Conformance.chapters {
            let numbers = chapter.cases.compactMap { Int($0.id.dropFirst()) }
            #expect(numbers.count == chapter.cases.count, "\(chapter.title): each id is a C and a number")
            #expect(numbers == numbers.sorted(), "\(chapter.title): in the order of numbers")
            #expect(numbers.allSatisfy(chapter.numbers.contains), "\(chapter.title): in its chapter")
        }
    }
}
