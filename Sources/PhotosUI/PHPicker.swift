import Foundation
import ViewRuntime

// The older picker of pictures. Nobody chooses here: its delegate is not called.

/// How pictures are chosen. Kept.
public struct PHPickerConfiguration: Equatable, Sendable {
    /// In which form pictures come.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// Whether the order of what is chosen matters.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// Something that was chosen. Nothing is.
public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// Chooses pictures. Nobody chooses here: its delegate is not called.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

/// What is told of a choice. Nobody chooses here: it is not called.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
