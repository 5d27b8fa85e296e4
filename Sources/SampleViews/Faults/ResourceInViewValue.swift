import SwiftUI

/// Tea that draws; `resource-in-view-value`: each letter of the note makes another timer, which begins anew.
public struct TeaTimer: View {
    @State private var left = 180
    @State private var note = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Note", text: $note)
            Text(note).font(.headline)
            Text("\(left) s")
        }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in left -= 1 }
    }
}

/// Repaired: the timer is made once.
public struct TeaTimerRepaired: View {
    @State private var left = 180
    @State private var note = ""
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    public init() {}

    public var body: some View {
        VStack {
            TextField("Note", text: $note)
            Text(note).font(.headline)
            Text("\(left) s")
        }
        .onReceive(timer) { _ in left -= 1 }
    }
}
