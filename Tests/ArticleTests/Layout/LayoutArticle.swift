import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite("Articles on layout")
struct LayoutArticle {
    private func phone<Content: View>(_ content: Content, images: [String: CGSize] = [:]) -> ViewHost {
        ViewHost(rootView: content, size: CGSize(width: 390, height: 800), images: images)
    }

    @Test("Padding and then a background gives another frame than the reverse")
    func order() throws {
        #expect(try phone(PaddingThenBackground()).frame(of: "background") == CGRect(x: 125, y: 360, width: 140, height: 80))
        #expect(try phone(BackgroundThenPadding()).frame(of: "background") == CGRect(x: 145, y: 380, width: 100, height: 40))
    }

    @Test("A column gives text and image what they are, and the colour what is left")
    func column() throws {
        let host = phone(PosterColumn(), images: ["harbour": CGSize(width: 200, height: 150)])
        let title = try host.frame(of: "title")
        #expect((title.minY, title.height, title.midX) == (0, 20, 195))
        #expect(try host.frame(of: "picture") == CGRect(x: 95, y: 20, width: 200, height: 150))
        #expect(try host.frame(of: "rest") == CGRect(x: 0, y: 170, width: 390, height: 630))
    }

    @Test("An image that may be resized keeps its ratio in the room that it is offered")
    func resizable() throws {
        let host = phone(ResizablePoster(), images: ["harbour": CGSize(width: 200, height: 100)])
        #expect(try host.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 195))
        #expect(try host.frame(of: "caption").minY == 205)
    }

    @Test("Limits are asked first, and the rest is shared")
    func frames() throws {
        let host = phone(FlexibleButtons())
        #expect(try host.frame(of: "small") == CGRect(x: 0, y: 0, width: 80, height: 800))
        #expect(try host.frame(of: "large") == CGRect(x: 90, y: 0, width: 200, height: 800))
        #expect(try host.frame(of: "rest") == CGRect(x: 300, y: 0, width: 90, height: 800))
    }

    @Test("A spacer pushes what is beside it to the edges")
    func header() throws {
        let host = phone(ProfileHeader())
        #expect(try host.frame(of: "picture") == CGRect(x: 16, y: 370, width: 60, height: 60))
        #expect(try host.frame(of: "name") == CGRect(x: 88, y: 370, width: 120, height: 20))
        #expect(try host.frame(of: "place") == CGRect(x: 88, y: 394, width: 80, height: 16))
        #expect(try host.frame(of: "follow") == CGRect(x: 304, y: 370, width: 70, height: 30))
    }

    @Test("A priority holds as the last modifier, and is lost inside a frame")
    func priorities() throws {
        let host = phone(VStack(spacing: 0) { Priorities() })
        #expect(try host.frame(of: "first").width == 195)
        #expect(try host.frame(of: "lost").width == 195)
        #expect(try host.frame(of: "nothing").width == 0)
        #expect(try host.frame(of: "all").width == 390)
    }

    @Test("A reader of geometry takes all, and its content starts at its corner")
    func geometry() throws {
        let host = phone(HalfAndHalf())
        #expect(try host.frame(of: "third").width == 130)
        #expect(try host.frame(of: "rest") == CGRect(x: 130, y: 0, width: 260, height: 800))
    }

    @Test("The first alternative that fits is shown")
    func fitting() throws {
        #expect(phone(AdaptiveTitle()).shown == ["A long title"])
        let narrow = ViewHost(rootView: AdaptiveTitle(), size: CGSize(width: 200, height: 800))
        #expect(narrow.shown == ["Title"])
    }

    @Test("An if around a layout loses state")
    func layoutInBranch() throws {
        let host = phone(SwitchedByIf())
        try host.button("0 steps").tap()
        try host.toggle("Vertical").toggle()
        #expect(try host.button("0 steps").isEnabled)
    }

    @Test("AnyLayout keeps it, and the views move")
    func anyLayout() throws {
        let host = phone(SwitchedByLayout())
        try host.button("0 steps").tap()
        #expect(try host.frame(of: "mark").minY == host.frame(of: "steps").maxY)
        try host.toggle("Vertical").toggle()
        #expect(try host.button("1 steps").isEnabled)
        #expect(try host.frame(of: "mark").minX == host.frame(of: "steps").maxX)
    }

    @Test("A layout of one's own places views where it says")
    func flow() throws {
        let host = phone(TagCloud())
        // 120 + 10 + 100 + 10 + 90 fit into 390, and so do 150 + 10 + 60: 330 wide, 70 high, in the middle.
        #expect(try host.frame(of: "tag 0") == CGRect(x: 30, y: 365, width: 120, height: 30))
        #expect(try host.frame(of: "tag 2") == CGRect(x: 270, y: 365, width: 90, height: 30))
        #expect(try host.frame(of: "tag 3") == CGRect(x: 30, y: 405, width: 150, height: 30))
        #expect(try host.frame(of: "tag 4") == CGRect(x: 190, y: 405, width: 60, height: 30))
    }

    @Test("A guide of one's own aligns across containers")
    func alignment() throws {
        let host = phone(AlignedNames())
        #expect(try host.frame(of: "dot").midY == host.frame(of: "name").midY)
        #expect(try host.frame(of: "name") == CGRect(x: 180, y: 410, width: 50, height: 20))
    }
}
