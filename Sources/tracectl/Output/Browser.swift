import Foundation

/// Opens a page in the browser, where there is one.
enum Browser {
    /// Whether the page was handed to a browser. Nobody waits for it.
    static func open(_ path: String) -> Bool {
        #if canImport(Darwin)
            let opener = "/usr/bin/open"
            guard FileManager.default.isExecutableFile(atPath: opener) else { return false }
        #else
            let environment = ProcessInfo.processInfo.environment
            // Without a display xdg-open would take over the terminal with a text browser, which cannot run the page.
            let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
            guard hasDisplay, let opener = program("xdg-open", in: environment["PATH"] ?? "") else { return false }
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        return true
    }

    private static func program(_ name: String, in path: String) -> String? {
        path.split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
