/// A modifier that compiles and changes nothing: neither what is evaluated or laid out, nor what can be done to the view, nor a picture.
///
/// The API that makes it is declared inert by that alone: the page of the surface and recordings know of it from here.
nonisolated public struct _InertModifier<Value>: PrimitiveModifier {
    public typealias Body = Never
    // First, so that a plan's reader finds it without knowing the type.
    var api: StaticString
    var value: Value

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        let name = String(modifier.pointee.api.description.prefix { $0 != "(" })
        // The inner of two modifiers of one name is the one that counts.
        if element.attributes[name] == nil { element.attributes[name] = "\(modifier.pointee.value)" }
    }

    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        builder.inert.append(.stored(at: modifierOffset))
        let element = builder.view(Wrapped.self, at: offset)
        return _PlanElement(.modified(PrimitiveModifierReader<Self>.shared, slot: nil, element), at: modifierOffset)
    }
}

extension View {
    /// Declares the API that calls this inert, and keeps a value for printing.
    ///
    /// Called in the body of a public modifier, whose documentation says after `Inert:` what is missing; a test holds the two together.
    /// `api` is the caller's name with its labels. A modifier of which a part is evaluated calls this on the result, and its
    /// documentation names the part that is not.
    nonisolated package func inert<Value>(
        _ value: Value, api: StaticString = #function
    ) -> ModifiedContent<Self, _InertModifier<Value>> {
        modifier(_InertModifier(api: api, value: value))
    }
}
