import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Styles of the user's for boxes and progress, lengths that scale, and attributed strings.
@MainActor @Suite struct StyleTests {
    struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("card of")
            configuration.label
            configuration.content
        }
    }

    struct Percent: ProgressViewStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text("\(Int((configuration.fractionCompleted ?? 0) * 100))% \(isEnabled ? "on" : "off")")
        }
    }

    @Test("A group box is made by the style around it")
    func boxes() {
        let probe = Probe {
            GroupBox("Title") { Text("content") }.groupBoxStyle(Card())
            GroupBox("Plain") { Text("inside") }
        }
        #expect(probe.texts == ["card of", "Title", "content", "Plain", "inside"])
        #expect(probe.all("GroupBox").count == 2)
    }

    @Test("Progress is shown by the style around it, which reads the environment")
    func progress() {
        let probe = Probe {
            ProgressView("Load", value: 1, total: 4).progressViewStyle(Percent()).disabled(true)
            ProgressView("Plain", value: 0.5)
        }
        #expect(probe.texts == ["Load", "25% off", "Plain"])
        #expect(probe.all("ProgressView").map { $0.attributes["value"] } == ["0.25", "0.5"])
    }

    @Test("A scaled length follows the size of text")
    func scaled() {
        struct V: View {
            @ScaledMetric private var side = 34.0
            var body: some View { Text("\(Int(side))") }
        }
        let probe = Probe {
            V()
            V().dynamicTypeSize(.accessibility5)
        }
        #expect(probe.texts == ["34", "106"])
    }

    @Test("Attributes of strings are kept, and the text shows the characters")
    func attributed() {
        var string = AttributedString("red")
        string.foregroundColor = .red
        string.font = .body.bold()
        #expect(string.foregroundColor == .red)
        #expect(string.runs.first?.font == .body.bold())
        #expect(Probe { Text(string) }.texts == ["red"])
    }

    @Test("What is not loaded yet, or cannot be shared here, shows what it would show meanwhile")
    func describing() {
        let probe = Probe {
            AsyncImage(url: URL(string: "https://example.org/a.png")) { $0.resizable() } placeholder: { Text("waiting") }
            AsyncImage(url: nil) { phase in
                if phase.image == nil, phase.error == nil { Text("empty") }
            }
            ShareLink("Share it", item: "text")
            Gauge(value: 3, in: 0...4) { Text("Speed") }
        }
        #expect(probe.texts == ["waiting", "empty", "Share it", "Speed"])
        #expect(probe.first("AsyncImage")?.attributes["url"] == "https://example.org/a.png")
        #expect(probe.first("Gauge")?.attributes["value"] == "0.75")
    }

    @Test("The older forms of navigation push and dismiss")
    func oldNavigation() throws {
        struct Inner: View {
            @Environment(\.presentationMode) private var presentationMode
            var body: some View { Button("leave") { presentationMode.wrappedValue.dismiss() } }
        }
        let probe = Probe {
            NavigationView {
                NavigationLink(destination: Inner()) { Text("go") }
                    .navigationBarItems(trailing: Button("edit") {})
            }
            .navigationViewStyle(.stack)
        }
        #expect(probe.texts.contains("edit"))
        try probe.tap("go")
        #expect(probe.texts.contains("leave"))
        #expect(probe.press("leave"))
        #expect(probe.texts.contains("go"))
    }
}
