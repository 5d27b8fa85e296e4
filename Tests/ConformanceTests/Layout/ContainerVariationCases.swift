import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Overlaps, readers and scrolling containers in other forms.
let containerVariationCases: [ConformanceCase] = [
    .holds("C254", "A geometry reader is as flexible as a colour") {
        let host = laidOut(100, 20) {
            HStack(spacing: 0) {
                GeometryReader { _ in Color.red }.accessibilityIdentifier("reader")
                box(40, 10)
            }
        }
        #expect(host.place(of: "reader") == CGRect(x: 0, y: 0, width: 60, height: 20))
    },
    .holds("C254", "Several views in a geometry reader stand at its corner, each offered its size") {
        let host = laidOut(60, 40) {
            GeometryReader { _ in
                Color.red.accessibilityIdentifier("first")
                box(10, 10).accessibilityIdentifier("second")
            }
        }
        #expect(host.place(of: "first") == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(host.place(of: "second") == CGRect(x: 0, y: 0, width: 10, height: 10))
    },
    .holds("C255", "An overlap aligns smaller children at its corner") {
        let host = laidOut(100, 100) {
            ZStack(alignment: .bottomTrailing) {
                box(50, 50)
                box(10, 10).accessibilityIdentifier("small")
            }
        }
        #expect(host.place(of: "small") == CGRect(x: 65, y: 65, width: 10, height: 10))
    },
    .holds("C255", "A flexible child makes an overlap as large as its place") {
        let host = laidOut(100, 80) {
            ZStack {
                Color.red
                box(30, 30)
            }
            .accessibilityIdentifier("overlap")
        }
        #expect(host.place(of: "overlap") == CGRect(x: 0, y: 0, width: 100, height: 80))
    },
    .holds("C255", "What has a lower priority is placed with the size of what has the highest") {
        let host = laidOut(100, 80) {
            ZStack {
                box(20, 20).layoutPriority(1)
                Color.red.accessibilityIdentifier("behind")
            }
        }
        #expect(host.place(of: "behind") == CGRect(x: 40, y: 30, width: 20, height: 20))
    },
    .holds("C256", "A modifier around several views is around each") {
        let host = laidOut(100, 100) {
            VStack(spacing: 0) {
                Group {
                    box(10, 10).accessibilityIdentifier("first")
                    box(20, 10).accessibilityIdentifier("second")
                }
                .padding(5)
            }
            .accessibilityIdentifier("column")
        }
        #expect(host.place(of: "column") == CGRect(x: 35, y: 30, width: 30, height: 40))
        #expect(host.place(of: "first").minY == 35)
        #expect(host.place(of: "second").minY == 55)
    },
    .holds("C256", "A body with several views gives a stack so many children") {
        let host = laidOut(100, 100) { VStack(spacing: 5) { TwoBoxes() }.accessibilityIdentifier("column") }
        #expect(host.place(of: "column").height == 25)
    },
    .holds("C257", "The height counts where it is among the axes") {
        let vertical = laidOut(20, 50) {
            ViewThatFits(in: .vertical) {
                Text("high").frame(width: 10, height: 100)
                Text("wide").frame(width: 100, height: 40)
            }
        }
        #expect(vertical.texts == ["wide"])
        let both = laidOut(60, 50) {
            ViewThatFits {
                Text("wide").frame(width: 200, height: 10)
                Text("high").frame(width: 50, height: 60)
                Text("small").frame(width: 50, height: 40)
            }
        }
        #expect(both.texts == ["small"])
    },
    .holds("C257", "The ideal size decides; what fits is then offered the whole place") {
        let host = laidOut(100, 50) {
            ViewThatFits {
                Color.red.accessibilityIdentifier("flexible")
                box(10, 10)
            }
        }
        #expect(host.place(of: "flexible") == CGRect(x: 0, y: 0, width: 100, height: 50))
    },
    .holds("C258", "Sideways, a scroll view offers no width and the whole height") {
        let host = laidOut(100, 80) { ScrollView(.horizontal) { Color.red.accessibilityIdentifier("colour") } }
        #expect(host.place(of: "colour") == CGRect(x: 0, y: 0, width: 10, height: 80))
    },
    .holds("C258", "A scroll view takes what a column leaves it, whatever is in it") {
        let host = laidOut(100, 100) {
            VStack(spacing: 0) {
                box(10, 30)
                ScrollView { box(10, 500) }.accessibilityIdentifier("scroll")
            }
        }
        #expect(host.place(of: "scroll") == CGRect(x: 0, y: 30, width: 100, height: 70))
    },
    .holds("C259", "Rows of a lazy stack stand at its side, with the space between them") {
        let host = laidOut(100, 100) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 4) {
                    ForEach(0..<50, id: \.self) { box(30, 10).accessibilityIdentifier("row \($0)") }
                }
            }
        }
        #expect(host.place(of: "row 0") == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(host.place(of: "row 2") == CGRect(x: 0, y: 28, width: 30, height: 10))
    },
    .holds("C259", "Rows of a lazy row stand one behind the other, in the middle of its height") {
        let host = laidOut(100, 50) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 5) { ForEach(0..<50, id: \.self) { box(20, 10).accessibilityIdentifier("cell \($0)") } }
            }
        }
        #expect(host.place(of: "cell 3") == CGRect(x: 75, y: 20, width: 20, height: 10))
    },
    .holds("C260", "A layout of the user's is asked once for each proposal of the stack around it, and again where its content changed") {
        let log = Hook<Int>()
        let host = laidOut(100, 40) { Renewed(log: log) }
        let first = log.log
        #expect(first.count == Set(first).count)
        try host.button("renew").tap()
        #expect(Array(log.log.dropFirst(first.count)) == first)
    },
]

private struct TwoBoxes: View {
    var body: some View {
        box(10, 10)
        box(10, 10)
    }
}

private struct Renewed: View {
    let log: Hook<Int>
    @State private var width: CGFloat = 20
    var body: some View {
        VStack(spacing: 0) {
            Button("renew") { width += 1 }.frame(height: 10)
            Noting(log: log) { box(width, 10) }
        }
    }
}

/// Notes for what it is asked.
private struct Noting: Layout {
    nonisolated(unsafe) let log: Hook<Int>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.log.append("\(proposal.width ?? -1)×\(proposal.height ?? -1)")
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}
