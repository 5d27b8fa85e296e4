/// What moves a host's clock, which decides when timers, sleeps on the host's clock and animations are due.
public enum HostClock: Sendable {
    /// It stands still until `advance(by:)` moves it.
    case manual
    /// It follows real time: what is due runs when the host is next updated or settled.
    case continuous
}
