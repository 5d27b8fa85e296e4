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
