import Foundation
import SwiftUI
import Testing
import TraceTesting

/// How stacks divide their length.
let stackLayoutCases: [ConformanceCase] = [
    .holds("C230", "The least flexible child is asked first, and of two that grow without end the one with the larger minimum") {
        let log = Hook<Int>()
        let host = laidOut(100, 20) {
            HStack(spacing: 0) {
                Answering("wide", log, least: 0, most: .infinity)
                Answering("wider", log, least: 30, most: .infinity)
                Answering("narrow", log, least: 10, most: 20)
            }
        }
        #expect(log.log.filter { !$0.hasSuffix(" 0.0") && !$0.hasSuffix(" inf") } == ["narrow 33.333333333333336", "wider 40.0", "wide 40.0"])
        #expect(host.place(of: "narrow") == CGRect(x: 80, y: 5, width: 20, height: 10))
        #expect(host.place(of: "wider") == CGRect(x: 40, y: 5, width: 40, height: 10))
        #expect(host.place(of: "wide") == CGRect(x: 0, y: 5, width: 40, height: 10))
    },
    .holds("C231", "A child is offered what remains, divided by the children left in its group") {
        let host = laidOut(300, 20) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 50).accessibilityIdentifier("a")
                Color.red.accessibilityIdentifier("b")
                Color.red.accessibilityIdentifier("c")
            }
        }
        #expect(host.place(of: "a") == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(host.place(of: "b") == CGRect(x: 50, y: 0, width: 125, height: 20))
        #expect(host.place(of: "c") == CGRect(x: 175, y: 0, width: 125, height: 20))
    },
    .holds("C231", "What remains is never less than nothing") {
        let host = laidOut(50, 20) {
            HStack(spacing: 0) {
                Color.red.frame(width: 80).accessibilityIdentifier("fixed")
                Color.red.accessibilityIdentifier("rest")
            }
        }
        #expect(host.place(of: "fixed") == CGRect(x: -15, y: 0, width: 80, height: 20))
        #expect(host.place(of: "rest") == CGRect(x: 65, y: 0, width: 0, height: 20))
    },
    .holds("C232", "A fixed child takes its width and the flexible one what is left") {
        let host = laidOut(100, 20) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("flexible")
                Text("").frame(width: 40).accessibilityIdentifier("fixed")
            }
        }
        #expect(host.place(of: "flexible").width == 60)
        #expect(host.place(of: "fixed").width == 40)
        #expect(host.place(of: "fixed").minX == 60)
    },
    .holds("C233", "A higher priority takes everything but the others' minimums") {
        let host = laidOut(100, 20) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).accessibilityIdentifier("first")
                Color.blue.accessibilityIdentifier("second")
            }
        }
        #expect(host.place(of: "first").width == 100)
        #expect(host.place(of: "second") == CGRect(x: 100, y: 0, width: 0, height: 20))
    },
    .holds("C233", "The minimum of a lower priority is kept") {
        let host = laidOut(100, 20) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).accessibilityIdentifier("first")
                Color.blue.frame(minWidth: 30).accessibilityIdentifier("second")
            }
        }
        #expect(host.place(of: "first").width == 70)
        #expect(host.place(of: "second").width == 30)
    },
    .holds("C234", "Without a length to divide every child takes its ideal length") {
        let host = laidOut(300, 100) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("colour")
                Color.red.frame(idealWidth: 70).accessibilityIdentifier("frame")
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        #expect(host.place(of: "colour").width == 10)
        #expect(host.place(of: "frame").width == 70)
    },
    .holds("C235", "A stack is as long as its children and the spaces, also beyond the proposal, and as wide as they reach") {
        let host = laidOut(100, 100) {
            VStack(alignment: .leading, spacing: 5) {
                Color.red.frame(width: 120, height: 60)
                Color.red.frame(width: 30, height: 70)
            }
            .accessibilityIdentifier("stack")
        }
        #expect(host.place(of: "stack") == CGRect(x: -10, y: -17.5, width: 120, height: 135))
    },
    .holds("C235", "Aligned by lines of their own, children reach further than the widest of them") {
        let host = laidOut(200, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { $0.width }.accessibilityIdentifier("a")
                Color.red.frame(width: 50, height: 10).accessibilityIdentifier("b")
            }
            .accessibilityIdentifier("stack")
        }
        #expect(host.place(of: "stack").width == 90)
        #expect(host.place(of: "a").minX == 55)
        #expect(host.place(of: "b").minX == 95)
    },
    .holds("C236", "An empty stack is nothing wide and nothing high") {
        let host = laidOut(100, 100) { VStack {}.accessibilityIdentifier("stack") }
        #expect(host.place(of: "stack").size == .zero)
    },
    .holds("C237", "Eight points are between two views, and none beside a spacer") {
        let host = laidOut(200, 20) {
            HStack {
                box(30, 10).accessibilityIdentifier("a")
                box(30, 10).accessibilityIdentifier("b")
                Spacer()
                box(30, 10).accessibilityIdentifier("c")
            }
        }
        #expect(host.place(of: "b").minX == 38)
        #expect(host.place(of: "c").minX == 170)
    },
]

/// A host of a size around content.
@MainActor func laidOut<Content: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: width, height: height), content: content)
}

extension ViewHost {
    /// Where the view with an identifier is; where it is not, the test fails.
    func place(of identifier: String) -> CGRect {
        do { return try frame(of: identifier) } catch {
            Issue.record(error)
            return .null
        }
    }
}

/// A rectangle of a size.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// Notes what it is offered along a row, and answers within limits.
struct Answering: View {
    let name: String
    let layout: AnsweringLayout

    init(_ name: String, _ log: Hook<Int>, least: CGFloat, most: CGFloat) {
        self.name = name
        layout = AnsweringLayout(name: name, log: log, least: least, most: most)
    }

    var body: some View { layout {}.accessibilityIdentifier(name) }
}

struct AnsweringLayout: Layout {
    let name: String
    nonisolated(unsafe) let log: Hook<Int>
    let least: CGFloat
    let most: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.log.append("\(name) \(proposal.width.map { "\($0)" } ?? "nil")")
        return CGSize(width: min(most, max(least, proposal.width ?? least)), height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
