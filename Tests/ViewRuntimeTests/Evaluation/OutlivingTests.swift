import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// What outlives the views and hosts that it came from, and what does not.
@MainActor @Suite struct OutlivingTests {
    @Test("Dismissing without effect once what presented is gone")
    func dismissAfterPresenterIsGone() {
        final class Kept { var dismiss: DismissAction? }
        struct Sheet: View {
            @Environment(\.dismiss) var dismiss
            let kept: Kept
            var body: some View { let _ = kept.dismiss = dismiss; Text("sheet") }
        }
        struct Presenter: View {
            let kept: Kept
            @State var shown = true
            var body: some View { Text("p").sheet(isPresented: $shown) { Sheet(kept: kept) } }
        }
        struct Screen: View {
            var on: Bool
            let kept: Kept
            var body: some View { if on { Presenter(kept: kept) } }
        }
        let kept = Kept()
        let host = HostCore()
        host.mount(Screen(on: true, kept: kept))
        #expect(kept.dismiss != nil)
        host.replaceRoot(Screen(on: false, kept: kept))
        kept.dismiss?()
        host.end()
        kept.dismiss?()
    }

    @Test("A value of state that goes may look at the state that took its place")
    func oldValueWritesWhenItGoes() {
        final class Old { var onEnd: (() -> Void)?; deinit { onEnd?() } }
        struct Screen: View {
            @State var old: Old? = Old()
            let hook: Hook
            // Not read, so that the body runs once and keeps no value of later.
            var body: some View { let _ = hook.binding = $old; Text("x") }
        }
        final class Hook { var binding: Binding<Old?>? ; var seen: Bool? }
        let hook = Hook()
        let host = HostCore()
        host.mount(Screen(hook: hook))
        let binding = hook.binding!
        hook.binding = nil
        binding.wrappedValue = Old()
        host.flush()
        binding.wrappedValue!.onEnd = { hook.seen = binding.wrappedValue == nil }
        binding.wrappedValue = nil
        host.flush()
        #expect(hook.seen == true)
        host.end()
    }

    @Test("A binding that was kept is read after the view that held it has gone")
    func storedBindingReadAfterItsHolderWent() {
        struct Holder: View {
            @Binding var n: Int
            let hook: Hook
            var body: some View { let _ = hook.binding = $n; Text("h") }
        }
        struct Reader: View {
            let hook: Hook
            var tick: Int
            var body: some View { Text("r \(hook.binding?.wrappedValue ?? -1)") }
        }
        struct Screen: View {
            @State var n = 3
            var there: Bool
            let hook: Hook
            var tick: Int
            var body: some View {
                if there { Holder(n: $n, hook: hook) }
                Reader(hook: hook, tick: tick)
            }
        }
        final class Hook { var binding: Binding<Int>? }
        let hook = Hook()
        let host = HostCore()
        host.mount(Screen(there: true, hook: hook, tick: 0))
        host.replaceRoot(Screen(there: false, hook: hook, tick: 1))
        // What comes next may take the holder's memory.
        host.replaceRoot(Screen(there: false, hook: hook, tick: 2))
        #expect(host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["r 3"])
    }

    @Test("A deep tree goes with its host without an end")
    func deepTreeIsLetGoWithoutAnEnd() {
        struct Level: View {
            let depth: Int
            var body: some View { if depth > 0 { AnyView(Level(depth: depth - 1)) } }
        }
        var host: HostCore? = HostCore()
        host?.mount(Level(depth: 10_000))
        host = nil
    }

    @Test("A binding outlives its host, ended or not")
    func bindingOutlivesItsHost() {
        struct Source: View {
            @State var n = 0
            let hook: Hook
            var body: some View { let _ = hook.binding = $n; Text("\(n)") }
        }
        final class Hook { var binding: Binding<Int>? }
        let hook = Hook()
        var host: HostCore? = HostCore()
        host?.mount(Source(hook: hook))
        host = nil
        hook.binding?.wrappedValue = 7
        #expect(hook.binding?.wrappedValue == 7)
        let other = HostCore()
        other.mount(Source(hook: hook))
        let kept = hook.binding
        other.end()
        kept?.wrappedValue = 8
        #expect(kept?.wrappedValue == 8)
    }

    @Test("A stored setting is read through a binding whose view has gone")
    func storedSettingOutlivesItsReaders() {
        struct Source: View {
            @AppStorage("k") var n = 0
            let hook: Hook
            var body: some View { let _ = hook.binding = $n; Text("\(n)") }
        }
        struct Screen: View {
            var on: Bool
            let hook: Hook
            var body: some View { if on { Source(hook: hook) } else { Text("\(hook.binding?.wrappedValue ?? -1)") } }
        }
        final class Hook { var binding: Binding<Int>? }
        let hook = Hook()
        let host = HostCore()
        host.mount(Screen(on: true, hook: hook))
        hook.binding?.wrappedValue = 4
        host.flush()
        host.replaceRoot(Screen(on: false, hook: hook))
        host.replaceRoot(Screen(on: false, hook: hook))
        #expect(host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["4"])
    }

    @Test("A host that is ended by one of its actions does nothing more")
    func endInTheMiddleOfAnAction() {
        final class Hook { var host: HostCore?; var n: Binding<Int>?; var log: [String] = [] }
        struct Screen: View {
            @State var n = 0
            let hook: Hook
            var body: some View {
                let _ = hook.n = $n
                VStack { Text("\(n)").onDisappear { hook.log.append("gone"); n += 1 } }
                    .onChange(of: n) { hook.log.append("change \(n)"); hook.host?.end(); n += 1 }
                    .onAppear { hook.log.append("appear") }
                    .task { hook.log.append("task") }
            }
        }
        let hook = Hook()
        let host = HostCore(size: CGSize(width: 100, height: 100))
        hook.host = host
        host.mount(Screen(hook: hook))
        hook.n!.wrappedValue = 1
        host.flush()
        hook.n!.wrappedValue = 9
        host.flush()
        host.end()
        // The second change comes after the end.
        #expect(hook.log == ["appear", "change 1", "gone"])
        #expect(host.root == nil)
    }
}
