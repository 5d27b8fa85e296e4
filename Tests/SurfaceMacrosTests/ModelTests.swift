import Foundation
import Testing

@Suite struct ModelTests {
    @Test(
        "A property is kept if it is stored, belongs to the object and nothing says otherwise",
        arguments: [
            ("var a = 1", true),
            ("@Attribute(.unique, originalName: \"b\") public private(set) var a: [String: Int]", true),
            ("@Relationship(deleteRule: .cascade, inverse: \\B.c) var a: [B]? = []", true),
            ("var a: () -> Int = { 1 }", true),
            ("@Transient var a = 1", false),
            ("@Other var a = 1", false),
            ("static var a = 1", false),
            ("lazy var a = 1", false),
            ("let a = 1", false),
            ("var a: Int { 1 }", false),
            ("var a: Int { get { 1 } set {} }", false),
            ("func a() {}", false),
        ])
    func kept(source: String, isKept: Bool) throws {
        let plugIn = try PlugIn()
        let expansion = try plugIn.model(source, role: "memberAttribute")
        #expect(expansion.messages == [])
        #expect(expansion.source == (isKept ? "@SwiftData._PersistedProperty" : ""))
        _ = try plugIn.end()
    }

    @Test("The model describes what is kept, whatever stands between the properties")
    func members() throws {
        let plugIn = try PlugIn()
        let source = """
            @Model public final class Item: Base {
                var a: Int; var b = c
                    .d { $0 }
                /// e
                @Relationship(inverse: \\Other.item)
                var others: [Other]?
                init(a: Int) { self.a = a; var no = 1 }
                var f: Int { 1 }
                struct Inner { var no = 1 }
                @available(iOS 17, *) func g() -> Int
                    where Int: P { var no = 1; return no }
                var `default`: [String: Int] = ["}": 1], last = 2
                deinit {}
            }
            """
        let made = try #require(try plugIn.model(source, role: "member").source)
        let described = made.split(separator: "\n").filter { $0.contains("_property") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            described == [
                #"SwiftData._property("a", \Item.a),"#,
                #"SwiftData._property("b", \Item.b),"#,
                #"SwiftData._property("others", \Item.others, SwiftData.Schema.Relationship(inverse: \Other.item)),"#,
                #"SwiftData._property("default", \Item.`default`),"#,
            ])
        #expect(try plugIn.model(source, role: "extension").source == "extension Item: nonisolated Observation.Observable, SwiftData.PersistentModel {}")
        _ = try plugIn.end()
    }

    @Test("A kept property has its storage beside it, with the type and the value as they are written")
    func storage() throws {
        let plugIn = try PlugIn()
        func peer(_ source: String) throws -> String? {
            try plugIn.model(source, type: "PersistedPropertyMacro", role: "peer").source
        }
        #expect(try peer("@Attribute(.unique) public var a: [Int?]? = [1] // b") == "private var _a: [Int?]? = [1]")
        #expect(try peer("var a = f(1, { 2 })") == "private var _a = f(1, { 2 })")
        #expect(try peer("private(set) var `in`: String") == "private var _in: String")
        _ = try plugIn.end()
    }

    @Test("What cannot be kept is said where it stands")
    func errors() throws {
        let plugIn = try PlugIn()
        let observed = try plugIn.model("var a = 1 { didSet {} }", type: "PersistedPropertyMacro", role: "accessor")
        #expect(
            observed.messages == [
                "'@Model' does not run 'willSet' and 'didSet'; write the property in a method, or use 'onChange' in a view"
            ])
        #expect(observed.offsets == [100])
        #expect(try plugIn.model("struct Item { var a = 1 }", role: "member").messages == ["'@Model' belongs to a class"])
        #expect(
            try plugIn.model("let a = 1", type: "ModelMarkMacro", role: "peer").messages == ["the mark belongs to a 'var' of a model"])
        #expect(try plugIn.model("class Item {", role: "member").messages == [])
        #expect(try plugIn.end() == 0)
    }
}
