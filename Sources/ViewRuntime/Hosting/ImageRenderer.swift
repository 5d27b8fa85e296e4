import Combine
import Foundation

/// Holds content to make pictures of it.
///
/// The content is evaluated in a host of its own, without animations and appear actions' effects being shown; setting `content` replaces the
/// root. Its size for the proposal is what `render` hands out. Pictures are drawn as those of hosts are: in a program that links `SwiftUI` or
/// `TraceTesting`.
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

    /// Hands out the size of the content, and a function that draws it into a context.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        renderer(size) { [self] context in
            guard let image = picture(scale: rasterizationScale, isOpaque: false) else { return }
            context.draw(image, in: CGRect(origin: .zero, size: image.size))
        }
    }

    /// The picture of the content; nil where it has no size, or more than 16,000,000 pixels, or the program has no part that draws.
    public var uiImage: UIImage? { picture(scale: scale, isOpaque: isOpaque) }
    public var nsImage: NSImage? { uiImage }
    public var cgImage: CGImage? { uiImage?.cgImage }

    private func picture(scale: CGFloat, isOpaque: Bool) -> UIImage? {
        core.flush()
        let size = core.arrangeContent(for: proposedSize)
        let request = PictureRequest(content: .host(core), size: size, scale: scale, isOpaque: isOpaque)
        return request.png.flatMap { UIImage(data: $0, scale: scale) }
    }

    /// The host of the content.
    package var host: HostCore { core }
}
