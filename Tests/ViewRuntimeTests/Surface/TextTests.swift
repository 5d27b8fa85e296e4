import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// What texts say.
@MainActor @Suite struct TextTests {
    @Test("A text is three words: benchmarks mount many")
    func size() { #expect(MemoryLayout<Text>.size == 24) }

    @Test("A literal shows its interpolated values as a localized string does")
    func interpolation() {
        let name = "Ada"
        let probe = Probe {
            Text("Hello \(name)")
            Text("\(7) of \(1_234_567)")
            Text("\(1.5)")
            Text("\(-1234.25)")
            Text("\(2.0 / 3, specifier: "%.2f")")
            Text("\([1, 2])")
            Text("\(Text("bold").bold()) text")
        }
        #expect(probe.texts == [
            "Hello Ada", "7 of 1,234,567", "1.500000", "-1,234.250000", "0.67", "[1, 2]", "bold text",
        ])
    }

    @Test("A string that is no literal is shown as it stands")
    func strings() {
        let string = "a **b**"
        let part = string.dropFirst(2)
        let probe = Probe {
            Text(string)
            Text(part)
            Text(verbatim: "\(1234)")
        }
        #expect(probe.texts == ["a **b**", "**b**", "1234"])
    }

    @Test("Format styles say how a value is shown")
    func formats() {
        let probe = Probe {
            Text(0.256, format: .percent.precision(.fractionLength(0)).locale(Locale(identifier: "en_US")))
            Text("Total: \(9.5, format: .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US")))")
        }
        #expect(probe.texts == ["26%", "Total: 9.50"])
    }

    @Test("Joined texts keep what was set on each; equal texts are equal however they were made")
    func joined() {
        let text = Text("a").bold() + Text("b").foregroundColor(.red)
        #expect(Probe { text }.texts == ["ab"])
        #expect(text == Text("a").bold() + Text("b").foregroundColor(.red))
        #expect(text != Text("a") + Text("b").foregroundColor(.red))
        #expect(Text("a").font(.title).italic() == Text("a").font(.title).italic())
        #expect(Text("a").font(.title) != Text("a").font(.body))
    }

    @Test("Modifiers of texts return texts and describe themselves")
    func modifiers() {
        let text: Text = Text("Price").font(.headline).fontWeight(.semibold).foregroundStyle(.secondary)
            .strikethrough().underline(color: .red).monospacedDigit()
        let element = Probe { text }.first("Text")
        #expect(element?.attributes["font"] == "headline")
        #expect(element?.attributes["fontWeight"] == "semibold")
        #expect(element?.attributes["strikethrough"] == "true")
        #expect(element?.attributes["monospacedDigit"] == "true")
    }

    @Test("A body that makes an equal styled text has not changed its output")
    func unchangedOutput() {
        struct V: View {
            @State private var hidden = 0
            var body: some View {
                let _ = hidden
                Button("more") { hidden += 1 }
                Text("Same").bold().foregroundStyle(.secondary)
            }
        }
        let probe = Probe { V() }
        probe.press("more")
        #expect(probe.journal.unchanged == ["TextTests.V": 1])
    }
}
