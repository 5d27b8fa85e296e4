// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Todo",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "ViewTrace", path: Context.environment["VIEWTRACE_PATH"] ?? "../ViewTrace")
    ],
    targets: [
        .target(name: "Todo", dependencies: [.product(name: "SwiftUI", package: "ViewTrace")]),
        .executableTarget(name: "TodoApp", dependencies: ["Todo", .product(name: "SwiftUI", package: "ViewTrace")]),
        .testTarget(
            name: "TodoTests", dependencies: ["Todo", "TodoApp", .product(name: "TraceTesting", package: "ViewTrace")]),
    ]
)
