import SampleViews
import SwiftUI
import TraceTesting

/// The pairs, in the order in which the rules are listed.
let faultPairs: [FaultPair] =
    identityPairs + statePairs + invalidationPairs + inputPairs + equalityPairs + warningPairs + costPairs

private let identityPairs: [FaultPair] = [
    FaultPair(
        "unstable-id", at: "RecentSearches", "the ids of ForEach", count: 3, write: .typing,
        faulty: { ViewHost { RecentSearches() } }, repaired: { ViewHost { RecentSearchesRepaired() } }
    ) { host in
        try await host.step("search") { try host.type("oak", into: "Search") }
    },
    FaultPair(
        "branch-identity-flip", at: "NoteEditor", "NoteEditor.text", count: 1,
        write: .sample("BranchIdentityFlip.swift", "isHighlighted.toggle()"),
        faulty: { ViewHost { NotePage() } }, repaired: { ViewHost { NotePageRepaired() } }
    ) { host in
        try await host.step("write") { try host.type("Ring", into: "Note") }
        try await host.step("highlight") { try host.button("Highlight").tap() }
    },
    FaultPair(
        "type-erased-identity", at: "ParcelScreen",
        "AnyView of CardMessage, then CardMessage (PaddingLayout, AttachmentModifier)", count: 1, write: nil,
        faulty: { ViewHost { ParcelScreen() } }, repaired: { ViewHost { ParcelScreenRepaired() } }
    ) { host in
        try await host.step("write") { try host.type("Hi", into: "Message") }
        try await host.step("as a gift") { try host.toggle("Gift").toggle() }
    },
    FaultPair(
        "explicit-id-reset", at: "PriceAlertForm", "PriceAlertForm.limit", count: 1,
        write: .sample("ExplicitIDReset.swift", "refreshes += 1"),
        faulty: { ViewHost { PriceAlerts() } }, repaired: { ViewHost { PriceAlertsRepaired() } }
    ) { host in
        try await host.step("ask for a message") { try host.type("90", into: "Limit") }
        try await host.step("refresh") { try host.button("Refresh").tap() }
    },
    FaultPair(
        "variable-row-count", at: "OrderMessages", "ForEach", count: 1, write: nil,
        faulty: { ViewHost { OrderMessages() } }, repaired: { ViewHost { OrderMessagesRepaired() } }
    ) { host in
        try await host.step("show all") { try host.toggle("Archived").toggle() }
    },
]

private let invalidationPairs: [FaultPair] = [
    FaultPair(
        "uncomparable-input", at: "ShelfTile", "`onPick`", count: 16, write: .typing,
        faulty: { ViewHost { ShelfScreen() } }, repaired: { ViewHost { ShelfScreenRepaired() } }
    ) { host in
        try await host.step("remark") { try host.type("blue", into: "Remark") }
    },
    FaultPair(
        "unstable-binding", at: "FilterSwitch", "`isOn`", count: 16, write: .typing,
        faulty: { ViewHost { FilterScreen() } }, repaired: { ViewHost { FilterScreenRepaired() } }
    ) { host in
        try await host.step("name the set") { try host.type("mine", into: "Name of the set") }
    },
    FaultPair(
        "unused-dependency", at: "SubscribedAddButton", "SubscribedAddButton.basket", count: 3,
        write: .sample("UnusedDependency.swift", "names.append(name)"),
        faulty: { ViewHost { AddToBasketScreen() } }, repaired: { ViewHost { AddToBasketScreenRepaired() } }
    ) { host in
        try await host.step("add three") { try host.tap("Add Chair", times: 3) }
    },
    FaultPair(
        "unchanged-write", at: "StageLabel", "Parcel.stage", count: 3,
        write: .sample("UnchangedWrite.swift", "{ stage = new }"),
        faulty: { ViewHost { TrackingScreen() } }, repaired: { ViewHost { TrackingScreenRepaired() } }
    ) { host in
        try await host.step("look three times") { try host.tap("Look again", times: 3) }
    },
    FaultPair(
        "storage-key-amplification", at: "DottedPageSize", "AppStorage.lastSearch", count: 4, write: .typing,
        faulty: { ViewHost { KeptSearch() } }, repaired: { ViewHost { KeptSearchRepaired() } }
    ) { host in
        try await host.step("search") { try host.type("lamp", into: "Search") }
    },
    FaultPair(
        "coarse-observation", at: "FilmTitle", "FilmPlayer.seconds", count: 12,
        write: .sample("CoarseObservation.swift", "player.seconds += 5"),
        faulty: { ViewHost { FilmScreen() } }, repaired: { ViewHost { FilmScreenRepaired() } }
    ) { host in
        try await host.step("skip for a minute") { try host.tap("Skip", times: 12) }
    },
    FaultPair(
        "environment-fanout", at: "SwatchCard", #"environment \.chosenSwatch"#, count: 174,
        write: .sample("EnvironmentFanout.swift", "chosen += 1"),
        faulty: { ViewHost { SwatchCard() } }, repaired: { ViewHost { SwatchCardRepaired() } }
    ) { host in
        try await host.step("choose three times") { try host.tap("Next colour", times: 3) }
    },
]

