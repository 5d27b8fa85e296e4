import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// The invalidation faults in other shapes, as they stand in other people's code.
@MainActor @Suite(.underVirtualTime)
struct InvalidationVariantTests {
    @Test func aHiddenPriorityIsToldWithTheSizesThatItMakes() throws {
        let host = ViewHost(size: CGSize(width: 300, height: 400)) { LabelledRow() }
        let finding = try #require(host.findings.first { $0.rule == "hidden-layout-priority" })
        // Half of what is left beside 8 points is enough for one line.
        #expect(finding.advice.contains("Here it makes no difference: the view has 112.2 × 20 with the priority and without it."))
    }

    // MARK: broad-input

    @Test func aWholeProfileForOneLineOfItIsBroad() async throws {
        let found = try await findings(ViewHost { ProfilePage() }) { try $0.tap("Seen", times: 12) }
        #expect(found.map(\.rule) == ["broad-input"])
        #expect(found.map(\.view) == ["Initials"])
        #expect(found.map(\.culprit) == ["`profile.seen`"])
    }

    @Test func rowsOfAPublishedArrayThatShowOneFieldAreBroad() async throws {
        let found = try await findings(ViewHost { FeedPage() }) { try $0.tap("Count", times: 3) }
        #expect(found.map(\.rule) == ["broad-input"])
        #expect(found.map(\.view) == ["PostRow"])
        #expect(found.map(\.culprit) == ["`post.views`"])
    }

    // MARK: row-broadcast

    @Test func rowsWithABindingToTheSelectionAreABroadcast() async throws {
        let found = try await findings(ViewHost { BoundSelectionPage() }) { try $0.tap("Next", times: 3) }
        #expect(found.map(\.rule) == ["row-broadcast"])
        #expect(found.map(\.culprit) == ["BoundSelectionPage.selection (@State)"])
    }

    @Test func rowsThatObserveAnObjectWithTheSelectionAreABroadcast() async throws {
        let found = try await findings(ViewHost { ObservedSelectionPage() }) { try $0.tap("Next", times: 3) }
        #expect(found.map(\.rule) == ["row-broadcast"])
        #expect(found.map(\.culprit) == ["SelectionStore.selected"])
    }

    @Test func rowsThatAreGivenTheWholeSetOfFavouritesAreABroadcast() async throws {
        let found = try await findings(ViewHost { FavouriteSetPage() }) { try $0.tap("Next", times: 3) }
        #expect(found.map(\.rule) == ["row-broadcast"])
        #expect(found.map(\.view) == ["FavouriteSetRow"])
    }

    @Test func rowsThatAllShowWhatChangedAreNoFault() async throws {
        #expect(try await findings(ViewHost { CurrencyPage() }) { try $0.tap("Next", times: 3) } == [])
    }

    // MARK: redundant-first-pass

    @Test func whatAPublisherSendsOnSubscribingIsRedundant() async throws {
        let host = ViewHost { ReceivingPage() }
        #expect(host.findings.filter { $0.severity >= .warning }.map(\.rule) == ["redundant-first-pass"])
    }

    @Test func whatIsLoadedOnAppearingIsNoFault() async throws {
        let host = ViewHost { LoadingPage() }
        #expect(host.findings.filter { $0.severity >= .warning } == [])
    }

    // MARK: destination-reevaluation

    @Test(arguments: ["Sheet", "Pushed", "Link"])
    func whatIsPresentedWithAModelMadeAnewIsBuiltAgain(_ way: String) async throws {
        let found = try await findings(ViewHost { PresentingPage() }) { host in
            try host.button(way).tap()
            try host.tap("Vote", times: 4)
        }
        #expect(found.map(\.rule) == ["destination-reevaluation"], "\(way)")
        #expect(found.map(\.culprit) == ["`model`"])
    }

