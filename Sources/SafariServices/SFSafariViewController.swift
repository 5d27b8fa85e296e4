@_exported import Foundation
@_exported import ViewRuntime

/// A controller for a page of the web. Inert: nothing is loaded or shown.
open class SFSafariViewController: UIViewController {
    /// How it looks. Inert: it is not shown.
    public final class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        public override init() {}
    }
    /// What the button that closes it says. Inert: it is not shown.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    public let url: URL
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url: URL, configuration: Configuration) {
        (self.url, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has no address; use init(url:)") }
}

/// What is told of the page. Nobody closes it here: it is not called.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
