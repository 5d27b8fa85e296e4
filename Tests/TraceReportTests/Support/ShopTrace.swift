import TraceReader

/// A trace of a cart screen with three faults, written in the notation.
enum ShopTrace {
    static let text = """
        metadata {"clock":{"kind":"virtual"},"build":"release","profile":{"name":"ios26"},"swift":"6.3.1"}
        type Host host ViewRuntime
        type ForEach collection SwiftUI
        0us test began CartTests/favourite
        1us transaction began t1 mount ""
        2us identity created #1 Host root slot 0
        2us identity created #2 CartScreen structural slot 0 below #1
        3us body began #2 CartScreen [@self, @identity, _cart]
        5us body ended #2 changed reads [Cart.total, Cart.items]
        5us identity created #3 ForEach structural slot 0 below #2
        5us collection updated #3 count 3 inserted 3 removed 0 moved 0 duplicates 1
        5us duplicate id found #3 #1f3a99b2 first 0 position 2
        5us warning issued #3 duplicateID "ForEach<Array<Product>, String, ProductRow>: the ID #1f3a99b2 occurs multiple times within the collection, this will give undefined results!"
        6us identity created #10 ProductRow keyed key #1f3a99b2 slot 0 below #3
        7us body began #10 ProductRow [@self]
        8us body ended #10 changed
        8us identity created #11 ProductRow keyed key #77aa0c1d slot 1 below #3
        9us body began #11 ProductRow [@self]
        10us body ended #11 changed
        10us identity created #20 Chart structural slot 1 below #2
        11us body began #20 Chart [@self]
        2011us body ended #20 changed
        2012us transaction ended t1 passes 1 bodies 4 skips 0

        """ + (0..<6).map(round).joined() + "20000us test ended passed\n"

    /// One tap that changes the total: the screen runs, and with it both rows and the chart.
    private static func round(_ index: Int) -> String {
        let start = 2100 + index * 2200
        func line(_ offset: Int, _ event: String) -> String { "\(start + offset)us \(event)\n" }
        return line(0, "step began \"toggle favourite\" at CartTests.swift:12 in favourite()")
            + line(1, "observable written w\(index + 1) o1 Cart total at Sources/Shop/Cart.swift:48:9 in Cart.add(_:)")
            + line(2, "transaction began t\(index + 2) action Favourite at CartTests.swift:13")
            + line(3, "invalidated #2 @dependencies from w\(index + 1)")
            + line(4, "body began #2 CartScreen [@dependencies]")
            + line(6, "body ended #2 changed reads [Cart.total, Cart.items]")
            + line(7, "body began #10 ProductRow [@self]") + line(9, "body ended #10 same")
            + line(10, "body began #11 ProductRow [@self]") + line(12, "body ended #11 same")
            + line(13, "body began #20 Chart [@self] fields [points]") + line(2013, "body ended #20 changed")
            + line(2014, "transaction ended t\(index + 2) passes 1 bodies 4 skips 0")
            + line(2015, "step ended \"toggle favourite\"")
    }

    static func file() throws -> TraceFile { try TraceNotation.parse(text, name: "CartTests.favourite.viewtrace") }
}
