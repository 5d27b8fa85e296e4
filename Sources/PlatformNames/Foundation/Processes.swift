import Foundation
import ViewRuntime

extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    /// What an activity is to be kept from.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
        public static let userInitiated = Self(rawValue: 0x00FF_FFFF)
        public static let background = Self(rawValue: 0xFF)
        public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
    }
    public var thermalState: ThermalState { .nominal }
    public var isiOSAppOnMac: Bool { false }
    public var isiOSAppOnVision: Bool { false }
    public var isMacCatalystApp: Bool { false }
    /// Keeps the system from sleeping. Inert: nothing sleeps.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    /// Lets the system sleep again. Inert: nothing sleeps.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Does something that may go on in the background: at once, and it does not expire.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) { block(false) }
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

extension Progress {
    private func info<Value>(_ key: ProgressUserInfoKey) -> Value? { userInfo[key] as? Value }

    public var fileOperationKind: FileOperationKind? {
        get { info(.fileOperationKindKey) }
        set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
    }
    public var fileURL: URL? {
        get { info(.fileURLKey) }
        set { setUserInfoObject(newValue, forKey: .fileURLKey) }
    }
    public var fileTotalCount: Int? {
        get { info(.fileTotalCountKey) }
        set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
    }
    public var fileCompletedCount: Int? {
        get { info(.fileCompletedCountKey) }
        set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
    }
    /// Bytes in a second.
    public var throughput: Int? {
        get { info(.throughputKey) }
        set { setUserInfoObject(newValue, forKey: .throughputKey) }
    }
    public var estimatedTimeRemaining: TimeInterval? {
        get { info(.estimatedTimeRemainingKey) }
        set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
    }
}

extension Progress.FileOperationKind {
    public static let uploading = Self(rawValue: "NSProgressFileOperationKindUploading")
    public static let duplicating = Self(rawValue: "NSProgressFileOperationKindDuplicating")
}

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

extension NSAttributedString {
    /// A text with the links of a text of Swift's; its other attributes are left behind.
    public convenience init(_ string: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in string.runs {
            let attributes: [Key: Any] = run.link.map { [.link: $0] } ?? [:]
            text.append(NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// A text with the links of a text of Foundation's; its other attributes are left behind.
    public init(_ string: NSAttributedString) {
        self.init()
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            var part = AttributedString(text.substring(with: range))
            part.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            append(part)
        }
    }
}

/// Data of an asset catalog. Catalogs are not compiled here: there is none.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    public let typeIdentifier: String
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
    public init?(name: String, bundle: Bundle) { return nil }
}
