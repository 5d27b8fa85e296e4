import SwiftUI
import Testing
import ViewRuntime

/// What laying new data against the old costs, counted in comparisons and hashes of ids.
@MainActor @Suite struct CollectionCostTests {
    /// An id that counts what is done with it.
    struct CountedID: Hashable {
        nonisolated(unsafe) static var comparisons = 0
        nonisolated(unsafe) static var hashes = 0

        let value: Int

        static func == (left: Self, right: Self) -> Bool {
            comparisons += 1
            return left.value == right.value
        }

        func hash(into hasher: inout Hasher) {
            Self.hashes += 1
            hasher.combine(value)
        }
    }

    struct Item: Identifiable {
        let id: CountedID
    }

    @Observable final class Model {
        var items: [Item]
        init(_ values: [Int]) { items = values.map { Item(id: CountedID(value: $0)) } }
        func take(_ values: [Int]) { items = values.map { Item(id: CountedID(value: $0)) } }
    }

    struct Screen: View {
        let model: Model
        var body: some View { ForEach(model.items) { _ in Text("row") } }
    }

    /// The work of one update from `old` to `new`, and what it reported.
    private func work(_ old: [Int], _ new: [Int]) -> (comparisons: Int, hashes: Int, update: String?) {
        let model = Model(old)
        let probe = Probe { Screen(model: model) }
        probe.journal.events = []
        probe.host.flush()
        CountedID.comparisons = 0
        CountedID.hashes = 0
        probe.act { model.take(new) }
        return (
            CountedID.comparisons, CountedID.hashes, probe.journal.events.last { $0.hasPrefix("collection") }
        )
    }

    /// A fixed order without a pattern.
    private func shuffled(_ count: Int) -> [Int] {
        var values = Array(0..<count)
        var state: UInt64 = 42
        for index in values.indices.reversed() {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            values.swapAt(index, Int(state >> 33) % (index + 1))
        }
        return values
    }

    @Test("Unchanged ids are compared once and hashed never", arguments: [1_000, 2_000, 4_000])
    func unchanged(_ count: Int) {
        let found = work(Array(0..<count), Array(0..<count))
        #expect(found.comparisons == count)
        #expect(found.hashes == 0)
        #expect(found.update == nil)
    }

    @Test("Reversed ids are hashed twice and compared once", arguments: [1_000, 2_000, 4_000])
    func reversed(_ count: Int) {
        let found = work(Array(0..<count), Array((0..<count).reversed()))
        // The first and the last are compared in vain.
        #expect(found.comparisons == count + 2)
        #expect(found.hashes == 2 * count)
        #expect(found.update == "collection \(count) +0 -0 ~\(count - 1) =0")
    }

    @Test("Shuffled ids are hashed twice and compared once", arguments: [1_000, 2_000, 4_000])
    func shuffle(_ count: Int) {
        let found = work(Array(0..<count), shuffled(count))
        #expect(found.comparisons == count + 2)
        #expect(found.hashes == 2 * count)
    }

    @Test("Of rotated ids those move that are fewer", arguments: [1_000, 2_000, 4_000])
    func rotated(_ count: Int) {
        let found = work(Array(0..<count), Array(3..<count) + [0, 1, 2])
        #expect(found.comparisons == count + 2)
        #expect(found.hashes == 2 * count)
        #expect(found.update == "collection \(count) +0 -0 ~3 =0")
    }

    @Test("Two rows that change places cost what stands between them", arguments: [1_000, 2_000, 4_000])
    func swapped(_ count: Int) {
        var new = Array(0..<count)
        new.swapAt(count / 2, count / 2 + 1)
        let found = work(Array(0..<count), new)
        #expect(found.comparisons == count + 2)
        #expect(found.hashes == 4)
        #expect(found.update == "collection \(count) +0 -0 ~1 =0")
    }

