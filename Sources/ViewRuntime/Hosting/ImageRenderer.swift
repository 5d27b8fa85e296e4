import Combine
import Foundation

/// Holds content to make pictures of it.
///
/// The content is evaluated in a host of its own, without animations and appear actions' effects being shown; setting `content` replaces the
/// root. Its size for the proposal is what `render` hands out. Pictures themselves are not drawn here: they have the content's size and nothing on them. A
/// test makes pictures of a host instead.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()
    private let core: HostCore

    /// What is held.
    public var content: Content {
        didSet {
            objectWillChange.send()
            core.replaceRoot(content)
        }
    }
    /// What the content is offered, in points; unspecified by default: its ideal size.
    public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
    /// Pixels for a point.
    public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
    /// Whether there is nothing transparent in the picture.
    public var isOpaque = false { didSet { objectWillChange.send() } }

    /// Evaluates content.
    public init(content view: Content) {
        content = view
        core = HostCore(size: CGSize(width: 390, height: 844))
        core.mount(view)
    }

    isolated deinit { core.end() }

    /// The size of the content for the proposal, in points.
    package var size: CGSize {
        core.flush()
        return core.contentSize(for: proposedSize)
    }

    /// Hands out the size of the content, and a function that would draw it. There is no context to draw into: it draws nothing.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) { renderer(size) { _ in } }

    /// A picture of the content's size, in points; nil where it has none. It is not drawn: a test makes pictures of a host.
    public var uiImage: UIImage? { size.width > 0 && size.height > 0 ? UIImage(size: size, scale: scale) : nil }
    public var nsImage: NSImage? { uiImage }
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// The host of the content.
    package var host: HostCore { core }
}
