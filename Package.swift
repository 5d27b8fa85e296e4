// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Apple's platforms have a SwiftUI and a Combine of their own; the targets of those names exist elsewhere only.
#if canImport(Darwin)
let hasAppleFrameworks = true
#else
let hasAppleFrameworks = false
#endif

func only(_ condition: Bool, _ targets: Target...) -> [Target] { condition ? targets : [] }
// Frameworks that view files import beside SwiftUI: as much of each as such files need.
let companions = [
    "UIKit", "AppKit", "Cocoa", "CoreGraphics", "QuartzCore", "CoreTransferable", "UniformTypeIdentifiers", "os", "OSLog", "SwiftData",
    "CoreLocation", "MapKit", "Charts", "PhotosUI", "WidgetKit", "StoreKit", "AVFoundation", "AVKit", "WebKit", "SafariServices",
    "UserNotifications", "AuthenticationServices", "LocalAuthentication", "MessageUI", "PDFKit", "Photos", "HealthKit",
    "CloudKit", "Network", "CryptoKit", "TipKit",
    "ActivityKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMotion", "CoreSpotlight", "EventKit", "EventKitUI", "GameKit",
    "LinkPresentation", "MediaPlayer", "NaturalLanguage", "QuickLook", "RealityKit", "SceneKit", "Security", "ServiceManagement",
    "Speech", "SpriteKit", "Translation", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
    "Accelerate", "AVFAudio", "CoreText", "FoundationModels", "ImageIO", "Intents", "Metal", "MetalKit", "MusicKit", "PassKit", "simd", "WeatherKit",
    "SwiftUICore", "PlatformNames", "ValueObserving",
    "_Testing_UIKit", "_Testing_AppKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
]
let combine: [Target.Dependency] = hasAppleFrameworks ? [] : ["Combine"]
let surface: [Target.Dependency] = hasAppleFrameworks ? ["ViewRuntime"] : ["SwiftUI"]

