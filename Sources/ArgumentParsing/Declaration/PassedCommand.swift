/// Another program's command line, after `--`; none of its words is looked at.
package struct PassedCommand: Sendable {
    package let declaration: ArgumentDeclaration

    package init(_ valueName: String, help: String) {
        declaration = ArgumentDeclaration(
            shape: .passedCommand, names: [], valueName: valueName, help: help, isRequired: true, isRepeated: true,
            defaultText: nil, allowedValues: [], completion: .none, check: { (_) throws(ArgumentValueError) in })
    }
}
