@_exported import Foundation
@_exported import ViewRuntime

extension View {
    /// Shows a file while a binding holds its address. Inert: files are not shown, and the binding stays.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { inert("") }

    /// Shows one of several files while a binding holds its address. Inert: files are not shown, and the binding stays.
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL {
        inert(items.count)
    }
}

/// A file that can be shown.
public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem { public var previewItemTitle: String? { nil } }

extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }

/// Says which files are shown.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Shows files. Inert: what is set is kept.
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open var currentPreviewItemIndex = 0
    open func reloadData() {}
}
