import SwiftUI

/// A room and a note on it; `container-identity-flip`: turned, the note stands in another container, and is another note.
public struct RoomScreen: View {
    @State private var isWide = false

    public init() {}

    public var body: some View {
        VStack {
            Button("Turn") { isWide.toggle() }
            if isWide {
                HStack {
                    Text("Room 12")
                    NoteEditor(title: "Measures")
                }
            } else {
                VStack {
                    Text("Room 12")
                    NoteEditor(title: "Measures")
                }
            }
        }
    }
}

/// Repaired: one container whose layout changes.
public struct RoomScreenRepaired: View {
    @State private var isWide = false

    public init() {}

    public var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        VStack {
            Button("Turn") { isWide.toggle() }
            layout {
                Text("Room 12")
                NoteEditor(title: "Measures")
            }
        }
    }
}
