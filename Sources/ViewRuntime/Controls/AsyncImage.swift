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

/// An image from an address. Nothing is loaded here: it stays in the phase `empty`, and shows the placeholder.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
    public typealias Body = Never
    private var content: Content
    private var url: URL?

    private init(_ url: URL?, _ content: Content) {
        self.content = content
        self.url = url
    }

    /// An image, and a gray area until it is there.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Color { self.init(url, Color.gray) }

    /// An image, and something else until it is there.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, ViewBuilder.buildEither(second: placeholder()))
    }

    /// What is shown in each phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, content(.empty))
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.attributes["url"] = value.pointee.url?.absoluteString
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
