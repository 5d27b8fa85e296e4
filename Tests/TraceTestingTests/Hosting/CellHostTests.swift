import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite struct CellHostTests {
    @Test("C157: a cell that is reused for another item keeps its state, unless the content has the item's id")
    func reuse() throws {
        let carried = CellHost(UIHostingConfiguration { CounterRow(item: 1) })
        try carried.button("Count").tap()
        carried.reuse(with: UIHostingConfiguration { CounterRow(item: 2) })
        #expect(carried.texts == ["item 2 count 1", "Count"])
        let told = CellHost(UIHostingConfiguration { CounterRow(item: 1).id(1) })
        try told.button("Count").tap()
        told.reuse(with: UIHostingConfiguration { CounterRow(item: 2).id(2) })
        #expect(told.texts == ["item 2 count 0", "Count"])
    }

    @Test("A cell that is configured with equal content runs nothing; the cause of what runs is the cell's")
    func reconfigure() {
        let cell = CellHost(UIHostingConfiguration { CounterRow(item: 1) })
        cell.resetCounts()
        cell.reconfigure(UIHostingConfiguration { CounterRow(item: 1) })
        #expect(cell.bodyCounts == [:])
        cell.reconfigure(UIHostingConfiguration { CounterRow(item: 3) })
        #expect(cell.changes == ["CounterRow: @self changed."])
        #expect(cell.transactionCauses.last?.kind == .cellConfigured)
        #expect(cell.transactionCauses.last?.name == "reconfigured")
        cell.reuse(with: UIHostingConfiguration { CounterRow(item: 4) })
        #expect(cell.transactionCauses.last?.name == "reused")
    }

    @Test("Content of another type takes the place of what the cell held")
    func otherContent() throws {
        let cell = CellHost(UIHostingConfiguration { CounterRow(item: 1) })
        try cell.button("Count").tap()
        cell.reuse(with: UIHostingConfiguration { Text("banner") })
        #expect(cell.texts == ["banner"])
        cell.reuse(with: UIHostingConfiguration { CounterRow(item: 1) })
        #expect(cell.texts == ["item 1 count 0", "Count"])
    }

    @Test("A cell measures itself under an open height: content without an ideal height has 10 points")
    func selfSize() {
        #expect(CellHost(UIHostingConfiguration { Color.red.frame(height: 44) }).selfSize(width: 320) == CGSize(width: 320, height: 44))
        #expect(CellHost(UIHostingConfiguration { Rectangle() }).selfSize(width: 320) == CGSize(width: 320, height: 10))
        let tall = CellHost(
            UIHostingConfiguration { Rectangle().frame(height: 20) }
                .margins(.vertical, 5).minSize(height: 60).background(Color.blue))
        #expect(tall.selfSize(width: 320) == CGSize(width: 320, height: 60))
    }

    @Test("Margins are the configuration's where it says some, else the cell's")
    func margins() throws {
        let cell = CellHost(
            UIHostingConfiguration { Color.red.frame(height: 30).accessibilityIdentifier("content") }.margins(.leading, 7),
            width: 100, layoutMargins: EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
        #expect(try cell.frame(of: "content") == CGRect(x: 7, y: 2, width: 88, height: 30))
        #expect(cell.selfSize(width: 100).height == 36)
    }

    @Test("A background is the configuration's, behind the content with its margins")
    func background() {
        let cell = CellHost(
            UIHostingConfiguration { Text("row") }.margins(.all, 10).background { Color.red.accessibilityIdentifier("back") })
        #expect(cell.texts == ["row"])
        #expect((try? cell.frame(of: "back"))?.width == (try? cell.frame(of: "row")).map { $0.width + 20 })
    }
}

private struct CounterRow: View {
    let item: Int
    @State private var count = 0
    var body: some View {
        Text("item \(item) count \(count)")
        Button("Count") { count += 1 }
    }
}
