import BenchmarkViews
import CMachine
import Foundation
import ViewRuntime

/// What laying out costs: rows that all have a place at two sizes, and lists of which a screenful has one.
///
/// Counts are compared before anything is said of times: what is measured again, and which bodies ran.
@MainActor
struct LayoutBenchmark {
    /// At least 1.
    let rounds: Int

    /// One line of the table.
    struct Row {
        let name: String
        /// Nanoseconds for each unit, one figure a round.
        let samples: Samples
        let unit: String
        /// Times another row of the same run.
        let ratio: (to: String, value: Double, allowed: Double)?
        /// What was counted, in words.
        let counted: String
    }

    /// Views in the layout: rows of four.
    private static let sizes = [1_000, 10_000]
    /// How often a view may be asked for its size: one more than the five times that were counted.
    private static let mostSizes = 6.0
    private static let lengths = [1_000, 100_000, 1_000_000]

    /// Throws `BenchmarkError.layout` where something was measured, or a body ran, that need not have.
    func rows() throws -> [Row] {
        var rows = try Self.sizes.map { try LaidOutRun(views: $0, rounds: rounds).result() }
        let (small, large) = (rows[0], rows[1])
        // Every view is asked as often, however many stand beside it.
        let perView = Double(large.firstMeasured - small.firstMeasured) / Double(large.views - small.views)
        guard perView <= Self.mostSizes, small.firstMeasured < 2 * large.firstMeasured / 10 else {
            throw BenchmarkError.layout("10000 views are measured \(large.firstMeasured) times, 1000 are \(small.firstMeasured) times")
        }
        guard large.changedMeasured == small.changedMeasured else {
            throw BenchmarkError.layout(
                "a changed row measures \(small.changedMeasured) views among 1000, and \(large.changedMeasured) among 10000")
        }
        rows = [small, large]
        var table: [Row] = []
        for (index, result) in rows.enumerated() {
            func ratio(_ samples: (LaidOutRun.Result) -> Samples, _ of: String) -> (String, Double, Double)? {
                index == 0 ? nil : ("1000 \(of)", samples(large).ratios(to: samples(small)).median, 2)
            }
            table.append(
                Row(
                    name: "\(result.views) first", samples: result.first, unit: "view", ratio: ratio(\.first, "first"),
                    counted: "\(result.firstMeasured) sizes"))
            table.append(
                Row(
                    name: "\(result.views) changed", samples: result.changed, unit: "row", ratio: ratio(\.changed, "changed"),
                    counted: "\(result.changedMeasured) sizes"))
        }
        return table + (try lists())
    }

    /// Mounts of lists: what is beside the ids is the same for all lengths.
    private func lists() throws -> [Row] {
        let results = try Self.lengths.map { try LongListRun(length: $0, rounds: rounds).result() }
        for result in results where result.bodies != results[0].bodies || result.measured != results[0].measured {
            throw BenchmarkError.layout(
                "a list of \(result.length) runs \(result.bodies) bodies and measures \(result.measured) views, one of 1000 \(results[0].bodies) and \(results[0].measured)")
        }
        return results.flatMap { result in
            [
                Row(
                    name: "list \(result.length)", samples: result.mount, unit: "mount",
                    ratio: ("its ids alone", result.mount.ratios(to: result.ids).median, .infinity),
                    counted: "\(result.bodies) bodies, \(result.measured) sizes"),
                Row(name: "list \(result.length) ids", samples: result.ids, unit: "mount", ratio: nil, counted: ""),
            ]
        }
    }
}

/// Rows that all have a place.
@MainActor
private struct LaidOutRun {
    let views: Int
    let rounds: Int

    struct Result {
        let views: Int
        /// Nanoseconds a view, from nothing to the first layout, without the evaluation that goes before.
        var first = Samples()
        /// Nanoseconds for a row whose text changes, and stays as large.
        var changed = Samples()
        var firstMeasured = 0
        var changedMeasured = 0
    }

    func result() throws -> Result {
        var result = Result(views: views)
        for round in 0...rounds {
            let hand = LayoutHand()
            let content = LaidOutView(rows: views / LaidOutView.viewsPerRow, hand: hand)
            let bare = HostCore(profile: .ios26)
            let evaluated = ProcessorTime.of { bare.mount(content) }
            let host = HostCore(size: CGSize(width: 390, height: 844))
            let mounted = ProcessorTime.of { host.mount(content) }
            result.firstMeasured = host.layout?.measured ?? 0
            let changes = 20
            let changing = ProcessorTime.of { for number in 0..<changes { host.act { hand.setNumber(2_000 + number) } } }
            result.changedMeasured = host.layout?.measured ?? 0
            // A flush in which nothing changed lays nothing out.
            host.flush()
            guard host.layout?.measured == result.changedMeasured, host.texts.contains(String(2_000 + changes - 1)) else {
                throw BenchmarkError.layout("\(views) views: the layout ran where nothing had changed, or shows another number")
            }
            // The first round fills caches.
            if round == 0 { continue }
            result.first.append(max(0, mounted - evaluated) / Double(views))
            result.changed.append(changing / Double(changes))
        }
        return result
    }
}

/// A list of which a screenful is evaluated.
@MainActor
private struct LongListRun {
    let length: Int
    let rounds: Int

    struct Result {
        let length: Int
        var mount = Samples()
        /// The same ids in a set, without a framework.
        var ids = Samples()
        var bodies = 0
        var measured = 0
    }

    func result() throws -> Result {
        var result = Result(length: length)
        let numbers = Array(0..<length)
        // The rows that a host of 844 points shows, of 44 points each.
        let visible = Int((844.0 / 44).rounded(.up))
        for round in 0...rounds {
            let ids = ProcessorTime.of { precondition(Set(numbers).count == length, "ids are distinct") }
            let host = HostCore(size: CGSize(width: 390, height: 844))
            let mount = ProcessorTime.of { host.mount(LongListView(numbers: numbers)) }
            result.bodies = host.graph.bodies
            result.measured = host.layout?.measured ?? 0
            guard result.bodies == visible + 1 else {
                throw BenchmarkError.layout("a list of \(length): \(result.bodies) bodies, ideal \(visible + 1)")
            }
            if round == 0 { continue }
            result.mount.append(mount)
            result.ids.append(ids)
        }
        return result
    }
}
