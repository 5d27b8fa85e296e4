import SwiftUI
import Testing
import TraceTesting

@Observable @MainActor
private final class Basket {
    var count = 0
    var total = 0
}

private struct BasketView: View {
    let basket: Basket
    var body: some View {
        VStack {
            Text("\(basket.count) items")
            Button("Add") { basket.count += 1 }
            // Reads what it does not show: its output is the same after each change.
            Wasteful(basket: basket)
        }
    }
}

private struct Wasteful: View {
    let basket: Basket
    var body: some View {
        let _ = basket.count
        return Text("basket")
    }
}

/// Hands its state on without reading it.
private struct Silent: View {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

@MainActor
private func issues(_ body: () throws -> Void) rethrows -> [String] {
    nonisolated(unsafe) var texts: [String] = []
    try withKnownIssue(isIntermittent: true) { try body() } matching: { issue in
        texts.append(issue.comments.first?.rawValue ?? "")
        return true
    }
    return texts
}

@MainActor @Suite("Expectations")
struct ExpectationTests {
    @Test("A body count that holds is no issue")
    func holds() throws {
        let host = ViewHost { BasketView(basket: Basket()) }
        try host.step("add") { try host.button("Add").tap() }
        host.expectBodyCount(of: BasketView.self, in: "add", is: 1)
        host.expectBodyCount(of: BasketView.self, in: "add", atMost: 1)
        host.expectBodyCount(of: BasketView.self, is: 2)
    }

    @Test("A body count that fails says what ran, for which reasons, from which write, and what is probably wrong")
    func fails() throws {
        let host = ViewHost { BasketView(basket: Basket()) }
        try host.step("add") {
            try host.button("Add").tap()
            try host.button("Add").tap()
        }
        let texts = issues { host.expectBodyCount(of: Wasteful.self, in: "add", is: 0) }
        #expect(texts.count == 1)
        let lines = try #require(texts.first).split(separator: "\n").map(String.init)
        #expect(lines.prefix(3) == [
            "expected 0 body runs of Wasteful in step \"add\", found 2",
            "  1 to 2. Wasteful: @dependencies changed. output unchanged; action \"Add\"",
            "      wrote Basket.count",
        ])
        #expect(lines.contains("  cause: 1 of 2 runs of `Wasteful` comes from `Basket.count` written in"), "\(lines)")
        #expect(lines.contains("      → Basket.count written at ExpectationTests.swift:16"), "\(lines)")
        #expect(lines.count { $0.hasPrefix("  blame: the write to Basket.count at") } == 1, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("  probably: unchanged-body-update: ") }, "\(lines)")
        #expect(lines.allSatisfy { $0.count <= 78 }, "\(lines)")
        let atMost = issues { host.expectBodyCount(of: BasketView.self, in: "add", atMost: 1) }
        #expect(atMost.first?.hasPrefix("expected at most 1 body run of BasketView in step \"add\", found 2") == true)
    }

    @Test("A body count that fails because nothing ran says what was written, and how many bodies that ran")
    func nothingRan() throws {
        let host = ViewHost { Silent() }
        try host.step("flip") { try host.toggle("On").toggle() }
        host.step("wait") {}
        let lines = try #require(issues { host.expectBodyCount(of: Silent.self, in: "flip", is: 1) }.first).split(separator: "\n")
        #expect(lines.first == "expected 1 body run of Silent in step \"flip\", found 0")
        #expect(lines.dropFirst().first?.hasPrefix("  written: Silent.isOn (@State)") == true, "\(lines)")
        // Lines are broken where they are too long.
        let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(words.contains(", which ran no body probably: the body of `Silent` reads none of this"), "\(lines)")
        let idle = issues { host.expectBodyCount(of: Silent.self, in: "wait", is: 1) }
        #expect(idle == ["expected 1 body run of Silent in step \"wait\", found 0\n  nothing was written"])
    }

    @Test("Each finding of a severity or above is an issue with its cause and the advice")
    func findings() throws {
        let host = ViewHost { BasketView(basket: Basket()) }
        try host.step("add") { for _ in 1...5 { try host.button("Add").tap() } }
        let texts = issues { host.expectNoFindings(atLeast: .note) }
        let unchanged = texts.filter { $0.contains("unchanged-body-update") }
        #expect(unchanged.count == 1, "\(texts)")
        #expect(unchanged.first?.hasPrefix("note: unchanged-body-update: Wasteful") == true)
        #expect(unchanged.first?.contains("\n  advice: ") == true)
        #expect(host.findings.filter { $0.rule == "unchanged-body-update" }.map(\.view) == ["Wasteful"])
    }
}
