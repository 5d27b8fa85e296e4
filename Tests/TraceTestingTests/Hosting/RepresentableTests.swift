import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite struct RepresentableTests {
    @Test("A representable makes its coordinator, its view, and updates it, in this order, once each")
    func order() {
        let log = Log()
        let host = ViewHost { Gauge(level: 1, log: log) }
        #expect(log.lines == ["coordinator", "make", "update 1 at 0.0"])
        #expect(host.bodyCounts == ["Gauge": 1])
        host.replaceRoot(with: Gauge(level: 1, log: log))
        #expect(log.lines.count == 3)
        host.replaceRoot(with: Gauge(level: 2, log: log))
        #expect(log.lines.dropFirst(3) == ["update 2 at 1.0"])
        #expect(host.changes.last == "Gauge: @self changed.")
        host.end()
        #expect(log.lines.last == "dismantle with 2 updates")
    }

    @Test("A binding that an update reads is what it depends on; one that it only passes on is not")
    func bindings() throws {
        let log = Log()
        let host = ViewHost { GaugeScreen(log: log) }
        log.lines = []
        try host.step("level") { try host.button("Level").tap() }
        #expect(log.lines == ["update 2 at 1.0"])
        #expect(host.changes(of: BoundGauge.self, in: "level") == ["BoundGauge: _level changed."])
        log.lines = []
        try host.step("other") { try host.button("Other").tap() }
        #expect(log.lines == [])
    }

    @Test("An update depends on the keys that it reads of its context's environment, and on no others")
    func environment() throws {
        let log = Log()
        let host = ViewHost { EnvironmentScreen(log: log) }
        #expect(log.lines == ["limit 1"])
        try host.button("Limit").tap()
        #expect(log.lines == ["limit 1", "limit 2"])
        try host.button("Scheme").tap()
        #expect(log.lines.count == 2)
    }

    @Test("An update depends on the observable properties that it reads")
    func observation() throws {
        let model = GaugeModel()
        let log = Log()
        let host = ViewHost { ObservingGauge(model: model, log: log) }
        host.step("read") { model.level = 5 }
        host.step("other") { model.other = 5 }
        #expect(log.lines == ["level 0", "level 5"])
        #expect(host.bodyCount(of: ObservingGauge.self, in: "other") == 0)
    }

    @Test("What leaves the tree is dismantled; what comes back is made anew")
    func removal() throws {
        let log = Log()
        let host = ViewHost { Switched(log: log) }
        log.lines = []
        try host.button("Switch").tap()
        #expect(log.lines == ["dismantle with 1 updates"])
        try host.button("Switch").tap()
        #expect(log.lines.dropFirst() == ["coordinator", "make", "update 1 at 0.0"])
    }

    @Test("The size is the representable's, else the proposal, but no less than the intrinsic size")
    func sizes() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 200)) {
            VStack(spacing: 0) {
                Sized(size: CGSize(width: 30, height: 20)).accessibilityIdentifier("own")
                Sized(size: nil, intrinsic: CGSize(width: 140, height: 50)).fixedSize(horizontal: false, vertical: true)
                    .accessibilityIdentifier("intrinsic")
                Sized(size: nil).accessibilityIdentifier("open")
            }
        }
        #expect(try host.frame(of: "own").size == CGSize(width: 30, height: 20))
        #expect(try host.frame(of: "intrinsic").size == CGSize(width: 140, height: 50))
        #expect(try host.frame(of: "open").size == CGSize(width: 100, height: 130))
    }

    @Test("A controller is loaded when it was made, and told when it appears and disappears")
    func controller() {
        let log = Log()
        let host = ViewHost { Page(log: log) }
        #expect(log.lines == ["make", "loaded", "update", "will appear", "did appear"])
        host.end()
        #expect(log.lines.dropFirst(5) == ["dismantle", "will disappear", "did disappear"])
    }

    @Test("An update knows the transaction's animation")
    func transaction() throws {
        let log = Log()
        let host = ViewHost { AnimatedScreen(log: log) }
        try host.button("Animate").tap()
        try host.button("Plain").tap()
        #expect(log.lines == ["animated false", "animated true", "animated false"])
    }

    @Test("AppKit's views are made, updated and dismantled in the same way")
    func appKit() {
        let log = Log()
        let host = ViewHost { DesktopGauge(level: 1, log: log) }
        host.replaceRoot(with: DesktopGauge(level: 2, log: log))
        host.end()
        #expect(log.lines == ["make", "update 1", "update 2", "dismantle"])
    }
}

