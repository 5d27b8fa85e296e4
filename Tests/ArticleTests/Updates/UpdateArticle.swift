import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite("Articles on which bodies run")
struct UpdateArticle {
    @Test("A child runs when what it was given differs, not because its parent ran")
    func inputs() throws {
        let host = ViewHost(rootView: ScoreBoard())
        host.resetCounts()
        try host.button("Point").tap()
        #expect(host.changes == ["ScoreBoard: _score changed.", "ScoreValue: @self changed."])
        host.resetCounts()
        try host.button("Swap").tap()
        #expect(host.changes == ["ScoreBoard: _player changed.", "ScorePlayer: @self changed."])
        host.resetCounts()
        try host.button("Same point").tap()
        #expect(host.changes == [])
    }

    @Test("A row that takes the whole element runs for every field of it")
    func wholeValues() throws {
        let host = ViewHost(rootView: TrackList())
        host.resetCounts()
        try host.button("Play One").tap()
        #expect(host.changes == ["TrackList: _tracks changed.", "TrackRowWithTrack: @self changed."])
    }

    @Test("An equatable view is asked whether it differs")
    func equatable() throws {
        let host = ViewHost(rootView: Thermometer())
        host.resetCounts()
        for _ in 0..<3 { try host.button("Warmer").tap() }
        // 20.2, 20.4 and 20.6: only the last rounds to another number.
        #expect(host.bodyCount(of: RoundedTemperature.self) == 1)
        #expect(host.bodyCount(of: Thermometer.self) == 3)
        #expect(host.shown.first == "21°")
    }

    @Test("State that no body reads makes none run")
    func unreadState() throws {
        let host = ViewHost(rootView: SilentState())
        host.resetCounts()
        try host.button("Tap").tap()
        #expect(host.changes == [])
    }

    @Test("Who only passes a binding on does not run when its value changes")
    func forwardedBinding() throws {
        let host = ViewHost(rootView: EchoScreen())
        host.resetCounts()
        try host.textField("Say something").type("a")
        try host.textField("Say something").type("b")
        #expect(host.bodyCounts == ["EchoText": 2])
        #expect(host.shown.last == "\"ab\"")
    }

    @Test("Several writes in one action are one update")
    func batches() throws {
        let host = ViewHost(rootView: BatchedWrites())
        host.resetCounts()
        try host.button("Both").tap()
        #expect(host.changes == ["BatchedWrites: _first, _second changed."])
        #expect(host.shown.first == "2 1")
    }

    @Test("What changes often stands in a small view of its own")
    func scopes() throws {
        let host = ViewHost(rootView: StopwatchScreen())
        for _ in 0..<5 { try host.button("Tick").tap() }
        #expect(host.bodyCount(of: StopwatchScreen.self) == 1)
        #expect(host.bodyCount(of: TickText.self) == 6)
    }

    @Test("An object made in the body is another input each time")
    func freshObjects() throws {
        let host = ViewHost(rootView: WastefulScreen())
        host.resetCounts()
        try host.button("Refresh").tap()
        #expect(host.changes == ["WastefulScreen: _refreshes changed.", "NumberLine: @self changed."])
    }

    @Test("One object of a list is one row")
    func rows() throws {
        let host = ViewHost(rootView: TaskList())
        host.resetCounts()
        try host.button("Do 3").tap()
        #expect(host.changes == ["TaskRow: @dependencies changed."])
        #expect(try host.button("Done 3").isEnabled)
    }
}
