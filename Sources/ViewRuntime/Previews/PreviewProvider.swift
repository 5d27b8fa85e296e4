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

    /// Says which way the device is held in a canvas of previews.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }

    /// Says on which device the view is shown in a canvas of previews.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> Self { self }
}

/// Which way a device is held in a canvas of previews.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String
    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
}
