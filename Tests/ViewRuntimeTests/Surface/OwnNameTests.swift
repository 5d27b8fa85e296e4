import SwiftUI
import Testing

// An app's own styles under names that the system has on other devices than a phone.

private struct CardLook: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.accessibilityIdentifier("own card") } }
extension ButtonStyle where Self == CardLook { fileprivate static var card: CardLook { CardLook() } }
private struct LinkLook: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.accessibilityIdentifier("own link") } }
extension ButtonStyle where Self == LinkLook { fileprivate static var link: LinkLook { LinkLook() } }
private struct CheckLook: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.accessibilityIdentifier("own checkbox") }
}
extension ToggleStyle where Self == CheckLook { fileprivate static var checkbox: CheckLook { CheckLook() } }
private struct RingLook: GaugeStyle { func makeBody(configuration: Configuration) -> some View { Text("ring").accessibilityIdentifier("own circular") } }
extension GaugeStyle where Self == RingLook { fileprivate static var circular: RingLook { RingLook() } }

@MainActor @Suite struct OwnNameTests {
    @Test("An app's own style is meant where its short name is one that a phone's system lacks")
    func own() {
        let probe = Probe {
            Button("a") {}.buttonStyle(.card)
            Button("b") {}.buttonStyle(.link)
            Toggle("c", isOn: .constant(true)).toggleStyle(.checkbox)
            Gauge(value: 0.5) { Text("d") }.gaugeStyle(.circular)
        }
        #expect(probe.all("Text").compactMap(\.identifier) == ["own card", "own link", "own checkbox", "own circular"])
    }

    /// Resolves to what the environment says.
    private struct Badge: EnvironmentalModifier {
        let words: String
        struct Shown: ViewModifier {
            let words: String
            func body(content: Content) -> some View {
                content
                Text(words)
            }
        }
        func resolve(in environment: EnvironmentValues) -> Shown { Shown(words: "\(words) \(environment.isEnabled)") }
    }

    @Test("A modifier of the environment becomes another one where a value changes, and its content stays")
    func environmental() {
        struct Screen: View {
            @State private var isOff = false
            struct Counter: View {
                @State private var count = 0
                var body: some View { Button("count \(count)") { count += 1 } }
            }
            var body: some View {
                Counter().modifier(Badge(words: "enabled")).disabled(isOff)
                Button("switch") { isOff = true }
            }
        }
        let probe = Probe { Screen() }
        #expect(probe.press("count 0"))
        #expect(probe.texts == ["count 1", "enabled true", "switch"])
        #expect(probe.press("switch"))
        #expect(probe.texts == ["count 1", "enabled false", "switch"])
    }

    @Test("A text that is given a label stays a text, and says it in its place")
    func textLabels() {
        let joined = Text("See ") + Text("↗").accessibilityLabel("website") + Text(".").bold()
        let whole: Text = Text("a").accessibilityLabel("own").accessibilityLabel("other").accessibilityHeading(.h2).accessibilityTextContentType(.console)
        #expect(Probe { joined }.first("Text")?.attributes["accessibility.label"] == "See website.")
        #expect(
            Probe { whole }.first("Text")?.attributes == [
                "accessibility.label": "own", "accessibilityHeading": "h2", "accessibilityTextContentType": "console",
            ])
    }

    @Test("Every gradient is made of colours, of stops, of a gradient and of a colour's own")
    func gradients() {
        let (gradient, own) = (Gradient(colors: [.red, .blue]), Color.red.gradient)
        let stops = gradient.stops
        let probe = Probe {
            Text("linear").foregroundStyle(.linearGradient(own, startPoint: .top, endPoint: .bottom))
            Text("radial").foregroundStyle(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 1)).background(.radialGradient(own, endRadius: 2))
            Text("elliptical").foregroundStyle(.ellipticalGradient(gradient)).background(.ellipticalGradient(stops: stops)).background(.ellipticalGradient(own))
            Text("angular").foregroundStyle(.angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
            Text("conic").foregroundStyle(.conicGradient(stops: stops, center: .center)).background(.conicGradient(own))
        }
        #expect(probe.texts == ["linear", "radial", "elliptical", "angular", "conic"])
        let style: EllipticalGradient = .ellipticalGradient(gradient, endRadiusFraction: 0.25)
        #expect(ShapeStyleNames.text(style).contains("0.25"))
    }
}

private enum ShapeStyleNames { static func text<S: ShapeStyle>(_ style: S) -> String { "\(style)" } }
