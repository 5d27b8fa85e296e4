import Foundation

/// A type that shows previews: the form before `#Preview`.
///
/// It compiles as it stands; `PreviewRegistry` finds previews made by `#Preview` only, since nothing records a type that conforms.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews, one beside the other.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How a view of a `PreviewProvider` is laid out.
public enum PreviewLayout: Sendable {
    /// In the size of a device.
    case device
    /// In the view's own size.
    case sizeThatFits
    /// In a given size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

// These speak to Xcode's canvas; a view that runs is the same with and without them.
extension View {
    /// Names the view in a canvas of previews.
    nonisolated public func previewDisplayName(_ value: String?) -> Self { self }

    /// Says how the view is laid out in a canvas of previews.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> Self { self }

    /// Says on which device the view is shown in a canvas of previews.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> Self { self }
}
