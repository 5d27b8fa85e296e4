import SwiftUI

/// Counts its own taps: its state shows whether it is the same view.
struct TapCounter: View {
    var name = "Counter"
    @State private var taps = 0

    var body: some View {
        Button("\(name): \(taps)") { taps += 1 }
    }
}

// MARK: Two branches

struct BranchedCounter: View {
    @State private var isHighlighted = false

    var body: some View {
        VStack {
            Toggle("Highlight", isOn: $isHighlighted)
            if isHighlighted {
                TapCounter()
                    .background(Color.yellow)
            } else {
                TapCounter()
            }
        }
    }
}

// MARK: One view with a changing frame

struct ResizedCounter: View {
    @State private var isLarge = false

    var body: some View {
        VStack {
            Toggle("Large", isOn: $isLarge)
            TapCounter()
                .frame(width: isLarge ? 300 : 100, height: isLarge ? 100 : 50)
                .background(isLarge ? Color.yellow : Color.clear)
        }
    }
}

// MARK: An editor that starts anew for another document

struct NoteText: Identifiable, Hashable {
    let id: Int
    var text: String
}

struct NoteEditor: View {
    let note: NoteText
    @State private var draft: String

    init(note: NoteText) {
        self.note = note
        _draft = State(initialValue: note.text)
    }

    var body: some View {
        TextField("Note", text: $draft)
        Text("Editing: \(draft)")
    }
}

struct NotesWithoutID: View {
    @State private var selected = 0
    let notes = [NoteText(id: 1, text: "Milk"), NoteText(id: 2, text: "Stamps")]

    var body: some View {
        Button("Next") { selected = (selected + 1) % notes.count }
        NoteEditor(note: notes[selected])
    }
}

struct NotesWithID: View {
    @State private var selected = 0
    let notes = [NoteText(id: 1, text: "Milk"), NoteText(id: 2, text: "Stamps")]

    var body: some View {
        Button("Next") { selected = (selected + 1) % notes.count }
        NoteEditor(note: notes[selected])
            .id(notes[selected].id)
    }
}

// MARK: Rows by index and rows by id

struct FruitsByIndex: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]

    var body: some View {
        List {
            Button("Remove first") { fruits.removeFirst() }
            ForEach(fruits.indices, id: \.self) { index in
                TapCounter(name: fruits[index])
            }
        }
    }
}

struct FruitsByName: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]

    var body: some View {
        List {
            Button("Remove first") { fruits.removeFirst() }
            ForEach(fruits, id: \.self) { fruit in
                TapCounter(name: fruit)
            }
        }
    }
}

// MARK: An id that is another one each time

struct FlickeringRow: View {
    @State private var refreshes = 0

    var body: some View {
        Button("Refresh \(refreshes)") { refreshes += 1 }
        TapCounter()
            .id(UUID())
    }
}

// MARK: An optional

struct OptionalBanner: View {
    @State private var message: String?

    var body: some View {
        Button("Show") { message = "Saved" }
        Button("Change") { message = "Saved again" }
        Button("Hide") { message = nil }
        if let message {
            TapCounter(name: message)
        }
    }
}

// MARK: Shown, hidden, transparent

struct FadingPanel: View {
    @State private var isVisible = true

    var body: some View {
        Toggle("Visible", isOn: $isVisible)
        TapCounter()
            .opacity(isVisible ? 1 : 0)
    }
}

// MARK: A modifier by condition, as many projects have it

extension View {
    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct ConditionallyPadded: View {
    @State private var isPadded = false

    var body: some View {
        Toggle("Padded", isOn: $isPadded)
        TapCounter()
            .if(isPadded) { $0.padding() }
    }
}
