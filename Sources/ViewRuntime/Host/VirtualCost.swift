/// Lets a body (or an action) take as long as `duration`.
///
/// Where the host is recorded under virtual time, the time source is advanced and nothing is computed; otherwise the thread is kept
/// busy for that long. Samples and tests show cost with it that is the same on every machine.
package func spend(_ duration: Duration) {
    if let host = Evaluation.body?.host, let advance = host.advanceVirtualTime { return advance(duration) }
    let clock = ContinuousClock()
    let end = clock.now + duration
    while clock.now < end {}
}
