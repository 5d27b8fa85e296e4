import SwiftUI
import Testing
import ViewRuntime

/// Content closures that run in places of their own see what the body saw that made them.
@MainActor @Suite struct CaptureTests {
    @Test("A GeometryReader's closure sees written state, once and again")
    func geometry() {
        struct V: View {
            @State private var count = 0
            var body: some View {
                GeometryReader { _ in Button("n \(count)") { count += 1 } }
            }
        }
        let probe = Probe { V() }
        for number in 0..<3 { #expect(probe.press("n \(number)")) }
        #expect(probe.texts == ["n 3"])
    }

    @Test("Closures inside closures see written state")
    func nested() {
        struct V: View {
            @State private var count = 0
            @State private var other = ""
            var body: some View {
                GeometryReader { _ in ScrollViewReader { _ in Button("n \(count)\(other)") { count += 1 } } }
            }
        }
        let probe = Probe { V() }
        for number in 0..<3 { #expect(probe.press("n \(number)")) }
        #expect(probe.texts == ["n 3"])
    }

    @Test("Bindings to the elements of state write through from inside closures")
    func elements() {
        struct V: View {
            @State private var flags = [false, false]
            var body: some View {
                GeometryReader { _ in
                    ForEach($flags, id: \.self) { $flag in Toggle(flag ? "on" : "off", isOn: $flag) }
                }
            }
        }
        let probe = Probe { V() }
        #expect(probe.toggle("off"))
        #expect(probe.texts.first == "on")
    }

    @Test("A closure sees the environment that the body saw")
    func environment() {
        struct K: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { GeometryReader { _ in Text("limit \(limit ?? 0)") } }
        }
        struct V: View {
            @State private var limit = 1
            var body: some View {
                Button("more") { limit += 1 }
                K().lineLimit(limit)
            }
        }
        let probe = Probe { V() }
        probe.press("more")
        #expect(probe.texts == ["more", "limit 2"])
    }
}
