import Foundation

/// How a preview is to be laid out.
public struct PreviewTrait<T>: Sendable {
    /// What the trait asks for.
    package enum Kind: Sendable, Equatable {
        case defaultLayout, sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
        case modifier
    }

    package let kind: Kind
    /// What stands around the content, for a trait that is a modifier.
    private let modifier: (any TraitModifier)?

    init(kind: Kind, modifier: (any TraitModifier)? = nil) {
        self.kind = kind
        self.modifier = modifier
    }

    /// The size of a host with the trait that would else have the given one.
    package func size(of size: CGSize) -> CGSize {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return switch kind {
        case .fixed(let width, let height): CGSize(width: width, height: height)
        case .portrait, .portraitUpsideDown: CGSize(width: short, height: long)
        case .landscapeLeft, .landscapeRight: CGSize(width: long, height: short)
        case .defaultLayout, .sizeThatFits, .modifier: size
        }
    }

    /// The content with what the trait puts around it.
    ///
    /// - Throws: what `makeSharedContext()` throws, or `PreviewError` where it waits for something and `prepare()` was not called before.
    @MainActor
    package func modify(_ content: AnyView) throws -> AnyView { try modifier?.modify(content) ?? content }

    /// Makes the context that previews with such a modifier share, if there is none.
    @MainActor
    package func prepare() async throws { try await modifier?.prepare() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In the size of the host.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .defaultLayout) }
    /// In the view's own size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }
    /// In a given size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .fixed(width: width, height: height))
    }
    /// Upright.
    public static var portrait: PreviewTrait { PreviewTrait(kind: .portrait) }
    /// Upright, upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .portraitUpsideDown) }
    /// Turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .landscapeLeft) }
    /// Turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .landscapeRight) }
    /// With something around the content.
    public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
        PreviewTrait(kind: .modifier, modifier: PreviewTraitModifier(modifier))
    }
}
