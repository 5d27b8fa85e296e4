import SwiftData
import SwiftUI

// A to-do list with a filter, and a sheet that edits.

enum Urgency: Int, Codable, CaseIterable, Identifiable {
    case low, high
    var id: Self { self }
    var title: String { self == .low ? "Low" : "High" }
}

@Model
final class Chore {
    var title: String = ""
    var isDone: Bool = false
    var urgency: Urgency = Urgency.low
    var made: Date = Date.now

    init(title: String = "", isDone: Bool = false, urgency: Urgency = .low, made: Date = .now) {
        self.title = title
        self.isDone = isDone
        self.urgency = urgency
        self.made = made
    }
}

struct TaskScreen: View {
    @Environment(\.modelContext) private var context
    @State private var search = ""
    @State private var showsDone = true
    @State private var edited: Chore?

    var body: some View {
        NavigationStack {
            ChoreList(search: search, showsDone: showsDone) { edited = $0 }
                .navigationTitle("Chores")
                .searchable(text: $search)
                .toolbar {
                    Toggle("Show done", isOn: $showsDone)
                    Button("New") {
                        let chore = Chore(title: "New chore")
                        context.insert(chore)
                        edited = chore
                    }
                }
                .sheet(item: $edited) { ChoreEditor(chore: $0) }
        }
    }
}

struct ChoreList: View {
    @Query private var chores: [Chore]
    @Environment(\.modelContext) private var context
    let edit: (Chore) -> Void

    init(search: String, showsDone: Bool, edit: @escaping (Chore) -> Void) {
        self.edit = edit
        _chores = Query(
            filter: #Predicate<Chore> { chore in
                (showsDone || !chore.isDone) && (search.isEmpty || chore.title.localizedStandardContains(search))
            },
            sort: \Chore.title)
    }

    var body: some View {
        List {
            ForEach(chores) { chore in
                ChoreRow(chore: chore)
                    .onTapGesture { edit(chore) }
            }
            .onDelete { offsets in
                for offset in offsets { context.delete(chores[offset]) }
            }
        }
        .overlay {
            if chores.isEmpty { ContentUnavailableView("No chores", systemImage: "checkmark") }
        }
    }
}

struct ChoreRow: View {
    @Bindable var chore: Chore

    var body: some View {
        HStack {
            Toggle("Done \(chore.title)", isOn: $chore.isDone).labelsHidden()
            Text(chore.title).strikethrough(chore.isDone)
        }
    }
}

struct ChoreEditor: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var chore: Chore

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $chore.title)
                Picker("Urgency", selection: $chore.urgency) {
                    ForEach(Urgency.allCases) { Text($0.title).tag($0) }
                }
            }
            .toolbar { Button("Close") { dismiss() } }
        }
    }
}