/// Views that are given, told or read more than they show.
private let inputPairs: [FaultPair] = [
    FaultPair(
        "broad-input", at: "DeliveryCard", "`delivery.minutes`", count: 16, write: .sample("BroadInput.swift", "deliveries[index].minutes -= 1"),
        faulty: { ViewHost { DeliveryBoard() } }, repaired: { ViewHost { DeliveryBoardRepaired() } }
    ) { host in
        try await host.step("four minutes") { try host.tap("Next minute", times: 4) }
    },
    FaultPair(
        "row-broadcast", at: "ReadingFabricRow", "FabricChoice.number", count: 54, write: .sample("RowBroadcast.swift", "choice.number += 1"),
        faulty: { ViewHost { FabricList() } }, repaired: { ViewHost { FabricListRepaired() } }
    ) { host in
        try await host.step("choose the fourth") { try host.tap("Next fabric", times: 3) }
    },
    FaultPair(
        "redundant-first-pass", at: "LoadingStockLabel", "StockLevel.pieces", count: 4,
        write: .sample("RedundantFirstPass.swift", "func load() { pieces = Self.kept }"),
        faulty: { ViewHost { StockList() } }, repaired: { ViewHost { StockListRepaired() } }
    ) { _ in },
    FaultPair(
        "wide-read-set", at: "ParcelDesk", "ParcelRecord.scans", count: 11, write: .sample("WideReadSet.swift", "desk.scans += 1"),
        faulty: { ViewHost { ParcelDesk() } }, repaired: { ViewHost { ParcelDeskRepaired() } }
    ) { host in
        try await host.step("on its way") {
            try host.tap("Scan", times: 8)
            try host.tap("Next stop", times: 4)
        }
    },
    FaultPair(
        "destination-reevaluation", at: "ReviewScreen", "`model`", count: 3,
        write: .sample("DestinationReevaluation.swift", "votes.count += 1"),
        faulty: { ViewHost { ReviewList() } }, repaired: { ViewHost { ReviewListRepaired() } }
    ) { host in
        try await host.step("read a review") { try host.button("First review").tap() }
        try await host.step("vote") { try host.tap("Helpful", times: 3) }
    },
    FaultPair(
        "near-environment", .note, at: "PackScreen", #"environment \.piecesInPack"#, count: 3, write: .sample("NearEnvironment.swift", "pieces += 2"),
        faulty: { ViewHost { PackScreen() } }, repaired: { ViewHost { PackScreenRepaired() } }
    ) { host in
        try await host.step("larger") { try host.tap("Larger pack", times: 3) }
    },
    FaultPair(
        "equatable-opportunity", .note, at: "SalesChart", "`caption`, `page` and `scale`", count: 12,
        write: .sample("EquatableOpportunity.swift", "caption += 1"),
        faulty: { ViewHost { SalesScreen() } }, repaired: { ViewHost { SalesScreenRepaired() } }
    ) { host in
        try await host.step("all of it") { for label in ["Caption", "Scale", "Page"] { try host.tap(label, times: 4) } }
    },
]

