@_exported import Foundation

// A watch and its phone. There is no other device here: nothing is sent, and the delegate is not called.

/// How far the connection is.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
/// Why nothing was sent.
public struct WCError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// The connection to the other device. Inert: there is none.
open class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()
    open weak var delegate: (any WCSessionDelegate)?
    open class func isSupported() -> Bool { false }
    open var activationState: WCSessionActivationState { .notActivated }
    open var isReachable: Bool { false }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isCompanionAppInstalled: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open func activate() {}
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        errorHandler?(WCError(.notReachable))
    }
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        errorHandler?(WCError(.notReachable))
    }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotActivated) }
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
}
/// Something on its way. It does not arrive.
public final class WCSessionUserInfoTransfer: NSObject, Sendable { public var isTransferring: Bool { false } }
/// What is told of the connection. Nothing calls it here.
public protocol WCSessionDelegate: AnyObject {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
}
extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
}
