import BenchmarkViews
import Observation

/// What the standard library's observation costs alone: one write of a property, and the tracking that is set up anew after it.
@MainActor
enum ObservationCost {
    /// Nanoseconds for each write.
    static func measure(rounds: Int) -> Samples {
        let model = RowModel(id: 0, text: "")
        let texts = ["a", "b"]
        var read = 0
        func track() {
            withObservationTracking { read &+= model.text.utf8.count } onChange: {}
        }
        track()
        let count = 1_000
        var samples = Samples()
        for _ in 0..<rounds {
            samples.append(ProcessorTime.of {
                for number in 0..<count {
                    model.text = texts[number & 1]
                    track()
                }
            } / Double(count))
        }
        return samples
    }
}