/// Views whose `==` does not do what it is there for, and an environment value that has none.
private let equalityPairs: [FaultPair] = [
    FaultPair(
        "unstable-environment-value", at: "NoteDesk", #"environment \.saveNote"#, count: 12, write: .typing,
        faulty: { ViewHost { NoteDesk() } }, repaired: { ViewHost { NoteDeskRepaired() } }
    ) { host in
        try await host.step("title") { try host.type("mine", into: "Title") }
    },
    FaultPair(
        "ignored-equality", at: "RoundedGauge", "RoundedGauge.==", count: 4, write: .sample("IgnoredEquality.swift", "degrees += 0.1"),
        faulty: { ViewHost { StoreClimate() } }, repaired: { ViewHost { StoreClimateRepaired() } }
    ) { host in
        try await host.step("warmer") { try host.tap("Warmer", times: 4) }
    },
    FaultPair(
        "lossy-equality", .error, at: "LossyJobRow", "`job.status`", count: 3, write: .sample("LossyEquality.swift", #"jobs[index].status = "Printed""#),
        faulty: { ViewHost { PrintQueue() } }, repaired: { ViewHost { PrintQueueRepaired() } }
    ) { host in
        try await host.step("print") { try host.button("Print all").tap() }
    },
    FaultPair(
        "hidden-layout-priority", .note, at: "PriorityName", "layoutPriority(1.0)", count: 1, write: nil,
        faulty: { ViewHost { LabelledRow() } }, repaired: { ViewHost { LabelledRowRepaired() } }
    ) { _ in },
    FaultPair(
        "costly-equality", at: "ComparedSalesCurve", "ComparedSalesCurve.==", count: 4, write: nil,
        faulty: { ViewHost { SalesArchive() } }, repaired: { ViewHost { SalesArchiveRepaired() } }
    ) { host in
        try await host.step("remark") { try host.type("dear", into: "Remark") }
    },
]

private let warningPairs: [FaultPair] = [
    FaultPair(
        "state-write-during-update", at: "HitCounter", "HitCounter.hits", count: 3,
        write: .sample("StateWriteDuringUpdate.swift", "hits = count"),
        faulty: { ViewHost { HitCounter() } }, repaired: { ViewHost { HitCounterRepaired() } }
    ) { host in
        try await host.step("find") { try host.type("Em", into: "Find") }
    },
    FaultPair(
        "update-loop", at: "LoopingFolderLabel", "ReceiptSettings.folder", count: 1000,
        write: .sample("UpdateLoop.swift", "settings.folder = $0"),
        faulty: { ViewHost { ReceiptFolder() } }, repaired: { ViewHost { ReceiptFolderRepaired() } }
    ) { host in
        try host.stepOnce("move") { try host.button("Move").tap() }
    },
    FaultPair(
        "multiple-updates-per-frame", at: "VoucherField", "VoucherField.code", count: 1, write: nil,
        faulty: { ViewHost { VoucherField() } }, repaired: { ViewHost { VoucherFieldRepaired() } }
    ) { host in
        try await host.step("enter") { try host.type("a", into: "Code") }
    },
    FaultPair(
        "contradictory-frame", at: "PackingBar", "Invalid frame dimension (negative or non-finite).", count: 1, write: nil,
        faulty: { ViewHost { PackingScreen() } }, repaired: { ViewHost { PackingScreenRepaired() } }
    ) { host in
        try await host.step("order") { try host.button("Order").tap() }
    },
]
