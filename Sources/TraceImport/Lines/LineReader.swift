/// Cuts pieces of bytes into lines, holding one line of bounded length at a time.
///
/// What is beyond the bound is dropped and the line marked, so that a log without line ends costs no more memory than one with.
struct LineReader {
    struct Line {
        /// Without its line end.
        var bytes: [UInt8]
        /// Whether bytes beyond the bound were dropped.
        var isCut: Bool
        /// Whether the line end was there; the last line of a log may lack it.
        var isEnded: Bool
    }

    let bound: Int
    private var open: [UInt8] = []
    private var isCut = false

    init(bound: Int) { self.bound = bound }

    /// Takes the next piece, and hands out each line that ends in it.
    mutating func take<Failure: Error>(_ piece: Bytes, _ body: (Line) throws(Failure) -> Void) throws(Failure) {
        var rest = piece
        while let end = rest.firstIndex(of: 0x0a) {
            append(rest[..<end])
            try body(Line(bytes: open, isCut: isCut, isEnded: true))
            open.removeAll(keepingCapacity: true)
            isCut = false
            rest = rest[(end + 1)...]
        }
        append(rest)
    }

    /// Hands out what follows the last line end, if anything does.
    mutating func finish<Failure: Error>(_ body: (Line) throws(Failure) -> Void) throws(Failure) {
        guard !open.isEmpty || isCut else { return }
        try body(Line(bytes: open, isCut: isCut, isEnded: false))
        open = []
        isCut = false
    }

    private mutating func append(_ bytes: Bytes) {
        let room = bound - open.count
        if bytes.count > room { isCut = true }
        open += bytes.prefix(room)
    }
}
