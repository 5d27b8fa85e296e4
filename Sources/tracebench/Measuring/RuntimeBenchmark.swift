/// All workloads at one size.
@MainActor
struct RuntimeBenchmark {
    let rows: Int
    let rounds: Int
    let records: Bool
    /// The workloads that are measured; all where it is empty.
    var only: [String] = []

    struct Result {
        let rows: Int
        let rounds: Int
        let workloads: [WorkloadResult]
        let heap: HeapResult
    }

    /// Throws `BenchmarkError`, `RecorderError`, and what the file system throws.
    func result() throws -> Result {
        // First, so that nothing freed by others is on the heap.
        let heap = try HeapRun(rows: rows).result()
        var results: [WorkloadResult] = []
        for workload in Workload.all(rows: rows) where only.isEmpty || only.contains(workload.name) {
            results.append(
                try BenchmarkRecording.withListener(records) { try WorkloadRun(workload: workload, rounds: rounds, listener: $0).result() })
        }
        return Result(rows: rows, rounds: rounds, workloads: results, heap: heap)
    }
}

extension RuntimeBenchmark.Result {
    /// Floors that are more than twice as slow as they can be. Only the size for which floors were stated is compared.
    func slowFloors() -> [BenchmarkError] {
        guard rows == 10_000 else { return [] }
        return workloads.compactMap { result in
            guard let stated = result.workload.targets.statedFloor, let floor = result.floor?.median, floor > 2 * stated else {
                return nil
            }
            return .slowFloor(workload: result.workload.name, nanoseconds: floor, stated: stated)
        }
    }
}
