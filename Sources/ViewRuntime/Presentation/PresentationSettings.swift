import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    /// A part of the height that is there, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self(name: "fraction(\(fraction))") }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { Self(name: "height(\(height))") }
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

// How a presentation looks is described, for drivers and printing; its place does not depend on it.
extension View {
    /// Sets the heights at which the sheet around rests. Inert: a sheet has one height.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        inert(detents.map(\.name).sorted().joined(separator: ","))
    }

    /// Sets the heights at which the sheet around rests, and at which it is now.
    /// Inert: a sheet has one height; nothing writes the binding.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        inert(detents.map(\.name).sorted().joined(separator: ","))
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
