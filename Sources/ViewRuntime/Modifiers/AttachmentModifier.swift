import Foundation

/// Content beside the view's own: an overlay, a background, a toolbar.
///
/// It is mounted and evaluated with the body in which the modifier stands, and read as one element after the view's own.
nonisolated public struct _AttachmentModifier<Attached: View, Kind: AttachmentKind>: ViewModifier {
    public typealias Body = Never
    // First, so that it stands at the modifier's own offset.
    var attached: Attached
    var placement: AttachmentPlacement

    nonisolated init(_ kind: Kind.Type, _ attached: Attached, _ placement: AttachmentPlacement) {
        self.attached = attached
        self.placement = placement
    }

    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        if Kind.self == _MaskAttachment.self { builder.effects.append(.named("mask")) }
        let content = builder.view(Wrapped.self, at: offset)
        let attached = builder.outsideList { $0.view(Attached.self, at: modifierOffset) }
        return _PlanElement(
            .group([content, _PlanElement(.primitive(AttachmentReader<Attached, Kind>.shared, [attached]), at: modifierOffset)]),
            at: offset)
    }
}

/// What attached content is.
public protocol AttachmentKind {
    /// The kind of the element that holds the content.
    static var name: String { get }
    /// Whether the content takes a place over, behind or beside the view.
    static var hasPlace: Bool { get }
    /// Which bar of the screen the content belongs to; nil for content that stands with the view itself.
    static var bar: _AttachmentBar? { get }
}

/// A bar that gives attached content its place.
public enum _AttachmentBar: Sendable { case toolbar, search }

extension AttachmentKind {
    public static var hasPlace: Bool { false }
    public static var bar: _AttachmentBar? { nil }
}

/// Where attached content stands.
struct AttachmentPlacement: Equatable, Sendable {
    var alignment = Alignment.center
    /// The side for which the view makes room; nil where it makes none.
    var edge: Edge?
    var spacing: CGFloat?
}

final class AttachmentReader<Attached: View, Kind: AttachmentKind>: ElementReader {
    static var shared: AttachmentReader { TypeCache.only(AttachmentReader<Attached, Kind>.self) { AttachmentReader() } }
    var kind: String { Kind.name }
    var isAttachment: Bool { true }
    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) { element.attributes["attached"] = "true" }
    var layoutPart: LayoutPart { .attachment }

    func layoutAttachment(_ value: UnsafeRawPointer) -> (() -> LayoutRule)? {
        switch Kind.bar {
        case .toolbar: return { ToolbarRule() }
        case .search: return { SearchRule() }
        case nil: break
        }
        guard Kind.hasPlace else { return nil }
        let placement = value.assumingMemoryBound(to: _AttachmentModifier<Attached, Kind>.self).pointee.placement
        return {
            if let edge = placement.edge {
                EdgeInsetRule(edge, spacing: placement.spacing, alignment: placement.alignment)
            } else {
                LayerRule(placement.alignment)
            }
        }
    }
}

extension ViewElement {
    /// Whether the element holds content that a modifier attached to the view before it.
    package var isAttachment: Bool { attributes["attached"] != nil }
}

/// Content over a view.
public enum _OverlayAttachment: AttachmentKind {
    public static var name: String { "Overlay" }
    public static var hasPlace: Bool { true }
}
/// Content behind a view.
public enum _BackgroundAttachment: AttachmentKind {
    public static var name: String { "Background" }
    public static var hasPlace: Bool { true }
}
/// Content whose shape cuts a view.
public enum _MaskAttachment: AttachmentKind {
    public static var name: String { "Mask" }
    public static var hasPlace: Bool { true }
}
/// Content at an edge of a view.
public enum _SafeAreaInsetAttachment: AttachmentKind {
    public static var name: String { "SafeAreaInset" }
    public static var hasPlace: Bool { true }
}
/// The bars of a screen.
public enum _ToolbarAttachment: AttachmentKind {
    public static var name: String { "Toolbar" }
    public static var bar: _AttachmentBar? { .toolbar }
}
/// What a long press offers.
public enum _ContextMenuAttachment: AttachmentKind { public static var name: String { "ContextMenu" } }
/// What swiping a row offers.
public enum _SwipeActionsAttachment: AttachmentKind { public static var name: String { "SwipeActions" } }

extension View {
    nonisolated func attaching<Attached: View, Kind: AttachmentKind>(
        _ kind: Kind.Type, _ attached: Attached, _ placement: AttachmentPlacement = AttachmentPlacement()
    ) -> ModifiedContent<Self, _AttachmentModifier<Attached, Kind>> {
        modifier(_AttachmentModifier(kind, attached, placement))
    }
}
