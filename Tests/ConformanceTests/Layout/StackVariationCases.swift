import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Rows and columns in other forms.
let stackVariationCases: [ConformanceCase] = [
    .holds("C230", "Priority counts before flexibility: the flexible child with the higher one leaves the others their minimums") {
        let host = laidOut(100, 20) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).accessibilityIdentifier("first")
                box(40, 10).accessibilityIdentifier("fixed")
            }
        }
        #expect(host.place(of: "first") == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(host.place(of: "fixed") == CGRect(x: 60, y: 5, width: 40, height: 10))
    },
    .holds("C230", "Of limited children those that can grow less are asked first, wherever they stand") {
        let host = laidOut(120, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, maxWidth: 30).accessibilityIdentifier("least")
                Color.red.accessibilityIdentifier("most")
                Color.red.frame(minWidth: 10, maxWidth: 50).accessibilityIdentifier("middle")
            }
        }
        #expect(host.place(of: "least").width == 30)
        #expect(host.place(of: "middle") == CGRect(x: 75, y: 0, width: 45, height: 20))
        #expect(host.place(of: "most") == CGRect(x: 30, y: 0, width: 45, height: 20))
    },
    .holds("C230", "Across, every child is offered what the stack is") {
        let host = laidOut(100, 50) {
            HStack(spacing: 0) { Color.red.frame(width: 20).accessibilityIdentifier("child") }
        }
        #expect(host.place(of: "child") == CGRect(x: 40, y: 0, width: 20, height: 50))
    },
    .holds("C231", "Each group of priorities leaves all lower ones their minimums") {
        let host = laidOut(100, 10) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(2).accessibilityIdentifier("two")
                box(20, 10).layoutPriority(1).accessibilityIdentifier("one")
                Color.red.frame(minWidth: 15, maxWidth: .infinity).accessibilityIdentifier("none")
            }
        }
        #expect(host.place(of: "two").width == 65)
        #expect(host.place(of: "one") == CGRect(x: 65, y: 0, width: 20, height: 10))
        #expect(host.place(of: "none").width == 15)
    },
    .holds("C231", "A stack in a stack is asked before a child that grows as far and has a smaller minimum") {
        let host = laidOut(100, 10) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("outer")
                HStack(spacing: 0) {
                    Color.red.accessibilityIdentifier("inner")
                    box(10, 10)
                }
            }
        }
        #expect(host.place(of: "outer").width == 50)
        #expect(host.place(of: "inner") == CGRect(x: 50, y: 0, width: 40, height: 10))
    },
    .holds("C232", "In a column the flexible child takes the height that is left") {
        let host = laidOut(50, 100) {
            VStack(spacing: 0) {
                Color.red.accessibilityIdentifier("flexible")
                box(10, 40).accessibilityIdentifier("fixed")
            }
        }
        #expect(host.place(of: "flexible") == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(host.place(of: "fixed") == CGRect(x: 20, y: 60, width: 10, height: 40))
    },
    .holds("C233", "A negative priority leaves everything to the others") {
        let host = laidOut(100, 10) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1).accessibilityIdentifier("less")
                Color.red.accessibilityIdentifier("more")
            }
        }
        #expect(host.place(of: "less").width == 0)
        #expect(host.place(of: "more").width == 100)
    },
    .holds("C234", "A row at its ideal size is as long as its children's ideals") {
        let host = laidOut(100, 100) {
            HStack(spacing: 3) {
                Color.red
                Color.red.frame(idealWidth: 25)
            }
            .fixedSize()
            .accessibilityIdentifier("row")
        }
        #expect(host.place(of: "row").size == CGSize(width: 38, height: 10))
    },
    .holds("C235", "Negative spacing moves children over one another and shortens the stack") {
        let host = laidOut(100, 10) {
            HStack(spacing: -10) {
                box(40, 10).accessibilityIdentifier("first")
                box(40, 10).accessibilityIdentifier("second")
            }
            .accessibilityIdentifier("row")
        }
        #expect(host.place(of: "row") == CGRect(x: 15, y: 0, width: 70, height: 10))
        #expect(host.place(of: "second").minX - host.place(of: "first").minX == 30)
    },
    .holds("C235", "Children of a row stand at its top or bottom, those of a column at its sides") {
        let host = laidOut(100, 100) {
            VStack(alignment: .trailing, spacing: 0) {
                HStack(alignment: .top, spacing: 0) {
                    box(10, 10).accessibilityIdentifier("top")
                    box(50, 30)
                }
                box(20, 10).accessibilityIdentifier("trailing")
            }
        }
        #expect(host.place(of: "top").origin == CGPoint(x: 20, y: 30))
        #expect(host.place(of: "trailing").origin == CGPoint(x: 60, y: 60))
    },
    .holds("C236", "An empty stack has a place among others and its spacing; an empty view has none") {
        let host = laidOut(100, 100) {
            HStack(spacing: 0) {
                VStack(spacing: 8) {
                    box(10, 10)
                    VStack {}
                    box(10, 10)
                }
                .accessibilityIdentifier("stack")
                VStack(spacing: 8) {
                    box(10, 10)
                    EmptyView()
                    box(10, 10)
                }
                .accessibilityIdentifier("nothing")
            }
        }
        #expect(host.place(of: "stack").height == 36)
        #expect(host.place(of: "nothing").height == 28)
    },
    .holds("C238", "A spacer keeps its minimum where the stack grows beyond its place for it") {
        let host = laidOut(100, 10) {
            HStack(spacing: 0) {
                box(80, 10).accessibilityIdentifier("box")
                Spacer(minLength: 30)
            }
            .accessibilityIdentifier("row")
        }
        #expect(host.place(of: "row") == CGRect(x: -5, y: 0, width: 110, height: 10))
        #expect(host.place(of: "box").minX == -5)
    },
    .holds("C238", "A spacer alone makes a column as high as its place, and nothing wide") {
        let host = laidOut(100, 80) { VStack { Spacer() }.accessibilityIdentifier("column") }
        #expect(host.place(of: "column") == CGRect(x: 50, y: 0, width: 0, height: 80))
    },
    .holds("C240", "A spacer in a frame is as wide as the frame") {
        let host = laidOut(100, 10) {
            HStack(spacing: 0) {
                box(50, 10)
                Spacer().frame(width: 10)
                Color.red.accessibilityIdentifier("rest")
            }
        }
        #expect(host.place(of: "rest") == CGRect(x: 60, y: 0, width: 40, height: 10))
    },
    .holds("C241", "A fixed size and modifiers without a layout keep a view's priority; an offset does, too") {
        for index in 0..<3 {
            let host = laidOut(100, 10) {
                HStack(spacing: 0) {
                    Group {
                        switch index {
                        case 0: Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true)
                        case 1: Color.red.layoutPriority(1).opacity(0.5)
                        default: Color.red.layoutPriority(1).offset(x: 0)
                        }
                    }
                    .accessibilityIdentifier("first")
                    Color.red
                }
            }
            #expect(host.place(of: "first").width == 100)
        }
    },
]
