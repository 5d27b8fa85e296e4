#if !canImport(Darwin)
import SwiftUI
import Testing
import TipKit

private struct SwipeTip: Tip {
    @Parameter static var hasList: Bool = false
    @Parameter(.transient) fileprivate static var names: [String] = []
    static let opened = Tips.Event(id: "TipTests.opened")
    static let seen: Tips.Event<Food> = Tips.Event(id: "TipTests.seen")
    struct Food: Codable, Sendable { var name: String }

    var title: Text { Text("Swipe") }
    var rules: [Rule] {
        #Rule(Self.$hasList) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 2 }
        #Rule(SwipeTip.$names) { $0.contains("rose") }
        #Rule(Self.seen) {
            $0.donations.donatedWithin(.days(2)).filter { $0.name == "pear" }.count == 1
        }
        #Rule(Self.seen) { $0.donations.largestSubset(groupedBy: \.name).count == 2 }
    }
}

/// Rules of tips, which depend on what happens and on what is set.
@Suite(.serialized) struct TipTests {
    private var fulfilled: [Bool] { SwipeTip().rules.map(\.isFulfilled) }

    @Test("Rules hold as what they depend on says")
    func rules() async throws {
        try Tips.resetDatastore()
        #expect(fulfilled == [false, false, false, false, false])
        SwipeTip.hasList = true
        SwipeTip.names = ["rose"]
        await SwipeTip.opened.donate()
        #expect(fulfilled == [true, false, true, false, false])
        SwipeTip.opened.sendDonation()
        for name in ["fig", "pear", "fig"] { SwipeTip.seen.sendDonation(SwipeTip.Food(name: name)) }
        #expect(fulfilled == [true, true, true, true, true])
        #expect(SwipeTip.seen.donations.map(\.name) == ["fig", "pear", "fig"] && SwipeTip.seen.donations.smallestSubset(groupedBy: \.name).count == 1)
        try Tips.resetDatastore()
        #expect(fulfilled == [true, false, true, false, false])
    }

    @Test("Events of one id are one event, whose last thousand times are known")
    func events() throws {
        for number in 0..<1_001 { Tips.Event<Int>(id: "TipTests.many").sendDonation(number) }
        #expect(Tips.Event<Int>(id: "TipTests.many").donations.count == 1_000)
        #expect(!SwipeTip().shouldDisplay)
    }
}
#endif
