import CMachine
import DependencyGraph
import Foundation

/// Takes as much time as was said, in what is to be seen as expensive: a body, an action, a comparison.
///
/// Where the host that runs it is recorded under virtual time, that time moves on and nothing is computed, so that the trace is the same
/// on any machine; else the caller's thread computes for that long.
package func spend(_ duration: Duration) {
    if runningInstrument?.timeSpent(duration, waiting: false) == true { return }
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {}
}

/// Has the caller's thread wait as long as was said, as for a slow disk or another machine; under virtual time, that time moves on.
package func pause(_ duration: Duration) {
    if runningInstrument?.timeSpent(duration, waiting: true) == true { return }
    Thread.sleep(forTimeInterval: duration / .seconds(1))
}

/// Who listens to the host whose update or action runs on this thread.
private var runningInstrument: (any ViewInstrument)? {
    guard vt_is_main_thread() else { return nil }
    if let body = Evaluation.body { return body.host.instrument }
    let clock = Evaluation.clock ?? TaskCause.current?.clock as? HostTime
    return clock?.host?.host?.instrument
}
