import Foundation
import Testing

@Suite struct PlugInTests {
    @Test("It says which protocol it speaks, and that it loads no libraries")
    func capability() throws {
        let plugIn = try PlugIn()
        let answer = try plugIn.ask(["getCapability": ["capability": ["protocolVersion": 7]]])
        let capability = (answer["getCapabilityResult"] as? [String: Any])?["capability"] as? [String: Any]
        #expect(capability?["protocolVersion"] as? Int == 7)
        #expect(capability?["features"] as? [String] == [])
        let loaded = try plugIn.ask(["loadPluginLibrary": ["libraryPath": "/x.so", "moduleName": "X"]])
        #expect((loaded["loadPluginLibraryResult"] as? [String: Any])?["loaded"] as? Bool == false)
        #expect(try plugIn.end() == 0)
    }

    @Test("A message that it does not understand is answered with an error, and the next one is understood")
    func unknownMessages() throws {
        let plugIn = try PlugIn()
        for bytes in [Data("{}".utf8), Data("not JSON".utf8), Data(), Data(#"{"newMessage":{"x":1}}"#.utf8)] {
            let expansion = try plugIn.expansion(plugIn.ask(bytes: bytes))
            #expect(expansion.source == nil)
            #expect(expansion.messages.count == 1)
            #expect(expansion.messages.first?.hasPrefix("SurfaceMacros does not understand this compiler's message") == true)
        }
        #expect(
            try plugIn.preview("#Other {}", type: "OtherMacro").messages
                == [
                    "SurfaceMacros has no macro 'OtherMacro'; known are PreviewMacro, EntryMacro, PreviewableMacro, ModelMacro, "
                        + "PersistedPropertyMacro, ModelMarkMacro, TipRuleMacro, TipParameterMacro, GenerableMacro and GuideMacro"
                ])
        #expect(try plugIn.preview("#Preview { A() }").messages == [])
        #expect(try plugIn.end() == 0)
    }

    @Test("A preview's record has the name that the compiler allows at file scope, and the place of its '#'")
    func record() throws {
        let plugIn = try PlugIn()
        let source = try #require(try plugIn.preview("\n// c\n  @available(iOS 17, *)\n  #Preview(\"x\") { A() }").source)
        #expect(source.contains("enum $s1M0X_15PreviewRegistryfMu_ {"))
        #expect(source.contains("fileID: \"M/F.swift\", line: 13, column: 3\n"))
        #expect(source.contains(#"ViewRuntime.Preview("x") { A() }"#))
        let here = try #require(try plugIn.preview("#SwiftUI.Preview { A() }").source)
        #expect(here.contains("line: 10, column: 5\n"))
        #expect(here.contains("ViewRuntime.Preview{ A() }"))
        _ = try plugIn.end()
    }

    @Test(
        "@Previewable declarations move out of the body, whatever stands in and around them",
        arguments: [
            ("@Previewable @State var a = 1\nA(a)", "@State var a = 1", "A(a)"),
            ("@Previewable @State var a = 1; A(a)", "@State var a = 1;", " A(a)"),
            ("@State @Previewable private var a: [Int: String]? = nil\nA(a)", "@State private var a: [Int: String]? = nil", "A(a)"),
            ("@Previewable @State var a = \"}\\(\"{\")\" // }\nA(a)", "@State var a = \"}\\(\"{\")\"", "A(a)"),
            ("@Previewable @State var a = b\n    .c { $0 }\n    .d\nA(a)", "@State var a = b\n    .c { $0 }\n    .d", "A(a)"),
            ("@Previewable @State var a =\n    1 +\n    2\nA(a)", "@State var a =\n    1 +\n    2", "A(a)"),
            ("@Previewable @Environment(\\.x) var x\nA(x)", "@Environment(\\.x) var x", "A(x)"),
            ("@Previewable @State var a = #\"\"\"\n}\"\n\"\"\"#\nA(a)", "@State var a = #\"\"\"\n}\"\n\"\"\"#", "A(a)"),
        ])
    func previewable(body: String, moved: String, rest: String) throws {
        let plugIn = try PlugIn()
        let source = try #require(try plugIn.preview("#Preview {\n\(body)\n}").source)
        #expect(source.contains("struct PreviewContent: ViewRuntime.View {\n\(moved)\nvar body: some ViewRuntime.View {"))
        let kept = source.components(separatedBy: "var body: some ViewRuntime.View {").last?.components(separatedBy: "}\n}\nreturn")
            .first
        #expect(kept?.trimmingCharacters(in: .newlines).hasSuffix(rest.trimmingCharacters(in: .newlines)) == true)
        #expect(kept?.contains("@Previewable") == false)
        _ = try plugIn.end()
    }

