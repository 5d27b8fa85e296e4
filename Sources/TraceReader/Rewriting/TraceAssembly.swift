import TraceFormat

/// Makes trace files of text.
public enum TraceAssembly {
    /// Writes the trace that a text describes into a new file, which is created or replaced; `name` stands for the text's path. Answers how
    /// many records the notation gave, nil for the exact notation.
    ///
    /// The notation that ``TraceNotation`` prints gives a trace with the same records and times; what a dump does not say (session, wall
    /// clock, where blocks end) is the same for the same text. ``ExactNotation`` gives the very bytes that it was printed from. Throws
    /// ``TraceReaderError/badNotation(path:line:reason:)`` at the first wrong line.
    public static func assemble(_ text: String, name: String, to path: String) throws(TraceReaderError) -> Int? {
        if ExactNotation.isExact(text) {
            let file: ByteFile
            do throws(TraceFormatError) { file = try ByteFile(path) } catch { throw TraceReaderError(error, path: path) }
            try ExactNotation.assemble(text, name: name) { bytes throws(TraceReaderError) in
                do throws(TraceFormatError) { try file.write(bytes) } catch { throw TraceReaderError(error, path: path) }
            }
            do throws(TraceFormatError) { try file.close() } catch { throw TraceReaderError(error, path: path) }
            return nil
        }
        let trace = try TraceNotation.parse(text, name: name)
        for record in trace.records {
            guard record.time >= 0 else {
                throw .notRewritable(path: name, reason: "record \(record.number) has a time before the trace's start, which a file cannot say")
            }
            if case .unknown(let tag, _) = record.event {
                throw .notRewritable(
                    path: name,
                    reason: "record \(record.number) is of kind \(tag), which this tool does not know; 'tracectl dump --exact' keeps such records")
            }
        }
        let writer: RecordWriter
        do throws(TraceFormatError) {
            writer = try RecordWriter(path, header: TraceHeader(), metadata: trace.metadata)
        } catch {
            throw TraceReaderError(error, path: path)
        }
        try writer.append(trace, keepsTimes: true)
        try writer.close(trace.metadata)
        return writer.recordCount
    }
}
