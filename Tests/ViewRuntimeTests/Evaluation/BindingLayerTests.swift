import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// Bindings through several layers of views, parts and hosts.
@MainActor @Suite struct BindingLayerTests {
    @Test("Bindings to elements, and to wrapped values, keep the transaction of the binding that they come from")
    func bindingKeepsTransactionThroughElements() {
        let host = HostCore()
        struct Screen: View {
            @State var items = [1, 2]
            @State var maybe: Int? = 1
            let hook: Hook
            var body: some View {
                let _ = hook.items = $items.animation(.linear)
                let _ = hook.maybe = $maybe.animation(.linear)
                Text("\(items.count)")
            }
        }
        final class Hook { var items: Binding<[Int]>?; var maybe: Binding<Int?>? }
        let hook = Hook()
        host.mount(Screen(hook: hook))
        #expect(hook.items?[0].transaction.animation == .linear)
        #expect(Binding(hook.maybe!)?.transaction.animation == .linear)
        #expect(Binding<[Int]?>(hook.items!).transaction.animation == .linear)
    }

    @Test("A part of a binding over closures is read anew when its holder runs")
    func projectedFunctionalBindingIsReadAnew() {
        final class Box { var pair = (a: 1, b: 2) }
        struct Pair { var a = 1 }
        final class Plain { var pair = Pair() }
        struct Child: View {
            @Binding var a: Int
            @State var tick = 0
            let hook: Hook
            var body: some View { let _ = hook.tick = $tick; Text("\(a) \(tick)") }
        }
        struct Screen: View {
            let plain: Plain
            let hook: Hook
            var body: some View { Child(a: Binding(get: { plain.pair }, set: { plain.pair = $0 }).a, hook: hook) }
        }
        final class Hook { var tick: Binding<Int>? }
        let plain = Plain()
        let hook = Hook()
        let host = HostCore()
        host.mount(Screen(plain: plain, hook: hook))
        plain.pair.a = 7
        hook.tick!.wrappedValue = 1
        host.flush()
        #expect(host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["7 1"])
    }

    @Test("A binding over closures is read anew below a view that hands it on")
    func twoLayersOverClosures() {
        struct Leaf: View {
            @Binding var n: Int
            @State var tick = 0
            let hook: Hook
            var body: some View { let _ = hook.tick = $tick; Text("\(n) \(tick)") }
        }
        struct Mid: View {
            @Binding var n: Int
            let hook: Hook
            var body: some View { Leaf(n: $n, hook: hook) }
        }
        struct Screen: View {
            let plain: Plain
            let hook: Hook
            var body: some View { Mid(n: Binding(get: { plain.n }, set: { plain.n = $0 }), hook: hook) }
        }
        final class Plain { var n = 1 }
        final class Hook { var tick: Binding<Int>? }
        let plain = Plain()
        let hook = Hook()
        let host = HostCore()
        host.mount(Screen(plain: plain, hook: hook))
        plain.n = 7
        hook.tick!.wrappedValue = 1
        host.flush()
        #expect(host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["7 1"])
    }

    @Test("A binding reaches a view of another host, which waits for its own update")
    func bindingSharedByTwoHosts() {
        struct Source: View {
            @State var n = 0
            let hook: Hook
            var body: some View { let _ = hook.binding = $n; Text("\(n)") }
        }
        struct Reader: View {
            @Binding var n: Int
            var body: some View { Text("n \(n)") }
        }
        final class Hook { var binding: Binding<Int>? }
        let hook = Hook()
        let first = HostCore()
        first.mount(Source(hook: hook))
        let second = HostCore()
        second.mount(Reader(n: hook.binding!))
        let woken = Counter()
        second.onWake = { woken.add() }
        hook.binding!.wrappedValue = 5
        first.flush()
        #expect(second.hasPendingWork)
        #expect(woken.count > 0)
        second.flush()
        #expect(second.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["n 5"])
        // The reader's host goes: the source has nobody to tell.
        second.end()
        hook.binding!.wrappedValue = 6
        first.flush()
    }
    final class Counter: @unchecked Sendable { var count = 0; func add() { count += 1 } }
}
