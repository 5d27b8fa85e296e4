import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// What is presented has an identity of its kind, whatever stands between it and what presents it.
@MainActor @Suite struct PresentedIdentityTests {
    private final class Listener: ViewInstrument {
        var keys: [String] = []

        func identityCreated(_ node: NodeID, parent: NodeID?, type: ViewTypeDescription, element: IdentityElement) {
            if case .presented(let key) = element { keys.append(key()) }
        }
    }

    private struct Page: View {
        var body: some View { Text("page") }
    }

    private struct Numbered: Identifiable {
        var id = 1
    }

    private enum Way: CaseIterable { case sheet, cover, item, pushed, value }

    private struct Screen: View {
        let way: Way
        @Binding var isOn: Bool
        @State private var path: [Int] = []

        var body: some View {
            let item = Binding<Numbered?>(get: { isOn ? Numbered() : nil }, set: { _ in })
            switch way {
            case .sheet: Text("a").sheet(isPresented: $isOn) { Page() }
            case .cover: Text("a").fullScreenCover(isPresented: $isOn) { Page() }
            case .item: Text("a").sheet(item: item) { _ in Page() }
            case .pushed: NavigationStack { Text("a").navigationDestination(isPresented: $isOn) { Page() } }
            case .value:
                NavigationStack(path: $path) {
                    Text("a").navigationDestination(for: Int.self) { _ in Page() }.onChange(of: isOn) { path = [7] }
                }
            }
        }
    }

    private struct Root: View {
        let way: Way
        @State private var isOn = false

        var body: some View {
            Screen(way: way, isOn: $isOn)
            Button("present") { isOn = true }
        }
    }

    private func keys(_ way: Way) -> [String] {
        let listener = Listener()
        let host = HostCore(instrument: listener)
        host.mount(Root(way: way))
        host.flush()
        var stack = host.root.map { Array(TreeReader.elements(of: $0).reversed()) } ?? []
        while let element = stack.popLast() {
            if element.texts == ["present"] {
                for case .tap(let action) in element.actions { host.perform(Cause(.action, name: "present"), action) }
            }
            stack.append(contentsOf: element.children.reversed())
        }
        host.flush()
        host.end()
        return listener.keys
    }

    @Test("sheets, covers and destinations are presented, by their kind or by what is pushed")
    func presented() {
        #expect(keys(.sheet) == ["Sheet"])
        #expect(keys(.cover) == ["FullScreenCover"])
        #expect(keys(.item) == ["Sheet"])
        #expect(keys(.value) == ["7"])
        #expect(keys(.pushed).count == 1)
    }
}
