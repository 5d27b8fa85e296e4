import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewPictures

/// Two versions of a screen.
@MainActor @Suite
struct ComparisonTests {
    private struct Card: View {
        var padding: CGFloat
        var showsButton: Bool
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: padding)
                HStack(spacing: 0) {
                    Color.green.frame(width: 10, height: 10)
                    Text("a").frame(width: 10, height: 10)
                }
                if showsButton { Button("Go") {} }
            }
            .frame(width: 100, height: 100, alignment: .top)
        }
    }

    private func host(_ padding: CGFloat, _ showsButton: Bool) -> ViewHost {
        ViewHost(size: CGSize(width: 100, height: 100)) { Card(padding: padding, showsButton: showsButton) }
    }

    @Test("the same screen has no changes")
    func same() throws {
        #expect(try host(5, true).layoutChanges(since: host(5, true)) == [])
    }

    @Test("what grew, moved, and vanished is listed with both frames; what is inside goes along")
    func changes() throws {
        let changes = try host(8, false).layoutChanges(since: host(5, true))
        #expect(
            changes == [
                "shrank ComparisonTests.Card/VStack: 20.4×35 at 39.8, 0 → 20×18 at 40, 0",
                "grew ComparisonTests.Card/VStack/Color: 20×5 at 40, 0 → 20×8 at 40, 0",
                "moved ComparisonTests.Card/VStack/HStack: 20×10 at 40, 5 → 40, 8, with 2 inside",
                "vanished ComparisonTests.Card/VStack/Button: 20.4×20 at 39.8, 15, with 1 inside",
            ])
    }

    @Test("what appeared is listed with its place")
    func appeared() throws {
        let changes = try host(5, true).layoutChanges(since: host(5, false))
        #expect(
            changes == [
                "grew ComparisonTests.Card/VStack: 20×15 at 40, 0 → 20.4×35 at 39.8, 0",
                "appeared ComparisonTests.Card/VStack/Button: 20.4×20 at 39.8, 15, with 1 inside",
            ])
    }

    @Test("rows are found again by their ids, wherever they stand")
    func rows() throws {
        func list(_ ids: [Int]) -> ViewHost {
            ViewHost(size: CGSize(width: 100, height: 100)) {
                VStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
            }
        }
        #expect(
            try list([2, 1]).layoutChanges(since: list([1, 2])) == [
                "moved VStack/Color[2]: 10×10 at 45, 50 → 45, 40", "moved VStack/Color[1]: 10×10 at 45, 40 → 45, 50",
            ])
    }

    @Test("the difference of two pictures is red where they differ, and pale where they do not")
    func pictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ViewPicturesTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func host(_ color: Color) -> ViewHost {
            ViewHost(size: CGSize(width: 4, height: 2)) {
                HStack(spacing: 0) {
                    Color.black
                    color
                }
            }
        }
        let count = try host(.red).writePictures(comparedWith: host(.blue), to: folder, scale: 1, font: .boxes)
        #expect(count == 4)
        func picture(_ name: String) throws -> PixelPicture {
            try PNG.picture(from: Data(contentsOf: folder.appendingPathComponent("\(name).png")))
        }
        #expect(try picture("before")[3, 0] == 0x007A_FFFF)
        #expect(try picture("after")[3, 0] == 0xFF3B_30FF)
        let difference = try picture("difference")
        #expect((0..<4).map { difference[$0, 1] } == [0xBFBF_BFFF, 0xBFBF_BFFF, 0xE600_28FF, 0xE600_28FF])
    }

    @Test("pixels that only one picture has differ")
    func sizes() {
        let small = PixelPicture(width: 1, height: 1, bytes: [255, 255, 255, 255])
        let large = PixelPicture(width: 2, height: 1, bytes: [255, 255, 255, 255, 255, 255, 255, 255])
        let comparison = PictureComparison(small, large)
        #expect(comparison.differing == 1)
        #expect(comparison.bounds == CGRect(x: 1, y: 0, width: 1, height: 1))
    }
}
