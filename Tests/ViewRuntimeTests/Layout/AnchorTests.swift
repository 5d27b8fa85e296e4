import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Places that views say to those around them.
@MainActor @Suite struct AnchorTests {
    struct Bounds: Equatable {
        var id: Int
        var anchor: Anchor<CGRect>
    }

    enum AllBounds: PreferenceKey {
        static var defaultValue: [Bounds] { [] }
        static func reduce(value: inout [Bounds], nextValue: () -> [Bounds]) { value += nextValue() }
    }

    struct Tabs: View {
        @State private var selected = 0
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Button("tab \(index)") { selected = index }
                        .buttonStyle(.plain)
                        .frame(width: 60 + CGFloat(index) * 10, height: 40)
                        .anchorPreference(key: AllBounds.self, value: .bounds) { [Bounds(id: index, anchor: $0)] }
                }
            }
            .overlayPreferenceValue(AllBounds.self) { all in
                GeometryReader { proxy in
                    if let bounds = all.first(where: { $0.id == selected }) {
                        let place = proxy[bounds.anchor]
                        Rectangle().frame(width: place.width, height: 2).offset(x: place.minX, y: place.maxY - 2)
                            .overlay { Text("\(Int(place.minX)) to \(Int(place.maxX))") }
                    }
                }
            }
            .padding(.leading, 5)
        }
    }

    @Test("An underline stands under the chosen tab, in the coordinates of the overlay")
    func underline() throws {
        let host = ViewHost(size: CGSize(width: 400, height: 200)) { Tabs() }
        #expect(host.tree.contains("0 to 60"))
        try host.button("tab 2").tap()
        #expect(host.tree.contains("130 to 210"))
        try host.button("tab 1").tap()
        #expect(host.tree.contains("60 to 130"))
        #expect(host.warnings == [])
    }

    @Test("Points of a view are told in the coordinates of another one")
    func points() {
        enum Middle: PreferenceKey {
            static var defaultValue: Anchor<CGPoint>? { nil }
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
        }
        struct Screen: View {
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 30)
                    Color.blue.frame(width: 100, height: 50)
                        .anchorPreference(key: Middle.self, value: .bottomTrailing) { $0 }
                }
                .backgroundPreferenceValue(Middle.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor { Text("\(Int(proxy[anchor].x)), \(Int(proxy[anchor].y))") }
                    }
                }
            }
        }
        #expect(ViewHost(size: CGSize(width: 300, height: 300)) { Screen() }.tree.contains("100, 80"))
    }
}
