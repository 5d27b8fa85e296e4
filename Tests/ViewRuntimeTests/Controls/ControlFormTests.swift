import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Initialisers of controls that styles, formats and roles need, and what the controls then do.
@MainActor @Suite struct ControlFormTests {
    struct Shadowed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration).accessibilityIdentifier("inner")
            Text(verbatim: "\(configuration.fractionCompleted ?? 0)")
        }
    }

    @Test("A style can show the progress, the box and the date picker that it was given")
    func configurations() throws {
        struct Boxed: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("boxed")
                GroupBox(configuration)
            }
        }
        struct Dated: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                DatePicker(configuration)
            }
        }
        struct Screen: View {
            @State var date = Date(timeIntervalSinceReferenceDate: 0)
            var body: some View {
                ProgressView("Load", value: 0.25).progressViewStyle(Shadowed())
                GroupBox("Title") { Text("content") }.groupBoxStyle(Boxed())
                DatePicker("Day", selection: $date, in: Date(timeIntervalSinceReferenceDate: 10)...).datePickerStyle(Dated())
                Text(verbatim: "\(date.timeIntervalSinceReferenceDate)")
            }
        }
        let host = ViewHost { Screen() }
        #expect(host.texts == ["Load", "0.25", "boxed", "Title", "content", "Day", "0.0"])
        // What the style shows is no second date picker.
        try host.datePicker("Day").pick(Date(timeIntervalSinceReferenceDate: 5))
        #expect(host.texts.last == "10.0")
    }

    @Test("A stepper with a format keeps its bounds")
    func steppers() throws {
        struct Screen: View {
            @State var size = 1.0
            var body: some View {
                Stepper("Size", value: $size, in: 1...2, step: 0.75, format: .number)
                Text(verbatim: "\(size)")
            }
        }
        let host = ViewHost { Screen() }
        try host.stepper("Size").increment()
        try host.stepper("Size").increment()
        #expect(host.texts.last == "2.0")
        try host.stepper("Size").decrement()
        #expect(host.texts.last == "1.25")
    }

    @Test("A button of a role has the label that the system gives it")
    func roles() throws {
        struct Screen: View {
            @State var log = ""
            var body: some View {
                Button(role: .cancel) { log += "c" }
                Button(role: .confirm) { log += "d" }
                Button(role: .destructive) { log += "x" }
                Text(log)
            }
        }
        let host = ViewHost { Screen() }
        for label in ["Cancel", "Done", "Delete"] { try host.button(label).tap() }
        #expect(host.texts.last == "cdx")
    }

    @Test("A picker of many values shows the first one's and sets all")
    func sources() throws {
        struct Screen: View {
            @State var left = 1
            @State var right = 2
            var body: some View {
                Picker("Which", sources: [$left, $right], selection: \.self) {
                    Text("one").tag(1)
                    Text("three").tag(3)
                }
                Text(verbatim: "\(left)\(right)")
            }
        }
        let host = ViewHost { Screen() }
        try host.picker("Which").select("three")
        #expect(host.texts.last == "33")
    }

    @Test("A list that can be edited deletes and moves what its binding holds")
    func editing() throws {
        struct Item: Identifiable, Equatable { var id: Int }
        struct Screen: View {
            @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
            var body: some View {
                List($items, editActions: .all) { $item in Text(verbatim: "\(item.id)") }
                Text(verbatim: items.map { "\($0.id)" }.joined())
            }
        }
        let host = ViewHost { Screen() }
        try host.list.delete(1)
        #expect(host.texts.last == "23")
        try host.list.moveToEnd(2)
        #expect(host.texts.last == "32")
    }

    @Test("A field with a formatter tells when it is edited and committed")
    func formatters() throws {
        struct Screen: View {
            @State var amount = 1
            @State var log = ""
            var body: some View {
                TextField("Amount", value: $amount, formatter: NumberFormatter(), onEditingChanged: { log += $0 ? "b" : "e" }, onCommit: { log += "c" })
                Text(verbatim: "\(amount)\(log)")
            }
        }
        let host = ViewHost { Screen() }
        try host.textField("Amount").type("2")
        try host.textField("Amount").submit()
        #expect(host.texts.last?.hasPrefix("12") == true)
        #expect(host.texts.last?.hasSuffix("ec") == true)
    }

    @Test("Values of the environment are what modifiers above wrote")
    func environment() {
        struct Reader: View {
            @Environment(\.symbolVariants) private var variants
            @Environment(\.isScrollEnabled) private var scrolls
            @Environment(\.menuOrder) private var order
            @Environment(\.backgroundStyle) private var background
            var body: some View {
                Text(verbatim: "\(variants.contains(.fill)) \(variants.contains(.slash)) \(scrolls) \(order == .fixed) \(background == nil)")
            }
        }
        let host = ViewHost {
            Reader()
            Reader().symbolVariant(.fill).symbolVariant(.circle).scrollDisabled(true).menuOrder(.fixed).backgroundStyle(.red)
        }
        #expect(host.texts == ["false false true false true", "true false false true false"])
    }

    @Test("An item of a toolbar that is hidden is not there, and a label that is not enabled says nothing")
    func hidden() throws {
        let host = ViewHost {
            NavigationStack {
                Text("content").accessibilityLabel("other", isEnabled: false)
                    .toolbar {
                        ToolbarItem { Button("Shown") {} }
                        ToolbarItem { Button("Hidden") {} }.hidden(true)
                    }
            }
        }
        _ = try host.button("Shown")
        #expect(throws: (any Error).self) { try host.button("Hidden").tap() }
        #expect(host.texts.contains("content"))
        #expect(!host.tree.contains("other"))
    }
}
