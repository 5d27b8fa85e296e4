import DependencyGraph
import Foundation

/// Takes the room that is left.
nonisolated public struct Spacer: PrimitiveView, Equatable {
    public typealias Body = Never
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        SpacerRule(value.pointee)
    }
}

/// A line between contents.
nonisolated public struct Divider: PrimitiveView, Equatable {
    public typealias Body = Never
    nonisolated public init() {}
    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        DividerRule()
    }

    nonisolated package static func look(_ value: UnsafePointer<Self>) -> ViewLook? { .divider }
}

/// Opens an address when it is tapped.
nonisolated public struct Link<Label: View>: FrameworkView {
    var label: Label
    var destination: URL
    @Environment(\.openURL) private var openURL

    /// A link with a label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    @MainActor @preconcurrency public var body: some View {
        let (open, destination) = (openURL, destination)
        LinkBase(content: label, destination: destination) { _ = open.open(destination) }
    }
}

extension Link where Label == Text {
    /// A link with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A link as drivers see it.
nonisolated struct LinkBase<Content: View>: PrimitiveView, ActionHolding {
    typealias Body = Never
    var content: Content
    var destination: URL
    nonisolated(unsafe) var action: () -> Void

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Link"
        element.attributes["destination"] = value.pointee.destination.absoluteString
        element.offer(.tap(value.pointee.action))
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
