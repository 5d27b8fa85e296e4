@_exported import Foundation
@_exported import ViewRuntime

// Looking into files. Nothing is shown here.

extension View {
    /// Shows a file while a binding holds its address. Inert: nothing is shown, and the binding stays.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { inert("") }
    /// Shows one of several files while a binding holds its address. Inert: nothing is shown, and the binding stays.
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL {
        inert("")
    }
}

/// What can be looked into.
public protocol QLPreviewItem {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
extension QLPreviewItem { public var previewItemTitle: String? { nil } }
extension URL: QLPreviewItem { public var previewItemURL: URL? { self } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }

/// Shows files. Nothing is shown here: its source is not asked.
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open func reloadData() {}
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
/// What gives files to look into. It is not asked here.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// What is told of files that are looked into. Nothing calls it here.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {}
