import TraceAnalysis
import TraceReader

/// A cart with two rows that run in vain when a total is written, and a view whose name tries to be markup.
enum PageTrace {
    static let hostile = "<img src=x onerror=window.hacked=1>"

    static let text = """
        metadata {"clock":{"kind":"virtual"},"build":"release","profile":{"name":"ios26"},"swift":"6.3.1","test":{"name":"CartTests/add"}}
        type Host host ViewRuntime
        type ForEach collection SwiftUI
        0us test began CartTests/add
        1us step began mount at CartTests.swift:11 in add()
        2us transaction began t1 mount ""
        2us identity created #1 Host root slot 0
        2us identity created #2 CartScreen structural slot 0 below #1
        3us body began #2 CartScreen [@self, @identity]
        8us body ended #2 changed reads [Cart.items, _cart]
        9us identity created #3 ForEach structural slot 0 below #2
        9us collection updated #3 count 2 inserted 2 removed 0 moved 0 duplicates 1
        9us duplicate id found #3 #1f3a99b2 first 0 position 1
        10us identity created #4 ProductRow keyed key #1f3a99b2 slot 0 below #3
        11us body began #4 ProductRow [@self, @identity]
        13us body ended #4 changed
        14us identity created #5 "\(hostile)" structural slot 1 below #2
        15us body began #5 "\(hostile)" [@self, @identity]
        16us body ended #5 changed
        17us transaction ended t1 passes 1 bodies 3 skips 0
        18us step ended mount

        """ + (0..<12).map(tap).joined() + "9000us test ended failed\n"

    /// One tap that writes the total: the screen runs, and its row in vain.
    private static func tap(_ index: Int) -> String {
        let start = 100 + index * 100
        func line(_ offset: Int, _ event: String) -> String { "\(start + offset)us \(event)\n" }
        return line(0, "step began \"add one\" at CartTests.swift:14 in add()")
            + line(1, "observable written w\(index + 1) o1 Cart total at Sources/Shop/Cart.swift:48:9 in Cart.add(_:)")
            + line(2, "transaction began t\(index + 2) action Add at CartTests.swift:14")
            + line(3, "invalidated #2 @dependencies from w\(index + 1)")
            + line(4, "body began #2 CartScreen [@dependencies]") + line(9, "body ended #2 changed reads [Cart.total]")
            + line(10, "body began #4 ProductRow [@self] fields [item.updatedAt]") + line(12, "body ended #4 same")
            + line(13, "transaction ended t\(index + 2) passes 1 bodies 2 skips 1") + line(14, "step ended \"add one\"")
    }

    static func analysis() throws -> Analysis { Analysis(of: [try file()]) }

    static func file(_ name: String = "Traces/CartTests.viewtrace") throws -> TraceFile {
        try TraceNotation.parse(text, name: name)
    }
}
