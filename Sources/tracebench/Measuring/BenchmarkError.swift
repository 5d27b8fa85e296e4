/// What makes a benchmark's figures worthless.
enum BenchmarkError: Error, CustomStringConvertible {
    /// Bodies ran that need not have, or did not run that had to.
    case bodies(workload: String, operation: Int, found: String, ideal: String)
    /// A side does not show what the naive evaluator does.
    case texts(workload: String, side: String, operations: Int, found: TextChecksum, expected: TextChecksum)
    /// The floor is so much slower than it can be that a ratio to it says nothing.
    case slowFloor(workload: String, nanoseconds: Double, stated: Double)

    /// A forked child did not end well.
    case childFailed(Int32)
    /// The layout measured, or a body ran, where it need not have.
    case layout(String)

    var description: String {
        switch self {
        case .bodies(let workload, let operation, let found, let ideal):
            "\(workload), operation \(operation): bodies \(found), ideal \(ideal)"
        case .texts(let workload, let side, let operations, let found, let expected):
            "\(workload), \(side), after operation \(operations): texts have checksum \(found), expected \(expected)"
        case .childFailed(let status): "a forked child ended with the status \(status)"
        case .layout(let text): "layout: \(text)"
        case .slowFloor(let workload, let nanoseconds, let stated):
            "\(workload): the floor takes \(figure(nanoseconds)) ns, more than twice the \(figure(stated)) ns that it can; run again on a quieter machine"
        }
    }
}
