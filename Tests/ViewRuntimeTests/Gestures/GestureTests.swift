import Foundation
import SwiftUI
import Testing
import TraceTesting

/// A card that follows a finger, and says how the gesture goes on.
private struct Card: View {
    @GestureState private var offset = CGSize.zero
    @State private var log: [String] = []
    var body: some View {
        Text("at \(Int(offset.width)),\(Int(offset.height))")
        Text("card")
            .gesture(
                DragGesture()
                    .updating($offset) { value, state, _ in state = value.translation }
                    .onEnded { log.append("dropped at \(Int($0.translation.width))") })
        Text(log.joined(separator: " "))
    }
}

private struct Presses: View {
    @GestureState private var isPressing = false
    @State private var log: [String] = []
    var body: some View {
        Text("hold")
            .gesture(
                LongPressGesture()
                    .updating($isPressing) { value, state, _ in state = value }
                    .onEnded { _ in log.append("pressed") })
        Log(entries: log + (isPressing ? ["pressing"] : []))
        Text("old").onLongPressGesture { log.append("long") } onPressingChanged: { log.append("\($0)") }
    }
}

private struct Log: View {
    let entries: [String]
    var body: some View { Text(entries.joined(separator: " ")) }
}

private struct Composed: View {
    @State private var log: [String] = []
    @GestureState private var isArmed = false
    var body: some View {
        Text("sequence")
            .gesture(
                LongPressGesture().sequenced(before: DragGesture())
                    .updating($isArmed) { value, state, _ in
                        if case .second = value { state = true }
                    }
                    .onEnded { value in
                        if case .second(true, let drag?) = value { log.append("moved \(Int(drag.translation.width))") }
                    })
        Text("both")
            .gesture(
                MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
                    if let scale = value.first?.magnification { log.append("x\(scale)") }
                    if let angle = value.second?.rotation { log.append("\(Int(angle.degrees))°") }
                })
        Text("either")
            .gesture(
                TapGesture(count: 2).onEnded { log.append("double") }.exclusively(
                    before: TapGesture().onEnded { log.append("single") }))
        Text(isArmed ? "armed" : "at rest")
        Text(log.joined(separator: " "))
    }
}

private struct Order: View {
    @State private var log: [String] = []
    var isBlocked = false
    var body: some View {
        VStack {
            Text("inner").onTapGesture { log.append("inner") }
            Button("button") { log.append("button") }
        }
        .highPriorityGesture(TapGesture().onEnded { log.append("first") }, isEnabled: isBlocked)
        .simultaneousGesture(TapGesture().onEnded { log.append("too") })
        VStack { Text("dead").onTapGesture { log.append("dead") } }.allowsHitTesting(false)
        Text(log.joined(separator: " "))
    }
}

private struct Hovered: View {
    @State private var isOver = false
    @State private var phase = HoverPhase.ended
    var body: some View {
        Text("target").onHover { isOver = $0 }.onContinuousHover { phase = $0 }
        Text(isOver ? "over" : "away")
        Text(phase == .ended ? "ended" : "active")
    }
}

private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
    }
}

private struct Adjustable: View {
    @State private var value = 1
    var body: some View {
        Text("rating")
            .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
            .accessibilityAction(named: "reset") { value = 0 }
        Text("\(value)")
    }
}

@MainActor @Suite("Gestures")
struct GestureTests {
    @Test("A drag writes its state step by step, and the state is what it was at first once the finger is lifted")
    func drag() throws {
        let host = ViewHost { Card() }
        try host.step("drag") { try host.text("card").drag(by: CGSize(width: 40, height: 20), steps: 2) }
        #expect(host.texts == ["at 0,0", "card", "dropped at 40"])
        // Two steps, and the end, which resets the state and writes the log in one update.
        #expect(host.bodyCount(of: Card.self, in: "drag") == 3)
    }

    @Test("A drag that is shorter than the gesture's least distance is none")
    func shortDrag() throws {
        let host = ViewHost { Card() }
        try host.text("card").drag(by: CGSize(width: 5, height: 5))
        #expect(host.texts == ["at 0,0", "card", ""])
    }

    @Test("While a press lasts, its state is seen; each part of the older form is told")
    func press() throws {
        let host = ViewHost { Presses() }
        try host.step("press") { try host.text("hold").longPress() }
        #expect(host.texts == ["hold", "pressed", "old"])
        #expect(host.bodyCount(of: Log.self, in: "press") == 2)
        try host.text("old").longPress()
        #expect(host.texts[1] == "pressed true long false")
    }

    @Test("A sequence ends with its second gesture; a finger that is lifted before gives it up, and resets its state")
    func sequence() throws {
        let host = ViewHost { Composed() }
        try host.text("sequence").longPress()
        #expect(host.texts.suffix(2) == ["at rest", ""])
        try host.text("sequence").drag(by: CGSize(width: 30, height: 0))
        #expect(host.texts.suffix(2) == ["at rest", ""])
        try host.text("sequence").longPress(thenDragBy: CGSize(width: 30, height: 0))
        #expect(host.texts.suffix(2) == ["at rest", "moved 30"])
    }

    @Test("Gestures at once take what is theirs; of two exclusive ones the first that fits is made")
    func composed() throws {
        let host = ViewHost { Composed() }
        try host.text("both").magnify(by: 2)
        try host.text("both").rotate(by: .degrees(90))
        #expect(host.texts.last == "x2.0 90°")
        try host.text("either").tap()
        try host.text("either").tap(count: 2)
        #expect(host.texts.last == "x2.0 90° single double")
    }

    @Test("A tap goes to the innermost view, and to those that take it too; one with high priority takes it from those in it")
    func order() throws {
        let host = ViewHost { Order() }
        try host.text("inner").tap()
        try host.button("button").tap()
        #expect(host.texts.last == "inner too button too")
        let blocked = ViewHost { Order(isBlocked: true) }
        try blocked.text("inner").tap()
        try blocked.button("button").tap()
        #expect(blocked.texts.last == "first too first too")
        let error = #expect(throws: ViewHostError.self) { try host.text("dead").tap() }
        #expect(error?.description == "text \"dead\" takes no touches: VStack does not allow hit testing")
    }

    @Test("A pointer comes and goes")
    func hover() throws {
        let host = ViewHost { Hovered() }
        try host.text("target").hover()
        #expect(host.texts == ["target", "over", "active"])
        try host.text("target").endHover()
        #expect(host.texts == ["target", "away", "ended"])
    }

    @Test("A button's style sees the finger on it; releasing it taps")
    func pressed() throws {
        var taps = 0
        let host = ViewHost { Button("Go") { taps += 1 }.buttonStyle(Pressed()) }
        #expect(host.texts == ["Go", "up"])
        try host.button("Go").hold()
        #expect(host.texts == ["Go", "down"])
        #expect(taps == 0)
        try host.button("Go").release()
        #expect(host.texts == ["Go", "up"])
        #expect(taps == 1)
    }

    @Test("Accessibility actions are done by their names; one that is not there is an error that lists those that are")
    func accessibility() throws {
        let host = ViewHost { Adjustable() }
        try host.text("rating").performAccessibilityAction("increment")
        #expect(host.texts.last == "2")
        try host.text("rating").performAccessibilityAction("reset")
        #expect(host.texts.last == "0")
        let error = #expect(throws: ViewHostError.self) { try host.text("rating").performAccessibilityAction("magic") }
        #expect(
            error?.description
                == "text \"rating\" has no accessibility action \"magic\"; there is increment, decrement, reset")
    }
}
