import Testing
import ViewPictures

@Suite struct LetterOrderTests {
    private func shown(_ text: String) -> String {
        String(String.UnicodeScalarView(LetterOrder.clusters(text).flatMap { [$0.base] + $0.marks }))
    }

    @Test("Latin text stays as it is, with its marks put together")
    func latin() {
        #expect(shown("Cafe\u{301} 12") == "Café 12")
        #expect(LetterOrder.clusters("q\u{301}").first?.marks == ["\u{301}"])
    }

    @Test("Hebrew runs from the right; numbers and Latin words in it do not, and brackets are mirrored")
    func hebrew() {
        #expect(shown("אבג") == "גבא")
        #expect(shown("אב 123 ab") == "123 ab בא")
        #expect(shown("(אב)") == "(בא)")
        #expect(shown("ab אב 1") == "ab בא 1")
    }

    @Test("Arabic letters take the forms in which they are joined")
    func arabic() {
        // Beh, yeh, teh: at the beginning, in the middle, at the end.
        #expect(shown("\u{628}\u{64a}\u{62a}") == "\u{fe96}\u{fef4}\u{fe91}")
        // Dal joins to the letter before it alone: beh after it begins anew.
        #expect(shown("\u{62f}\u{628}") == "\u{fe8f}\u{fea9}")
        #expect(shown("\u{628}\u{62f}") == "\u{feaa}\u{fe91}")
        // Lam and alef are one sign.
        #expect(shown("\u{644}\u{627}") == "\u{fefb}")
        #expect(shown("\u{628}\u{644}\u{627}") == "\u{fefc}\u{fe91}")
    }

    @Test("Emoji are one letter each, however many signs they are made of")
    func emoji() {
        let clusters = LetterOrder.clusters("a👨‍👩‍👧🇸🇪👍🏽")
        #expect(clusters.map(\.isWide) == [false, true, true, true])
        #expect(clusters.allSatisfy { $0.marks.isEmpty })
    }
}
