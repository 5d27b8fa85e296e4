import Combine
import Foundation
import SwiftUI
import Testing
import ViewRuntime

private struct SpacingKey: EnvironmentKey { static let defaultValue = 8.0 }

extension EnvironmentValues {
    fileprivate var rowSpacing: Double {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
}

/// The environment, publishers, gestures and appearance around views.
@MainActor @Suite struct SurroundingsTests {
    @Test("Keys of the user's and of the system's are read where they were written")
    func environment() {
        struct K: View {
            @Environment(\.rowSpacing) private var spacing
            @Environment(\.colorScheme) private var scheme
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(Int(spacing)) \(scheme == .dark ? "dark" : "light") \(size.rawValue) \(limit ?? 0)") }
        }
        let probe = Probe {
            K()
            K().environment(\.rowSpacing, 2).preferredColorScheme(.dark).lineLimit(3).dynamicTypeSize(...DynamicTypeSize.small)
        }
        #expect(probe.texts == ["8 light 3 0", "2 dark 1 3"])
    }

    @Test("A font set above reaches text below, and views that do not read it are not run again")
    func font() {
        struct Leaf: View { var body: some View { Text("leaf") } }
        struct V: View {
            @State private var isLarge = false
            var body: some View {
                Button("size") { isLarge.toggle() }
                Leaf().font(isLarge ? .title : .body)
            }
        }
        let probe = Probe { V() }
        _ = probe.counts()
        probe.press("size")
        #expect(probe.counts() == ["SurroundingsTests.V": 1])
        #expect(probe.all("Text").last?.environment.font == .title)
    }

    @Test("onReceive runs with each value while the view is there, and no longer")
    func receive() {
        let subject = PassthroughSubject<Int, Never>()
        struct V: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var total = 0
            @State private var isShown = true
            var body: some View {
                Text("total \(total)")
                Button("hide") { isShown = false }
                if isShown { Text("listener").onReceive(subject) { total += $0 } }
            }
        }
        let probe = Probe { V(subject: subject) }
        probe.act { subject.send(2) }
        probe.act { subject.send(3) }
        #expect(probe.texts.first == "total 5")
        probe.press("hide")
        probe.act { subject.send(4) }
        #expect(probe.texts.first == "total 5")
    }

    @Test("A publisher that sends at once is heard after the update in which the view appeared")
    func receiveAtOnce() {
        let subject = CurrentValueSubject<Int, Never>(7)
        struct V: View {
            let subject: CurrentValueSubject<Int, Never>
            @State private var seen = [Int]()
            var body: some View { Text("\(seen)").onReceive(subject) { seen.append($0) } }
        }
        let probe = Probe { V(subject: subject) }
        #expect(probe.texts == ["[7]"])
        #expect(probe.counts() == ["SurroundingsTests.V": 2])
        #expect(probe.warnings == [])
    }

    @Test("C142: an action on a group runs once for the group")
    func groupAppears() {
        let count = Box(0)
        _ = Probe {
            Group {
                Text("a")
                Text("b")
            }
            .onAppear { count.value += 1 }
        }
        #expect(count.value == 1)
    }

    @Test("Taps, presses and drags run what they are given")
    func gestures() {
        struct V: View {
            @State private var log = ""
            @State private var width = 0.0
            var body: some View {
                Text("target")
                    .onTapGesture { log += "tap " }
                    .onLongPressGesture { log += "press " }
                    .gesture(DragGesture().onChanged { width = $0.translation.width }.onEnded { _ in log += "dropped" })
                Text("\(log) \(Int(width))")
            }
        }
        let probe = Probe { V() }
        #expect(probe.press("target", kind: "Text"))
        #expect(probe.drive(probe.first("Text", "target")) { if case .press(_, let press, _) = $0 { press } else { nil } })
        #expect(probe.drive(probe.first("Text", "target")) {
            guard case .drag(let changed, let ended) = $0 else { return nil }
            return {
                changed(CGSize(width: 20, height: 0))
                ended(CGSize(width: 30, height: 0))
            }
        })
        #expect(probe.texts.last == "tap press dropped 20")
    }

    @Test("A namespace is the same in each run of a body, and another one in another view")
    func namespaces() {
        struct V: View {
            @Namespace private var space
            let seen: Box<[Namespace.ID]>
            let round: Int
            var body: some View {
                let _ = seen.value.append(space)
                Text("\(round)").matchedGeometryEffect(id: 1, in: space)
            }
        }
        struct P: View {
            @State private var round = 0
            let seen: Box<[Namespace.ID]>
            var body: some View {
                Button("again") { round += 1 }
                V(seen: seen, round: round)
                V(seen: seen, round: 0)
            }
        }
        let seen = Box<[Namespace.ID]>([])
        let probe = Probe { P(seen: seen) }
        probe.press("again")
        #expect(seen.value.count == 3)
        #expect(seen.value.first == seen.value.last)
        #expect(Set(seen.value).count == 2)
    }

    @Test("C127: opacity and hidden keep a view's identity and state")
    func opacity() {
        struct K: View {
            @State private var count = 0
            var body: some View { Button("k\(count)") { count += 1 } }
        }
        struct V: View {
            @State private var isHidden = false
            var body: some View {
                Button("fade") { isHidden.toggle() }
                K().opacity(isHidden ? 0 : 1).animation(.default, value: isHidden)
            }
        }
        let probe = Probe { V() }
        probe.press("k0")
        probe.press("fade")
        #expect(probe.texts == ["fade", "k1"])
        #expect(probe.all("SurroundingsTests.K").first?.attributes["opacity"] == "0.0")
    }
}
