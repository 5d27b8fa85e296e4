
/// Finds the write sites of call stacks, once per stack and process.
///
/// The first stack of a process costs milliseconds (symbols and line tables are read), another one some ten microseconds; so this is
/// called on a recorder's writing thread, never where a write happens, except under virtual time.
package final class Symbolicator: Sendable {
    /// The process's own: addresses mean the same for every recorder.
    package static let shared = Symbolicator()

    private struct State {
        var sites: [CallStack: WriteSite] = [:]
        var search: WriteSiteSearch
    }

    // Made at the first use, so that a program that never asks does not look at its images.
    private let state = Guarded<State?>(nil)
    private let thread = SymbolThread()

    /// The write site of a stack: the innermost place in user code, or unknown. Waits for the thread that looks up symbols if the stack is new.
    package func site(of stack: CallStack) -> WriteSite {
        if let known = state.withLock({ $0?.sites[stack] }) { return known }
        var site = WriteSite.unknown
        thread.perform { site = self.find(stack) }
        return site
    }

    private func find(_ stack: CallStack) -> WriteSite {
        state.withLock { state in
            if let known = state?.sites[stack] { return known }
            var current = state ?? State(search: WriteSiteSearch(debugInformation: DebugInformation(), paths: .current))
            state = nil
            let site = current.search.site(of: stack)
            current.sites[stack] = site
            state = current
            return site
        }
    }
}
