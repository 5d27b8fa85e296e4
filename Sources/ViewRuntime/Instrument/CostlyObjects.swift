import CMachine
import DependencyGraph

/// Formatters and coders that bodies make in runs after their first one: each takes longer to make than most bodies.
package enum CostlyObjects {
    /// From now on instruments are told of them.
    package static func watch() { vt_watch_costly_objects(noteCostlyObject) }
}

/// Foundation makes an object of that type, on whatever thread.
private func noteCostlyObject(_ type: UnsafePointer<CChar>) {
    guard vt_is_main_thread(), let body = Evaluation.body, body.isReported, body.hasRun, let instrument = body.host.instrument else { return }
    instrument.resourceMade(body.id, kind: Name(String(cString: type)), property: Name(""))
}
