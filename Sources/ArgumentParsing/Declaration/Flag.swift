/// A switch: given or not.
package struct Flag: Sendable {
    package let declaration: ArgumentDeclaration

    package init(_ name: String, short: Character? = nil, help: String) {
        declaration = ArgumentDeclaration(
            shape: .flag, names: [.long(name)] + (short.map { [.short($0)] } ?? []), valueName: "", help: help,
            isRequired: false, isRepeated: false, defaultText: nil, allowedValues: [], completion: .none,
            check: { (_) throws(ArgumentValueError) in })
    }
}
