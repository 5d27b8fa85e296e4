import Foundation
import Testing

@Suite struct WhyCommandTests {
    private let tool: Tracectl

    init() throws {
        tool = try Tracectl()
        try tool.writeTrace(Samples.broad, to: "tea.viewtrace")
    }

    @Test func `each cause is a sentence with its chain below`() throws {
        #expect(
            try tool.run("why", "tea.viewtrace", "TeaRow")
                == Run(
                    output: """
                        Why TeaRow ran: 12 runs, 11 of them in vain

                        1. 11 of 12 runs of `TeaRow` come from the state `TeaList.cups` written in
                           `TeaList.swift:5`, through `TeaList`, because it passes the whole `pot`.
                           in vain  all of them
                           code     TeaList.swift:5 in pour()
                           chain    step "pour" at TeaTests.swift:10
                                    → TeaList.cups written at TeaList.swift:5
                                    → TeaList (_cups)
                                    → TeaRow (@self)
                           in       TeaTests/pour: pour

                        2. 1 of 12 runs of `TeaRow` comes from the state `TeaList.cups` written in
                           `TeaList.swift:5`, through `TeaList`, because `TeaRow` was new.
                           code     TeaList.swift:5 in pour()
                           chain    step "pour" at TeaTests.swift:10
                                    → TeaList.cups written at TeaList.swift:5
                                    → TeaList (_cups)
                                    → TeaRow (first run)
                           in       TeaTests/pour: pour

                        """, errors: "", status: 0))
    }

    @Test func `as data it has the sentence, the links and what started it`() throws {
        let run = try tool.run("why", "tea.viewtrace", "TeaRow", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let view = try #require((object["views"] as? [[String: Any]])?.first)
        #expect(view["view"] as? String == "TeaRow" && view["runs"] as? Int == 12 && view["unchangedRuns"] as? Int == 11)
        let cause = try #require((view["causes"] as? [[String: Any]])?.first)
        #expect(cause["runs"] as? Int == 11)
        #expect((cause["sentence"] as? String)?.hasSuffix("through `TeaList`, because it passes the whole `pot`") == true)
        #expect(cause["through"] as? [String] == ["TeaList"])
        #expect((cause["location"] as? [String: Any])?["line"] as? Int == 5)
        #expect((cause["starts"] as? [[String: Any]])?.count == 1)
    }

    @Test func `a view that did not run is status 4, with the nearest name`() throws {
        let run = try tool.run("why", "tea.viewtrace", "TeaRaw")
        #expect(run == Run(output: "", errors: "Error: no body of a view that matches 'TeaRaw' ran; did you mean 'TeaRow'?\n", status: 4))
    }

    @Test func `a part of the time is looked at`() throws {
        let run = try tool.run("why", "tea.viewtrace", "TeaRow", "--since", "50us", "--until", "70us")
        #expect(run.output.hasPrefix("Why TeaRow ran: 2 runs, 2 of them in vain\n\n1. All 2 runs of `TeaRow` come from "))
        #expect(try tool.run("why", "tea.viewtrace", "TeaRow", "--since", "1h").status == 64)
    }

    @Test func `lists that are cut say how much they leave out`() throws {
        let run = try tool.run("why", "tea.viewtrace", "*", "--top", "1")
        #expect(run.output.hasPrefix("Why TeaList ran: 12 runs\n"))
        #expect(run.output.hasSuffix("\n1 more view; --top 2 shows all.\n"))
    }
}
