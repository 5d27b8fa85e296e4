import SwiftUI
import Testing
import TraceTesting

/// When what was taken away with an animation is gone.
let removalOrderCases: [ConformanceCase] = [
    .holds("C227", "A view disappears when its removal transition has ended") {
        let (dials, notes, stage) = stageOfOne { dials, notes in if dials.flag { Tally(notes: notes) } }
        stage.act { withAnimation(.linear(duration: 2)) { dials.flag = false } }
        stage.host.advance(by: .milliseconds(1_999))
        #expect(notes.take() == ["+tally"])
        stage.host.advance(by: .milliseconds(1))
        #expect(notes.take() == ["-tally"])
    },
    .holds("C227", "Its body still runs meanwhile, and not afterwards") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in if dials.flag { Showing(dials: dials, notes: notes) } }
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        _ = stage.counts()
        stage.act { dials.number = 1 }
        #expect(stage.counts() == ["Showing": 1])
        #expect(notes.take() == ["change to 1"])
        stage.host.advance(by: .seconds(1))
        stage.act { dials.number = 2 }
        #expect(stage.counts() == [:])
    },
    .holds("C227", "Rows that leave together disappear together, and those that stay know nothing of it") {
        let (dials, notes) = (Dials(), Notes())
        dials.words = ["a", "b", "c", "d"]
        let stage = Stage(dials) { dials in
            VStack { ForEach(dials.words, id: \.self) { Tally(name: $0, notes: notes) } }
        }
        try stage.tap("c 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.words = ["c"] } }
        stage.act { dials.words = ["c", "e"] }
        #expect(stage.texts == ["c 1", "e 0"])
        #expect(notes.take() == ["+a", "+b", "+c", "+d", "+e"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["-a", "-b", "-d"])
        #expect(stage.texts == ["c 1", "e 0"])
    },
    .holds("C227", "Finders, texts and controls know nothing of what is leaving") {
        let (dials, _, stage) = stageOfOne { dials, notes in if dials.flag { Tally(notes: notes) } else { Text("instead") } }
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        #expect(stage.texts == ["instead"])
        #expect(throws: ViewHostError.self) { try stage.host.button("tally 0") }
    },
    .holds("C227", "What a view says as a preference counts no more when it leaves, and counts again when it comes back") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                if dials.flag { Text("b").preference(key: Names.self, value: ["b"]) }
            }
            .onPreferenceChange(Names.self) { names in
                MainActor.assumeIsolated { notes.add(names.joined()) }
            }
        }
        #expect(notes.take() == ["ab"])
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        #expect(notes.take() == ["a"])
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = true } }
        #expect(notes.take() == ["ab"])
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["a"])
    },
    .holds("C227", "Its task runs until it is gone, and is cancelled then") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in if dials.flag { Ticking(notes: notes) } }
        try await stage.host.settle()
        stage.act { withAnimation(.linear(duration: 2.5)) { dials.flag = false } }
        try await stage.host.advance(by: .seconds(2))
        #expect(notes.take() == ["tick", "tick"])
        try await stage.host.advance(by: .seconds(5))
        #expect(notes.take() == ["cancelled"])
    },
    .holds("C227", "Without an animation, with none, or with one that takes no time, it is gone at once") {
        for change in [
            { $0() }, { work in withAnimation(nil) { work() } }, { work in withAnimation(.linear(duration: 0)) { work() } },
        ] as [(() -> Void) -> Void] {
            let (dials, notes, stage) = stageOfOne { dials, notes in if dials.flag { Tally(notes: notes) } }
            stage.act { change { dials.flag = false } }
            #expect(notes.take() == ["+tally", "-tally"])
        }
    },
    .holds("C227", "The identity transition takes no time, and of two the removal's counts") {
        for (transition, isGone) in [
            (AnyTransition.identity, true), (.opacity, false), (.asymmetric(insertion: .slide, removal: .identity), true),
            (.asymmetric(insertion: .identity, removal: .slide), false), (.identity.combined(with: .scale), false),
        ] {
            let (dials, notes, stage) = stageOfOne { dials, notes in
                if dials.flag { Tally(notes: notes).transition(transition) }
            }
            stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
            #expect(notes.take() == (isGone ? ["+tally", "-tally"] : ["+tally"]))
            stage.host.advance(by: .seconds(1))
            #expect(notes.take() == (isGone ? [] : ["-tally"]))
        }
    },
    .holds("C227", "A transition with an animation of its own needs none of the transaction") {
        let (dials, notes, stage) = stageOfOne { dials, notes in
            if dials.flag { Tally(notes: notes).transition(.opacity.animation(.linear(duration: 3))) }
        }
        stage.act { dials.flag = false }
        stage.host.advance(by: .seconds(2))
        #expect(notes.take() == ["+tally"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["-tally"])
    },
    .holds("C227", "animation(_:value:) around it animates where the value changed, unless animations are disabled") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            VStack { if dials.flag { Tally(name: "with", notes: notes) } }.animation(.linear(duration: 1), value: dials.flag)
            VStack { if dials.flag { Tally(name: "other", notes: notes) } }.animation(.linear(duration: 1), value: dials.number)
            VStack { if dials.flag { Tally(name: "disabled", notes: notes) } }
                .animation(.linear(duration: 1), value: dials.flag)
                .transaction { $0.disablesAnimations = true }
        }
        _ = notes.take()
        stage.act { dials.flag = false }
        #expect(notes.take() == ["-other", "-disabled"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["-with"])
    },
    .holds("C227", "transaction(_:) around it takes the animation away, or puts another one in its place") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            VStack { if dials.flag { Tally(name: "none", notes: notes) } }.transaction { $0.animation = nil }
            VStack { if dials.flag { Tally(name: "long", notes: notes) } }.transaction { $0.animation = .linear(duration: 9) }
            VStack { if dials.flag { Tally(name: "given", notes: notes) } }.transaction { $0.disablesAnimations = true }
        }
        _ = notes.take()
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        #expect(notes.take() == ["-none"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["-given"])
        stage.host.advance(by: .seconds(8))
        #expect(notes.take() == ["-long"])
    },
    .holds("C227", "A place that is removed takes along at once what was leaving it") {
        let (dials, notes) = (Dials(), Notes())
        (dials.flag, dials.number) = (true, 1)
        let stage = Stage(dials) { dials in
            if dials.number > 0 {
                VStack { if dials.flag { Tally(name: "inner", notes: notes) } }
                Tally(name: "beside", notes: notes)
            }
        }
        _ = notes.take()
        stage.act { withAnimation(.linear(duration: 5)) { dials.flag = false } }
        stage.act { dials.number = 0 }
        #expect(Set(notes.take()) == ["-inner", "-beside"])
        stage.host.advance(by: .seconds(10))
        #expect(notes.take() == [])
    },
    .holds("C227", "What leaves with an animation that never ends is there until its host ends") {
        let (dials, notes, stage) = stageOfOne { dials, notes in if dials.flag { Tally(notes: notes) } }
        stage.act { withAnimation(.linear(duration: 1).repeatForever()) { dials.flag = false } }
        stage.host.advance(by: .seconds(100))
        #expect(notes.take() == ["+tally"])
        stage.host.end()
        #expect(notes.take() == ["-tally"])
    },
    .holds("C227", "Delay, speed and repetition count towards the time") {
        let (dials, notes, stage) = stageOfOne { dials, notes in if dials.flag { Tally(notes: notes) } }
        let animation = Animation.linear(duration: 2).speed(2).repeatCount(3).delay(0.5)
        stage.act { withAnimation(animation) { dials.flag = false } }
        stage.host.advance(by: .milliseconds(3_499))
        #expect(notes.take() == ["+tally"])
        stage.host.advance(by: .milliseconds(1))
        #expect(notes.take() == ["-tally"])
    },
    .holds("C227", "A binding with an animation animates what its write takes away") {
        struct Screen: View {
            let notes: Notes
            @State private var isOn = true
            var body: some View {
                Toggle("on", isOn: $isOn.animation(.linear(duration: 1)))
                if isOn { Tally(notes: notes) }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        try stage.host.toggle("on").toggle()
        #expect(notes.take() == ["+tally"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["-tally"])
    },
]

@MainActor
private func stageOfOne<Content: View>(
    @ViewBuilder _ content: @escaping (Dials, Notes) -> Content
) -> (Dials, Notes, Stage) {
    let (dials, notes) = (Dials(), Notes())
    dials.flag = true
    return (dials, notes, Stage(dials) { content($0, notes) })
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Showing: View {
    let dials: Dials
    let notes: Notes
    var body: some View {
        Text("\(dials.number)").onChange(of: dials.number) { notes.add("change to \(dials.number)") }
    }
}

private struct Ticking: View {
    let notes: Notes
    @Environment(\.hostClock) private var clock
    var body: some View {
        Text("ticking").task {
            while true {
                do { try await clock.sleep(for: .seconds(1)) } catch { return notes.add("cancelled") }
                notes.add("tick")
            }
        }
    }
}
