import TraceFormat

extension TraceFile {
    /// Writes the trace into a file, with ticks of one nanosecond from the trace's start.
    ///
    /// `recordsPerBlock` ends a block after so many records of a stream; without it blocks end when they are full. Throws
    /// ``TraceFormatError`` where the system refuses to write. Records must have no time before the trace's start.
    package func write(
        to path: String, recordsPerBlock: Int? = nil, effort: BlockSealer.Effort = .fast,
        schema: EventSchema = .current
    ) throws(TraceFormatError) {
        let file = try TraceFileWriter(path: path, header: header, metadata: metadata, schema: schema, effort: effort)
        func point(_ time: Int64) -> ClockPoint {
            precondition(time >= 0, "a record has the time \(time), before the trace's start")
            let time = UInt64(time)
            return ClockPoint(
                tick: time, monotonic: header.monotonicClock &+ time, wallClock: header.wallClock &+ time, numerator: 1)
        }
        try file.write(point(0))
        var streams: [UInt32: (writer: TraceStreamWriter, count: Int)] = [:]
        for record in records {
            precondition(record.time >= 0, "record \(record.number) has a time before the trace's start")
            var stream =
                streams[record.stream]
                ?? (TraceStreamWriter(file, stream: record.stream, schema: schema, effort: effort), 0)
            try stream.writer.append(record.event, tick: UInt64(record.time), definitions: definitions)
            stream.count += 1
            if stream.count == recordsPerBlock {
                try stream.writer.flush()
                stream.count = 0
            }
            streams[record.stream] = stream
        }
        for (_, stream) in streams.sorted(by: { $0.key < $1.key }) { try stream.writer.flush() }
        if let last = records.last, last.time > 0 { try file.write(point(last.time)) }
        try file.close(metadata)
    }
}