private final class GaugeView: UIView {
    var level = 0.0
}

private final class GaugeCoordinator {
    var updates = 0
    let log: Log
    init(log: Log) { self.log = log }
}

private struct Gauge: UIViewRepresentable {
    let level: Int
    let log: Log

    func makeCoordinator() -> GaugeCoordinator {
        log.lines.append("coordinator")
        return GaugeCoordinator(log: log)
    }

    func makeUIView(context: Context) -> GaugeView {
        log.lines.append("make")
        return GaugeView()
    }

    func updateUIView(_ uiView: GaugeView, context: Context) {
        log.lines.append("update \(level) at \(uiView.level)")
        uiView.level = Double(level)
        context.coordinator.updates += 1
    }

    static func dismantleUIView(_ uiView: GaugeView, coordinator: GaugeCoordinator) {
        coordinator.log.lines.append("dismantle with \(coordinator.updates) updates")
    }
}

private struct GaugeScreen: View {
    let log: Log
    @State private var level = 1
    @State private var other = 1
    var body: some View {
        BoundGauge(level: $level, other: $other, log: log)
        Button("Level") { level += 1 }
        Button("Other") { other += 1 }
    }
}

private struct BoundGauge: UIViewRepresentable {
    @Binding var level: Int
    @Binding var other: Int
    let log: Log

    func makeUIView(context: Context) -> GaugeView { GaugeView() }
    func updateUIView(_ uiView: GaugeView, context: Context) {
        log.lines.append("update \(level) at \(uiView.level)")
        uiView.level = Double(level)
    }
}

private struct EnvironmentScreen: View {
    let log: Log
    @State private var limit = 1
    @State private var isDark = false
    var body: some View {
        LimitView(log: log).environment(\.lineLimit, limit).environment(\.colorScheme, isDark ? .dark : .light)
        Button("Limit") { limit += 1 }
        Button("Scheme") { isDark.toggle() }
    }
}

private struct LimitView: UIViewRepresentable {
    let log: Log
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { log.lines.append("limit \(context.environment.lineLimit ?? 0)") }
}

@Observable private final class GaugeModel {
    var level = 0
    var other = 0
}

private struct ObservingGauge: UIViewRepresentable {
    let model: GaugeModel
    let log: Log
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { log.lines.append("level \(model.level)") }
}

private struct Switched: View {
    let log: Log
    @State private var isOn = true
    var body: some View {
        if isOn { Gauge(level: 1, log: log) }
        Button("Switch") { isOn.toggle() }
    }
}

private struct Sized: UIViewRepresentable {
    let size: CGSize?
    var intrinsic: CGSize?

    final class Box: UIView {
        var wanted: CGSize?
        override var intrinsicContentSize: CGSize { wanted ?? super.intrinsicContentSize }
    }

    func makeUIView(context: Context) -> Box { Box() }
    func updateUIView(_ uiView: Box, context: Context) { uiView.wanted = intrinsic }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Box, context: Context) -> CGSize? { size }
}

private struct Page: UIViewControllerRepresentable {
    let log: Log

    final class Controller: UIViewController {
        var log = Log()
        override func viewDidLoad() { log.lines.append("loaded") }
        override func viewWillAppear(_ animated: Bool) { log.lines.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.lines.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.lines.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.lines.append("did disappear") }
    }

    func makeUIViewController(context: Context) -> Controller {
        log.lines.append("make")
        let controller = Controller()
        controller.log = log
        return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: Context) { log.lines.append("update") }

    static func dismantleUIViewController(_ uiViewController: Controller, coordinator: ()) {
        uiViewController.log.lines.append("dismantle")
    }
}

private struct AnimatedScreen: View {
    let log: Log
    @State private var value = 0
    var body: some View {
        AnimatedView(value: value, log: log)
        Button("Animate") { withAnimation { value += 1 } }
        Button("Plain") { value += 1 }
    }
}

private struct AnimatedView: UIViewRepresentable {
    let value: Int
    let log: Log
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
        log.lines.append("animated \(context.transaction.animation != nil)")
    }
}

private struct DesktopGauge: NSViewRepresentable {
    let level: Int
    let log: Log
    func makeCoordinator() -> Log { log }
    func makeNSView(context: Context) -> NSView {
        log.lines.append("make")
        return NSView()
    }
    func updateNSView(_ nsView: NSView, context: Context) { log.lines.append("update \(level)") }
    static func dismantleNSView(_ nsView: NSView, coordinator: Log) { coordinator.lines.append("dismantle") }
}
