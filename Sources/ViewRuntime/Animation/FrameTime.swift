/// The moments at which something that moves is brought up to date.
enum FrameTime {
    /// Sixty a second, by the host's clock.
    static let interval = Duration.nanoseconds(16_666_667)
}
