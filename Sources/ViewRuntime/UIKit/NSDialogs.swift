#if !canImport(Darwin)
import Foundation

// Dialogs of AppKit's. Nobody answers here: each ends at once as if it had been cancelled, and says so where it is waited for.

/// A question with answers. Nobody answers here: it ends with `.abort`, which is none of its buttons.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    /// How grave it is.
    public enum Style: UInt, Sendable { case warning, informational, critical }
    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open var icon: NSImage!
    open var accessoryView: NSView?
    open var showsSuppressionButton = false
    open var showsHelp = false
    public private(set) lazy var suppressionButton: NSButton? = NSButton()
    public private(set) var buttons: [NSButton] = []

    public nonisolated override init() {}
    /// A question about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    @discardableResult open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton()
        button.title = title
        buttons.append(button)
        return button
    }
    @discardableResult open func runModal() -> NSApplication.ModalResponse { .abort }
    open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
        handler?(.abort)
    }
    @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { .abort }
}

/// Chooses where a file is saved. Nobody chooses here: it ends with `.cancel`.
open class NSSavePanel: NSPanel {
    open var allowedContentTypes: [UTType] = []
    open var allowedFileTypes: [String]?
    open var allowsOtherFileTypes = false
    open var canCreateDirectories = true
    open var canSelectHiddenExtension = false
    open var isExtensionHidden = false
    open var showsHiddenFiles = false
    open var showsTagField = true
    open var treatsFilePackagesAsDirectories = false
    open var directoryURL: URL?
    open var nameFieldStringValue = ""
    open var nameFieldLabel: String! = ""
    open var prompt: String! = ""
    open var message: String! = ""
    open var accessoryView: NSView?
    /// What was chosen: nothing.
    open var url: URL? { nil }

    @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    @discardableResult open func begin() async -> NSApplication.ModalResponse { .cancel }
    open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        handler(.cancel)
    }
    @discardableResult open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
}

/// Chooses files or folders. Nobody chooses here: it ends with `.cancel`.
open class NSOpenPanel: NSSavePanel {
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
    open var resolvesAliases = true
    /// What was chosen: nothing.
    open var urls: [URL] { [] }
}
#endif
