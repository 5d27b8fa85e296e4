import SampleViews
import SwiftUI
import TraceTesting

/// The pairs, in the order in which the rules are listed.
let faultPairs: [FaultPair] = identityPairs + invalidationPairs + warningPairs

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
        "multiple-updates-per-frame", at: "VoucherField", "onChange(of: String)", count: 1, write: nil,
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