    @Test(
        "What is wrong with a preview is said where it is",
        arguments: [
            ("#Preview(\"a\")", "'#Preview' needs a body: a closure that makes a view", 113),
            ("  #Preview { A(", "this brace of '#Preview' is not closed", 111),
            ("#Preview(\"a\"", "this parenthesis of '#Preview' is not closed", 108),
            (
                "#Preview { @Previewable func f() {}\n A() }",
                "'@Previewable' belongs to a property of the preview's body: '@Previewable @State var …'", 111
            ),
            ("", "'#Preview' was expected", 100),
        ])
    func previewErrors(source: String, message: String, offset: Int) throws {
        let plugIn = try PlugIn()
        #expect(try plugIn.preview(source) == PlugIn.Expansion(source: nil, messages: [message], offsets: [offset]))
        _ = try plugIn.end()
    }

    @Test(
        "What is wrong with an entry is said where it is, once",
        arguments: [
            ("@Entry let a = 1", "'@Entry' belongs to a 'var'", 107),
            ("@Entry var a: Int", "'@Entry' needs a default: 'a: Int = …'", 117),
            ("@Entry var a", "'@Entry' needs a default: 'a: Type = …'", 112),
            ("@Entry static var a = 1", "'@Entry' belongs to an instance property, not a static one", 114),
            ("@Entry var a: Int { 3 }", "'@Entry' makes the accessors itself", 118),
            ("@Entry var (a, b) = (1, 2)", "'@Entry' needs a property with one name", 111),
            ("@Entry var a: Int = ", "a default is missing behind '='", 120),
        ])
    func entryErrors(source: String, message: String, offset: Int) throws {
        let plugIn = try PlugIn()
        #expect(try plugIn.entry(source) == PlugIn.Expansion(source: nil, messages: [message], offsets: [offset]))
        #expect(try plugIn.entry(source, role: "peer") == PlugIn.Expansion(source: "", messages: [], offsets: []))
        _ = try plugIn.end()
    }

    @Test("An entry outside an extension of a known collection is refused at its attribute")
    func entryPlace() throws {
        let plugIn = try PlugIn()
        let message = "'@Entry' belongs into an extension of one of EnvironmentValues, Transaction, ContainerValues, FocusedValues"
        for parent in [nil, "struct S {}", "extension Other {}"] {
            #expect(
                try plugIn.entry("@Entry var a = 1", in: parent)
                    == PlugIn.Expansion(source: nil, messages: [message], offsets: [91]))
        }
        _ = try plugIn.end()
    }

    @Test("An entry's key follows the collection, and its default the annotation")
    func keys() throws {
        let plugIn = try PlugIn()
        #expect(
            try plugIn.entry("@Entry var a = f(1, 2)", role: "peer").source == """
                private nonisolated struct __Key_a: ViewRuntime.EnvironmentKey {
                    nonisolated static let defaultValue = f(1, 2)
                }
                """)
        #expect(
            try plugIn.entry(
                "@Entry public var a: [Int: Set<Int>] = [1: []] // c", in: "extension SwiftUI.EnvironmentValues {}", role: "peer"
            ).source == """
                private nonisolated struct __Key_a: ViewRuntime.EnvironmentKey {
                    typealias Value = [Int: Set<Int>]
                    nonisolated static var defaultValue: [Int: Set<Int>] { [1: []] }
                }
                """)
        #expect(
            try plugIn.entry("@Entry var a: Int?", in: "extension FocusedValues {}", role: "peer").source
                == "private nonisolated struct __Key_a: ViewRuntime.FocusedValueKey { typealias Value = Int }")
        #expect(
            try plugIn.entry("@Entry var `in`: Bool = false", in: "public extension Transaction {}").source == """
                get { self[__Key_in.self] }
                set { self[__Key_in.self] = newValue }
                """)
        _ = try plugIn.end()
    }

    @Test("No piece of source makes it crash or wait, however it is cut off")
    func cutOff() throws {
        let plugIn = try PlugIn()
        let source =
            "/* c */ @A(b) #Preview<T>(\"\\(\"x\")\", traits: .a, body: { @Previewable @State var x: [Int] = [\n1]\n#\"\"\"\n\"\"\"# /r/ }) // e"
        for length in 0...source.count { _ = try plugIn.preview(String(source.prefix(length))) }
        let entry = "@Entry(x) public internal(set) var `a`: Dictionary<Int, (A) -> B> = [1: { a, b in \"}\\(\")\")\" }]"
        for length in 0...entry.count { _ = try plugIn.entry(String(entry.prefix(length))) }
        for junk in [
            "<<<<", ">>>>", "((((", "))))", "{[(", "\"\"\"", "#", "##\"", "@", "@@", "`", "\\(", "/*", "\u{0}", "é́", "var",
            "extension",
        ] {
            _ = try plugIn.preview(junk)
            _ = try plugIn.preview("#Preview \(junk)")
            _ = try plugIn.entry("@Entry var a \(junk)")
            _ = try plugIn.entry("@Entry var a: \(junk) = 1", in: junk)
        }
        #expect(try plugIn.end() == 0)
    }
}
