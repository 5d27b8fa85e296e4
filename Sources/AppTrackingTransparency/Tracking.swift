@_exported import Foundation

/// Whether an app may follow a person through other apps. Nobody is asked here: no.
public final class ATTrackingManager: NSObject, Sendable {
    /// What a person said.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
    public static func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) { completion(.denied) }
}
