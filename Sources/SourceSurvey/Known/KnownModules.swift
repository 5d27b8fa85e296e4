/// Which modules can be imported where packages are built for this runtime.
package enum KnownModules {
    /// This package's, on Linux.
    package static let own: Set = [
        "SwiftUI", "ViewRuntime", "Combine", "UIKit", "AppKit", "Cocoa", "CoreGraphics", "QuartzCore", "CoreTransferable", "UniformTypeIdentifiers",
        "os", "OSLog", "SwiftData", "CoreLocation", "MapKit", "Charts", "PhotosUI", "WidgetKit", "StoreKit", "AVFoundation", "AVKit", "WebKit",
        "SafariServices", "CoreData", "SwiftUICore", "UserNotifications", "AuthenticationServices", "LocalAuthentication", "HealthKit", "MessageUI", "PDFKit",
        "CloudKit", "Network", "CryptoKit", "TipKit",
        "ActivityKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMotion", "CoreSpotlight", "EventKit", "EventKitUI", "GameKit",
        "LinkPresentation", "MediaPlayer", "NaturalLanguage", "QuickLook", "RealityKit", "SceneKit", "Security",
        "ServiceManagement", "Speech", "SpriteKit", "Translation", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
        "Accelerate", "AVFAudio", "CoreText", "FoundationModels", "ImageIO", "Intents", "Metal", "MetalKit", "MusicKit", "PassKit", "simd", "WeatherKit",
        "Photos", "TraceTesting", "TraceRecorder", "TraceReader", "TraceAnalysis", "TraceImport",
    ]

    /// What Swift brings on Linux.
    static let swift: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
        "Synchronization", "RegexBuilder", "Distributed", "Testing", "XCTest", "Glibc", "Musl", "CRT", "Cxx", "CxxStdlib", "_Concurrency",
        "_StringProcessing", "_RegexParser", "_Differentiation", "Builtin", "PackageDescription", "PackagePlugin",
    ]

    package static func isHere(_ module: String) -> Bool { own.contains(module) || swift.contains(module) }

    /// The framework whose types begin with these letters, and the modules that bring it: what begins so and is not known is absent.
    package static func frameworks(ofType name: String) -> [String] {
        for (prefix, modules) in prefixes where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            guard let first = rest.first, first.isUppercase, rest.dropFirst().contains(where: \.isLowercase) else { continue }
            return modules
        }
        return appKit.contains(name) ? ["AppKit", "Cocoa", "SwiftUI"] : []
    }

    private static let prefixes: [(String, [String])] = [
        ("UI", ["UIKit", "SwiftUI", "SwiftData"]), ("CA", ["QuartzCore", "UIKit", "AppKit", "SwiftUI"]), ("CL", ["CoreLocation", "MapKit"]),
        ("MK", ["MapKit"]), ("AV", ["AVFoundation", "AVKit"]), ("WK", ["WebKit", "WatchKit"]), ("PH", ["PhotosUI", "Photos"]), ("PDF", ["PDFKit"]),
        ("HK", ["HealthKit"]), ("CK", ["CloudKit"]), ("UN", ["UserNotifications"]), ("MF", ["MessageUI"]), ("SF", ["SafariServices", "Speech"]),
        ("SK", ["StoreKit", "SpriteKit"]), ("CI", ["CoreImage"]), ("CN", ["Contacts", "ContactsUI"]), ("EK", ["EventKit", "EventKitUI"]), ("QL", ["QuickLook"]),
        ("GK", ["GameKit"]), ("SCN", ["SceneKit"]), ("CM", ["CoreMotion", "AVFoundation"]), ("CB", ["CoreBluetooth"]), ("LP", ["LinkPresentation"]),
        ("MP", ["MediaPlayer"]), ("CH", ["CoreHaptics"]), ("VN", ["Vision", "VisionKit"]), ("WC", ["WatchConnectivity"]),
        ("PK", ["PassKit"]), ("MTL", ["Metal", "MetalKit"]), ("MTK", ["MetalKit"]), ("IN", ["Intents", "WidgetKit"]), ("CT", ["CoreText", "UIKit", "SwiftUI"]),
    ]

    /// Types of AppKit's that view files name; Foundation's begin with the same letters.
    private static let appKit: Set = [
        "NSAlert", "NSAnimationContext", "NSAppearance", "NSApplication", "NSApplicationDelegate", "NSBezierPath", "NSBitmapImageRep", "NSBox",
        "NSButton", "NSClickGestureRecognizer", "NSCollectionView", "NSColor", "NSColorPanel", "NSColorWell", "NSControl", "NSCursor", "NSEvent", "NSFont", "NSFontManager",
        "NSGestureRecognizer", "NSGraphicsContext", "NSHostingController", "NSHostingMenu", "NSHostingView", "NSImage", "NSImageView", "NSLayoutConstraint",
        "NSMenu", "NSMenuItem", "NSOpenPanel", "NSOutlineView", "NSPanel", "NSPasteboard", "NSPopover", "NSPopUpButton", "NSProgressIndicator",
        "NSResponder", "NSSavePanel", "NSScreen", "NSScrollView", "NSSearchField", "NSSecureTextField", "NSSegmentedControl", "NSSlider", "NSSound",
        "NSSplitView", "NSSplitViewController", "NSStackView", "NSStatusBar", "NSStatusItem", "NSStepper", "NSSwitch", "NSTabView", "NSTableView",
        "NSText", "NSTextField", "NSTextFieldDelegate", "NSTextView", "NSTextViewDelegate", "NSToolbar", "NSToolbarItem", "NSTouchBar",
        "NSTrackingArea", "NSView", "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSVisualEffectView", "NSWindow",
        "NSWindowController", "NSWindowDelegate", "NSWorkspace",
    ]
}
