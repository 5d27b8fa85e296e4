#if !canImport(Darwin)
import Foundation

extension View {
    /// Lets a person copy values from the view. A driver does: `host.view("a").copy()`.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(_GestureModifier(action: .copy(removes: false) { payload().flatMap { Payload($0).values } }))
    }

    /// Lets a person cut values out of the view: the action takes them away and returns them. A driver does: `host.view("a").cut()`.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(_GestureModifier(action: .copy(removes: true) { action().flatMap { Payload($0).values } }))
    }

    /// Takes values that are pasted into the view, as far as the validator lets them in; an empty answer refuses. A driver gives them:
    /// `host.view("a").paste(…)`.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .paste { values in
                    let items = validator(values.compactMap { $0 as? T })
                    if items.isEmpty { return false }
                    action(items)
                    return true
                }))
    }

    /// Answers the command that copies; nil takes it away. A driver gives it: `host.view("a").copy()`.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(_CommandModifier(action: payloadAction.map { action in .copy(removes: false) { action().flatMap(\.carried) } }))
    }

    /// Answers the command that cuts; nil takes it away. A driver gives it: `host.view("a").cut()`.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(_CommandModifier(action: payloadAction.map { action in .copy(removes: true) { action().flatMap(\.carried) } }))
    }

    /// Answers the command that pastes what is of one of the kinds. A driver gives it: `host.view("a").paste(…)`.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .paste { values in
                    let wanted = NSItemProvider.providers(of: values).filter { $0.holds(supportedContentTypes) }
                    if wanted.isEmpty { return false }
                    payloadAction(wanted)
                    return true
                }))
    }

    /// Answers the command that pastes what is of one of the kinds, named as text.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
    }
}

/// An answer to a command, where there is one.
nonisolated public struct _CommandModifier: PrimitiveModifier, ActionHolding {
    public typealias Body = Never
    nonisolated(unsafe) var action: ElementAction?

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment, let action = modifier.pointee.action else { return }
        element.offer(action)
    }
}
#endif
