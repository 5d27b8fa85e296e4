import Testing
import ViewRuntime

/// One case of the list of SwiftUI's behaviours, with the check that this runtime behaves so.
///
/// The list is the suite: each case runs as a test, and the documentation's page of cases is made from the same values.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    /// The case's number, `C044`.
    var id: String
    /// What must hold, in a sentence without a period at its end.
    var title: String
    var status: Status
    var location: SourceLocation
    /// Fails the running test where the runtime behaves otherwise.
    var check: @MainActor @Sendable () async throws -> Void

    /// How this runtime stands to the case.
    enum Status: Sendable {
        case conforms
        /// Under profiles or switches other than the default's: their names, as the page shows them.
        case conformsUnder(String)
        /// Behaves otherwise; the check asserts what it does instead.
        case deviates(String)
        /// Has no meaning here; there is nothing to check.
        case notApplicable(String)
    }

    /// A case that holds under the default profile, or under the one that `under` names.
    static func holds(
        _ id: String, _ title: String, under: String? = nil, at location: SourceLocation = #_sourceLocation,
        _ check: @escaping @MainActor @Sendable () async throws -> Void
    ) -> ConformanceCase {
        ConformanceCase(
            id: id, title: title, status: under.map { .conformsUnder($0) } ?? .conforms, location: location, check: check)
    }

    /// A case that does not hold; the check asserts what is done instead.
    static func deviates(
        _ id: String, _ title: String, because reason: String, at location: SourceLocation = #_sourceLocation,
        _ check: @escaping @MainActor @Sendable () async throws -> Void
    ) -> ConformanceCase {
        ConformanceCase(id: id, title: title, status: .deviates(reason), location: location, check: check)
    }

    /// A case about something that does not exist here.
    static func notApplicable(
        _ id: String, _ title: String, because reason: String, at location: SourceLocation = #_sourceLocation
    ) -> ConformanceCase {
        ConformanceCase(id: id, title: title, status: .notApplicable(reason), location: location, check: {})
    }

    var testDescription: String { "\(id): \(title)" }
}

/// The chapters of the list, in the order of their numbers.
struct ConformanceChapter: Sendable {
    var title: String
    /// The numbers that belong to the chapter.
    var numbers: ClosedRange<Int>
    /// In the order of their numbers; those of one number in the order in which they were given.
    let cases: [ConformanceCase]

    /// - Parameter cases: the lists of the files of cases, one after the other.
    init(title: String, numbers: ClosedRange<Int>, cases: [ConformanceCase]) {
        self.title = title
        self.numbers = numbers
        self.cases = cases.enumerated().sorted { ($0.element.id, $0.offset) < ($1.element.id, $1.offset) }.map(\.element)
    }
}
