import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Alerts and dialogs in the forms in which people write them.
@MainActor @Suite struct AlertTests {
    struct Failure: LocalizedError {
        var errorDescription: String? { "It broke" }
    }

    struct Screen: View {
        @State private var isPlain = false
        @State private var person: String?
        @State private var asks = false
        @State private var failure: Failure?
        @State private var isFailed = false
        @State private var isOld = false
        @State private var said = "nothing"
        var body: some View {
            Text(said)
            Button("plain") { isPlain = true }
                .alert("Done", isPresented: $isPlain) {}
            Button("about") {
                person = "Ada"
                asks = true
            }
            .confirmationDialog("Remove", isPresented: $asks, presenting: person) { person in
                Button("Remove \(person)", role: .destructive) { said = "removed \(person)" }
            } message: { person in
                Text("\(person) goes")
            }
            Button("about nobody") { asks = true }
            Button("fail") {
                failure = Failure()
                isFailed = true
            }
            .alert(isPresented: $isFailed, error: failure) { _ in
                Button("Retry") { said = "retried" }
            } message: { _ in
                Text("try again")
            }
            Button("old") { isOld = true }
                .alert(isPresented: $isOld) {
                    Alert(
                        title: Text("Sure?"), primaryButton: .destructive(Text("Yes")) { said = "yes" },
                        secondaryButton: .cancel())
                }
        }
    }

    /// Taps the innermost button with the text: the one that the alert's style made.
    private func press(_ text: String, in probe: Probe) -> Bool {
        probe.drive(probe.all("Button").last { $0.texts == [text] }) { if case .tap(let tap) = $0 { tap } else { nil } }
    }

    @Test("An alert without actions has a button that ends it")
    func plain() {
        let probe = Probe { Screen() }
        #expect(probe.press("plain"))
        #expect(probe.first("Alert")?.text == "Done")
        #expect(press("OK", in: probe))
        #expect(probe.first("Alert") == nil)
    }

    @Test("A dialog about a value is there while there is one")
    func presenting() {
        let probe = Probe { Screen() }
        #expect(probe.press("about nobody"))
        #expect(probe.first("ConfirmationDialog") == nil)
        #expect(probe.press("about"))
        #expect(probe.first("ConfirmationDialog")?.texts.contains("Ada goes") == true)
        #expect(press("Remove Ada", in: probe))
        #expect(probe.texts.first == "removed Ada")
        #expect(probe.first("ConfirmationDialog") == nil)
    }

    @Test("An alert about an error has its description as title")
    func error() {
        let probe = Probe { Screen() }
        #expect(probe.press("fail"))
        #expect(probe.first("Alert")?.text == "It broke")
        #expect(probe.first("Alert")?.texts.contains("try again") == true)
        #expect(press("Retry", in: probe))
        #expect(probe.texts.first == "retried")
        #expect(probe.first("Alert") == nil)
    }

    @Test("An alert as a value ends with its buttons")
    func old() {
        let probe = Probe { Screen() }
        #expect(probe.press("old"))
        #expect(press("Cancel", in: probe))
        #expect(probe.first("Alert") == nil)
        #expect(probe.texts.first == "nothing")
        #expect(probe.press("old"))
        #expect(press("Yes", in: probe))
        #expect(probe.texts.first == "yes")
        #expect(probe.first("Alert") == nil)
    }
}
