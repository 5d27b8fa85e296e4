#if !canImport(Darwin)
import Foundation

// Names of AppKit's that files use which say `import SwiftUI` alone.

/// What other programs do for an app. There are none here: nothing is opened.
@MainActor @preconcurrency
public final class NSWorkspace: NSObject {
    nonisolated private override init() {}

    /// The workspace of the process.
    public static let shared = NSWorkspace()
    /// Opens an address; nobody does.
    @discardableResult public func open(_ url: URL) -> Bool { false }
    /// Shows files in a window; nobody does.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    /// Shows a file in a window; nobody does.
    @discardableResult
    public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
    /// The picture of a file.
    public func icon(forFile fullPath: String) -> NSImage { NSImage() }
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
}

/// Where copied things are kept as AppKit knows it: in the process alone.
public final class NSPasteboard: NSObject, @unchecked Sendable {
    /// A kind of data.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        public static let URL = PasteboardType(rawValue: "public.url")
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
        public static let html = PasteboardType(rawValue: "public.html")
        public static let rtf = PasteboardType(rawValue: "public.rtf")
        public static let png = PasteboardType(rawValue: "public.png")
        public static let tiff = PasteboardType(rawValue: "public.tiff")
    }

    private let lock = NSLock()
    private var contents: [PasteboardType: Data] = [:]
    private var changes = 0

    private override init() {}

    /// The pasteboard of the process.
    public static let general = NSPasteboard()

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    public var changeCount: Int { locked { changes } }
    public var types: [PasteboardType]? { locked { contents.keys.sorted { $0.rawValue < $1.rawValue } } }

    /// Empties it.
    @discardableResult public func clearContents() -> Int {
        locked {
            contents = [:]
            changes += 1
            return changes
        }
    }

    /// Empties it for some kinds of data.
    @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner: Any?) -> Int { clearContents() }

    /// Puts a text in.
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Puts bytes in.
    @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        locked { contents[dataType] = data }
        return true
    }

    /// The text of a kind.
    public func string(forType dataType: PasteboardType) -> String? {
        data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of a kind.
    public func data(forType dataType: PasteboardType) -> Data? { locked { contents[dataType] } }
}

/// The look of the pointer, as AppKit knows it. Inert: there is no pointer.
public final class NSCursor: NSObject, Sendable {
    let name: String
    private init(_ name: String) { self.name = name }
    public static let arrow = NSCursor("arrow")
    public static let pointingHand = NSCursor("pointingHand")
    public static let iBeam = NSCursor("iBeam")
    public static let openHand = NSCursor("openHand")
    public static let closedHand = NSCursor("closedHand")
    public static let crosshair = NSCursor("crosshair")
    public static let resizeLeftRight = NSCursor("resizeLeftRight")
    public static let resizeUpDown = NSCursor("resizeUpDown")
    public func push() {}
    public func pop() {}
    public static func pop() {}
    public func set() {}
}
#endif
