/// Takes as much time as was said, in a body that is to be seen as expensive.
///
/// Where the running body's host is recorded under virtual time, that time moves on and nothing is computed, so that the trace is the same
/// on any machine; else the caller's thread computes for that long.
package func spend(_ duration: Duration) {
    if let instrument = Evaluation.body?.host.instrument, instrument.timeSpent(duration) { return }
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {}
}
