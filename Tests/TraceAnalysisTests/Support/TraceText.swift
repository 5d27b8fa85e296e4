import TraceReader

/// Writes a trace in the notation, event by event; each takes a microsecond unless it says otherwise.
struct TraceText {
    private(set) var text = ""
    private var now = 0

    init(_ metadata: String = #"{"clock":{"kind":"virtual"},"build":"release"}"#) {
        text = "metadata \(metadata)\ntype Host host ViewRuntime\ntype ForEach collection SwiftUI\n"
    }

    /// Declares a type that is no view of the user's.
    mutating func declare(_ type: String, _ kind: String) { text += "type \(type) \(kind) SwiftUI\n" }

    /// Adds one event after so many nanoseconds.
    mutating func add(_ event: String, after nanoseconds: Int = 1000) {
        now += nanoseconds
        text += "\(now)ns \(event)\n"
    }

    /// Adds one body run that takes so many nanoseconds. It reads the properties that run it.
    mutating func run(
        _ identity: Int, _ type: String, _ reasons: String, changed: Bool = true, time: Int = 1000, fields: String? = nil
    ) {
        add("body began #\(identity) \(type) [\(reasons)]" + (fields.map { " fields [\($0)]" } ?? ""))
        let reads = reasons.split(separator: ", ").filter { $0.hasPrefix("_") }.joined(separator: ", ")
        add("body ended #\(identity) \(changed ? "changed" : "same")" + (reads.isEmpty ? "" : " reads [\(reads)]"), after: time)
    }

    /// Adds a transaction around what `body` adds.
    mutating func transaction(_ number: Int, _ cause: String, _ body: (inout TraceText) -> Void) {
        add("transaction began t\(number) \(cause)")
        body(&self)
        add("transaction ended t\(number) passes 1 bodies 0 skips 0")
    }

    /// The trace with other lines in place of each.
    func mapLines(_ lines: (Substring) -> [String]) -> TraceText {
        var trace = self
        trace.text = text.split(separator: "\n").flatMap { lines($0) }.joined(separator: "\n") + "\n"
        return trace
    }

    func file(_ name: String = "Cart.viewtrace") throws -> TraceFile { try TraceNotation.parse(text, name: name) }
}

extension TraceText {
    /// A screen #2 under a host #1 with a collection #3 of rows, numbered from #10 on, all mounted in transaction 1.
    static func screen(_ screen: String = "CartScreen", row: String = "Row", rows: Int = 0, test: String? = "CartTests/total", collection: String = "ForEach")
        -> TraceText
    {
        var trace = TraceText()
        if collection != "ForEach" { trace.declare(collection, "collection") }
        if let test { trace.add("test began \(test)") }
        trace.transaction(1, "mount \"\"") { trace in
            trace.add("identity created #1 Host root slot 0")
            trace.add("identity created #2 \(screen) structural slot 0 below #1")
            trace.run(2, screen, "@self, @identity, _model")
            trace.add("identity created #3 \(collection) structural slot 0 below #2")
            for index in 0..<rows {
                trace.add("identity created #\(10 + index) \(row) keyed key #k\(index) slot \(index) below #3")
                trace.run(10 + index, row, "@self")
            }
        }
        return trace
    }
}
