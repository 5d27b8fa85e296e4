/// An argument told by its place.
package struct Positional<Value: Sendable>: Sendable {
    package let declaration: ArgumentDeclaration
    package let value: ArgumentValue<Value>

    /// A repeated one takes all that are left, so it has to be the last.
    package init(
        _ valueName: String, _ value: ArgumentValue<Value>, isRequired: Bool = true, isRepeated: Bool = false, help: String
    ) {
        self.value = value
        declaration = ArgumentDeclaration(
            shape: .positional, names: [], valueName: valueName, help: help, isRequired: isRequired, isRepeated: isRepeated,
            defaultText: nil, allowedValues: value.allowedValues, completion: value.completion,
            check: { (text) throws(ArgumentValueError) in _ = try value.read(text) })
    }
}