    @Test("One id that is inserted or removed is hashed alone", arguments: [1_000, 2_000, 4_000])
    func single(_ count: Int) {
        let inserted = work(Array(0..<count), Array(0..<count / 2) + [-1] + Array(count / 2..<count))
        #expect(inserted.comparisons == count + 1)
        #expect(inserted.hashes == 1)
        #expect(inserted.update == "collection \(count + 1) +1 -0 ~0 =0")
        let removed = work(Array(0..<count), Array(1..<count))
        #expect(removed.comparisons == count)
        #expect(removed.hashes == 1)
        #expect(removed.update == "collection \(count - 1) +0 -1 ~0 =0")
    }

    @Test("Replaced ids are hashed once, old and new", arguments: [1_000, 2_000, 4_000])
    func replaced(_ count: Int) {
        let found = work(Array(0..<count), Array(count..<2 * count))
        #expect(found.comparisons == 2)
        #expect(found.hashes == 2 * count)
        #expect(found.update == "collection \(count) +\(count) -\(count) ~0 =0")
    }

    @Test("Equal ids cost a comparison each and not one for each pair", arguments: [1_000, 2_000, 4_000])
    func allDuplicates(_ count: Int) {
        let found = work(Array(repeating: 7, count: count), Array(repeating: 7, count: count))
        // Each but the first of both lists finds the first; then the one that is left finds itself.
        #expect(found.comparisons == 2 * (count - 1) + 1 + 1)
        #expect(found.hashes == 2 * count + 1)
        #expect(found.update == "collection \(count) +0 -0 ~0 =\(count - 1)")
    }

    @Test("Where half of the ids are duplicates the work stays linear", arguments: [1_000, 2_000, 4_000])
    func halfDuplicates(_ count: Int) {
        let half = Array(0..<count / 2)
        let found = work(half + half, Array((half + half).reversed()))
        #expect(found.comparisons == 3 * (count / 2) + count / 2)
        #expect(found.hashes == 2 * count + count / 2)
        #expect(found.update == "collection \(count) +0 -0 ~\(count / 2 - 1) =\(count / 2)")
    }

    @Test("A duplicate that comes and one that goes are found without a comparison of all pairs", arguments: [1_000, 2_000, 4_000])
    func comingDuplicate(_ count: Int) {
        let coming = work(Array(0..<count), Array(0..<count) + [0])
        #expect(coming.hashes <= 3 * (count + 1))
        #expect(coming.comparisons <= 3 * (count + 1))
        #expect(coming.update == "collection \(count + 1) +0 -0 ~0 =1")
        let going = work(Array(0..<count) + [0], Array(0..<count))
        #expect(going.hashes <= 3 * (count + 1))
        #expect(going.comparisons <= 3 * (count + 1))
        #expect(going.update == "collection \(count) +0 -0 ~0 =0")
    }

    @Test("100,000 ids are laid in one go, whatever happens to them")
    func many() {
        let count = 100_000
        for (new, update) in [
            (Array((0..<count).reversed()), "collection 100000 +0 -0 ~99999 =0"),
            (Array(count / 2..<count) + Array(0..<count / 2), "collection 100000 +0 -0 ~50000 =0"),
            (Array(repeating: 0, count: count), "collection 100000 +0 -99999 ~0 =99999"),
        ] {
            let found = work(Array(0..<count), new)
            #expect(found.update == update)
            #expect(found.hashes <= 3 * count + 2)
            #expect(found.comparisons <= 3 * count + 2)
        }
    }

    @Test("Words whose differences are in their upper bits alone are told apart as fast as others")
    func upperBits() {
        struct Words: View {
            let model: Numbers
            var body: some View { ForEach(model.values, id: \.self) { _ in Text("row") } }
        }
        let model = Numbers((0..<20_000).map { $0 << 48 })
        let probe = Probe { Words(model: model) }
        probe.act { model.values.reverse() }
        // Without the upper bits the table is one run, and this takes minutes.
        #expect(probe.journal.events.last { $0.hasPrefix("collection") } == "collection 20000 +0 -0 ~19999 =0")
    }

    @Observable final class Numbers {
        var values: [Int]
        init(_ values: [Int]) { self.values = values }
    }
}