    @Test(arguments: ["Sheet", "Item", "Pushed", "Link"])
    func whatIsPresentedWithAModelThatStaysIsNot(_ way: String) async throws {
        #expect(try await findings(ViewHost { PresentingPage(kept: VoteModel()) }) { host in
            try host.button(way).tap()
            try host.tap("Vote", times: 4)
        } == [], "\(way)")
    }

    // MARK: unstable-environment-value

    @Test func anObjectMadeInTheBodyIsUnstable() async throws {
        let found = try await findings(ViewHost { FormatterPage() }) { try $0.tap("Next", times: 4) }
        #expect(found.map(\.rule) == ["unstable-environment-value"])
        #expect(found.map(\.culprit) == [#"environment \.priceWords"#])
    }

    // MARK: equality

    @Test func rowsOfPlainBytesWithAnEqualityAreFound() async throws {
        let found = try await findings(ViewHost { LevelPage() }) { try $0.tap("Next", times: 2) }
        #expect(found.map(\.rule) == ["ignored-equality"])
        #expect(found.map(\.view) == ["LevelRow"])
    }

    @Test func aLossyEqualityWithStateAndEquatableIsFound() async throws {
        let found = try await findings(ViewHost { LossyPage() }) { try $0.tap("Next", times: 2) }
        #expect(found.map(\.rule) == ["lossy-equality"])
        #expect(found.map(\.view) == ["LossyHeader"])
        #expect(found.map(\.culprit) == ["`caption`"])
    }

    @Test func anEqualityOverWhatIsShownHidesNothing() async throws {
        #expect(try await findings(ViewHost { HonestPage() }) { try $0.tap("Next", times: 12) } == [])
    }

    // MARK: coarse-observation

    @Test func oneSignalForManyViewsIsOneFinding() async throws {
        let found = try await findings(ViewHost { MeterPage() }) { try $0.tap("Tick", times: 12) }
        #expect(found.map(\.rule) == ["coarse-observation"])
        #expect(found.map(\.culprit) == ["MeterModel.level"])
        #expect(found.map(\.count) == [24])
        #expect(found[0].advice.contains("`MeterOwner`") && found[0].advice.contains("`MeterTitle`"))
    }
}

// MARK: - Screens

private struct Profile {
    var name = "Ada Lovelace"
    var seen = 0
}

private struct ProfilePage: View {
    @State private var profile = Profile()
    var body: some View {
        Initials(profile: profile)
        Text("\(profile.seen)")
        Button("Seen") { profile.seen += 1 }
    }
}

private struct Initials: View {
    let profile: Profile
    var body: some View { Text(profile.name) }
}

private struct Post: Identifiable {
    let id: Int
    var title: String
    var views = 0
}

@MainActor private final class Feed: ObservableObject {
    @Published var posts = (0..<8).map { Post(id: $0, title: "Post \($0)") }
}

private struct FeedPage: View {
    @StateObject private var feed = Feed()
    var body: some View {
        VStack {
            Button("Count") { for index in feed.posts.indices { feed.posts[index].views += 1 } }
            List(feed.posts) { PostRow(post: $0) }
            Text("\(feed.posts.reduce(0) { $0 + $1.views })")
        }
    }
}

private struct PostRow: View {
    let post: Post
    var body: some View { Text(post.title) }
}

private struct BoundSelectionPage: View {
    @State private var selection = 0
    var body: some View {
        VStack {
            ForEach(0..<15, id: \.self) { BoundRow(number: $0, selection: $selection) }
            NextButton { selection += 1 }
        }
    }
}

private struct BoundRow: View {
    let number: Int
    @Binding var selection: Int
    var body: some View { Text("Row \(number)").bold(selection == number) }
}

private struct NextButton: View {
    let act: () -> Void
    var body: some View { Button("Next", action: act) }
}

@MainActor private final class SelectionStore: ObservableObject {
    @Published var selected = 0
}

private struct ObservedSelectionPage: View {
    @State private var store = SelectionStore()
    var body: some View {
        VStack {
            ForEach(0..<15, id: \.self) { ObservedRow(number: $0, store: store) }
            NextButton { store.selected += 1 }
        }
    }
}

private struct ObservedRow: View {
    let number: Int
    @ObservedObject var store: SelectionStore
    var body: some View { Text("Row \(number)").bold(store.selected == number) }
}

private struct FavouriteSetPage: View {
    @State private var favourites: Set<Int> = []
    var body: some View {
        VStack {
            Button("Next") { favourites.insert(favourites.count) }
            ForEach(0..<15, id: \.self) { FavouriteSetRow(number: $0, favourites: favourites) }
        }
    }
}

private struct FavouriteSetRow: View {
    let number: Int
    let favourites: Set<Int>
    var body: some View { Text("Row \(number)").bold(favourites.contains(number)) }
}

@MainActor @Observable private final class Currency {
    var rate = 1
}

private struct CurrencyPage: View {
    @State private var currency = Currency()
    var body: some View {
        VStack {
            Button("Next") { currency.rate += 1 }
            ForEach(1..<15, id: \.self) { CurrencyRow(price: $0, currency: currency) }
        }
    }
}

private struct CurrencyRow: View {
    let price: Int
    let currency: Currency
    var body: some View { Text("\(price * currency.rate)") }
}

@MainActor private final class Theme: ObservableObject {
    @Published var name = "Plain"
    @Published var shown = "Plain"
}

private struct ReceivingPage: View {
    var body: some View {
        VStack { ForEach(0..<4, id: \.self) { _ in ReceivingLabel() } }
    }
}

private struct ReceivingLabel: View {
    @StateObject private var theme = Theme()
    var body: some View {
        Text(theme.shown).onReceive(theme.$name) { theme.shown = $0 }
    }
}

