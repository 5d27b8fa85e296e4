#if !canImport(Darwin)
import AppKit
import OSLog
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import os

// A file of its own: with `Testing`, `AppKit` and `UIKit` would ask for overlays that are not there.

/// A screen in a file that imports frameworks beside SwiftUI.
struct CopyingScreen: View {
    private static let logger = Logger(subsystem: "com.example", category: "screen")
    private let signposter = OSSignposter(logger: CopyingScreen.logger)
    @State private var copied = ""
    @State private var kind: UTType = .png

    var body: some View {
        let _ = Self.logger.debug("body \(copied, privacy: .public) \(kind.identifier, align: .left(columns: 8)) \(1.5, format: .fixed(precision: 1))")
        Text(copied).font(Font(UIFont.systemFont(ofSize: 12, weight: .medium)))
            .background(Color(nsColor: .controlBackgroundColor))
        Button("copy") {
            let interval = signposter.beginInterval("copy")
            UIPasteboard.general.string = "copied"
            NSPasteboard.general.clearContents()
            NSPasteboard.general.setString("and there", forType: .string)
            copied = (UIPasteboard.general.string ?? "") + (NSPasteboard.general.string(forType: .string) ?? "")
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            os_log("copied %d", log: .default, type: .info, copied.count)
            signposter.endInterval("copy", interval)
        }
    }
}
#endif
