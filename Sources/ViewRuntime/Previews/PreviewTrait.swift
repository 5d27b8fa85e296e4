import Foundation

/// How a preview is to be laid out.
public struct PreviewTrait<T>: Sendable {
    /// What the trait asks for.
    package enum Kind: Sendable, Equatable {
        case defaultLayout, sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    package let kind: Kind
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
}
