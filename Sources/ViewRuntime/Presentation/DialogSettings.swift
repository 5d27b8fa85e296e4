import Foundation

/// How serious what a dialog asks is.
public enum DialogSeverity: Hashable, Sendable { case automatic, critical, standard }

/// The size of a presentation.
public protocol PresentationSizing {}
/// The size that a platform suggests.
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing { public init() {} }
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing { public init() {} }
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
extension PresentationSizing {
    /// The size, as the content's in some directions.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    /// The size, following the content in some directions.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { Self() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { Self() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { Self() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { Self() } }

extension View {
    /// Puts a picture into the dialogs below. Inert: dialogs show none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { inert(icon != nil) }

    /// Says how serious the dialogs below are. Inert: all look alike.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { inert(severity) }

    /// Lets a person keep the dialogs below from coming again. Inert: the choice is not offered.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { inert(true) }

    /// Lets a person keep the dialogs below from coming again. Inert: the choice is not offered.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        inert(titleKey.text)
    }

    /// Sets the size of the presentation around. Inert: it has the size of the screen.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        inert(TypeNames.printed(type(of: sizing)))
    }

    /// Puts content behind that of the presentation around.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }

    /// Says how the presentation around looks where there is little room. Inert: all presentations look alike.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        inert(horizontalAdaptation.name)
    }
}
