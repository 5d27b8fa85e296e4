#if !canImport(Darwin)
import Foundation

/// What a device shows and where it stands.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let displayScale: CGFloat = 2
    public let preferredContentSizeCategory: UIContentSizeCategory

    public override init() { (userInterfaceStyle, preferredContentSizeCategory) = (.light, .large) }
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        (self.userInterfaceStyle, preferredContentSizeCategory) = (userInterfaceStyle, .large)
    }
    /// The size of text that a person has chosen: fonts of a use follow it.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(preferredContentSizeCategory) }
    /// The size of text as views know it.
    public convenience init(_ dynamicTypeSize: DynamicTypeSize?) {
        self.init(dynamicTypeSize.map { UIContentSizeCategory($0) } ?? .large)
    }
    private init(_ category: UIContentSizeCategory) {
        userInterfaceStyle = .light
        preferredContentSizeCategory = category
    }

    /// The traits of a phone in light appearance.
    public static let current = UITraitCollection()
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// Which kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Which way an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: a phone that is upright and at power.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// How full the battery is getting.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    nonisolated private override init() {}

    /// The device.
    public static let current = UIDevice()
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var localizedModel: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "26.0" }
    public var orientation: UIDeviceOrientation { .portrait }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
    public var isBatteryMonitoringEnabled = false
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isMultitaskingSupported: Bool { true }
    /// Clicks as a key of the keyboard does. Inert: nothing is heard.
    public func playInputClick() {}
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}

    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// The screen of a phone, 390 by 844 points at 2 pixels a point, whatever the size of a host is: what depends on it should read its place.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    nonisolated private override init() {}

    /// The screen.
    public static let main = UIScreen()
    /// The screens.
    public static var screens: [UIScreen] { [main] }
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1688) }
    public var scale: CGFloat { 2 }
    public var nativeScale: CGFloat { 2 }
    public var brightness: CGFloat = 0.5
    public var maximumFramesPerSecond: Int { 60 }
    public var traitCollection: UITraitCollection { .current }
}

/// Where copied things are kept: in the process alone.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var items: [String] = []
    private var picture: UIImage?
    private var changes = 0

    private override init() {}

    /// The pasteboard of the process.
    public static let general = UIPasteboard()

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    private func put(_ strings: [String], _ image: UIImage? = nil) {
        locked {
            (items, picture) = (strings, image)
            changes += 1
        }
    }

    /// The first text.
    public var string: String? {
        get { locked { items.first } }
        set { put(newValue.map { [$0] } ?? []) }
    }
    /// All texts.
    public var strings: [String]? {
        get { locked { items } }
        set { put(newValue ?? []) }
    }
    /// The first address.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// The picture.
    public var image: UIImage? {
        get { locked { picture } }
        set { put([], newValue) }
    }
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        put(items.flatMap { $0.values.compactMap { $0 as? String } })
    }
    /// Keeps a text or an address under the name of its kind; others are not kept.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        switch value {
        case let text as String: string = text
        case let text as NSString: string = String(describing: text)
        case let address as URL: url = address
        default: put([])
        }
    }
    /// Keeps a text's bytes under the name of its kind; others are not kept.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { put(String(data: data, encoding: .utf8).map { [$0] } ?? []) }
    /// How long things are kept, and where.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    public var hasStrings: Bool { locked { !items.isEmpty } }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public var changeCount: Int { locked { changes } }
}
#endif
