import SampleViews
import SwiftUI
import TraceTesting

/// Costs and layouts. What is long here is so by more than a busy machine adds.
let costPairs: [FaultPair] = [
    FaultPair(
        "expensive-action", at: "InvoiceYear", "onAppear or onDisappear", count: 1,
        write: .sample("ExpensiveAction.swift", "totals = readInvoices()"),
        faulty: { ViewHost { InvoiceYear() } }, repaired: { ViewHost { InvoiceYearRepaired() } }
    ) { host in
        try await host.settle(limit: .seconds(20))
    },
    FaultPair(
        "expensive-body-on-fast-state", at: "RoutePlanner", "RoutePlanner.name (@State)", count: 12, write: .typing,
        faulty: { ViewHost { RoutePlanner() } }, repaired: { ViewHost { RoutePlannerRepaired() } }
    ) { host in
        try await host.step("name the route") { try host.type("over the pass", into: "Name", upTo: 12) }
    },
    FaultPair(
        "expensive-initial-value", at: "WordCount", "WordCount.index", count: 5, write: .typing,
        faulty: { ViewHost { WordDesk() } }, repaired: { ViewHost { WordDeskRepaired() } }
    ) { host in
        try await host.step("note") { try host.type("lamp", into: "Note") }
    },
    FaultPair(
        "offscreen-effects", .note, at: "StickerRow", "shadow", count: 60, write: nil,
        faulty: { ViewHost { StickerAlbum() } }, repaired: { ViewHost { StickerAlbumRepaired() } }
    ) { _ in },
    FaultPair(
        "blocking-body", at: "PassengerCard", "PassengerCard.body", count: 1, write: nil,
        faulty: { ViewHost { PassengerCard() } }, repaired: { ViewHost { PassengerCardRepaired() } }
    ) { host in
        try await host.settle(limit: .seconds(20))
    },
    FaultPair(
        "discarded-initial-value", at: "TicketList", "TicketList.model", count: 4, write: .typing,
        faulty: { ViewHost { TicketSearch() } }, repaired: { ViewHost { TicketSearchRepaired() } }
    ) { host in
        try await host.step("search") { try host.type("lamp", into: "Word") }
    },
    FaultPair(
        "resource-in-view-value", at: "TeaTimer", "Timer.publish in TeaTimer.body", count: 5, write: .typing,
        faulty: { ViewHost { TeaTimer() } }, repaired: { ViewHost { TeaTimerRepaired() } }
    ) { host in
        try await host.step("note") { try host.type("green", into: "Note") }
    },
    FaultPair(
        "eager-collection", at: "OrderArchive", "ForEach in VStack", count: 400, write: nil,
        faulty: { ViewHost { OrderArchive() } }, repaired: { ViewHost { OrderArchiveRepaired() } }
    ) { _ in },
    FaultPair(
        "expensive-collection-ids", at: "DiaryScreen", "the ids of ForEach", count: 5, write: .typing,
        faulty: { ViewHost { DiaryScreen() } }, repaired: { ViewHost { DiaryScreenRepaired() } }
    ) { host in
        try await host.step("find") { try host.type("rain", into: "Word") }
    },
    FaultPair(
        "long-update", at: "SeatPrice", #"action "Next level""#, count: 3, write: .sample("LongUpdate.swift", "level += 1"),
        faulty: { ViewHost { SeatPlan() } }, repaired: { ViewHost { SeatPlanRepaired() } }
    ) { host in
        try await host.step("three levels") { try host.tap("Next level", times: 3) }
    },
    FaultPair(
        "overflowing-child", at: "TownPage", "Image in VStack", count: 1, write: nil,
        faulty: { ViewHost(images: ["harbour": CGSize(width: 1600, height: 500)]) { TownPage() } },
        repaired: { ViewHost(images: ["harbour": CGSize(width: 1600, height: 500)]) { TownPageRepaired() } }
    ) { _ in },
    FaultPair(
        "greedy-reader", at: "PlayerControls", "GeometryReader in VStack", count: 1, write: nil,
        faulty: { ViewHost { PlayerControls() } }, repaired: { ViewHost { PlayerControlsRepaired() } }
    ) { _ in },
    FaultPair(
        "collapsed-self-size", at: "StepWeek", "Canvas in VStack", count: 1, write: nil,
        faulty: { ViewHost { StepWeek() } }, repaired: { ViewHost { StepWeekRepaired() } }
    ) { _ in },
]

extension ViewHost {
    /// Types so many letters of a text, one by one.
    fileprivate func type(_ text: String, into field: String, upTo count: Int) throws { try type(String(text.prefix(count)), into: field) }
}
