import Foundation

extension View {
    /// Puts content over the view.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        attaching(_OverlayAttachment.self, content(), AttachmentPlacement(alignment: alignment))
    }

    /// Puts a style over the view.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        attaching(_OverlayAttachment.self, Rectangle().fill(style))
    }

    /// Puts a filled shape over the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        attaching(_OverlayAttachment.self, shape.fill(style, style: fillStyle))
    }

    /// Puts a view over the view.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        attaching(_OverlayAttachment.self, overlay, AttachmentPlacement(alignment: alignment))
    }

    /// Puts content behind the view.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        attaching(_BackgroundAttachment.self, content(), AttachmentPlacement(alignment: alignment))
    }

    /// Puts a style behind the view.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        attaching(_BackgroundAttachment.self, Rectangle().fill(style))
    }

    /// Puts the environment's background behind the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a filled shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        attaching(_BackgroundAttachment.self, shape.fill(style, style: fillStyle))
    }

    /// Puts a shape, filled with the environment's background, behind the view.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts a view behind the view.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        attaching(_BackgroundAttachment.self, background, AttachmentPlacement(alignment: alignment))
    }

    /// Shows the parts of the view that another one covers.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        attaching(_MaskAttachment.self, mask(), AttachmentPlacement(alignment: alignment))
    }

    /// Shows the parts of the view that another one covers.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        attaching(_MaskAttachment.self, mask, AttachmentPlacement(alignment: .center))
    }

    /// Draws a line around the view.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Puts content at the top or bottom of the view and makes room for it.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        attaching(
            _SafeAreaInsetAttachment.self, content(),
            AttachmentPlacement(
                alignment: Alignment(horizontal: alignment, vertical: .center), edge: edge == .top ? .top : .bottom,
                spacing: spacing))
    }

    /// Puts content at the side of the view and makes room for it.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        attaching(
            _SafeAreaInsetAttachment.self, content(),
            AttachmentPlacement(
                alignment: Alignment(horizontal: .center, vertical: alignment),
                edge: edge == .leading ? .leading : .trailing, spacing: spacing))
    }

    /// Offers what the content holds at a long press; it is mounted with the view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        attaching(_ContextMenuAttachment.self, menuItems())
    }

    /// Offers what the menu holds at a long press, in the older form.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        attaching(_ContextMenuAttachment.self, contextMenu?.menuItems)
    }

    /// Offers what the content holds at a long press, with another picture of the view.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        attaching(_ContextMenuAttachment.self, menuItems())
    }

    /// Offers what the content holds when a row is swiped; it is mounted with the row.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        attaching(_SwipeActionsAttachment.self, content())
    }
}
