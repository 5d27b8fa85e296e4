import SwiftUI
import Testing
import TraceTesting

/// Button styles that say themselves what triggers the button.
@MainActor @Suite struct PrimitiveStyleTests {
    private struct OwnButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(role: configuration.role, action: configuration.trigger) { configuration.label }
        }
    }

    private struct GivenButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
    }

    private struct TapGestured: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
        }
    }

    private struct Held: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onLongPressGesture { configuration.trigger() }
        }
    }

    private struct Screen<Style: PrimitiveButtonStyle>: View {
        let style: Style
        @State private var count = 0
        var body: some View {
            Button("count") { count += 1 }.buttonStyle(style)
            Text("\(count)")
        }
    }

    private func taps<Style: PrimitiveButtonStyle>(_ style: Style) throws -> [String] {
        let host = ViewHost { Screen(style: style) }
        try host.button("count").tap()
        return host.texts
    }

    @Test("A button whose style makes a button is one button, and tapping it triggers once")
    func one() throws {
        #expect(try taps(OwnButton()) == ["count", "1"])
        #expect(try taps(GivenButton()) == ["count", "1"])
        #expect(try taps(TapGestured()) == ["count", "1"])
    }

    @Test("A button that is triggered by a long press takes no taps")
    func held() throws {
        let host = ViewHost { Screen(style: Held()) }
        #expect(throws: ViewHostError.self) { try host.button("count").tap() }
        try host.text("count").longPress()
        #expect(host.texts == ["count", "1"])
    }
}
