import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Forms in which older view files say things.
@MainActor @Suite struct OlderFormTests {
    struct Sorter: View {
        @State private var asks = false
        @State private var order = "by name"
        @State private var shown: Chosen?
        struct Chosen: Identifiable { var id: Int }
        var body: some View {
            Text(order)
            Button("sort") { asks = true }
                .actionSheet(isPresented: $asks) {
                    ActionSheet(
                        title: Text("Sort by"), message: Text("All lists"),
                        buttons: [.default(Text("Date")) { order = "by date" }, .destructive(Text("None")), .cancel()])
                }
            Button("pick") { shown = Chosen(id: 7) }
                .popover(item: $shown, attachmentAnchor: .point(.top), arrowEdge: .bottom) { Text("number \($0.id)") }
        }
    }

    private func pressLast(_ text: String, in probe: Probe) -> Bool {
        probe.drive(probe.all("Button").last { $0.texts == [text] }) { if case .tap(let tap) = $0 { tap } else { nil } }
    }

    @Test("A choice in the older form shows its texts, runs what is chosen, and is ended by each of its buttons")
    func actionSheet() {
        let probe = Probe { Sorter() }
        #expect(probe.press("sort"))
        #expect(probe.all("ConfirmationDialog").first?.texts.prefix(2) == ["Sort by", "All lists"])
        #expect(pressLast("Date", in: probe))
        #expect(probe.all("ConfirmationDialog").isEmpty)
        #expect(probe.texts.contains("by date"))
        #expect(probe.press("sort"))
        #expect(pressLast("Cancel", in: probe))
        #expect(probe.all("ConfirmationDialog").isEmpty)
    }

    @Test("A popover shows its item")
    func popover() {
        let probe = Probe { Sorter() }
        #expect(probe.press("pick"))
        #expect(probe.first("Popover")?.texts == ["number 7"])
    }

    @Test("The older size of text is the newer one by another name")
    func sizeCategory() {
        struct Reader: View {
            @Environment(\.sizeCategory) private var category
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(category == .accessibilityLarge) \(size == .accessibility2)") }
        }
        #expect(Probe { Reader().environment(\.sizeCategory, .accessibilityLarge) }.texts == ["true true"])
        #expect(Probe { Reader().environment(\.dynamicTypeSize, .accessibility2) }.texts == ["true true"])
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    }
}
