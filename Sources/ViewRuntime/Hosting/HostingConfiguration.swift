import Foundation

#if !canImport(Darwin)
/// What the content of a cell is made from.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// Views as the content of a cell of UIKit's.
///
/// The cell hosts the content: it is evaluated in a host of its own. Given a configuration again, the cell's content of the same type keeps its
/// state (C157), so that content of another item needs `.id(item.id)`. Tests use `CellHost`.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    var content: Content
    var backgroundContent: Background
    private var sides: [Edge: CGFloat] = [:]
    private var least = CGSize.zero

    fileprivate init(_ content: Content, _ background: Background) {
        self.content = content
        backgroundContent = background
    }

    /// The content in another background.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        keepingSizes(UIHostingConfiguration<Content, B>(self.content, content()))
    }

    /// The content on a style that fills the background.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        keepingSizes(.init(content, _UIHostingConfigurationBackgroundView(style: style)))
    }

    private func keepingSizes<B: View>(_ other: UIHostingConfiguration<Content, B>) -> UIHostingConfiguration<Content, B> {
        var other = other
        other.sides = sides
        other.least = least
        return other
    }

    /// Margins of sides, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Margins of sides, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var other = self
        if edges.contains(.top) { other.sides[.top] = insets.top }
        if edges.contains(.bottom) { other.sides[.bottom] = insets.bottom }
        if edges.contains(.leading) { other.sides[.leading] = insets.leading }
        if edges.contains(.trailing) { other.sides[.trailing] = insets.trailing }
        return other
    }

    /// The least size of the content with its margins, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var other = self
        if let width { other.least.width = width }
        if let height { other.least.height = height }
        return other
    }

    /// No least size.
    public func minSize() -> UIHostingConfiguration<Content, Background> {
        var other = self
        other.least = .zero
        return other
    }

    /// The content as the root of a host: sides without a margin of the configuration's get the cell's.
    package func root(layoutMargins: EdgeInsets) -> AnyView {
        AnyView(
            CellContent(
                content: content, background: backgroundContent,
                margins: EdgeInsets(
                    top: sides[.top] ?? layoutMargins.top, leading: sides[.leading] ?? layoutMargins.leading,
                    bottom: sides[.bottom] ?? layoutMargins.bottom, trailing: sides[.trailing] ?? layoutMargins.trailing),
                least: least))
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// A configuration with that content.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}

/// A style as the background of a cell.
nonisolated public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: FrameworkView {
    var style: S
    @MainActor @preconcurrency public var body: some View { Rectangle().fill(style) }
}

/// A cell's content with what the configuration puts around it: as high as it wants to be.
nonisolated private struct CellContent<Content: View, Background: View>: FrameworkView {
    var content: Content
    var background: Background
    var margins: EdgeInsets
    var least: CGSize

    @MainActor var body: some View {
        content
            .padding(margins)
            .frame(minWidth: least.width, minHeight: least.height)
            .background { background }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxHeight: .infinity, alignment: .top)
    }
}
#endif
