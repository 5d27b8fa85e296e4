import DependencyGraph
import Foundation

/// Takes the room that is left.
nonisolated public struct Spacer: PrimitiveView, Equatable {
    public typealias Body = Never
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}
}

/// A line between contents.
nonisolated public struct Divider: PrimitiveView, Equatable {
    public typealias Body = Never
    nonisolated public init() {}
    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}
}

/// Shows how much of something is done, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    public typealias Body = Never
    var labels: TupleView<(Label, CurrentValueLabel)>
    /// From 0 to 1; nil where nobody knows.
    var fraction: Double?

    nonisolated init(_ label: Label, _ value: CurrentValueLabel, fraction: Double?) {
        labels = TupleView((label, value))
        self.fraction = fraction
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.attributes["value"] = value.pointee.fraction.map { String($0) } ?? "indeterminate"
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(TupleView<(Label, CurrentValueLabel)>.self, at: offset)]
    }

    nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { Double($0) / Double(total) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on.
    nonisolated public init() where Label == EmptyView { self.init(EmptyView(), EmptyView(), fraction: nil) }

    /// Something with a label goes on.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(label(), EmptyView(), fraction: nil) }

    /// Something with a title goes on.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(Text(titleKey), EmptyView(), fraction: nil)
    }

    /// Something with a title goes on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(Text(title), EmptyView(), fraction: nil)
    }

    /// A part of a total is done.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(EmptyView(), EmptyView(), fraction: Self.fraction(value, of: total))
    }

    /// A part of a total is done, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), EmptyView(), fraction: Self.fraction(value, of: total))
    }

    /// A part of a total is done, with a title.
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Text(titleKey), EmptyView(), fraction: Self.fraction(value, of: total))
    }

    /// A part of a total is done, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Text(title), EmptyView(), fraction: Self.fraction(value, of: total))
    }
}

extension ProgressView {
    /// A part of a total is done, with labels for the whole and the part.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(label(), currentValueLabel(), fraction: Self.fraction(value, of: total))
    }
}

extension View {
    /// Sets how progress below looks.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        attribute("progressViewStyle", TypeNames.printed(S.self))
    }
}

/// How progress looks; only the package's own styles exist.
public protocol ProgressViewStyle {}
/// The style that a place suggests.
public struct DefaultProgressViewStyle: ProgressViewStyle { public init() {} }
/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }
extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

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
