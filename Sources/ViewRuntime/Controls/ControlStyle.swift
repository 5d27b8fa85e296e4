/// The style of one kind of control, as the environment carries it; equal to another one if the style values are.
package final class ControlStyle<Configuration>: Equatable, @unchecked Sendable {
    package let style: Any
    /// Makes the control's content; nil for the package's own styles, which leave it as it is.
    let make: ((Configuration) -> AnyView)?

    nonisolated init(_ style: Any, make: ((Configuration) -> AnyView)?) {
        self.style = style
        self.make = make
    }

    /// The type's name, for printing.
    package var name: String { TypeNames.printed(type(of: style)) }

    package static func == (left: ControlStyle, right: ControlStyle) -> Bool {
        left === right || compareErased(left.style, right.style) == .equal
    }
}

/// A style of the package's own, which leaves the control's content as it is.
protocol BuiltInStyle {}

/// Holds a style in the view that evaluates it, so that the style's own dynamic properties are linked.
struct StyleProperty<Style>: DynamicProperty {
    nonisolated(unsafe) var style: Style
    init(_ style: Style) { self.style = style }

    static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        var fields: [(Int, Any.Type)] = []
        forEachField(of: Style.self) { _, inner, type in fields.append((offset + inner, type)) }
        for (offset, type) in fields {
            if let dynamic = type as? any DynamicProperty.Type { dynamic._collect(&collector, at: offset) }
        }
    }
}

/// Where the environment keeps the style of one kind of control: told by what its styles are told.
struct StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension View {
    /// Sets the style of one kind of control. `make` evaluates the body of a style that is not the package's own.
    nonisolated func styled<Style, Configuration>(
        _ path: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>, _ style: Style,
        _ make: @escaping (Configuration) -> AnyView
    ) -> some View {
        environment(path, ControlStyle(style, make: style is any BuiltInStyle ? nil : make))
    }
}

/// A part of a control, as a style is given it. `Part` tells one part from another.
nonisolated public struct _StylePart<Part>: FrameworkView {
    nonisolated(unsafe) let content: AnyView

    nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    @MainActor @preconcurrency public var body: some View { content }
}

extension _StylePart {
    /// The part, or nil where it is never there.
    nonisolated static func unlessEmpty<Content: View>(_ content: Content) -> _StylePart? {
        Content.self == EmptyView.self ? nil : _StylePart(content)
    }
}

/// Parts of controls.
public enum _LabelPart {}
public enum _ContentPart {}
public enum _CurrentValuePart {}
public enum _MinimumValuePart {}
public enum _MaximumValuePart {}
public enum _MarkedValuesPart {}

/// A control as drivers see it whose looks are a style's: it is laid out as the style's body is.
nonisolated struct StyledControl<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var kind: String

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.kind
    }

    nonisolated static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        OverlapRule()
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// Content that is made when it is shown.
nonisolated struct DeferredContent<Content: View>: FrameworkView {
    nonisolated(unsafe) var make: () -> Content
    @MainActor var body: some View { make() }
}
