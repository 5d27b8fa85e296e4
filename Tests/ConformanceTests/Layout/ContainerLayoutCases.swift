import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Geometry readers, scrolling, and what layout has to do with bodies.
let containerLayoutCases: [ConformanceCase] = [
    .holds("C254", "A geometry reader takes the whole proposal; its content stands at its corner, and is made when the size is known") {
        let log = Hook<Int>()
        let host = laidOut(100, 80) {
            VStack(spacing: 0) {
                box(10, 30)
                GeometryReader { proxy in
                    let _ = log.log.append("\(proxy.size.width)×\(proxy.size.height) at \(proxy.frame(in: .global).minY)")
                    box(20, 10).accessibilityIdentifier("content")
                }
                .accessibilityIdentifier("reader")
            }
        }
        #expect(log.log == ["100.0×50.0 at 30.0"])
        #expect(host.place(of: "reader") == CGRect(x: 0, y: 30, width: 100, height: 50))
        #expect(host.place(of: "content") == CGRect(x: 0, y: 30, width: 20, height: 10))
    },
    .holds("C254", "Without a proposal a geometry reader is ten points long") {
        let host = laidOut(100, 80) { GeometryReader { _ in Color.red }.fixedSize().accessibilityIdentifier("reader") }
        #expect(host.place(of: "reader").size == CGSize(width: 10, height: 10))
    },
    .holds("C257", "Of several views the first whose ideal size fits is shown, else the last") {
        for (width, shown) in [(120, "wide"), (60, "narrow"), (10, "narrow")] as [(CGFloat, String)] {
            let host = laidOut(width, 50) {
                ViewThatFits(in: .horizontal) {
                    Text("wide").frame(width: 100)
                    Text("narrow").frame(width: 40)
                }
            }
            #expect(host.texts == [shown])
        }
    },
    .holds("C258", "A scroll view takes the proposal and offers its content no height") {
        let host = laidOut(100, 80) {
            ScrollView {
                Color.red.frame(minHeight: 5).accessibilityIdentifier("colour")
                box(30, 200).accessibilityIdentifier("tall")
            }
            .accessibilityIdentifier("scroll")
        }
        #expect(host.place(of: "scroll") == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(host.place(of: "colour") == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(host.place(of: "tall") == CGRect(x: 35, y: 18, width: 30, height: 200))
    },
    .holds("C259", "A lazy stack is ideally as wide as its first row, and as high as the average of the rows that were placed says") {
        let host = laidOut(200, 100) {
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { box($0 == 0 ? 70 : 40, $0 < 5 ? 20 : 30) } }
                    .accessibilityIdentifier("stack")
            }
        }
        #expect(host.place(of: "stack").size == CGSize(width: 70, height: 2_000))
        try host.scrollView.scroll(by: 100)
        // Five rows of 30 more, with those of half a host's height ahead.
        #expect(host.place(of: "stack").height == 2_500)
    },
    .holds("C260", "A child is asked once for each proposal, and a layout in which nothing changed asks nobody") {
        let log = Hook<Int>()
        let host = laidOut(100, 20) {
            Row(log: log)
        }
        let asked = log.log
        #expect(Set(asked).count == asked.count)
        host.update()
        try host.button("unrelated").tap()
        #expect(log.log == asked)
    },
    .holds("C260", "No body runs because of a layout, but for a geometry reader's content") {
        let host = laidOut(100, 200) { Growing() }
        host.resetCounts()
        try host.button("grow").tap()
        #expect(host.bodyCounts == ["Growing": 1, "InReader": 1])
        #expect(host.texts == ["grow", "beside", "120"])
    },
]

private struct Row: View {
    let log: Hook<Int>
    @State private var n = 0

    var body: some View {
        HStack(spacing: 0) {
            Answering("a", log, least: 0, most: .infinity)
            Answering("b", log, least: 0, most: 30)
            Button("unrelated") { n += 1 }
        }
    }
}

private struct Growing: View {
    @State private var height: CGFloat = 10

    var body: some View {
        VStack(spacing: 0) {
            Button("grow") { height = 40 }.frame(height: height)
            Beside().frame(height: 40)
            GeometryReader { InReader(height: $0.size.height) }
        }
    }
}

private struct Beside: View {
    var body: some View { Text("beside") }
}

private struct InReader: View {
    let height: CGFloat
    var body: some View { Text(String(Int(height))) }
}
