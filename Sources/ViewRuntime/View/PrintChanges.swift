import Foundation

extension View {
    /// Prints why the running body of this type runs: `Row: @self, _count changed.`
    nonisolated public static func _printChanges() { print(changesLine(of: Self.self)) }

    /// Writes the same line to standard error, where there is no unified log.
    nonisolated public static func _logChanges() {
        FileHandle.standardError.write(Data((changesLine(of: Self.self) + "\n").utf8))
    }
}

extension ViewModifier {
    /// Prints why the running body of this modifier runs.
    nonisolated public static func _printChanges() { print(changesLine(of: Self.self)) }

    /// Writes the same line to standard error, where there is no unified log.
    nonisolated public static func _logChanges() {
        FileHandle.standardError.write(Data((changesLine(of: Self.self) + "\n").utf8))
    }
}

/// The line for the body of `type` that runs now; `unchanged.` where none does (C022).
func changesLine(of type: Any.Type) -> String {
    guard Evaluation.isRunning, let body = Evaluation.body, body.type.valueType == type else {
        return "\(TypeNames.printed(type)): unchanged."
    }
    return body.type.description.changesLine(body.reasons, dependencies: body.host.namedDependencies)
}
