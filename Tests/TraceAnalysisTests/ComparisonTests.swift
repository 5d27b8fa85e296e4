import Testing
import TraceAnalysis
import TraceReader

@Suite struct ComparisonTests {
    /// A screen that reads a model and passes it to two rows; each action runs it, and the rows `rowRuns` times in all.
    private func trace(
        actions: Int = 2, rows: Bool = true, screen: String = "CartScreen", row: String = "Row", model: String = "Cart",
        file: String = "Sources/Cart.swift", test: String = "CartTests/total", metadata: String = #"{"build":"release"}"#
    ) -> TraceText {
        var trace = TraceText(metadata)
        trace.add("test began \(test)")
        trace.add("identity created #1 Host root slot 0")
        trace.add("identity created #2 \(screen) structural slot 0 below #1")
        trace.add("identity created #3 ForEach structural slot 0 below #2")
        for id in 10..<12 { trace.add("identity created #\(id) \(row) keyed key #k\(id) slot \(id - 10) below #3") }
        trace.transaction(1, "mount \"\"") { trace in
            trace.run(2, screen, "@self")
            for id in 10..<12 { trace.run(id, row, "@self") }
        }
        trace.add("step began toggle")
        for number in 2..<(2 + actions) {
            trace.add("observable written w\(number) o1 \(model) total at \(file):48 in add()")
            trace.transaction(number, "action Add") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, screen, "@dependencies")
                if rows { for id in 10..<12 { trace.run(id, row, "@self", changed: false, fields: "cart") } }
            }
        }
        trace.add("step ended toggle")
        return trace
    }

    private func compare(_ base: TraceText, _ head: TraceText) throws -> TraceComparison {
        TraceComparison(base: Analysis(of: [try base.file()]), head: Analysis(of: [try head.file()]))
    }

    @Test func aRecordingEqualsItself() throws {
        let comparison = try compare(trace(), trace())
        #expect(comparison.changes.isEmpty && comparison.equal == 4 && !comparison.hasRegression)
        #expect(comparison.renamedViews.isEmpty && comparison.movedFiles.isEmpty && comparison.otherConditions.isEmpty)
    }

    @Test func moreRunsAreARegressionWithTheEdgeThatMultiplied() throws {
        let comparison = try compare(trace(actions: 2), trace(actions: 5))
        #expect(comparison.changes.map(\.status) == [.regressed, .regressed])
        #expect(comparison.changes.map(\.view) == ["Row", "CartScreen"])
        #expect(comparison.changes.map(\.growth) == [6, 3])
        #expect(comparison.changes[0].path == "Host/CartScreen/ForEach[*]/Row")
        #expect(comparison.changes[0].edges == [.init(cause: "Cart.total", input: "@self", base: 4, head: 10)])
        #expect(comparison.changes[0].headUnchanged == 10)
        #expect(comparison.hasRegression)
        let back = try compare(trace(actions: 5), trace(actions: 2))
        #expect(back.changes.map(\.status) == [.improved, .improved] && !back.hasRegression)
    }

    @Test func whatOneSideAloneHasIsNewOrGone() throws {
        let comparison = try compare(trace(rows: false), trace())
        #expect(comparison.changes.map(\.status) == [.new])
        #expect(comparison.changes.map(\.head) == [4] && comparison.changes.map(\.base) == [nil])
        let back = try compare(trace(), trace(rows: false))
        #expect(back.changes.map(\.status) == [.gone])
        #expect(!comparison.hasRegression)
    }

    @Test func viewsUnderANewNameAreAlignedAndSaid() throws {
        let comparison = try compare(trace(), trace(actions: 3, screen: "BasketScreen", row: "BasketRow"))
        #expect(comparison.renamedViews == [.init(base: "CartScreen", head: "BasketScreen"), .init(base: "Row", head: "BasketRow")])
        #expect(comparison.changes.map(\.status) == [.regressed, .regressed])
        #expect(comparison.changes[0].path == "Host/BasketScreen/ForEach[*]/BasketRow")
        #expect(comparison.changes[0].edges == [.init(cause: "Cart.total", input: "@self", base: 4, head: 6)])
        #expect(comparison.goneFindings.isEmpty)
    }

    /// The trace with its rows in a branch.
    private func inBranch(_ branch: Int, _ trace: TraceText) -> TraceText {
        trace.mapLines { [String($0).replacing("ForEach structural slot 0", with: "ForEach branch slot \(branch)")] }
    }

    @Test func aViewUnderANewNameInAnotherBranchIsTheSame() throws {
        let moved = inBranch(1, trace(actions: 6, row: "BasketRow"))
        let comparison = try compare(inBranch(0, trace()), moved)
        #expect(comparison.renamedViews == [.init(base: "Row", head: "BasketRow")])
        #expect(comparison.changes.map(\.status) == [.regressed, .regressed])
        #expect(comparison.hasRegression)
    }

    @Test func aViewInAnotherBranchWithAnotherNameAltogetherIsAnotherOne() throws {
        let moved = inBranch(1, trace(actions: 6, row: "Footer"))
        let comparison = try compare(inBranch(0, trace()), moved)
        #expect(comparison.renamedViews.isEmpty)
    }

    @Test func modelsUnderANewNameAndFilesThatMovedAreTheSameCause() throws {
        let comparison = try compare(trace(), trace(model: "Basket", file: "Sources/Models/Cart.swift"))
        #expect(comparison.changes.isEmpty)
        #expect(comparison.renamedModels == [.init(base: "Cart", head: "Basket")])
        #expect(comparison.movedFiles == [.init(base: "Sources/Cart.swift", head: "Sources/Models/Cart.swift")])
    }

    @Test func aViewThatStandsOneContainerDeeperIsTheSameAndSaid() throws {
        func nested(_ actions: Int) -> TraceText {
            var nested = trace(actions: actions)
            nested.move(from: "#2 CartScreen structural slot 0 below #1", through: "#4 TabView structural slot 0 below #1", below: 4)
            return nested
        }
        let comparison = try compare(trace(), nested(2))
        #expect(comparison.changes.isEmpty && comparison.equal == 4)
        #expect(comparison.movedPlaces == [.init(base: "Host", head: "Host/TabView")])
        let more = try compare(trace(actions: 9), nested(12))
        #expect(more.changes.map(\.status) == [.regressed, .regressed])
        #expect(more.newFindings.isEmpty && more.goneFindings.isEmpty)
        #expect(try compare(nested(2), trace()).movedPlaces == [.init(base: "Host/TabView", head: "Host")])
    }

    @Test func testsOfOneSideAreListedAndNotCompared() throws {
        let comparison = try compare(trace(), trace(test: "CartTests/other"))
        #expect(comparison.changes.isEmpty && comparison.equal == 0)
        #expect(comparison.newTests == ["CartTests/other"] && comparison.goneTests == ["CartTests/total"])
    }

    @Test func findingsThatCameAndWentAreNamed() throws {
        let comparison = try compare(trace(actions: 1), trace(actions: 9))
        #expect(comparison.newFindings.map(\.view) == ["Row"])
        #expect(try compare(trace(actions: 9), trace(actions: 1)).goneFindings.map(\.view) == ["Row"])
    }

    @Test func sidesThatWereNotMadeAlikeAreSaid() throws {
        let comparison = try compare(trace(), trace(metadata: #"{"build":"debug"}"#))
        #expect(comparison.otherConditions == ["build: debug, was release"])
    }

    @Test func timesAreComparedOnlyWithTheirSpreadAndOnlyWherePassed() throws {
        func timed(_ times: [Int], clock: String = "real") -> TraceText {
            var trace = TraceText("{\"clock\":{\"kind\":\"\(clock)\"}}")
            for time in times { trace.run(1, "Chart", "@self", time: time) }
            return trace
        }
        let slow = try compare(timed([100, 110, 120, 130, 140]), timed([300, 310, 320, 330, 340]))
        #expect(slow.times.map(\.view) == ["Chart"] && slow.times.map(\.isSlower) == [true])
        #expect(slow.times.map(\.base.median) == [120] && slow.times.map(\.head.lowerQuartile) == [310])
        #expect(try compare(timed([100, 110, 120, 130, 400]), timed([105, 120, 125, 300, 340])).times.isEmpty)
        #expect(try compare(timed([100, 100, 100, 100]), timed([900, 900, 900, 900])).times.isEmpty)
        #expect(try compare(timed([1, 1, 1, 1, 1], clock: "virtual"), timed([9, 9, 9, 9, 9], clock: "virtual")).times.isEmpty)
    }
}

extension TraceText {
    /// Puts an identity under another one, which is made before it.
    fileprivate mutating func move(from identity: String, through other: String, below number: Int) {
        let moved = identity.replacing(/below #\d+/, with: "below #\(number)")
        self = mapLines { line in
            guard line.hasSuffix("identity created \(identity)") else { return [String(line)] }
            let time = line.prefix { $0 != " " }
            return ["\(time) identity created \(other)", "\(time) identity created \(moved)"]
        }
    }
}
