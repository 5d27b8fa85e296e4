import Foundation
import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct LiveTextTests {
    private struct Clock: View {
        @State private var start: Date?
        var body: some View {
            if let start {
                Text(timerInterval: start...start.addingTimeInterval(90)).accessibilityIdentifier("left")
                Text(start, style: .relative).accessibilityIdentifier("since")
                Text("seen ") + Text(start, style: .timer)
            }
            Color.clear.onAppear { start = Date() }
        }
    }

    @Test("Clocks and distances go on by the host's clock, and no body runs")
    func ticking() throws {
        let host = ViewHost { Clock() }
        #expect(try host.view("left").texts == ["1:30"])
        #expect(try host.view("since").texts == ["0 sec"])
        let runs = host.bodyCount(of: Clock.self)
        host.advance(by: .seconds(25))
        #expect(try host.view("left").texts == ["1:05"])
        #expect(try host.view("since").texts == ["25 sec"])
        #expect(host.texts.contains("seen 0:00:25"))
        host.advance(by: .seconds(600))
        #expect(try host.view("left").texts == ["0:00"])
        #expect(try host.view("since").texts == ["0:10:25"])
        #expect(host.bodyCount(of: Clock.self) == runs)
    }

    @Test("The same date in the same style is the same text, whenever it is made")
    func equality() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(Text(date, style: .timer) == Text(date, style: .timer))
        #expect(Text(date, style: .timer) != Text(date, style: .relative))
        #expect(Text(date, style: .timer) != Text(date.addingTimeInterval(1), style: .timer))
    }
}
