import Foundation
import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// Costs and layouts in other shapes, as they stand in other people's code, and what is near them and no fault.
@MainActor @Suite(.underVirtualTime)
struct CostVariantTests {
    private func findings(_ host: ViewHost, atLeast severity: Severity = .warning) -> [Finding] {
        host.findings.filter { $0.severity >= severity && $0.rule != "nothing-measured" }
    }

    // MARK: Notes

    @Test func aBackgroundInsideThePaddingIsANote() {
        let found = findings(ViewHost { ParcelBadge() }, atLeast: .note)
        #expect(found.map(\.rule) == ["decoration-inside-padding"])
        #expect(found.map(\.culprit) == ["background in padding"])
        #expect(findings(ViewHost { ParcelBadgeRepaired() }, atLeast: .note) == [])
    }

    @Test func aRatioOfTheContentsOwnIsANote() {
        let found = findings(ViewHost { BillRow() }, atLeast: .note)
        #expect(found.map(\.rule) == ["pinned-aspect-ratio"])
        #expect(found.map(\.view) == ["BillRow"])
        #expect(findings(ViewHost { BillRowRepaired() }, atLeast: .note) == [])
    }

    @Test func rowsThatRunToBeCountedAreANote() async throws {
        func notes(_ host: ViewHost) async throws -> [Finding] {
            try await host.step("to the end") { try host.scrollView.scroll(by: 4000) }
            return host.findings.filter { $0.rule == "lazy-sizing-body" }
        }
        let found = try await notes(ViewHost { FlightLog() })
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.culprit) == ["ForEach in LazyVStack"])
        #expect(found.map(\.view) == ["FlightLog"])
        #expect((found.first?.count ?? 0) >= 50)
        #expect(try await notes(ViewHost { FlightLogRepaired() }) == [])
    }

    @Test func aCellThatIsBuiltAnewWhenItIsUsedAgainIsANote() {
        let cell = CellHost(UIHostingConfiguration { ParcelCell.content(number: 0) })
        for number in 1...3 { cell.reuse(with: UIHostingConfiguration { ParcelCell.content(number: number) }) }
        let found = cell.findings.filter { $0.rule == "hosting-teardown" }
        #expect(found.map(\.severity) == [.note, .note])
        #expect(Set(found.map(\.view)) == ["ParcelCell", "UrgentParcelCell"])
        #expect(found.map(\.culprit) == ["the type in an AnyView", "the type in an AnyView"])
        #expect(found.reduce(0) { $0 + $1.count } == 3)
        #expect(found.map(\.cost.runs) == [3, 3])
    }

    @Test func aCellWhoseRootStaysTheSameViewIsUpdated() {
        let cell = CellHost(UIHostingConfiguration { ParcelCellRepaired(number: 0) })
        for number in 1...3 { cell.reuse(with: UIHostingConfiguration { ParcelCellRepaired(number: number) }) }
        #expect(cell.findings.filter { $0.rule == "hosting-teardown" } == [])
    }

    @Test func anObservedObjectThatTheViewMakesItselfIsFound() async throws {
        let host = ViewHost { QueryHost() }
        for _ in 0..<3 { try await host.step("mark") { try host.button("Mark").tap() } }
        let found = findings(host)
        #expect(found.map(\.rule) == ["resource-in-view-value"])
        #expect(found.map(\.culprit) == ["QueryField.model"])
        #expect(found.map(\.count) == [3])
        #expect(found.first?.advice.contains("`@StateObject`") == true)
        // One that somebody else holds may be another one each time.
        let other = ViewHost { QueryPages() }
        for _ in 0..<3 { try await other.step("page") { try other.button("Page").tap() } }
        #expect(findings(other) == [])
    }

    // MARK: overflowing-child

    @Test func aPictureThatKeepsItsSizeInASmallFrameOverflows() {
        let images = ["banner": CGSize(width: 1200, height: 400), "face": CGSize(width: 512, height: 512)]
        let found = findings(ViewHost(images: images) { FramedPicture() })
        #expect(found.map(\.rule) == ["overflowing-child"])
        #expect(found.map(\.culprit) == ["Image in frame"])
        #expect(found.map(\.count) == [1])
        let round = findings(ViewHost(images: images) { RoundFace() })
        #expect(round.map(\.culprit) == ["Image in frame"])
        #expect(findings(ViewHost(images: ["face": CGSize(width: 60, height: 60)]) { RoundFace() }) == [])
    }

    @Test func aFrameThatIsWiderThanTheScreenOverflows() {
        let found = findings(ViewHost { VStack { WideBanner() } })
        #expect(found.map(\.rule) == ["overflowing-child"])
        #expect(found.map(\.culprit) == ["frame in VStack"])
        #expect(found.map(\.view) == ["WideBanner"])
    }

    @Test func aPictureBehindOtherContentInAnOverlapOverflows() {
        let found = findings(ViewHost(images: ["sky": CGSize(width: 2000, height: 1200)]) { SkyBehind() })
        #expect(found.map(\.rule) == ["overflowing-child"])
        #expect(found.map(\.culprit) == ["Image in ZStack"])
    }

    @Test func whatIsClippedToAFrameOrScrollsOrLiesBehindDoesNot() {
        let images = ["sky": CGSize(width: 2000, height: 1200)]
        #expect(findings(ViewHost(images: images) { ClippedPicture() }) == [])
        #expect(findings(ViewHost(images: images) { ScrolledPictures() }) == [])
        #expect(findings(ViewHost(images: images) { PictureInBackground() }) == [])
    }

    // MARK: greedy-reader, collapsed-self-size

    @Test func aReaderThatItsContentFillsIsNotGreedy() {
        #expect(findings(ViewHost { FilledReader() }) == [])
        #expect(findings(ViewHost { ReaderWithHeight() }) == [])
        #expect(findings(ViewHost { ReaderInBackground() }) == [])
    }

    @Test func aReaderWithContentInAScrollViewCollapses() {
        let found = findings(ViewHost { ReaderInScrollView() })
        #expect(found.map(\.rule) == ["collapsed-self-size"])
        #expect(found.map(\.culprit) == ["GeometryReader in VStack"])
    }

    @Test func aShapeWithAHeightInAScrollViewDoesNot() {
        #expect(findings(ViewHost { ShapesInScrollView() }) == [])
    }

    // MARK: eager-collection

    @Test func manyRowsThatAllShowAreNotEager() {
        #expect(findings(ViewHost { DotRow() }) == [])
    }

    @Test func aStackAcrossIsEagerToo() {
        let found = findings(ViewHost { Carousel() })
        #expect(found.map(\.rule) == ["eager-collection"])
        #expect(found.first?.advice.contains("LazyHStack") == true)
    }

    // MARK: discarded-initial-value, resource-in-view-value

    @Test func anObjectThatSomebodyElseHoldsIsNotThrownAway() async throws {
        let host = ViewHost { GivenModels() }
        try await host.step("type") { try host.type("lamp", into: "Word") }
        #expect(host.findings.filter { $0.rule == "discarded-initial-value" } == [])
    }

    @Test func aFormatterInEachRowsValueIsOneFinding() async throws {
        let host = ViewHost { DatedRows() }
        try await host.step("type") { try host.type("lamp", into: "Word") }
        let found = findings(host)
        #expect(found.map(\.rule) == ["resource-in-view-value"])
        #expect(found.map(\.culprit) == ["DatedRow.formatter"])
        #expect(found.map(\.count) == [24])
    }

    @Test func aTimerInAPropertyOfTheRowsIsFoundWithTheProperty() async throws {
        let host = ViewHost { TickingScreen() }
        try await host.step("type") { try host.type("lamp", into: "Word") }
        let found = host.findings.filter { $0.rule == "resource-in-view-value" }
        #expect(found.map(\.culprit) == ["TickingLabel.timer"])
    }

    @Test func aFormatterThatABodyMakesIsFound() async throws {
        let host = ViewHost { ShowDays() }
        try await host.step("highlight") { try host.tap("Highlight", times: 4) }
        let found = findings(host)
        #expect(found.map(\.rule) == ["resource-in-view-value"])
        #expect(found.map(\.view) == ["ShowDay"])
        #expect(found.map(\.culprit) == ["DateFormatter in ShowDay.body"])
        // The first run of a row has to make one.
        #expect(found.map(\.count) == [20])
        #expect(found.first?.advice.contains("`static let`") == true)
        let repaired = ViewHost { ShowDays(isRepaired: true) }
        try await repaired.step("highlight") { try repaired.tap("Highlight", times: 4) }
        #expect(findings(repaired) == [])
    }

    // MARK: expensive-action, blocking-body

    @Test func theBeginningOfATaskAndTheActionOfAButtonAreActions() async throws {
        let host = ViewHost { SlowActions() }
        try await host.settle(limit: .seconds(20))
        try await host.step("save") { try host.button("Save").tap() }
        let found = host.findings.filter { $0.severity >= .warning && $0.rule == "expensive-action" }
        #expect(found.count == 2)
        #expect(Set(found.compactMap(\.view)) == ["SlowActions"])
        #expect(found.contains { $0.culprit == "the action of \"Save\"" })
        #expect(found.contains { $0.culprit?.hasPrefix("the task at ") == true })
    }

    @Test func aBodyThatComputesDoesNotWait() {
        let found = findings(ViewHost { ComputingScreen() })
        #expect(found.map(\.rule) == ["expensive-body"])
        #expect(found.map(\.view) == ["ComputingScreen"])
    }
}

