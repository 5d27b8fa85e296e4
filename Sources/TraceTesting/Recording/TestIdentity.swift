import Testing

/// Which test, and which case of it, as traces, budgets and reports name it.
struct TestIdentity: Hashable, Sendable {
    /// `Suite/Nested/name`: without module, parentheses and place in the source.
    var name: String
    /// What the arguments of a parameterised test's case look like, joined by commas; nil for other tests.
    var arguments: String?

    init(name: String, arguments: String? = nil) {
        self.name = name
        self.arguments = arguments
    }

    init(_ test: Test, _ testCase: Test.Case?) {
        name = Self.components(of: test).map(Self.plain).joined(separator: "/")
        let values = testCase.map { Self.arguments(in: $0) } ?? []
        arguments = values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// The test that runs in this task.
    static var current: TestIdentity? { Test.current.map { TestIdentity($0, Test.Case.current) } }

    /// Suites and function. The identifier has no public parts; where its shape changes, its description has them too.
    private static func components(of test: Test) -> [String] {
        for child in Mirror(reflecting: test.id).children where child.label == "nameComponents" {
            if let names = child.value as? [String], !names.isEmpty { return names }
        }
        // `Module.Suite/Nested/name()/File.swift:3:4`
        let text = String(describing: test.id)
        let parts = text[(text.firstIndex(of: ".").map { text.index(after: $0) } ?? text.startIndex)...].split(separator: "/")
        return parts.filter { !$0.contains(".swift:") }.map(String.init)
    }

    /// `name(of:)` as `name`; a raw identifier without its backticks.
    private static func plain(_ component: String) -> String {
        if component.hasPrefix("`"), let end = component.dropFirst().firstIndex(of: "`") {
            return String(component[component.index(after: component.startIndex)..<end])
        }
        return String(component.prefix { $0 != "(" })
    }

    /// The values of a case's arguments, found by their type's name, since they are not public.
    private static func arguments(in testCase: Test.Case) -> [String] {
        var values: [String] = []
        var stack: [Any] = [testCase]
        while let value = stack.popLast() {
            let mirror = Mirror(reflecting: value)
            if String(describing: type(of: value)) == "Argument" {
                if let argument = mirror.children.first(where: { $0.label == "value" })?.value {
                    values.append(String(describing: argument))
                }
                continue
            }
            // Nothing but the case's own structure is entered.
            let isOwn = value is Test.Case || mirror.displayStyle == .enum || mirror.displayStyle == .tuple
                || mirror.displayStyle == .collection
            if isOwn { stack.append(contentsOf: mirror.children.map(\.value).reversed()) }
        }
        return values
    }
}
