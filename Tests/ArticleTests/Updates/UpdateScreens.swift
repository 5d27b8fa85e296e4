import SwiftUI

// MARK: A parent and children that do and do not depend on it

struct ScoreBoard: View {
    @State private var score = 0
    @State private var player = "Ada"

    var body: some View {
        VStack {
            ScoreTitle()
            ScorePlayer(name: player)
            ScoreValue(value: score)
            Button("Point") { score += 1 }
            Button("Same point") { score = score }
            Button("Swap") { player = player == "Ada" ? "Grace" : "Ada" }
        }
    }
}

struct ScoreTitle: View {
    var body: some View { Text("Score") }
}

struct ScorePlayer: View {
    let name: String
    var body: some View { Text(name) }
}

struct ScoreValue: View {
    let value: Int
    var body: some View { Text("\(value)") }
}

// MARK: A whole model where a name would do

struct Track: Identifiable, Equatable {
    let id: Int
    var title: String
    var plays = 0
}

struct TrackRowWithTrack: View {
    let track: Track
    var body: some View { Text("a \(track.title)") }
}

struct TrackRowWithTitle: View {
    let title: String
    var body: some View { Text("b \(title)") }
}

struct TrackList: View {
    @State private var tracks = [Track(id: 1, title: "One"), Track(id: 2, title: "Two")]

    var body: some View {
        VStack {
            Button("Play One") { tracks[0].plays += 1 }
            ForEach(tracks) { track in
                TrackRowWithTrack(track: track)
                TrackRowWithTitle(title: track.title)
            }
        }
    }
}

// MARK: An equatable view

struct RoundedTemperature: View, Equatable {
    let degrees: Double
    var body: some View { Text("\(Int(degrees.rounded()))°") }

    nonisolated static func == (left: Self, right: Self) -> Bool { left.degrees.rounded() == right.degrees.rounded() }
}

struct Thermometer: View {
    @State private var degrees = 20.0

    var body: some View {
        RoundedTemperature(degrees: degrees)
            .equatable()
        Button("Warmer") { degrees += 0.2 }
    }
}

// MARK: State that nobody reads

struct SilentState: View {
    @State private var taps = 0

    var body: some View {
        Button("Tap") { taps += 1 }
    }
}

// MARK: A binding that is only passed on

struct EchoScreen: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Say something", text: $text)
            EchoText(text: $text)
        }
    }
}

struct EchoText: View {
    @Binding var text: String
    var body: some View { Text("\"\(text)\"") }
}

// MARK: Several writes, one update

struct BatchedWrites: View {
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        Text("\(first) \(second)")
        Button("Both") {
            first += 1
            first += 1
            second += 1
        }
    }
}

// MARK: A scope for what changes often

@Observable
final class Stopwatch {
    var ticks = 0
}

struct StopwatchScreen: View {
    @State private var stopwatch = Stopwatch()

    var body: some View {
        VStack {
            Text("Stopwatch")
            TickText(stopwatch: stopwatch)
            Button("Tick") { stopwatch.ticks += 1 }
        }
    }
}

struct TickText: View {
    let stopwatch: Stopwatch
    var body: some View { Text("\(stopwatch.ticks) ticks") }
}

// MARK: A class that is made anew in each body

final class Formatter26 {
    func text(_ number: Int) -> String { "No. \(number)" }
}

struct NumberLine: View {
    let formatter: Formatter26
    let number: Int
    var body: some View { Text(formatter.text(number)) }
}

struct WastefulScreen: View {
    @State private var refreshes = 0

    var body: some View {
        Text("Refreshed \(refreshes)")
        NumberLine(formatter: Formatter26(), number: 1)
        Button("Refresh") { refreshes += 1 }
    }
}

// MARK: Rows of a list of objects

@Observable
final class Task26: Identifiable {
    let id: Int
    var isDone = false
    init(id: Int) { self.id = id }
}

struct TaskRow: View {
    let task: Task26
    var body: some View {
        Button(task.isDone ? "Done \(task.id)" : "Do \(task.id)") { task.isDone.toggle() }
    }
}

struct TaskList: View {
    @State private var tasks = (1...20).map(Task26.init)

    var body: some View {
        List(tasks) { TaskRow(task: $0) }
    }
}
