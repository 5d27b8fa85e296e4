import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Spacers, priorities, overlaps.
let spacerCases: [ConformanceCase] = [
    .holds("C238", "A spacer is given its length last: what the others leave, at least its minimum, and nothing across") {
        let host = laidOut(100, 40) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 60).accessibilityIdentifier("view")
                Spacer().accessibilityIdentifier("spacer")
            }
        }
        #expect(host.place(of: "view").width == 60)
        #expect(host.place(of: "spacer") == CGRect(x: 60, y: 20, width: 40, height: 0))
    },
    .holds("C238", "Where nothing is left a spacer keeps eight points, or the length it was given") {
        let host = laidOut(100, 100) {
            VStack(spacing: 0) {
                box(10, 100)
                Spacer().accessibilityIdentifier("standard")
                Spacer(minLength: 3).accessibilityIdentifier("given")
            }
        }
        #expect(host.place(of: "standard").height == 8)
        #expect(host.place(of: "given").height == 3)
    },
    .holds("C238", "Two spacers share what is left") {
        let host = laidOut(100, 20) {
            HStack(spacing: 0) {
                Spacer()
                box(20, 10).accessibilityIdentifier("view")
                Spacer()
            }
        }
        #expect(host.place(of: "view") == CGRect(x: 40, y: 5, width: 20, height: 10))
    },
    .holds("C239", "Outside of a row or column a spacer grows both ways") {
        let host = laidOut(100, 60) { ZStack { Spacer().accessibilityIdentifier("spacer") } }
        #expect(host.place(of: "spacer").size == CGSize(width: 100, height: 60))
        let least = laidOut(100, 60) { ZStack { Spacer().accessibilityIdentifier("spacer") }.fixedSize() }
        #expect(least.place(of: "spacer").size == CGSize(width: 8, height: 8))
    },
    .holds("C240", "A frame around a spacer has no priority of a spacer's: it is not sized last") {
        let log = Hook<Int>()
        _ = laidOut(100, 20) {
            HStack(spacing: 0) {
                Answering("view", log, least: 0, most: 1_000)
                Spacer().frame(width: 10)
            }
        }
        // Before it, the view would be offered all but the spacer's minimum of 8.
        #expect(log.log.contains("view 90.0"))
    },
    .holds("C241", "Padding and frames around a view take its priority away") {
        for (id, isKept) in [("padding", false), ("frame", false), ("fixedSize", true), ("offset", true), ("background", true)] {
            let host = laidOut(100, 20) {
                HStack(spacing: 0) {
                    switch id {
                    case "padding": Color.red.layoutPriority(1).padding(0).accessibilityIdentifier("view")
                    case "frame": Color.red.layoutPriority(1).frame(minWidth: 0).accessibilityIdentifier("view")
                    case "fixedSize":
                        Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("view")
                    case "offset": Color.red.layoutPriority(1).offset(x: 1).accessibilityIdentifier("view")
                    default: Color.red.layoutPriority(1).background(Color.blue).accessibilityIdentifier("view")
                    }
                    Color.blue
                }
            }
            #expect(host.place(of: "view").width == (isKept ? 100 : 50), "\(id)")
        }
    },
    .holds("C242", "The priority at the end of a body is seen through equatable()", under: "equatablePriority=seen") {
        #expect(priorityThroughEquatable(.ios26) == 100)
    },
    .holds("C242", "The priority at the end of a body is hidden by equatable()", under: "equatablePriority=hidden") {
        #expect(priorityThroughEquatable(.ios26.setting(\.equatablePriority, .hidden)) == 50)
    },
    .holds("C255", "An overlap is as large as the largest child with the highest priority; all are placed with its size") {
        let host = laidOut(200, 200) {
            ZStack {
                box(50, 20).layoutPriority(1)
                box(30, 60).layoutPriority(1)
                Color.blue.accessibilityIdentifier("colour")
            }
            .accessibilityIdentifier("stack")
        }
        #expect(host.place(of: "stack") == CGRect(x: 75, y: 70, width: 50, height: 60))
        #expect(host.place(of: "colour") == CGRect(x: 75, y: 70, width: 50, height: 60))
    },
    .holds("C255", "Without priorities the largest child counts, aligned as the overlap says") {
        let host = laidOut(200, 200) {
            ZStack(alignment: .bottomTrailing) {
                box(100, 80)
                box(10, 10).accessibilityIdentifier("small")
            }
            .accessibilityIdentifier("stack")
        }
        #expect(host.place(of: "stack").size == CGSize(width: 100, height: 80))
        #expect(host.place(of: "small") == CGRect(x: 140, y: 130, width: 10, height: 10))
    },
    .holds("C256", "Several views without a container overlap in the host, and are children of a stack they stand in") {
        let host = laidOut(100, 100) { Pair() }
        #expect(host.place(of: "a") == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(host.place(of: "b") == CGRect(x: 30, y: 40, width: 40, height: 20))
        let stacked = laidOut(100, 100) { VStack(spacing: 0) { Pair() } }
        #expect(stacked.place(of: "a").minY == 35)
        #expect(stacked.place(of: "b").minY == 45)
    },
]

private struct Pair: View {
    var body: some View {
        box(20, 10).accessibilityIdentifier("a")
        box(40, 20).accessibilityIdentifier("b")
    }
}

private struct Important: View, Equatable {
    let n: Int
    var body: some View { Color.red.accessibilityIdentifier("view").layoutPriority(1) }
}

@MainActor private func priorityThroughEquatable(_ profile: SemanticsProfile) -> CGFloat {
    let host = ViewHost(size: CGSize(width: 100, height: 20), profile: profile) {
        HStack(spacing: 0) {
            Important(n: 1).equatable()
            Color.blue
        }
    }
    return host.place(of: "view").width
}
