extension TraceTables {
    /// What was under way at the last record, in words: the test, its step, the body; nil where no test was.
    ///
    /// In a trace that was not closed it is where the process ended, or was until the last block that reached the file.
    package var unfinished: String? {
        guard let test = tests.lastIndex(where: { $0.ended == nil }) else { return nil }
        let arguments = names[tests[test].arguments]
        var place = "test `\(names[tests[test].name])\(arguments.isEmpty ? "" : "-\(arguments)")`"
        if let step = steps.last(where: { $0.test == test && $0.ended == nil }) { place += ", step \"\(names[step.name])\"" }
        // Bodies end from the inside out: if the one that began last has no end, it is the innermost.
        if let body = bodies.last, body.ended == nil { place += ", in the body of `\(names.typeName(body.type))`" }
        return place
    }
}
