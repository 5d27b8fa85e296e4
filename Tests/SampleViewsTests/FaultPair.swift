import Foundation
import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// A screen with a fault, the same screen repaired, and what is to be found on the first and not on the second.
struct FaultPair: CustomTestStringConvertible, Sendable {
    let rule: String
    /// The severity of what is found: a note alone for a fault that nobody must mend.
    let severity: Severity
    /// The view at which the fault is found.
    let view: String
    let culprit: String
    let count: Int
    /// The code at which the write stands, in the file of the pair or in that of the test; nil where nothing is written.
    let write: Place?
    let faulty: @MainActor @Sendable () -> ViewHost
    let repaired: @MainActor @Sendable () -> ViewHost
    /// What a person does with either of them.
    let drive: @MainActor @Sendable (ViewHost) async throws -> Void

    struct Place: Sendable {
        var file: String
        var code: String
    }

    init(
        _ rule: String, _ severity: Severity = .warning, at view: String, _ culprit: String, count: Int, write: Place?,
        faulty: @escaping @MainActor @Sendable () -> ViewHost, repaired: @escaping @MainActor @Sendable () -> ViewHost,
        drive: @escaping @MainActor @Sendable (ViewHost) async throws -> Void
    ) {
        self.rule = rule
        self.severity = severity
        self.view = view
        self.culprit = culprit
        self.count = count
        self.write = write
        self.faulty = faulty
        self.repaired = repaired
        self.drive = drive
    }

    var testDescription: String { rule }
}

extension FaultPair.Place {
    /// In the file of the pair.
    static func sample(_ file: String, _ code: String) -> Self { Self(file: "Sources/SampleViews/Faults/\(file)", code: code) }

    /// Where the test types.
    static let typing = Self(file: "Tests/SampleViewsTests/FaultPair.swift", code: ".type(String(letter))")

    /// The lines at which the code stands.
    var lines: [Int] {
        get throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.contains(code) && !$0.element.contains("Self(file:") }.map { $0.offset + 1 }
        }
    }
}

extension ViewHost {
    /// Types letter by letter.
    func type(_ text: String, into field: String) throws {
        for letter in text { try textField(field).type(String(letter)) }
    }

    /// A step that does not wait for tasks: of a screen that never comes to rest.
    func stepOnce(_ name: String, _ body: () throws -> Void) rethrows { try step(name, body) }

    /// Taps as often.
    func tap(_ label: String, times: Int) throws {
        for _ in 0..<times { try button(label).tap() }
    }
}
