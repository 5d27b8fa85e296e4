import ArgumentParsing

/// `tracebench counted --rows N`: for `scripts/counts`.
enum CountedCommand {
    private static let rows = Option(
        "rows", valueName: "n", .number(in: 2...1_000_000), defaultText: "1000", help: "How many rows the lists have.")

    private static let recorded = Flag("recorded", help: "Count the same operations while a recorder writes a trace.")

    static let command = Command(
        "counted", abstract: "Run one operation of each workload for a tool that counts instructions.",
        discussion: """
            Each operation runs three times in a function of its own, tracebench_counted, at which the tool can begin and end; the last \
            two count. The order and the units of the operations are printed.
            """,
        arguments: [rows.declaration, recorded.declaration]
    ) { arguments in
        let count = arguments[rows] ?? 1_000
        return try MainActor.assumeIsolated {
            for workload in Workload.all(rows: count) {
                try BenchmarkRecording.withListener(arguments[recorded]) { listener in
                    let course = Course("views", workload.views(listener), workload, workload.expected)
                    // Caches are filled and buffers have grown.
                    for _ in 0..<3 { try course.operate(1) }
                    // Only after the first have writes been seen from here. The number is not known to the compiler, which else calls from
                    // several places.
                    for _ in 0..<min(count + 1, 3) { try course.operate(1, through: tracebenchCounted) }
                }
                print(workload.name, workload.units, workload.unit.rawValue)
            }
            return 0
        }
    }
}

/// Runs what is counted; a name that a tool can be told.
@_silgen_name("tracebench_counted")
@inline(never)
func tracebenchCounted(_ work: () -> Void) { work() }
