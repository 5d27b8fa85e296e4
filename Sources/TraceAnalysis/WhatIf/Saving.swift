import TraceReader

/// What came of each body run of one trace: the runs that would not have happened without it.
struct Followers {
    /// Where those of each run begin in `runs`; one more at the end.
    private var starts: [Int32]
    private var runs: [Int32]

    init(_ trace: TraceModel) {
        let count = trace.views.count
        var starts = Array(repeating: Int32(0), count: count + 1)
        for row in 0..<count {
            if let parent = Self.parent(of: row, trace) { starts[parent + 1] += 1 }
        }
        for row in 0..<count { starts[row + 1] += starts[row] }
        var next = starts
        var runs = Array(repeating: Int32(0), count: Int(starts[count]))
        for row in 0..<count {
            guard let parent = Self.parent(of: row, trace) else { continue }
            runs[Int(next[parent])] = Int32(clamping: row)
            next[parent] += 1
        }
        self.starts = starts
        self.runs = runs
    }

    /// The run that made the view, or gave it another value for which alone it ran.
    private static func parent(of row: Int, _ trace: TraceModel) -> Int? {
        guard trace.flags[row].contains(.isFirst) || trace.isOnlyForItsValue(row) else { return nil }
        return trace.tables.bodies[row].parent
    }

    subscript(run: Int) -> ArraySlice<Int32> { runs[Int(starts[run])..<Int(starts[run + 1])] }
}

extension Evidence {
    /// What is saved where these runs do not happen: they take those along that happened for values which they made, and those of views that they
    /// made. The runs, and their self time; nil where nothing was timed.
    ///
    /// Cost: linear in what is saved.
    func saving(of seeds: [RunID]) -> (runs: Int, time: Int64?) {
        var stack: [RunID] = []
        var visited: [RunID] = []
        var time: Int64?
        for seed in seeds where scratch.insert(seed.row, of: seed.trace) {
            stack.append(seed)
            while let run = stack.popLast() {
                visited.append(run)
                if let own = model[run].selfTime {
                    let (sum, overflow) = (time ?? 0).addingReportingOverflow(own)
                    time = overflow ? .max : sum
                }
                for row in followers[run.trace][run.row] where scratch.insert(Int(row), of: run.trace) {
                    stack.append(RunID(trace: run.trace, row: Int(row)))
                }
            }
        }
        for run in visited { scratch.remove(run.row, of: run.trace) }
        return (visited.count, time)
    }
}
