import DependencyGraph
import Foundation

#if !canImport(Darwin)
/// The root of a tree of views that something other than an app holds.
///
/// The views are evaluated once somebody asks for them: when the controller's view is loaded, when it is measured, or when a test hosts it
/// (`ViewHost(hosting:)`), which alone counts and records. Without a test, what is written is brought up to date when the main queue next runs.
@MainActor
package final class HostedRoot<Content: View> {
    private(set) var rootView: Content
    private var core: HostCore?
    private var isOwn = false

    init(_ rootView: Content) { self.rootView = rootView }

    isolated deinit { if isOwn { core?.end() } }

    func replace(with new: Content) {
        rootView = new
        core?.replaceRoot(new)
    }

    /// Mounts the root in a host that somebody else drives.
    package func mount(in core: HostCore, cause: Cause) {
        precondition(self.core == nil, "a hosting controller is hosted once, before its view is loaded")
        self.core = core
        core.mount(rootView, cause: cause)
    }

    /// Mounts the root in a host of its own, if it is in none.
    @discardableResult
    func load(size: CGSize = CGSize(width: 390, height: 844)) -> HostCore {
        if let core { return core }
        let core = HostCore(size: size)
        self.core = core
        isOwn = true
        let reference: HostReference = core.reference
        core.onWake = { DispatchQueue.main.async { reference.host?.flush() } }
        core.mount(rootView)
        return core
    }

    /// The size that the root takes of a size: infinite sides are open.
    func sizeThatFits(in size: CGSize) -> CGSize {
        let core = load()
        core.flush()
        let proposal = ProposedViewSize(
            width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
        return core.contentSize(for: proposal)
    }
}

/// Which sizes a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = Self(rawValue: 1)
    public static let preferredContentSize = Self(rawValue: 2)
}

/// A controller of UIKit's that holds a tree of views. Another root view replaces the root: state lives on as in any update.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    package let root: HostedRoot<Content>

    /// A controller with a root view.
    public init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller from an archive, with a root view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        root = HostedRoot(rootView)
        super.init(coder: aDecoder)
    }

    /// Without a root view there is nothing to hold: traps. Subclasses give one.
    public required init?(coder: NSCoder) { fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)") }

    /// The root view.
    public var rootView: Content {
        get { root.rootView }
        set { root.replace(with: newValue) }
    }

    /// Which sizes the controller follows. Kept: no container asks for them here.
    public var sizingOptions: UIHostingControllerSizingOptions = []

    open override func loadView() {
        view = UIView()
        root.load()
    }

    /// The size that the root view takes of a size, in points; infinite sides are open.
    public func sizeThatFits(in size: CGSize) -> CGSize { root.sizeThatFits(in: size) }
}

/// Which sizes a hosting view of AppKit's follows.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let minSize = Self(rawValue: 1)
    public static let intrinsicContentSize = Self(rawValue: 2)
    public static let maxSize = Self(rawValue: 4)
    public static let preferredContentSize = Self(rawValue: 8)
    public static let standardBounds: Self = [.minSize, .intrinsicContentSize, .maxSize]
}

/// A controller of AppKit's that holds a tree of views. Another root view replaces the root: state lives on as in any update.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    package let root: HostedRoot<Content>

    /// A controller with a root view.
    public init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    /// Without a root view there is nothing to hold: traps.
    public required init?(coder: NSCoder) { fatalError("init(coder:) has no root view; use init(rootView:)") }

    /// The root view.
    public var rootView: Content {
        get { root.rootView }
        set { root.replace(with: newValue) }
    }

    /// Which sizes the controller follows. Kept: no container asks for them here.
    public var sizingOptions = NSHostingSizingOptions.standardBounds

    open override func loadView() {
        view = NSView()
        root.load()
    }

    /// The size that the root view takes of a size, in points; infinite sides are open.
    public func sizeThatFits(in size: CGSize) -> CGSize { root.sizeThatFits(in: size) }
}

/// A view of AppKit's that holds a tree of views. Another root view replaces the root: state lives on as in any update.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    package let root: HostedRoot<Content>

    /// A view with a root view.
    public required init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init(frame: .zero)
        root.load()
    }

    /// Without a root view there is nothing to hold: traps.
    public required init?(coder: NSCoder) { fatalError("init(coder:) has no root view; use init(rootView:)") }

    /// The root view.
    public var rootView: Content {
        get { root.rootView }
        set { root.replace(with: newValue) }
    }

    /// Which sizes the view follows. Kept: no container asks for them here.
    public var sizingOptions = NSHostingSizingOptions.standardBounds

    open override var intrinsicContentSize: CGSize {
        root.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
}
#endif
