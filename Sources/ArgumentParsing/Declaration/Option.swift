/// An argument with a name and a value: `--top 10`, `--top=10`, `-o DIR`.
///
/// Given several times, the last one counts, unless it is repeated: then all do, in the order given.
package struct Option<Value: Sendable>: Sendable {
    package let declaration: ArgumentDeclaration
    package let value: ArgumentValue<Value>

    package init(
        _ name: String, short: Character? = nil, valueName: String, _ value: ArgumentValue<Value>,
        isRequired: Bool = false, isRepeated: Bool = false, defaultText: String? = nil, help: String
    ) {
        self.value = value
        declaration = ArgumentDeclaration(
            shape: .option, names: [.long(name)] + (short.map { [.short($0)] } ?? []), valueName: valueName, help: help,
            isRequired: isRequired, isRepeated: isRepeated, defaultText: defaultText, allowedValues: value.allowedValues,
            completion: value.completion, check: { (text) throws(ArgumentValueError) in _ = try value.read(text) })
    }
}
