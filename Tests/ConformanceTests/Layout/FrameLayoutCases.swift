import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Frames, fixed sizes, ratios, padding, layers.
let frameLayoutCases: [ConformanceCase] = [
    .holds("C243", "A fixed frame has its size, offers it to the child and aligns it; a side that is not fixed is the child's") {
        let host = laidOut(200, 200) {
            Color.red.frame(width: 30).accessibilityIdentifier("child")
                .frame(width: 100, height: 50, alignment: .bottomTrailing).accessibilityIdentifier("frame")
        }
        #expect(host.place(of: "frame") == CGRect(x: 50, y: 75, width: 100, height: 50))
        #expect(host.place(of: "child") == CGRect(x: 120, y: 75, width: 30, height: 50))
        let open = laidOut(200, 200) { box(30, 20).frame(height: 60).accessibilityIdentifier("frame") }
        #expect(open.place(of: "frame") == CGRect(x: 85, y: 70, width: 30, height: 60))
    },
    .holds("C243", "A child that is larger than its frame stands out of it") {
        let host = laidOut(200, 200) { box(80, 80).accessibilityIdentifier("child").frame(width: 40, height: 40) }
        #expect(host.place(of: "child") == CGRect(x: 60, y: 60, width: 80, height: 80))
    },
    .holds("C244", "With both limits the proposal counts within them, whatever the child is") {
        #expect(width(at: 300) { box(10, 10).frame(minWidth: 50, maxWidth: 100) } == 100)
        #expect(width(at: 70) { box(10, 10).frame(minWidth: 50, maxWidth: 100) } == 70)
        #expect(width(at: 20) { box(200, 10).frame(minWidth: 50, maxWidth: 100) } == 50)
    },
    .holds("C245", "With an infinite maximum alone a frame fills the proposal, and holds a wider child") {
        #expect(width(at: 100) { box(10, 10).frame(maxWidth: .infinity) } == 100)
        #expect(width(at: 100) { box(140, 10).frame(maxWidth: .infinity) } == 140)
        #expect(width(at: 300) { box(10, 10).frame(maxWidth: 120) } == 120)
    },
    .holds("C246", "With a minimum alone a frame goes down to its child, and not below the minimum") {
        #expect(width(at: 100) { box(10, 10).frame(minWidth: 50) } == 50)
        #expect(width(at: 100) { box(70, 10).frame(minWidth: 50) } == 70)
        #expect(width(at: 100) { Color.red.frame(minWidth: 50) } == 100)
        #expect(width(at: 20) { Color.red.frame(minWidth: 50) } == 50)
    },
    .holds("C247", "An ideal width counts where nothing is proposed") {
        let host = laidOut(300, 50) {
            Color.red.accessibilityIdentifier("child").frame(idealWidth: 70).accessibilityIdentifier("frame").fixedSize()
        }
        #expect(host.place(of: "frame").width == 70)
        #expect(host.place(of: "child").width == 70)
    },
    .holds("C248", "Without a proposal a maximum limits the child's ideal width") {
        #expect(width(at: 300) { box(90, 10).frame(maxWidth: 60).fixedSize() } == 60)
        #expect(width(at: 300) { box(40, 10).frame(maxWidth: 60).fixedSize() } == 40)
    },
    .holds("C249", "A fixed size offers no length in its direction and stands in the middle") {
        let host = laidOut(100, 100) {
            Color.red.frame(idealWidth: 160).accessibilityIdentifier("child").fixedSize(horizontal: true, vertical: false)
                .frame(width: 40, height: 40)
        }
        #expect(host.place(of: "child") == CGRect(x: -30, y: 30, width: 160, height: 40))
    },
    .holds("C250", "A ratio fits into the proposal, or fills it; without a proposal it passes") {
        let log = Hook<Int>()
        _ = laidOut(100, 100) { Answering("fit", log, least: 0, most: .infinity).aspectRatio(2, contentMode: .fit) }
        let fit = laidOut(100, 100) { Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("view") }
        #expect(fit.place(of: "view") == CGRect(x: 0, y: 25, width: 100, height: 50))
        let fill = laidOut(100, 100) { Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("view") }
        #expect(fill.place(of: "view") == CGRect(x: -50, y: 0, width: 200, height: 100))
        let open = laidOut(100, 100) { Color.red.aspectRatio(2, contentMode: .fit).fixedSize().accessibilityIdentifier("view") }
        #expect(open.place(of: "view").size == CGSize(width: 10, height: 10))
    },
    .holds("C251", "Without a number the ratio is that of the child's ideal size") {
        let host = ViewHost(size: CGSize(width: 100, height: 100), images: ["photo": CGSize(width: 300, height: 150)]) {
            Image("photo").resizable().aspectRatio(contentMode: .fit).accessibilityIdentifier("view")
        }
        #expect(host.place(of: "view") == CGRect(x: 0, y: 25, width: 100, height: 50))
    },
    .holds("C252", "Padding offers the child what is left and adds itself to its size; it is 16 where no length is given") {
        let host = laidOut(100, 100) {
            Color.red.accessibilityIdentifier("child").padding(10).accessibilityIdentifier("padding")
        }
        #expect(host.place(of: "child") == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(host.place(of: "padding").size == CGSize(width: 100, height: 100))
        #expect(width(at: 100) { box(20, 10).padding() } == 52)
        #expect(width(at: 10) { Color.red.padding(10) } == 20)
    },
    .holds("C253", "Layers are offered the view's size and never change it") {
        let host = laidOut(100, 100) {
            box(40, 20)
                .overlay(alignment: .topTrailing) { box(90, 8).accessibilityIdentifier("over") }
                .background { Color.blue.accessibilityIdentifier("behind") }
                .accessibilityIdentifier("view")
        }
        #expect(host.place(of: "view") == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(host.place(of: "over") == CGRect(x: -20, y: 40, width: 90, height: 8))
        #expect(host.place(of: "behind") == CGRect(x: 30, y: 40, width: 40, height: 20))
    },
    .holds("C253", "A background before padding is smaller than one after it") {
        let host = laidOut(100, 100) {
            box(20, 20).background(Color.blue.accessibilityIdentifier("inner")).padding(10)
                .background(Color.red.accessibilityIdentifier("outer"))
        }
        #expect(host.place(of: "inner") == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(host.place(of: "outer") == CGRect(x: 30, y: 30, width: 40, height: 40))
    },
]

/// The width of content that is offered a width, and 100 in height.
@MainActor private func width<Content: View>(at width: CGFloat, @ViewBuilder _ content: () -> Content) -> CGFloat {
    laidOut(width, 100) { content().accessibilityIdentifier("content") }.place(of: "content").width
}
