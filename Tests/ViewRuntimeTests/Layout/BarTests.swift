import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Bars on an iPhone 14: 390×844, of which 47 points are taken at the top and 34 at the bottom.
@MainActor @Suite struct BarTests {
    private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost { ViewHost(device: .iPhone14, content: content) }

    private func content() -> some View { Color.red.accessibilityIdentifier("content") }

    private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 390, height: height) }

    @Test("The safe area of a device is kept free; a view that ignores it has the whole screen")
    func device() throws {
        #expect(try host { content() }.frame(of: "content") == rect(47, 763))
        #expect(try host { content().ignoresSafeArea() }.frame(of: "content") == rect(0, 844))
        #expect(try host { content().ignoresSafeArea(edges: .bottom) }.frame(of: "content") == rect(47, 797))
        #expect(try ViewHost { content() }.frame(of: "content") == rect(0, 844))
    }

    @Test("A navigation bar is 44 points high, 96 with a large title, 52 more with a search field")
    func titles() throws {
        let inline = host { NavigationStack { content().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
        #expect(try inline.frame(of: "content") == rect(91, 719))
        let large = host { NavigationStack { content().navigationTitle("Title") } }
        #expect(try large.frame(of: "content") == rect(143, 667))
        let search = host { NavigationStack { content().searchable(text: .constant("")).navigationTitle("Title") } }
        #expect(try search.frame(of: "content") == rect(195, 615))
        let none = host { NavigationStack { content() } }
        #expect(try none.frame(of: "content") == rect(47, 763))
    }

    @Test("A bar that is hidden takes no room")
    func hidden() throws {
        let old = host { NavigationStack { content().navigationTitle("Title").navigationBarHidden(true) } }
        #expect(try old.frame(of: "content") == rect(47, 763))
        let both = host {
            TabView {
                Tab("One", systemImage: "star") {
                    NavigationStack { content().navigationTitle("Title").toolbar(.hidden, for: .navigationBar, .tabBar) }
                }
            }
        }
        #expect(try both.frame(of: "content") == rect(47, 763))
    }

    @Test("What stands at an edge of a scroll view may scroll itself")
    func scrollingInset() throws {
        let host = ViewHost {
            ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("content") }
                .safeAreaInset(edge: .top, spacing: 0) {
                    ScrollView(.horizontal) { Color.blue.frame(width: 600, height: 40) }.accessibilityIdentifier("tabs")
                }
        }
        #expect(try host.frame(of: "tabs") == rect(0, 40))
        #expect(try host.frame(of: "content") == rect(40, 2000))
    }

    private struct Changing: View {
        @State private var isLong = false
        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    Button("change") { isLong.toggle() }.frame(height: 30)
                    Color.red.accessibilityIdentifier("content")
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(isLong ? .large : .inline)
                .toolbar { if isLong { ToolbarItem(placement: .bottomBar) { Text("Ab").accessibilityIdentifier("item") } } }
            }
        }
    }

    @Test("Content moves when its bars change")
    func changing() throws {
        let host = host { Changing() }
        #expect(try host.frame(of: "content") == rect(121, 689))
        try host.button("change").tap()
        #expect(try host.frame(of: "content") == rect(173, 593))
        #expect(try host.frame(of: "item").midY == 844 - 34 - 22)
        try host.button("change").tap()
        #expect(try host.frame(of: "content") == rect(121, 689))
    }

    @Test("A tab bar takes 49 points above the home indicator; pages have none")
    func tabs() throws {
        let tabs = host {
            TabView { Tab("One", systemImage: "star") { NavigationStack { content().navigationTitle("Title") } } }
        }
        #expect(try tabs.frame(of: "content") == rect(143, 618))
        let pages = host { TabView { content().tabItem { Text("One") } }.tabViewStyle(.page) }
        #expect(try pages.frame(of: "content") == rect(47, 763))
    }

    @Test("A pushed screen has a bar with a way back, without a title")
    func pushed() throws {
        let host = host { NavigationStack { NavigationLink("go") { content() } } }
        try host.button("go").tap()
        #expect(try host.frame(of: "content") == rect(91, 719))
    }

    @Test("The items of a toolbar stand in the bar, from its sides inwards")
    func items() throws {
        let host = host {
            NavigationStack {
                content()
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Text("Ab").accessibilityIdentifier("cancel") }
                        ToolbarItem(placement: .principal) { Text("Ab").accessibilityIdentifier("middle") }
                        ToolbarItem(placement: .topBarTrailing) { Text("Ab").accessibilityIdentifier("inner") }
                        ToolbarItem(placement: .confirmationAction) { Text("Ab").accessibilityIdentifier("outer") }
                        ToolbarItem(placement: .bottomBar) { Text("Ab").accessibilityIdentifier("left") }
                        ToolbarItem(placement: .bottomBar) { Text("Ab").accessibilityIdentifier("right") }
                    }
            }
        }
        // 17 × (0.65 + 0.55)
        let width: CGFloat = 20.4
        func x(_ name: String) throws -> CGFloat { try host.frame(of: name).minX }
        func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }
        #expect(isNear(try x("cancel"), 16))
        #expect(isNear(try x("middle"), (390 - width) / 2))
        #expect(isNear(try x("outer"), 390 - 16 - width))
        #expect(isNear(try x("inner"), 390 - 32 - 2 * width))
        #expect(try host.frame(of: "inner").midY == 47 + 22)
        #expect(isNear(try x("left"), 16))
        #expect(isNear(try x("right"), 390 - 16 - width))
        #expect(try host.frame(of: "left").midY == 844 - 34 - 22)
        #expect(try host.frame(of: "content") == rect(91, 675))
    }

    @Test("A label in a bar is its icon alone")
    func labels() throws {
        let host = host {
            NavigationStack {
                content().toolbar { Button {} label: { Label("Add a product", systemImage: "plus").accessibilityIdentifier("add") } }
            }
        }
        let alone = ViewHost { Image(systemName: "plus").accessibilityIdentifier("plus") }
        #expect(try host.frame(of: "add").width == alone.frame(of: "plus").width)
        #expect(try host.frame(of: "add").maxX == 374)
    }

    @Test("A list reaches under the bars; its rows begin behind them and end before them")
    func list() throws {
        let host = host {
            TabView {
                Tab("One", systemImage: "star") {
                    NavigationStack {
                        List(0..<100) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
                            .accessibilityIdentifier("list")
                            .navigationTitle("Title")
                    }
                }
            }
        }
        #expect(try host.frame(of: "list") == rect(0, 844))
        // A row is 44 high, and its text 20.
        #expect(try host.frame(of: "row 0").minY == 143 + 12)
        try host.list.scroll(by: 1_000_000)
        #expect(try host.frame(of: "row 99").maxY == 844 - 34 - 49 - 12)
    }

    @Test("A row of a list may say the title")
    func titleOfRow() throws {
        let host = host { NavigationStack { List { Text("Row").accessibilityIdentifier("row").navigationTitle("Title") } } }
        #expect(try host.frame(of: "row").minY == 143 + 12)
    }

    @Test("Content at the edge of a scroll view stands beside the bars")
    func inset() throws {
        let host = host {
            TabView {
                Tab("One", systemImage: "star") {
                    NavigationStack {
                        ScrollView { Color.red.frame(height: 10).accessibilityIdentifier("content") }
                            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50).accessibilityIdentifier("player") }
                            .navigationTitle("Title")
                    }
                }
            }
        }
        #expect(try host.frame(of: "content").minY == 143)
        #expect(try host.frame(of: "player") == rect(844 - 34 - 49 - 50, 50))
    }

    @Test("Geometry tells what bars and device take")
    func geometry() {
        let notes = Box<[EdgeInsets]>([])
        _ = host {
            NavigationStack {
                GeometryReader { proxy in
                    let _ = notes.value.append(proxy.safeAreaInsets)
                    Color.red
                }
                .navigationTitle("Title")
            }
        }
        #expect(notes.value.last == EdgeInsets(top: 143, leading: 0, bottom: 34, trailing: 0))
    }

    @Test("A large sheet begins 10 points below the safe area, a medium one is half as high; a cover has the whole screen")
    func sheets() throws {
        let large = host { Color.blue.sheet(isPresented: .constant(true)) { content() } }
        #expect(try large.frame(of: "content") == rect(57, 753))
        let medium = host {
            Color.blue.sheet(isPresented: .constant(true)) { content().presentationDetents([.medium]) }
        }
        #expect(try medium.frame(of: "content") == rect(450.5, 359.5))
        let cover = host { Color.blue.fullScreenCover(isPresented: .constant(true)) { content() } }
        #expect(try cover.frame(of: "content") == rect(47, 763))
    }

    @Test("Padding of the scene is 16 points at the sides that are named")
    func scenePadding() throws {
        #expect(try host { content().scenePadding() }.frame(of: "content") == CGRect(x: 16, y: 63, width: 358, height: 731))
        #expect(try host { content().scenePadding(.horizontal) }.frame(of: "content") == CGRect(x: 16, y: 47, width: 358, height: 763))
    }
}
