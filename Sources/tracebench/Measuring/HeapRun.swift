import BenchmarkViews
import CMachine
import ViewRuntime

/// Bytes that mounted rows keep on the heap.
struct HeapResult {
    static let target = 300.0
    static let targetRatio = 2.3
    static let statedFloor = 130.0

    let bytesPerRow: Double
    let floorBytesPerRow: Double
    let bodies: [String: Int]
    let checksum: TextChecksum

    var ratioToFloor: Double { bytesPerRow / floorBytesPerRow }
}

/// Measures W7: the heap before and after a mount, for views and for the floor.
@MainActor
struct HeapRun {
    let rows: Int

    /// Throws `BenchmarkError.bodies` and `.texts`.
    func result() throws -> HeapResult {
        let data = NaiveList.rows(rows)
        let right = TextChecksum(NaiveList(rows: data).texts)
        // What is made once per type is not a row's.
        HostCore().mount(ListView(rows: Array(data.prefix(2)), hand: ListHand()))

        let before = vt_heap_bytes()
        let host = HostCore()
        host.mount(ListView(rows: data, hand: ListHand()))
        let bytes = vt_heap_bytes() - before
        guard host.graph.bodies == rows + 1 else {
            throw BenchmarkError.bodies(workload: "W7", operation: 1, found: "\(host.graph.bodies)", ideal: "\(rows + 1)")
        }
        let checksum = TextChecksum(host.texts)
        guard checksum == right else {
            throw BenchmarkError.texts(workload: "W7", side: "views", operations: 1, found: checksum, expected: right)
        }

        let beforeFloor = vt_heap_bytes()
        let floor = FloorList(.tick, rows: rows)
        // The array of data is the floor's own copy; a row keeps what it shows.
        let floorBytes = vt_heap_bytes() - beforeFloor - rows * MemoryLayout<RowValue>.stride
        let floorChecksum = TextChecksum(floor.texts)
        guard floorChecksum == right else {
            throw BenchmarkError.texts(workload: "W7", side: "floor", operations: 1, found: floorChecksum, expected: right)
        }
        return HeapResult(
            bytesPerRow: Double(bytes) / Double(rows), floorBytesPerRow: Double(floorBytes) / Double(rows),
            bodies: ["ListView": 1, "RowView": rows], checksum: checksum)
    }
}
