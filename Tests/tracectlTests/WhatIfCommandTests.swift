import Foundation
import Testing

@Suite struct WhatIfCommandTests {
    private let tool: Tracectl

    init() throws {
        tool = try Tracectl()
        try tool.writeTrace(Samples.broad, to: "tea.viewtrace")
    }

    @Test func `what a change would have saved is counted by view`() throws {
        #expect(
            try tool.run("whatif", "tea.viewtrace", "--equatable", "TeaRow")
                == Run(
                    output: """
                        If `TeaRow` compared what is shown

                        11 of 24 body runs would not have happened: 11 µs of 24 µs self time (46 %).
                          - TeaRow: 11 of 12 runs, 11 µs

                        Replayed on what was recorded: what actions, layouts and other data would have
                        done otherwise is not in it.

                        """, errors: "", status: 0))
    }

    @Test func `as data it has the numbers, and the change as it was asked for`() throws {
        let run = try tool.run("whatif", "tea.viewtrace", "--split", "TeaList.cups", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["change"] as? String == "split" && object["selector"] as? String == "TeaList.cups")
        #expect(object["runs"] as? Int == 24 && object["savedRuns"] as? Int == 11 && object["savedTime"] as? Int == 11_000)
        let views = try #require(object["views"] as? [[String: Any]])
        #expect(views.count == 1 && views[0]["view"] as? String == "TeaRow" && views[0]["savedRuns"] as? Int == 11)
    }

    @Test func `what the trace does not have is status 4, and no change or two are wrong usage`() throws {
        #expect(
            try tool.run("whatif", "tea.viewtrace", "--equatable", "Coffee")
                == Run(output: "", errors: "Error: nothing in the trace is called so: '--equatable Coffee'\n", status: 4))
        #expect(try tool.run("whatif", "tea.viewtrace").status == 64)
        #expect(try tool.run("whatif", "tea.viewtrace", "--equatable", "TeaRow", "--split", "TeaList.cups").status == 64)
    }
}
