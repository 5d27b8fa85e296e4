/// Keeps one value with its content, for drivers, printing and layout; evaluation does not depend on it.
nonisolated public struct _AttributeModifier<Value>: PrimitiveModifier {
    public typealias Body = Never
    var name: StaticString
    var value: Value

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        let name = modifier.pointee.name.description
        // The inner of two modifiers of one name is the one that counts.
        if element.attributes[name] == nil { element.attributes[name] = "\(modifier.pointee.value)" }
    }

    nonisolated package static func effect(_ modifier: UnsafePointer<Self>) -> DrawingEffect? {
        DrawingEffect(attribute: modifier.pointee.name.description, modifier.pointee.value)
    }
}

extension View {
    /// The view with a value under a name.
    nonisolated func attribute<Value>(_ name: StaticString, _ value: Value) -> ModifiedContent<Self, _AttributeModifier<Value>> {
        modifier(_AttributeModifier(name: name, value: value))
    }
}
