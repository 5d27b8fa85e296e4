import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Frames, padding, ratios and layers in other forms.
let frameVariationCases: [ConformanceCase] = [
    .holds("C243", "A frame aligns its child at any of its corners") {
        let host = laidOut(100, 50) {
            box(20, 20).accessibilityIdentifier("child").frame(width: 100, height: 50, alignment: .bottomTrailing)
        }
        #expect(host.place(of: "child") == CGRect(x: 80, y: 30, width: 20, height: 20))
    },
    .holds("C243", "A frame around a frame offers its own size and aligns the inner one") {
        let host = laidOut(100, 50) {
            Color.red.frame(width: 50).accessibilityIdentifier("inner").frame(width: 100, alignment: .leading)
        }
        #expect(host.place(of: "inner") == CGRect(x: 0, y: 0, width: 50, height: 50))
    },
    .holds("C243", "The side that is not fixed is the child's") {
        let host = laidOut(100, 100) { box(20, 30).frame(width: 60).accessibilityIdentifier("frame") }
        #expect(host.place(of: "frame") == CGRect(x: 20, y: 35, width: 60, height: 30))
    },
    .holds("C244", "A proposal below, between and above both limits") {
        for (proposal, width) in [(100, 120), (130, 130), (300, 150)] as [(CGFloat, CGFloat)] {
            let host = laidOut(proposal, 10) {
                Color.red.frame(minWidth: 120, maxWidth: 150).accessibilityIdentifier("frame")
            }
            #expect(host.place(of: "frame").width == width)
        }
    },
    .holds("C244", "From nothing to everything, a frame takes the proposal also where its child is wider") {
        let host = laidOut(20, 10) {
            box(30, 10).accessibilityIdentifier("child").frame(minWidth: 0, maxWidth: .infinity).accessibilityIdentifier("frame")
        }
        #expect(host.place(of: "frame") == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(host.place(of: "child") == CGRect(x: -5, y: 0, width: 30, height: 10))
    },
    .holds("C245", "A filling frame stands its child at its leading side") {
        let host = laidOut(100, 10) {
            box(30, 10).accessibilityIdentifier("child").frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(host.place(of: "child") == CGRect(x: 0, y: 0, width: 30, height: 10))
    },
    .holds("C246", "A minimum height makes room around a lower child") {
        let host = laidOut(100, 100) {
            box(10, 10).accessibilityIdentifier("child").frame(minHeight: 40).accessibilityIdentifier("frame")
        }
        #expect(host.place(of: "frame") == CGRect(x: 45, y: 30, width: 10, height: 40))
        #expect(host.place(of: "child").minY == 45)
    },
    .holds("C246", "With a minimum alone a flexible child takes the proposal") {
        let host = laidOut(100, 10) { Color.red.frame(minWidth: 30).accessibilityIdentifier("frame") }
        #expect(host.place(of: "frame").width == 100)
    },
    .holds("C247", "Ideal sides count in both directions") {
        let host = laidOut(100, 100) {
            Color.red.frame(idealWidth: 30, idealHeight: 40).fixedSize().accessibilityIdentifier("frame")
        }
        #expect(host.place(of: "frame") == CGRect(x: 35, y: 30, width: 30, height: 40))
    },
    .holds("C248", "A maximum holds a child that stands out of it") {
        let host = laidOut(100, 10) {
            box(80, 10).accessibilityIdentifier("child").frame(maxWidth: 50).fixedSize().accessibilityIdentifier("frame")
        }
        #expect(host.place(of: "frame") == CGRect(x: 25, y: 0, width: 50, height: 10))
        #expect(host.place(of: "child") == CGRect(x: 10, y: 0, width: 80, height: 10))
    },
    .holds("C249", "A fixed height leaves the width as it is offered") {
        let host = laidOut(100, 100) {
            Color.red.frame(idealHeight: 20).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("view")
        }
        #expect(host.place(of: "view") == CGRect(x: 0, y: 40, width: 100, height: 20))
    },
    .holds("C250", "In a low place a ratio that fits takes the height, one that fills the width") {
        let fit = laidOut(100, 30) { Color.red.accessibilityIdentifier("view").aspectRatio(2, contentMode: .fit) }
        #expect(fit.place(of: "view") == CGRect(x: 20, y: 0, width: 60, height: 30))
        let fill = laidOut(100, 30) { Color.red.accessibilityIdentifier("view").aspectRatio(2, contentMode: .fill) }
        #expect(fill.place(of: "view") == CGRect(x: 0, y: -10, width: 100, height: 50))
    },
    .holds("C250", "Where one side alone is proposed the ratio gives the other") {
        let host = laidOut(100, 300) {
            ScrollView { Color.red.accessibilityIdentifier("view").aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit) }
        }
        #expect(host.place(of: "view") == CGRect(x: 0, y: 0, width: 100, height: 50))
    },
    .holds("C251", "The ratio of an ideal size is kept at every size") {
        let host = laidOut(100, 100) {
            Color.red.frame(idealWidth: 40, idealHeight: 20).accessibilityIdentifier("view").scaledToFit()
        }
        #expect(host.place(of: "view") == CGRect(x: 0, y: 25, width: 100, height: 50))
    },
    .holds("C252", "Negative padding offers more and reports less") {
        let host = laidOut(100, 100) {
            Color.red.accessibilityIdentifier("inner").padding(-10).accessibilityIdentifier("outer")
        }
        #expect(host.place(of: "inner") == CGRect(x: -10, y: -10, width: 120, height: 120))
        #expect(host.place(of: "outer") == CGRect(x: 0, y: 0, width: 100, height: 100))
    },
    .holds("C252", "Padding at some sides, and more of it than there is room") {
        let sides = laidOut(100, 100) { box(20, 20).padding(.horizontal).padding(.top, 5).accessibilityIdentifier("view") }
        #expect(sides.place(of: "view").size == CGSize(width: 52, height: 25))
        let much = laidOut(100, 100) { Color.red.accessibilityIdentifier("inner").padding(60).accessibilityIdentifier("outer") }
        #expect(much.place(of: "inner").size == .zero)
        #expect(much.place(of: "outer") == CGRect(x: -10, y: -10, width: 120, height: 120))
    },
    .holds("C253", "A layer that is larger than the view stands out of it, aligned with it") {
        let host = laidOut(100, 100) {
            box(20, 20).overlay { box(40, 10).accessibilityIdentifier("over") }
                .background(alignment: .topTrailing) { box(50, 50).accessibilityIdentifier("behind") }
                .accessibilityIdentifier("view")
        }
        #expect(host.place(of: "view") == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(host.place(of: "over") == CGRect(x: 30, y: 45, width: 40, height: 10))
        #expect(host.place(of: "behind") == CGRect(x: 10, y: 40, width: 50, height: 50))
    },
    .holds("C253", "Layers around layers are each offered what they are around") {
        let host = laidOut(100, 100) {
            box(30, 20).background { Color.red.accessibilityIdentifier("inner") }.padding(5)
                .background { Color.red.accessibilityIdentifier("outer") }
        }
        #expect(host.place(of: "inner") == CGRect(x: 35, y: 40, width: 30, height: 20))
        #expect(host.place(of: "outer") == CGRect(x: 30, y: 35, width: 40, height: 30))
    },
]
