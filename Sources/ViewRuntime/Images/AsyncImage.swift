import DependencyGraph
import Foundation

/// What has become of an image that is loaded.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why the image is not there, if that is known.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from an address.
///
/// It is loaded by the environment's ``ImageLoader`` in a task that begins when the view appears, and anew for another address. Until then, and
/// where there is no address, the phase is `empty`; an image that cannot be loaded, for want of a loader say, is a `failure`.
nonisolated public struct AsyncImage<Content: View>: FrameworkView {
    private var url: URL?
    private var scale: CGFloat
    nonisolated(unsafe) private var transaction: Transaction
    nonisolated(unsafe) private var content: (AsyncImagePhase) -> Content
    // Kept without the wrapper's sugar, which Swift does not allow in types that are made anywhere.
    private let phase = State(initialValue: AsyncImagePhase.empty)
    @Environment(\.imageLoader) private var loader

    /// What is shown in each phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// An image, and a gray area until it is there.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { image } else { Color.gray }
        }
    }

    /// An image, and something else until it is there.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    @MainActor @preconcurrency public var body: some View {
        let (url, scale, loader, transaction) = (url, scale, loader, transaction)
        let phase = phase.projectedValue
        AsyncImageBase(content: content(phase.wrappedValue), url: url)
            .task(id: url) {
                func show(_ new: AsyncImagePhase) { withTransaction(transaction) { phase.wrappedValue = new } }
                if case .empty = phase.wrappedValue {} else { show(.empty) }
                guard let url else { return }
                do {
                    let bytes = try await loader.load(url)
                    show(.success(Image(loaded: try LoadedImage(bytes, from: url, scale: scale))))
                } catch is CancellationError {
                    return
                } catch {
                    if !Task.isCancelled { show(.failure(error)) }
                }
            }
    }
}

/// An image from an address as drivers see it.
nonisolated struct AsyncImageBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var url: URL?

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "AsyncImage"
        element.attributes["url"] = value.pointee.url?.absoluteString
    }

    nonisolated static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        OverlapRule()
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
