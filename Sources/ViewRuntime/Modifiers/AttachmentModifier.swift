/// Content beside the view's own: an overlay, a background, a toolbar.
///
/// It is mounted and evaluated with the body in which the modifier stands, and read as one element after the view's own.
nonisolated public struct _AttachmentModifier<Attached: View, Kind: AttachmentKind>: ViewModifier {
    public typealias Body = Never
    // First, so that it stands at the modifier's own offset.
    var attached: Attached

    nonisolated init(_ kind: Kind.Type, _ attached: Attached) { self.attached = attached }

    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let content = builder.view(Wrapped.self, at: offset)
        let attached = builder.view(Attached.self, at: modifierOffset)
        return _PlanElement(
            .group([content, _PlanElement(.primitive(AttachmentReader<Kind>.shared, [attached]), at: modifierOffset)]),
            at: offset)
    }
}

/// What attached content is.
public protocol AttachmentKind {
    /// The kind of the element that holds the content.
    static var name: String { get }
}

final class AttachmentReader<Kind: AttachmentKind>: ElementReader {
    static var shared: AttachmentReader { TypeCache.only(AttachmentReader<Kind>.self) { AttachmentReader() } }
    var kind: String { Kind.name }
    var isAttachment: Bool { true }
    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) { element.attributes["attached"] = "true" }
}

extension ViewElement {
    /// Whether the element holds content that a modifier attached to the view before it.
    package var isAttachment: Bool { attributes["attached"] != nil }
}

/// Content over a view.
public enum _OverlayAttachment: AttachmentKind { public static var name: String { "Overlay" } }
/// Content behind a view.
public enum _BackgroundAttachment: AttachmentKind { public static var name: String { "Background" } }
/// Content whose shape cuts a view.
public enum _MaskAttachment: AttachmentKind { public static var name: String { "Mask" } }
/// Content at an edge of a view.
public enum _SafeAreaInsetAttachment: AttachmentKind { public static var name: String { "SafeAreaInset" } }
/// The bars of a screen.
public enum _ToolbarAttachment: AttachmentKind { public static var name: String { "Toolbar" } }
/// What a long press offers.
public enum _ContextMenuAttachment: AttachmentKind { public static var name: String { "ContextMenu" } }
/// What swiping a row offers.
public enum _SwipeActionsAttachment: AttachmentKind { public static var name: String { "SwipeActions" } }

extension View {
    nonisolated func attaching<Attached: View, Kind: AttachmentKind>(
        _ kind: Kind.Type, _ attached: Attached
    ) -> ModifiedContent<Self, _AttachmentModifier<Attached, Kind>> {
        modifier(_AttachmentModifier(kind, attached))
    }
}