private struct LoadingPage: View {
    var body: some View {
        VStack { ForEach(0..<4, id: \.self) { _ in LoadingLabel() } }
    }
}

private struct LoadingLabel: View {
    @StateObject private var theme = Theme()
    var body: some View {
        Text(theme.shown).onAppear { theme.shown = "Dark" }
    }
}

@MainActor @Observable private final class Votes {
    var count = 0
}

@MainActor private final class VoteModel: Identifiable {
    let title = "Review"
}

private struct NumberedItem: Identifiable {
    var id: Int
}

private struct PresentingPage: View {
    var kept: VoteModel?
    @State private var votes = Votes()
    @State private var isSheet = false
    @State private var isPushed = false
    @State private var item: NumberedItem?

    var body: some View {
        NavigationStack {
            VStack {
                Text("\(votes.count) votes")
                Button("Sheet") { isSheet = true }
                Button("Item") { item = NumberedItem(id: 1) }
                Button("Pushed") { isPushed = true }
                NavigationLink("Link") { VotePage(model: kept ?? VoteModel(), votes: votes) }
            }
            .navigationDestination(isPresented: $isPushed) { VotePage(model: kept ?? VoteModel(), votes: votes) }
        }
        .sheet(isPresented: $isSheet) { VotePage(model: kept ?? VoteModel(), votes: votes) }
        .sheet(item: $item) { _ in VotePage(model: kept ?? VoteModel(), votes: votes) }
    }
}

private struct VotePage: View {
    let model: VoteModel
    let votes: Votes
    var body: some View {
        Text(model.title)
        Button("Vote") { votes.count += 1 }
    }
}

@MainActor private final class PriceWords {
    func words(_ price: Int) -> String { "\(price) EUR" }
}

extension EnvironmentValues {
    @Entry fileprivate var priceWords: PriceWords?
}

private struct FormatterPage: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Button("Next") { count += 1 }
            Text("\(count)")
            FormatterColumn()
        }
        .environment(\.priceWords, PriceWords())
    }
}

private struct FormatterColumn: View {
    var body: some View { VStack { FormatterPart() } }
}

private struct FormatterPart: View {
    var body: some View { ForEach(0..<3, id: \.self) { PriceText(price: $0) } }
}

private struct PriceText: View {
    let price: Int
    @Environment(\.priceWords) private var words
    var body: some View { Text(words?.words(price) ?? "") }
}

private struct LevelPage: View {
    @State private var level = 0
    var body: some View {
        VStack {
            Button("Next") { level += 1 }
            Text("\(level)")
            ForEach(0..<4, id: \.self) { LevelRow(number: $0, level: level) }
        }
    }
}

private struct LevelRow: View, Equatable {
    let number: Int
    let level: Int
    nonisolated static func == (left: Self, right: Self) -> Bool { left.number == right.number && (left.level > 9) == (right.level > 9) }
    var body: some View { Text(level > 9 ? "high" : "low") }
}

private struct LossyPage: View {
    @State private var number = 0
    var body: some View {
        VStack {
            Button("Next") { number += 1 }
            Text("\(number)")
            LossyHeader(title: "Orders", caption: number).equatable()
        }
    }
}

private struct LossyHeader: View, Equatable {
    let title: String
    let caption: Int
    @State private var isOpen = true
    nonisolated static func == (left: Self, right: Self) -> Bool { left.title == right.title }
    var body: some View {
        VStack {
            Text(title)
            if isOpen { Text("\(caption) orders") }
        }
    }
}

private struct HonestPage: View {
    @State private var number = 0
    var body: some View {
        VStack {
            Button("Next") { number += 1 }
            Text("\(number)")
            HonestRow(title: "Orders", opened: number) { number = 0 }
        }
    }
}

private struct HonestRow: View, Equatable {
    let title: String
    let opened: Int
    let reset: () -> Void
    nonisolated static func == (left: Self, right: Self) -> Bool { left.title == right.title }
    var body: some View { Button(title, action: reset) }
}

@MainActor private final class MeterModel: ObservableObject {
    @Published var level = 0
    @Published var title = "Input"
}

private struct MeterPage: View {
    @State private var meter = MeterModel()
    var body: some View {
        VStack {
            MeterOwner(meter: meter)
            MeterTitle(meter: meter)
            MeterBar(meter: meter)
            Button("Tick") { meter.level += 1 }
        }
    }
}

private struct MeterOwner: View {
    @ObservedObject var meter: MeterModel
    var body: some View { Text("Owner of \(meter.title)") }
}

private struct MeterTitle: View {
    @ObservedObject var meter: MeterModel
    var body: some View { Text(meter.title) }
}

private struct MeterBar: View {
    @ObservedObject var meter: MeterModel
    var body: some View { Text("\(meter.level)") }
}
