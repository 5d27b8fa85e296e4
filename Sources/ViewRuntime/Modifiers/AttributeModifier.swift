/// Keeps one value with its content, for drivers, printing and layout; evaluation does not depend on it.
nonisolated public struct _AttributeModifier<Value>: PrimitiveModifier {
    public typealias Body = Never
    // First, so that a plan's reader finds it without knowing the type.
    var name: StaticString
    var value: Value

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        let name = modifier.pointee.name.description
        // The inner of two modifiers of one name is the one that counts.
        if element.attributes[name] == nil { element.attributes[name] = "\(modifier.pointee.value)" }
    }

    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        builder.effects.append(.stored(at: modifierOffset))
        let element = builder.view(Wrapped.self, at: offset)
        return _PlanElement(.modified(PrimitiveModifierReader<Self>.shared, slot: nil, element), at: modifierOffset)
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
