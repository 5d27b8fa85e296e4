import SwiftData
import SwiftUI

// A list of times in a navigation stack, with its app: what a new project begins with.

@Model
final class LogEntry {
    var time: Date

    init(time: Date) {
        self.time = time
    }
}

struct LogApp: App {
    var sharedContainer: ModelContainer = {
        let schema = Schema([
            LogEntry.self
        ])
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
        do {
            return try ModelContainer(for: schema, configurations: [configuration])
        } catch {
            fatalError("no container: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup {
            LogScreen()
        }
        .modelContainer(sharedContainer)
    }
}

struct LogScreen: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var entries: [LogEntry]

    var body: some View {
        NavigationStack {
            List {
                ForEach(entries) { entry in
                    NavigationLink {
                        Text("Entry at \(entry.time.timeIntervalSince1970.formatted())")
                    } label: {
                        Text(entry.time.timeIntervalSince1970.formatted())
                    }
                }
                .onDelete(perform: deleteEntries)
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    EditButton()
                }
                ToolbarItem {
                    Button(action: addEntry) {
                        Label("Add Entry", systemImage: "plus")
                    }
                }
            }
        }
    }

    private func addEntry() {
        withAnimation {
            let newEntry = LogEntry(time: Date(timeIntervalSince1970: Double(entries.count)))
            modelContext.insert(newEntry)
        }
    }

    private func deleteEntries(offsets: IndexSet) {
        withAnimation {
            for index in offsets {
                modelContext.delete(entries[index])
            }
        }
    }
}

#Preview("Log") {
    LogScreen()
        .modelContainer(for: LogEntry.self, inMemory: true)
}
