import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// Writes from other threads.
@MainActor @Suite struct RuntimeThreadTests {
    final class Store: ObservableObject { @Published var n = 0 }

    @Test("What another thread writes is no part of an animation that came before")
    func writeFromAThreadIsNoPartOfAnEarlierAnimation() async {
        struct Screen: View {
            @State var n = 0
            @State var there = true
            let hook: Hook
            var body: some View {
                let _ = hook.n = $n
                let _ = hook.there = $there
                Text("\(n)")
                if there { Text("there").onDisappear { hook.gone += 1 } }
            }
        }
        final class Hook { var n: Binding<Int>?; var there: Binding<Bool>?; var gone = 0 }
        let hook = Hook()
        let host = HostCore()
        host.mount(Screen(hook: hook))
        withAnimation(.linear(duration: 10)) { hook.n!.wrappedValue = 1 }
        host.flush()
        let there = hook.there!
        await Task.detached { there.wrappedValue = false }.value
        host.flush()
        #expect(hook.gone == 1)
    }

    @Test("State and objects are written by many threads while their host goes")
    func settingsChangedByManyThreads() async {
        struct Screen: View {
            @State var n = 0
            @StateObject var store = Store()
            let hook: Hook
            var body: some View { let _ = hook.n = $n; let _ = hook.store = store; Text("\(n) \(store.n)") }
        }
        final class Hook { var n: Binding<Int>?; var store: Store? }
        for _ in 0..<20 {
            let hook = Hook()
            var host: HostCore? = HostCore()
            host?.printsWarnings = false
            host?.mount(Screen(hook: hook))
            let n = hook.n!
            nonisolated(unsafe) let store = hook.store!
            let writers = (0..<4).map { i in
                Task.detached { for j in 0..<50 { withAnimation { n.wrappedValue = i * 100 + j }; store.objectWillChange.send() } }
            }
            for j in 0..<50 { withAnimation(.linear) { n.wrappedValue = -j }; host?.flush(); await Task.yield() }
            host?.end()
            host = nil
            for writer in writers { await writer.value }
        }
    }
}
