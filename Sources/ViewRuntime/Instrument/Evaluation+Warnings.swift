import CMachine
import DependencyGraph
import Synchronization

/// Warnings from property wrappers and modifiers, which know no host.
extension Evaluation {
    /// Issues a warning at the host whose bodies or actions are running; elsewhere it belongs to none.
    static func warn(_ kind: RuntimeWarning.Kind, _ text: String) {
        guard vt_is_main_thread() else { return keep(RuntimeWarning(kind: kind, text: text)) }
        let place = isRunning ? body ?? content : nil
        if let host = place?.host ?? clock?.host?.host { return host.warn(kind, text, at: place) }
        if built != nil { built?.append(RuntimeWarning(kind: kind, text: text)) } else {
            keep(RuntimeWarning(kind: kind, text: text))
        }
    }

    /// Runs `body`, and hands out the warnings that belong to no host: a view is built for one that is not there yet.
    static func collectingWarnings<Result>(_ body: () -> Result) -> (Result, [RuntimeWarning]) {
        let outer = built
        built = []
        defer { built = outer }
        let result = body()
        return (result, built ?? [])
    }

    @exclusivity(unchecked) nonisolated(unsafe) private static var built: [RuntimeWarning]?

    private static func keep(_ warning: RuntimeWarning) {
        WarningLog.write(warning.text)
        unattended.withLock {
            if $0.count == 100 { $0.removeFirst() }
            $0.append(warning)
        }
    }

    private static let unattended = Mutex<[RuntimeWarning]>([])

    fileprivate static func takeUnattended() -> [RuntimeWarning] {
        unattended.withLock { kept in
            let taken = kept
            kept = []
            return taken
        }
    }
}

extension RuntimeWarning {
    /// Takes the warnings that were issued outside of any host; the latest hundred are kept.
    package static func takeUnattended() -> [RuntimeWarning] { Evaluation.takeUnattended() }
}
