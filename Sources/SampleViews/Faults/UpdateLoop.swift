import SwiftUI

/// The folder that a receipt goes to; `update-loop`: the body makes a publisher that says at once what it has, and is written for that.
public struct ReceiptFolder: View {
    @State private var workspace = ReceiptWorkspace()
    @State private var settings = ReceiptSettings()

    public init() {}

    public var body: some View {
        VStack {
            LoopingFolderLabel(settings: settings, workspace: workspace)
            Button("Move") { workspace.folder = "Archive" }
        }
    }
}

private struct LoopingFolderLabel: View {
    @ObservedObject var settings: ReceiptSettings
    let workspace: ReceiptWorkspace

    var body: some View {
        Text(settings.folder)
            .onReceive(workspace.$folder.removeDuplicates()) { settings.folder = $0 }
    }
}

/// Repaired: only another folder is written.
public struct ReceiptFolderRepaired: View {
    @State private var workspace = ReceiptWorkspace()
    @State private var settings = ReceiptSettings()

    public init() {}

    public var body: some View {
        VStack {
            FolderLabel(settings: settings, workspace: workspace)
            Button("Move") { workspace.folder = "Archive" }
        }
    }
}

private struct FolderLabel: View {
    @ObservedObject var settings: ReceiptSettings
    let workspace: ReceiptWorkspace

    var body: some View {
        Text(settings.folder)
            .onReceive(workspace.$folder.removeDuplicates()) { folder in
                if folder != settings.folder { settings.folder = folder }
            }
    }
}

@MainActor
final class ReceiptWorkspace: ObservableObject {
    @Published var folder = "Inbox"
}

@MainActor
final class ReceiptSettings: ObservableObject {
    @Published var folder = "Inbox"
}
