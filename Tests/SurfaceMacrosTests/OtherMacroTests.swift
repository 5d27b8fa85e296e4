import Testing

/// Macros of frameworks beside SwiftUI: rules and parameters of tips, and what a language model is asked for.
@Suite struct OtherMacroTests {
    @Test("A rule is a call with the same arguments")
    func rules() throws {
        let plugIn = try PlugIn()
        #expect(try plugIn.preview("#Rule(Self.$a) { $0 > 1 }", type: "TipRuleMacro").source == "TipKit.Tips.Rule(Self.$a) { $0 > 1 }")
        #expect(try plugIn.preview("#Rule { true }", type: "TipRuleMacro").messages == ["'#Rule' needs an event or a parameter in parentheses"])
    }

    @Test("A parameter is read and written through the one beside it, which has its modifiers")
    func parameters() throws {
        let plugIn = try PlugIn()
        let declaration = "@Parameter public static var seen: Bool = 1 > 2"
        #expect(try plugIn.model(declaration, type: "TipParameterMacro", role: "peer").source == "public static let $seen = TipKit.Tips.Parameter<Bool>(1 > 2)")
        let accessors = try plugIn.model(declaration, type: "TipParameterMacro", role: "accessor").source
        #expect(accessors == "get { $seen.wrappedValue }\nset { $seen.wrappedValue = newValue }")
        #expect(try plugIn.model("@Parameter static var name: String?", type: "TipParameterMacro", role: "peer").source?.hasSuffix("<String?>(nil)") == true)
        #expect(
            try plugIn.model("@Parameter var seen = false", type: "TipParameterMacro", role: "accessor").messages
                == ["'@Parameter' belongs to a 'static var' with one name"])
        #expect(
            try plugIn.model("@Parameter static var seen: Bool", type: "TipParameterMacro", role: "accessor").messages
                == ["'@Parameter' needs a default: 'static var seen: Type = …'"])
        #expect(try plugIn.model("@Parameter var seen = false", type: "TipParameterMacro", role: "peer") == .init(source: "", messages: [], offsets: []))
    }

    @Test("What is made in part has the stored properties of the whole, each of which may be missing")
    func generable() throws {
        let plugIn = try PlugIn()
        let source = try plugIn.model(
            """
            @Generable struct A {
                @Guide(description: "x") var a: [String]
                let b: Int? = 3; static let c = 1
                var d: Int { 4 }
                func e() { let f: Int = 1 }
            }
            """, type: "GenerableMacro", role: "member"
        ).source
        #expect(source == "nonisolated struct PartiallyGenerated: Sendable {\n    var a: ([String]).PartiallyGenerated?\n    var b: (Int?).PartiallyGenerated?\n}")
        #expect(try plugIn.model("@Generable enum A { case b }", type: "GenerableMacro", role: "member").source == "")
        #expect(
            try plugIn.model("@Generable class A {}", type: "GenerableMacro", role: "member").messages
                == ["'@Generable' belongs to a structure or an enumeration"])
    }
}
