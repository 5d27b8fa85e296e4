#if !canImport(Darwin)
import DependencyGraph
import Foundation
import ViewRuntime

/// Hosts the content of a cell: a `UIHostingConfiguration`, given again for the same item or for another one.
///
/// ```swift
/// let cell = CellHost(UIHostingConfiguration { ProductRow(product: products[0]) })
/// try cell.button("Favourite").tap()
/// cell.reuse(with: UIHostingConfiguration { ProductRow(product: products[1]) })
/// ```
///
/// As in UIKit, a cell keeps the tree of views from one configuration to the next as long as the content's type is the same: state carries
/// over to the next item unless the root has `.id(item.id)` (C157). It finds, drives and counts as any host.
@MainActor
public final class CellHost: ViewHost {
    private let layoutMargins: EdgeInsets

    /// Mounts the content of a cell.
    ///
    /// - Parameters:
    ///   - configuration: the content.
    ///   - width: how wide the cell is, in points; it is as high as its content wants to be.
    ///   - layoutMargins: the cell's own margins in points, where the configuration says none; UIKit's depend on the list.
    ///   - profile: the SwiftUI version whose behaviour is followed.
    ///   - clock: what decides when timers, sleeps and animations are due.
    ///   - environment: what the content reads from the environment.
    ///   - fileID: where the host is made, for the trace.
    ///   - line: where the host is made, for the trace.
    public init<Content: View, Background: View>(
        _ configuration: UIHostingConfiguration<Content, Background>, width: CGFloat = 390,
        layoutMargins: EdgeInsets = EdgeInsets(), profile: SemanticsProfile = .ios26, clock: HostClock = .manual,
        environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID, line: Int = #line
    ) {
        self.layoutMargins = layoutMargins
        super.init(
            CGSize(width: width, height: 844), [:], profile, clock, environment,
            CodeLocation(fileID: fileID, line: line)
        ) { core, cause in
            core.mount(configuration.root(layoutMargins: layoutMargins), cause: cause)
        }
    }

    /// Recycles the cell for another item. Content of another type takes the place of what was there.
    public func reuse<Content: View, Background: View>(
        with configuration: UIHostingConfiguration<Content, Background>, fileID: String = #fileID, line: Int = #line
    ) {
        configure(configuration, "reused", CodeLocation(fileID: fileID, line: line))
    }

    /// Configures the cell again for the same item.
    public func reconfigure<Content: View, Background: View>(
        _ configuration: UIHostingConfiguration<Content, Background>, fileID: String = #fileID, line: Int = #line
    ) {
        configure(configuration, "reconfigured", CodeLocation(fileID: fileID, line: line))
    }

    private func configure<Content: View, Background: View>(
        _ configuration: UIHostingConfiguration<Content, Background>, _ what: String, _ location: CodeLocation
    ) {
        core.replaceRoot(
            configuration.root(layoutMargins: layoutMargins),
            cause: Cause(.cellConfigured, name: what, location: location))
    }

    /// The size of the cell for a width, under an open height, in points: what a list asks a cell that sizes itself.
    ///
    /// Content without an ideal height (a canvas, a shape, a reader) answers with 10.
    public func selfSize(width: CGFloat) -> CGSize {
        update()
        return core.contentSize(for: ProposedViewSize(width: width, height: nil))
    }
}
#endif
