import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// The coordinate space of the scroll view around a view.
@MainActor @Suite struct ScrollSpaceTests {
    private struct Row: View {
        let id: Int
        let axis: Axis?
        var body: some View {
            GeometryReader { place in
                let space: NamedCoordinateSpace = axis.map { .scrollView(axis: $0) } ?? .scrollView
                let (frame, bounds) = (place.frame(in: space), place.bounds(of: space))
                Text("\(id): \(Int(frame.minX)),\(Int(frame.minY)) of \(bounds.map { "\(Int($0.width))x\(Int($0.height))" } ?? "none")")
            }
            .frame(width: 80, height: 30)
        }
    }

    private struct Nested: View {
        let axis: Axis?
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { Row(id: $0, axis: axis) }
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) { ForEach(3..<6, id: \.self) { Row(id: $0, axis: axis) } }
                        }
                    }
                }
                .frame(width: 100, height: 60)
                .accessibilityIdentifier("outer")
            }
        }
    }

    private func host(_ axis: Axis?) -> ViewHost { ViewHost(size: CGSize(width: 100, height: 70)) { Nested(axis: axis) } }

    @Test("It begins at the part that is seen of the nearest scroll view, and content moves in it as it scrolls")
    func nearest() throws {
        let host = host(nil)
        #expect(host.texts == ["0: 10,0 of 100x60", "1: 10,30 of 100x60", "2: 10,60 of 100x60", "3: 0,0 of 100x30", "4: 80,0 of 100x30", "5: 160,0 of 100x30"])
        try host.scrollView("outer").scroll(by: 20)
        #expect(host.texts.prefix(4) == ["0: 10,-20 of 100x60", "1: 10,10 of 100x60", "2: 10,40 of 100x60", "3: 0,0 of 100x30"])
    }

    @Test("With an axis it is that of the nearest one that scrolls along it")
    func axis() {
        #expect(host(.vertical).texts.suffix(3) == ["3: 0,90 of 100x60", "4: 80,90 of 100x60", "5: 160,90 of 100x60"])
        #expect(host(.horizontal).texts.suffix(3) == ["3: 0,0 of 100x30", "4: 80,0 of 100x30", "5: 160,0 of 100x30"])
    }

    @Test("Where no scroll view is around a view, it is the host's, and has no bounds")
    func none() {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Row(id: 0, axis: nil) }
        #expect(host.texts == ["0: 10,35 of none"])
    }

    @Test("A list is a scroll view too")
    func list() {
        let host = ViewHost(size: CGSize(width: 200, height: 300)) { List { Row(id: 0, axis: .vertical) } }
        #expect(host.texts.map { $0.split(separator: " ").last } == ["200x300"])
    }
}
