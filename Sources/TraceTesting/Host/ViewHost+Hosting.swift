#if !canImport(Darwin)
import DependencyGraph
import Foundation
import ViewRuntime

extension ViewHost {
    /// Hosts the root view of a hosting controller. Setting the controller's `rootView` replaces the root, recorded with that cause.
    ///
    /// A controller is hosted once, before its view is loaded or measured.
    public convenience init<Content: View>(
        hosting controller: UIHostingController<Content>, size: CGSize = CGSize(width: 390, height: 844),
        profile: SemanticsProfile = .ios26, clock: HostClock = .manual,
        environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID, line: Int = #line
    ) {
        self.init(size, [:], profile, clock, environment, CodeLocation(fileID: fileID, line: line)) {
            controller.root.mount(in: $0, cause: $1)
        }
    }

    /// Hosts the root view of a hosting controller of AppKit's, as the other form does.
    public convenience init<Content: View>(
        hosting controller: NSHostingController<Content>, size: CGSize = CGSize(width: 390, height: 844),
        profile: SemanticsProfile = .ios26, clock: HostClock = .manual,
        environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID, line: Int = #line
    ) {
        self.init(size, [:], profile, clock, environment, CodeLocation(fileID: fileID, line: line)) {
            controller.root.mount(in: $0, cause: $1)
        }
    }
}
#endif