/// Waiting and computing as a machine does them. Tests that run beside these add to all times, but hardly to what a thread computes.
@MainActor @Suite
struct MeasuredTimeTests {
    @Test func aBodyThatWaitsIsFoundByTheTimeOfItsThread() {
        let found = ViewHost { PassengerCard() }.findings.filter { $0.rule == "blocking-body" }
        #expect(found.map(\.culprit) == ["PassengerCard.body"])
    }

    @Test func aBodyThatComputesDoesNotWait() {
        #expect(ViewHost { ComputingScreen() }.findings.filter { $0.rule == "blocking-body" } == [])
    }
}

// MARK: - Screens

private struct WideBanner: View {
    var body: some View { Text("Sale").frame(width: 600, height: 40).background(.yellow) }
}

private struct SkyBehind: View {
    var body: some View {
        ZStack {
            Image("sky")
            Text("Good morning")
        }
    }
}

private final class QueryModel: ObservableObject {
    @Published var query = "tea"
}

private struct QueryField: View {
    let marks: Int
    @ObservedObject var model = QueryModel()

    var body: some View { Text("\(model.query), \(marks) marks") }
}

private struct QueryHost: View {
    @State private var marks = 0

    var body: some View {
        VStack {
            Button("Mark") { marks += 1 }
            QueryField(marks: marks)
        }
    }
}

