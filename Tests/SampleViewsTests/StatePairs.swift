import SampleViews
import SwiftUI
import TraceTesting

/// The pairs of faults in ids of collections, and in what state belongs to.
let statePairs: [FaultPair] = [
    FaultPair(
        "positional-id", at: "RecipeScreen", "the ids of ForEach", count: 1, write: .sample("PositionalID.swift", "steps.removeFirst()"),
        faulty: { ViewHost { RecipeScreen() } }, repaired: { ViewHost { RecipeScreenRepaired() } }
    ) { host in
        try await host.step("note") { try host.type("hot", into: "Note on Peel") }
        try await host.step("leave one out") { try host.button("Leave out the first").tap() }
    },
    FaultPair(
        "unstable-streamed-id", at: "AnswerScreen", "the ids of ForEach", count: 6,
        write: .sample("UnstableStreamedID.swift", "text += "),
        faulty: { ViewHost { AnswerScreen() } }, repaired: { ViewHost { AnswerScreenRepaired() } }
    ) { host in
        try await host.step("read on") { try host.tap("More", times: 3) }
    },
    FaultPair(
        "container-identity-flip", at: "NoteEditor", "NoteEditor.text", count: 1,
        write: .sample("ContainerIdentityFlip.swift", "isWide.toggle()"),
        faulty: { ViewHost { RoomScreen() } }, repaired: { ViewHost { RoomScreenRepaired() } }
    ) { host in
        try await host.step("write") { try host.type("4 m", into: "Note") }
        try await host.step("turn") { try host.button("Turn").tap() }
    },
    FaultPair(
        "state-loss", at: "DeliveryRemark", "DeliveryRemark.remark", count: 1, write: .sample("StateLoss.swift", "isLoading.toggle()"),
        faulty: { ViewHost { DeliveryScreen() } }, repaired: { ViewHost { DeliveryScreenRepaired() } }
    ) { host in
        try await host.step("write") { try host.type("Ring", into: "Remark") }
        try await host.step("reload") {
            try host.button("Reload").tap()
            try host.button("Stop").tap()
        }
    },
    FaultPair(
        "stale-state-reuse", at: "ReplyForm", "ReplyForm.reply", count: 1, write: .sample("StaleStateReuse.swift", "index += 1"),
        faulty: { ViewHost { LetterScreen() } }, repaired: { ViewHost { LetterScreenRepaired() } }
    ) { host in
        try await host.step("answer") { try host.type("Soon", into: "Reply") }
        try await host.step("next") { try host.button("Next letter").tap() }
    },
    FaultPair(
        "ignored-initial-value", at: "PlateLabel", "PlateLabel.plates", count: 3,
        write: .sample("IgnoredInitialValue.swift", "guests += 1"),
        faulty: { ViewHost { TableScreen() } }, repaired: { ViewHost { TableScreenRepaired() } }
    ) { host in
        try await host.step("guests come") { try host.tap("One more guest", times: 3) }
    },
    FaultPair(
        "duplicated-source-of-truth", at: "WishButton", "WishButton.isWished", count: 1,
        write: .sample("DuplicatedSourceOfTruth.swift", "isWished.toggle()"),
        faulty: { ViewHost { WishScreen() } }, repaired: { ViewHost { WishScreenRepaired() } }
    ) { host in
        try await host.step("remove") { try host.button("Remove").tap() }
    },
    FaultPair(
        "unobserved-reference-state", at: "PunchCardScreen", "PunchCardScreen.card", count: 1, write: nil,
        faulty: { ViewHost { PunchCardScreen() } }, repaired: { ViewHost { PunchCardScreenRepaired() } }
    ) { host in
        try await host.step("stamp") { try host.button("Stamp").tap() }
        try await host.step("open") { try host.button("Open").tap() }
    },
]
