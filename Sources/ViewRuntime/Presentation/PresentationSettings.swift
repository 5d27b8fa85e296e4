import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    let name: String
    /// A part of the height that is there, or points.
    private let length: (part: CGFloat?, points: CGFloat?)
    /// What a type of the user's says of the height that is there.
    private var custom: Custom?

    private struct Custom: @unchecked Sendable { let type: any CustomPresentationDetent.Type }

    private init(_ name: String, part: CGFloat? = nil, points: CGFloat? = nil) {
        self.name = name
        length = (part, points)
    }

    /// A height that a type says.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        var detent = Self("custom(\(TypeNames.printed(type)))")
        detent.custom = Custom(type: type)
        return detent
    }

    /// What a type that says a height is told.
    @dynamicMemberLookup
    public struct Context {
        /// The height that is there, in points.
        public let maxDetentValue: CGFloat
        /// The environment's values: the standard ones, whatever the sheet's are.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { EnvironmentValues()[keyPath: keyPath] }
    }

    public static let medium = PresentationDetent("medium", part: 0.5)
    public static let large = PresentationDetent("large", part: 1)
    /// A part of the height that is there, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self("fraction(\(fraction))", part: fraction) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { Self("height(\(height))", points: height) }

    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The height in points where so much is there.
    func height(in room: CGFloat) -> CGFloat {
        let height = custom.map { $0.type.height(in: Context(maxDetentValue: room)) ?? room } ?? length.points ?? (length.part ?? 1) * room
        return height.isNaN ? room : min(max(height, 0), room)
    }
}

/// A height at which a sheet rests, said by a type.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// The height in points; nil for one that is not there now, which is taken as all of the height.
    static func height(in context: Context) -> CGFloat?
}

/// The heights at which a sheet rests.
public struct _Detents: CustomStringConvertible, Sendable {
    let detents: Set<PresentationDetent>
    public var description: String { detents.map(\.name).sorted().joined(separator: ",") }
}

/// `presentationDetents`
public enum _DetentsLayout: LayoutModifierKind {
    public static var name: String { "presentationDetents" }
    public static func makeRule(_ value: _Detents) -> _LayoutRule { _LayoutRule(DetentsRule(value.detents)) }
}

/// Says how high the sheet around is.
final class DetentsRule: PassingRule {
    private let detents: Set<PresentationDetent>
    init(_ detents: Set<PresentationDetent>) { self.detents = detents }

    /// The lowest of them, at which a sheet begins; all that is there where none is said.
    func height(in room: CGFloat) -> CGFloat { detents.map { $0.height(in: room) }.min() ?? room }
}

/// What can be done to what is behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(name: "enabled(\(detent.name))") }
}

/// What a swipe over a presentation does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let resizes = Self(name: "resizes")
    public static let scrolls = Self(name: "scrolls")
}

/// How a presentation looks where there is little room.
public struct PresentationAdaptation: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let none = Self(name: "none")
    public static let popover = Self(name: "popover")
    public static let sheet = Self(name: "sheet")
    public static let fullScreenCover = Self(name: "fullScreenCover")
}

// Detents apart, how a presentation looks is described, for drivers and printing; its place does not depend on it.
extension View {
    /// Sets the heights at which the sheet around rests: it is laid out at the lowest of them.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        layout(_DetentsLayout.self, _Detents(detents: detents))
    }

    /// Sets the heights at which the sheet around rests, and at which it is now. Nothing here writes the binding.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        layout(_DetentsLayout.self, _Detents(detents: [selection.wrappedValue]))
    }

    /// Shows or hides the indicator with which the sheet around is dragged. Inert: there is no indicator.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        inert(visibility)
    }

    /// Rounds the corners of the presentation around. Inert: corners are drawn as they are.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        inert(cornerRadius.map { "\($0)" } ?? "automatic")
    }

    /// Sets what is behind the content of the presentation around. Inert: nothing is drawn behind the content.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        inert(style)
    }

    /// Says what can be done to what is behind the presentation around.
    /// Inert: what is behind a presentation can be reached by drivers in any case.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        inert(interaction.name)
    }

    /// Says what a swipe over the presentation around does first. Inert: there are no swipes over a presentation.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        inert(behavior.name)
    }

    /// Says how the presentation around looks where there is little room. Inert: a presentation is never adapted.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        inert(adaptation.name)
    }
}
