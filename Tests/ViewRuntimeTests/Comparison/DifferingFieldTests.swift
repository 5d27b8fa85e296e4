import SwiftUI
import Testing
import ViewRuntime

/// Which fields of a view value a recording names.
@MainActor @Suite struct DifferingFieldTests {
    struct Detail {
        var title: String
        var note: String
        var tags: [String]
    }

    @Test("A field of a nested value that does not stand first is named by its path, and read where it stands")
    func nested() {
        struct Row: View {
            let number: Int
            let detail: Detail
            var body: some View { Text(detail.note) }
        }
        struct List: View {
            @State private var note = "a note that is too long to be kept inside of a string itself"
            var body: some View {
                Button("edit") { note += "!" }
                Row(number: 1, detail: Detail(title: "t", note: note, tags: ["x"]))
            }
        }
        let probe = Probe { List() }
        probe.act { if case .tap(let tap)? = probe.first("Button")?.actions.first { tap() } }
        #expect(probe.journal.events.contains("fields detail.note"))
    }

    @Test("A closure that captured other state is named with what it captured, the first time and each other time")
    func capturedState() throws {
        struct Row: View {
            let onTap: () -> Void
            var body: some View { Text("row") }
        }
        struct List: View {
            @State private var count = 0
            @State private var total = 0
            var body: some View {
                Text("\(count) \(total)")
                Button("count") { count += 1 }
                Button("total") { total += 1 }
                Row { count += 1 }
            }
        }
        let probe = Probe { List() }
        func fields(after label: String) throws -> [String] {
            probe.journal.events = []
            try probe.tap(label)
            return probe.journal.events.filter { $0.hasPrefix("fields ") }
        }
        for _ in 0..<2 {
            #expect(try fields(after: "count") == ["fields onTap: captured count"])
            #expect(try fields(after: "total") == ["fields onTap: captured total"])
        }
    }
}
