@_exported import Foundation

/// Starts an app with the computer. There is nothing to start here: it is not found.
public final class SMAppService: NSObject, Sendable {
    /// Whether it is started.
    public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }
    public static let mainApp = SMAppService()
    public static func loginItem(identifier: String) -> SMAppService { SMAppService() }
    public static func agent(plistName: String) -> SMAppService { SMAppService() }
    public static func daemon(plistName: String) -> SMAppService { SMAppService() }
    public var status: Status { .notFound }
    public func register() throws { throw CocoaError(.featureUnsupported) }
    public func unregister() throws { throw CocoaError(.featureUnsupported) }
    public func unregister() async throws { throw CocoaError(.featureUnsupported) }
    public static func openSystemSettingsLoginItems() {}
}
