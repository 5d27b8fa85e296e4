import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Colours, shapes, images, and what is put around them.
@MainActor @Suite struct GraphicsTests {
    struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    struct Card: View {
        var title: String
        var body: some View {
            HStack(spacing: 12) {
                Image(systemName: "cart").resizable().scaledToFit().frame(width: 32, height: 32)
                    .foregroundStyle(.tint)
                VStack(alignment: .leading) {
                    Text(title).font(.headline)
                    Text("Details").foregroundStyle(.secondary)
                }
                Spacer()
                Circle().fill(Color.red.opacity(0.5)).frame(width: 8, height: 8)
                Triangle().stroke(.blue, lineWidth: 2)
                RoundedRectangle(cornerRadius: 4).strokeBorder(.orange)
            }
            .padding(.horizontal)
            .padding(.vertical, 8)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
            .overlay(alignment: .topTrailing) { Text("New").font(.caption) }
            .background { LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom) }
            .background(Color(.systemBackground))
            .clipShape(.rect(cornerRadius: 8))
            .shadow(radius: 4)
            .tint(.red)
        }
    }

    @Test("A card as many draw it is one body; what is attached is mounted and read after it")
    func card() {
        let probe = Probe { Card(title: "Tea") }
        #expect(probe.counts() == ["GraphicsTests.Card": 1])
        #expect(probe.texts == ["Tea", "Details", "New"])
        #expect(probe.all("Overlay").count == 1)
        #expect(probe.first("Image")?.attributes["symbol"] == "cart")
        #expect(probe.first("Circle")?.attributes["fill"] == "red.opacity(0.5)")
    }

    @Test("A shape of the user's is drawn, not evaluated as a view")
    func shapes() {
        let probe = Probe { Triangle() }
        #expect(probe.counts() == [:])
        #expect(probe.all("GraphicsTests.Triangle").count == 1)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(Triangle().path(in: rect).boundingRect == rect)
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 10))
        #expect(Rectangle().inset(by: 2).path(in: rect).boundingRect == CGRect(x: 2, y: 2, width: 6, height: 16))
    }

    @Test("A view in an overlay lives and is identified like any other")
    func overlayState() {
        struct Badge: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Host: View {
            @State private var title = "a"
            var body: some View {
                Button(title) { title += "b" }.overlay { Badge() }
            }
        }
        let probe = Probe { Host() }
        probe.press("count 0")
        #expect(probe.texts == ["a", "count 1"])
        _ = probe.counts()
        probe.press("a")
        #expect(probe.texts == ["ab", "count 1"])
        #expect(probe.counts() == ["GraphicsTests.Host": 1])
    }

    @Test("C203, C204: frames that make no sense warn in SwiftUI's words")
    func frames() {
        struct V: View {
            var body: some View {
                Text("a").frame(width: -1)
                Text("b").frame(height: .nan)
                Text("c").frame(minWidth: 50, maxWidth: 10)
                Text("d").frame(maxWidth: .infinity)
            }
        }
        #expect(Probe { V() }.warnings == [
            "Invalid frame dimension (negative or non-finite).", "Invalid frame dimension (negative or non-finite).",
            "Contradictory frame constraints specified.",
        ])
    }

    @Test("C104: what a GeometryReader's closure reads is its own affair")
    func geometry() {
        let model = Counter()
        struct P: View {
            let model: Counter
            var body: some View {
                Text("P")
                GeometryReader { proxy in Text("\(model.count) in \(Int(proxy.size.width))") }
            }
        }
        let probe = Probe { P(model: model) }
        #expect(probe.texts == ["P", "0 in 393"])
        _ = probe.counts()
        probe.act { model.count = 4 }
        #expect(probe.texts == ["P", "4 in 393"])
        #expect(probe.counts() == [:])
    }
}
