@_exported import Foundation
@_exported import ViewRuntime

// A watch. There is none here: nothing is felt or shown, and what is set is kept.

/// What a person feels. Inert: nothing is felt.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt
}
/// On which wrist a watch is.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
/// On which side its crown is.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
/// A watch: 198 by 242 points.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
    private static let only = WKInterfaceDevice()
    open class func current() -> WKInterfaceDevice { only }
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    open var screenScale: CGFloat { 2 }
    open var name: String { "Watch" }
    open var model: String { "Watch" }
    open var systemName: String { "watchOS" }
    open var systemVersion: String { "11.0" }
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { -1 }
    open var waterResistanceRating: Int { 0 }
    open func play(_ type: WKHapticType) {}
    open func enableWaterLock() {}
}
/// The app as a watch sees it.
@MainActor @preconcurrency
open class WKApplication: NSObject {
    private static let only = WKApplication()
    open class func shared() -> WKApplication { only }
    open weak var delegate: (any WKApplicationDelegate)?
    open var applicationState: WKApplicationState { .active }
    open var isAutorotating: Bool { false }
    open func registerForRemoteNotifications() {}
    public nonisolated static let didBecomeActiveNotification = Notification.Name("WKApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("WKApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("WKApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("WKApplicationWillEnterForegroundNotification")
}
/// The app as an older watch sees it.
public typealias WKExtension = WKApplication
/// Whether the app is seen.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }
/// What is told of the app's life. Nothing calls it here.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
}
extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
}
/// What is told of the app's life, of an older watch.
@MainActor @preconcurrency
public protocol WKExtensionDelegate: WKApplicationDelegate {}
/// Goes on while the watch is not looked at. Inert: nobody looks away.
open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
    public override init() {}
    open func start() {}
    open func invalidate() {}
}
