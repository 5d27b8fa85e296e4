import SwiftUI
import Testing
import Todo
import TraceTesting

@MainActor @Suite(.traced)
struct NameTests {
    @Test(arguments: ["Ada", "Grace"])
    func aNameIsShown(name: String) throws {
        let host = ViewHost { NameView(name: name) }
        host.step("same again") { host.replaceRoot(with: NameView(name: name)) }
        #expect(host.texts == [name])
        #expect(host.bodyCount(of: NameView.self) == 1)
    }
}

@MainActor @Suite(.traced(keep: .onFailure, budgets: [.init(.bodies, atMost: 1, view: "NameView", step: "change")]))
struct NameBudgetTests {
    @Test func aNewNameIsOneBody() throws {
        let host = ViewHost { NameView(name: "Ada") }
        host.step("change") { host.replaceRoot(with: NameView(name: "Grace")) }
        #expect(host.texts == ["Grace"])
    }
}