private struct QueryPages: View {
    @State private var page = 0
    private static let models = (0..<4).map { _ in QueryModel() }

    var body: some View {
        VStack {
            Button("Page") { page += 1 }
            QueryField(marks: page, model: Self.models[page])
        }
    }
}

private struct FramedPicture: View {
    var body: some View {
        VStack {
            Image("banner").frame(width: 300, height: 120)
            Image("banner").resizable().scaledToFit().frame(width: 300, height: 120)
            Image(systemName: "star").frame(width: 20, height: 20)
        }
    }
}

private struct RoundFace: View {
    var body: some View {
        HStack {
            Image("face").frame(width: 40, height: 40).clipShape(Circle())
            Text("Ann")
        }
    }
}

private struct ClippedPicture: View {
    var body: some View {
        VStack {
            Image("sky").frame(width: 200, height: 200).clipped()
            Image("sky").resizable().scaledToFill().frame(width: 300, height: 80).clipped()
            Text("Sky").overlay { Image("sky") }
        }
    }
}

private struct ScrolledPictures: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                Image("sky").resizable().frame(width: 1600, height: 300)
                Image("sky").resizable().frame(width: 1600, height: 300)
            }
        }
    }
}

private struct PictureInBackground: View {
    var body: some View {
        Text("Good morning")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { Image("sky") }
    }
}