let package = Package(
    name: "ViewTrace",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "ViewRuntime", targets: ["ViewRuntime"]),
        .library(name: "TraceTesting", targets: ["TraceTesting"]),
        .library(name: "TraceRecorder", targets: ["TraceRecorder"]),
        .library(name: "TraceReader", targets: ["TraceReader"]),
        .library(name: "TraceAnalysis", targets: ["TraceAnalysis"]),
        .library(name: "TraceImport", targets: ["TraceImport"]),
        .executable(name: "tracectl", targets: ["tracectl"]),
    ] + (hasAppleFrameworks ? [] : [
        // `ImageRenderer` draws with what ViewPictures has.
        .library(name: "SwiftUI", targets: ["SwiftUI", "CoreData", "ViewPictures"] + companions),
        .library(name: "Combine", targets: ["Combine"]),
    ]),
    targets: [
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .target(name: "CMachine"),

        // Recording side.
        .target(name: "DependencyGraph"),
        .target(
            name: "ViewRuntime",
            dependencies: ["DependencyGraph", "CMachine", "SurfaceMacros"] + combine,
            exclude: ["Platform/README.md"]),
        .macro(name: "SurfaceMacros"),
        .target(
            name: "TraceRecorder",
            dependencies: ["DependencyGraph", "ViewRuntime", "TraceFormat", "CMachine"]),

        // The bridge.
        .target(name: "TraceFormat", dependencies: ["CZlib"]),

        // Reading side.
        .target(name: "TraceReader", dependencies: ["TraceFormat"]),
        .target(name: "TraceAnalysis", dependencies: ["TraceReader"]),
        .target(name: "TraceImport", dependencies: ["TraceFormat"], exclude: ["README.md"]),
        .target(name: "ViewerAssets", path: "Viewer", exclude: ["README.md", "BUNDLE.md", "page"]),
        .target(
            name: "TraceReport",
            dependencies: ["TraceReader", "TraceAnalysis", "ViewerAssets", "CSQLite"]),
        .target(name: "ArgumentParsing", exclude: ["README.md"]),
        .target(name: "SourceSurvey"),
        .executableTarget(
            name: "tracectl",
            dependencies: ["ArgumentParsing", "SourceSurvey", "TraceReader", "TraceAnalysis", "TraceImport", "TraceReport"],
            exclude: ["README.md", "Generated"]),

        // Pictures of laid-out trees.
        .target(name: "ViewPictures", dependencies: ["ViewRuntime", "TraceFormat"]),

        // Both sides meet in tests only.
        .target(
            name: "TraceTesting",
            dependencies: ["ViewRuntime", "TraceRecorder", "TraceReader", "TraceAnalysis", "ViewPictures"]),

        // Development.
        .target(name: "SampleViews", dependencies: surface),
        .executableTarget(
            name: "tracegen",
            dependencies: ["SampleViews", "TraceTesting", "TraceRecorder", "ViewRuntime", "TraceFormat", "ViewPictures"]
                + (hasAppleFrameworks ? [] : ["Charts"])),
        .target(name: "BenchmarkViews", dependencies: surface, path: "Sources/BenchmarkViews"),
        .executableTarget(
            name: "tracebench",
            dependencies: [
                "BenchmarkViews", "TraceRecorder", "TraceFormat", "TraceReader", "TraceAnalysis", "ViewRuntime", "DependencyGraph", "CMachine",
                "ArgumentParsing",
            ]),

        .testTarget(name: "DependencyGraphTests", dependencies: ["DependencyGraph"]),
        .testTarget(name: "ViewRuntimeTests", dependencies: ["ViewRuntime", "TraceTesting"] + surface),
        .testTarget(name: "RuntimeThreadTests", dependencies: ["ViewRuntime", "DependencyGraph"] + surface),
        .testTarget(name: "ConformanceTests", dependencies: ["ViewRuntime", "DependencyGraph", "TraceTesting"] + surface),
        .testTarget(
            name: "ArticleTests", dependencies: ["ViewRuntime", "TraceTesting"] + surface, exclude: ["README.md"]),
        .testTarget(
            name: "OracleTests", dependencies: ["ViewRuntime", "DependencyGraph"] + surface, exclude: ["README.md"]),
        .testTarget(name: "SurfaceMacrosTests", dependencies: ["ViewRuntime", "TraceTesting"] + surface),
        .testTarget(name: "TraceFormatTests", dependencies: ["TraceFormat", "TraceReader"]),
        .testTarget(name: "TraceReaderTests", dependencies: ["TraceFormat", "TraceReader"]),
        .testTarget(
            name: "TraceRecorderTests",
            dependencies: ["TraceRecorder", "TraceFormat", "TraceReader", "ViewRuntime"]),
        .testTarget(name: "TraceAnalysisTests", dependencies: ["TraceFormat", "TraceReader", "TraceAnalysis"]),
        .testTarget(
            name: "TraceReportTests",
            dependencies: ["TraceFormat", "TraceReader", "TraceAnalysis", "TraceReport"]),
        .testTarget(name: "TraceImportTests", dependencies: ["TraceFormat", "TraceReader", "TraceAnalysis", "TraceImport"]),
        .testTarget(name: "ArgumentParsingTests", dependencies: ["ArgumentParsing"]),
        .testTarget(name: "SourceSurveyTests", dependencies: ["SourceSurvey"]),
        .testTarget(name: "tracectlTests", dependencies: ["TraceFormat", "TraceReader"]),
        .testTarget(name: "ViewPicturesTests", dependencies: ["ViewPictures", "TraceFormat", "TraceTesting", "ViewRuntime"] + surface),
        .testTarget(name: "TraceTestingTests", dependencies: ["TraceTesting", "ViewPictures"] + surface),
        .testTarget(
            name: "SampleViewsTests",
            dependencies: ["SampleViews", "TraceTesting", "TraceAnalysis", "TraceReader"] + surface,
            exclude: ["shop.budgets.json"]),
    ] + only(
        !hasAppleFrameworks,
        .target(name: "Combine"),
        // Its requests are names of SwiftUI's.
        .target(name: "CoreData", dependencies: ["ViewRuntime", "Combine", "ValueObserving"], exclude: ["README.md"]),
        // Apart, since managed objects have functions of their own under names that all objects have in `PlatformNames`.
        .target(name: "ValueObserving", dependencies: ["Combine"]),
        // What `SwiftUI` re-exports beside the runtime.
        .target(name: "PlatformNames", dependencies: ["ViewRuntime", "Combine", "ValueObserving"]),
        .target(name: "SwiftUI", dependencies: ["ViewRuntime", "Combine", "CoreData", "PlatformNames"]),
        .target(name: "SwiftUICore", dependencies: ["ViewRuntime", "Combine"]),
        .target(name: "UserNotifications", dependencies: ["ViewRuntime"]),
        .target(name: "AuthenticationServices", dependencies: ["ViewRuntime"]),
        .target(name: "LocalAuthentication"),
        .target(name: "HealthKit"),
        .target(name: "MessageUI", dependencies: ["ViewRuntime"]),
        .target(name: "PDFKit", dependencies: ["ViewRuntime"]),
        .target(name: "Photos", dependencies: ["ViewRuntime"]),
        .target(name: "UIKit", dependencies: ["ViewRuntime", "PlatformNames"]),
        .target(name: "AppKit", dependencies: ["ViewRuntime", "PlatformNames"]),
        .target(name: "Cocoa", dependencies: ["ViewRuntime", "PlatformNames"]),
        .target(name: "CoreGraphics", dependencies: ["ViewRuntime"]),
        .target(name: "QuartzCore", dependencies: ["ViewRuntime"]),
        .target(name: "CoreTransferable", dependencies: ["ViewRuntime"]),
        .target(name: "CoreLocation"),
        .target(name: "MapKit", dependencies: ["ViewRuntime", "CoreLocation"]),
        .target(name: "Charts", dependencies: ["ViewRuntime"]),
        .target(name: "PhotosUI", dependencies: ["ViewRuntime", "Photos"]),
        .target(name: "WidgetKit", dependencies: ["ViewRuntime", "SurfaceMacros", "AppIntents", "ActivityKit", "Intents"]),
        .target(name: "StoreKit", dependencies: ["ViewRuntime"]),
        .target(name: "AVFoundation", dependencies: ["ViewRuntime", "PlatformNames", "ValueObserving"]),
        .target(name: "AVKit", dependencies: ["ViewRuntime", "AVFoundation"]),
        .target(name: "WebKit", dependencies: ["ViewRuntime", "PlatformNames", "ValueObserving"]),
        .target(name: "SafariServices", dependencies: ["ViewRuntime"]),
        .target(name: "CloudKit"),
        .target(name: "Network"),
        .target(name: "CryptoKit"),
        .target(name: "TipKit", dependencies: ["ViewRuntime", "SurfaceMacros"]),
        // A Clang module of that name, for `import CoreImage.CIFilterBuiltins`.
        .target(name: "CoreImageParts"),
        .target(name: "ActivityKit", dependencies: ["ViewRuntime"]),
        .target(name: "AppIntents", dependencies: ["ViewRuntime"]),
        .target(name: "AppTrackingTransparency"),
        .target(name: "AudioToolbox"),
        .target(name: "BackgroundTasks"),
        .target(name: "Contacts"),
        .target(name: "ContactsUI", dependencies: ["ViewRuntime", "Contacts"]),
        .target(name: "CoreBluetooth"),
        .target(name: "CoreHaptics"),
        .target(name: "CoreImage", dependencies: ["ViewRuntime", "CoreImageParts"]),
        .target(name: "CoreMotion"),
        .target(name: "CoreSpotlight", dependencies: ["ViewRuntime"]),
        .target(name: "EventKit", dependencies: ["ViewRuntime"]),
        .target(name: "EventKitUI", dependencies: ["ViewRuntime", "EventKit"]),
        .target(name: "GameKit", dependencies: ["ViewRuntime"]),
        .target(name: "LinkPresentation", dependencies: ["ViewRuntime"]),
        .target(name: "MediaPlayer", dependencies: ["ViewRuntime"]),
        .target(name: "NaturalLanguage"),
        .target(name: "QuickLook", dependencies: ["ViewRuntime"]),
        .target(name: "RealityKit", dependencies: ["ViewRuntime"]),
        .target(name: "SceneKit", dependencies: ["ViewRuntime"]),
        .target(name: "Security", dependencies: ["PlatformNames"]),
        .target(name: "ServiceManagement"),
        .target(name: "Speech"),
        .target(name: "SpriteKit", dependencies: ["ViewRuntime"]),
        .target(name: "Translation", dependencies: ["ViewRuntime"]),
        .target(name: "Vision", dependencies: ["ViewRuntime"]),
        .target(name: "VisionKit", dependencies: ["ViewRuntime"]),
        .target(name: "WatchConnectivity"),
        .target(name: "WatchKit", dependencies: ["ViewRuntime"]),
        .target(name: "Accelerate"),
        .target(name: "AVFAudio", dependencies: ["AVFoundation"]),
        .target(name: "CoreText", dependencies: ["ViewRuntime", "PlatformNames"]),
        .target(name: "FoundationModels", dependencies: ["SurfaceMacros"]),
        .target(name: "ImageIO", dependencies: ["ViewRuntime", "PlatformNames"]),
        .target(name: "Intents", dependencies: ["ViewRuntime"]),
        .target(name: "Metal"),
        .target(name: "MetalKit", dependencies: ["ViewRuntime", "Metal"]),
        .target(name: "MusicKit", dependencies: ["ViewRuntime", "Combine"]),
        .target(name: "PassKit", dependencies: ["ViewRuntime"]),
        .target(name: "simd"),
        .target(name: "WeatherKit", dependencies: ["CoreLocation"]),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_AppKit"),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_CoreImage"),
        .target(name: "UniformTypeIdentifiers", dependencies: ["ViewRuntime"]),
        // A Clang module of that name, for `import os.log`.
        .target(name: "OSParts"),
        .target(name: "os", dependencies: ["OSParts"]),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "SwiftData", dependencies: ["ViewRuntime", "SurfaceMacros"], exclude: ["README.md"]),
        .testTarget(
            name: "CompanionTests",
            dependencies: ["ViewRuntime", "TraceTesting", "SwiftUI"] + companions.map { .byNameItem(name: $0, condition: nil) }),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CoreDataTests", dependencies: ["SwiftUI", "CoreData", "TraceTesting"]),
        .testTarget(name: "SwiftDataTests", dependencies: ["SwiftUI", "SwiftData", "TraceTesting"])
    ),
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)

// `VIEWTRACE_SCOPE="ViewRuntimeTests tracebench"` builds the named targets and what they need: a fraction of the time while working on
// them. `runtime` stands for the tests of the evaluation runtime.
if let scope = Context.environment["VIEWTRACE_SCOPE"], !scope.isEmpty {
    let runtime = [
        "DependencyGraphTests", "ViewRuntimeTests", "ConformanceTests", "ArticleTests", "OracleTests", "TraceTestingTests", "SourceSurveyTests",
    ]
    var waiting = scope.split(separator: " ").flatMap { $0 == "runtime" ? runtime : [String($0)] }
    var kept: Set<String> = []
    while let name = waiting.popLast() {
        guard let target = package.targets.first(where: { $0.name == name }) else {
            fatalError("VIEWTRACE_SCOPE: there is no target '\(name)'")
        }
        guard kept.insert(name).inserted else { continue }
        for case .byNameItem(let needed, _) in target.dependencies { waiting.append(needed) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { !kept.contains($0.name) }
    // The product of this name has all companions in it.
    if !kept.isSuperset(of: companions) { package.products.removeAll { $0.name == "SwiftUI" } }
}
