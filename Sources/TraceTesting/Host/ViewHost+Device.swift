import Foundation
import ViewRuntime

extension ViewHost {
    /// Mounts a view as on a device: as large as its screen, with its safe area.
    ///
    /// ```swift
    /// let host = ViewHost(device: .iPhone16) { CartScreen(model: model) }
    /// #expect(try host.frame(of: "total").maxY <= 852 - 34)
    /// ```
    ///
    /// - Parameters:
    ///   - device: the screen.
    ///   - images: the intrinsic sizes of named images, in points.
    ///   - profile: the SwiftUI version whose behaviour is followed.
    ///   - clock: what decides when timers, sleeps and animations are due.
    ///   - environment: what the root reads from the environment.
    ///   - fileID: where the host is made, for the trace.
    ///   - line: where the host is made, for the trace.
    ///   - content: what is mounted.
    public convenience init<Content: View>(
        device: ViewDevice, images: [String: CGSize] = [:], profile: SemanticsProfile = .ios26, clock: HostClock = .manual,
        environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            size: device.size, safeArea: device.safeArea, images: images, profile: profile, clock: clock, environment: environment,
            fileID: fileID, line: line, content: content)
    }
}