private struct FilledReader: View {
    var body: some View {
        VStack {
            Text("Rain")
            GeometryReader { proxy in
                Rectangle().frame(height: proxy.size.height * 0.4)
            }
            GeometryReader { _ in Color.blue }
        }
    }
}

private struct ReaderWithHeight: View {
    var body: some View {
        VStack {
            GeometryReader { _ in Text("Rain") }.frame(height: 200)
            Text("Sun")
        }
    }
}

private struct ReaderInBackground: View {
    var body: some View {
        VStack {
            Text("Rain").background { GeometryReader { _ in Color.clear } }
            Text("Sun")
        }
    }
}

private struct ReaderInScrollView: View {
    var body: some View {
        ScrollView {
            VStack {
                GeometryReader { _ in
                    VStack {
                        Text("First")
                        Text("Second")
                    }
                }
                Text("Third")
            }
        }
    }
}

private struct ShapesInScrollView: View {
    var body: some View {
        ScrollView {
            VStack {
                Rectangle().frame(height: 1)
                Capsule().frame(width: 40, height: 40)
                Text("Rain").background { Capsule() }
                GeometryReader { _ in Color.clear }
            }
        }
    }
}

private struct DotRow: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<300) { _ in Color.red.frame(width: 1, height: 4) }
        }
    }
}

private struct Carousel: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(0..<250) { Text("Page \($0)").frame(width: 200, height: 200) }
            }
        }
    }
}

private final class Page {}

private struct GivenModels: View {
    @State private var word = ""
    @State private var page = Page()

    var body: some View {
        VStack {
            TextField("Word", text: $word)
            Text(word).font(.headline)
            GivenPage(page: page)
            SharedPage()
        }
    }
}

private struct GivenPage: View {
    @State private var page: Page

    init(page: Page) { _page = State(initialValue: page) }

    var body: some View { Text(page === page ? "one" : "two") }
}

private struct SharedPage: View {
    @State private var page = Self.shared
    private static let shared = Page()

    var body: some View { Text(page === page ? "one" : "two") }
}

private struct DatedRows: View {
    @State private var word = ""

    var body: some View {
        VStack {
            TextField("Word", text: $word)
            Text(word).font(.headline)
            ForEach(0..<6) { DatedRow(day: $0) }
        }
    }
}

private struct DatedRow: View {
    let day: Int
    let formatter = DateFormatter()

    var body: some View { Text("Day \(day)") }
}

private struct TickingScreen: View {
    @State private var word = ""

    var body: some View {
        VStack {
            TextField("Word", text: $word)
            Text(word).font(.headline)
            TickingLabel()
        }
    }
}

private struct TickingLabel: View {
    @State private var ticks = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}

private struct ShowDays: View {
    var isRepaired = false
    @State private var isHighlighted = false

    var body: some View {
        VStack {
            Button("Highlight") { isHighlighted.toggle() }
            ForEach(0..<5, id: \.self) { day in
                if isRepaired { ShowDayRepaired(day: day, mark: isHighlighted) } else { ShowDay(day: day, mark: isHighlighted) }
            }
        }
    }
}

private struct ShowDay: View {
    let day: Int
    let mark: Bool

    var body: some View {
        let formatter = DateFormatter()
        let _ = formatter.dateFormat = "EEEE"
        Text(formatter.string(from: Date(timeIntervalSince1970: Double(day) * 86_400)) + (mark ? "!" : ""))
    }
}

private struct ShowDayRepaired: View {
    let day: Int
    let mark: Bool
    private static let formatter = DateFormatter()

    var body: some View {
        Text(Self.formatter.string(from: Date(timeIntervalSince1970: Double(day) * 86_400)) + (mark ? "!" : ""))
    }
}

private struct SlowActions: View {
    @State private var saved = 0

    var body: some View {
        Button("Save") {
            waitForTheDisk()
            saved += 1
        }
        .task { waitForTheDisk() }
    }
}

private func waitForTheDisk() { pause(.milliseconds(200)) }

private struct ComputingScreen: View {
    var body: some View {
        let _ = spend(.milliseconds(120))
        Text("Done")
    }
}
