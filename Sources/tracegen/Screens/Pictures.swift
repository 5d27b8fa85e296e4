import Charts
import SwiftUI

#Preview("Canvas") { CanvasScreen() }
#Preview("Effects") { EffectsScreen() }
#Preview("Text") { TextStylesScreen() }
#Preview("Report") { ReportScreen() }
#Preview("Rendered") { RenderedScreen() }

/// A drawing in a canvas: outlines, gradients, texts, symbols, pictures, layers.
struct CanvasScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.indigo, .purple, .pink]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
                for index in 0..<24 {
                    var star = context
                    star.opacity = 0.3 + Double(index % 5) * 0.15
                    star.translateBy(x: CGFloat(index * 67 % Int(size.width)), y: CGFloat(index * 41 % 140))
                    star.fill(Path(ellipseIn: CGRect(x: -1.5, y: -1.5, width: 3, height: 3)), with: .color(.white))
                }
                let moon = Path(ellipseIn: CGRect(x: size.width - 90, y: 30, width: 56, height: 56))
                context.drawLayer { layer in
                    layer.addFilter(.shadow(color: .yellow, radius: 16))
                    layer.fill(moon, with: .color(.yellow))
                }
                var hills = Path()
                hills.move(to: CGPoint(x: 0, y: size.height))
                hills.addLine(to: CGPoint(x: 0, y: size.height - 60))
                hills.addCurve(
                    to: CGPoint(x: size.width, y: size.height - 40), control1: CGPoint(x: size.width * 0.3, y: size.height - 160),
                    control2: CGPoint(x: size.width * 0.6, y: size.height + 40))
                hills.addLine(to: CGPoint(x: size.width, y: size.height))
                hills.closeSubpath()
                context.fill(hills, with: .color(.black.opacity(0.7)))
                context.stroke(hills, with: .color(.white.opacity(0.5)), style: StrokeStyle(lineWidth: 2, dash: [8, 4]))
                context.draw(Text("Night").font(.largeTitle).bold().foregroundStyle(.white), at: CGPoint(x: size.width / 2, y: 60))
                context.draw(Image(systemName: "airplane"), at: CGPoint(x: 60, y: 110))
                if let house = context.resolveSymbol(id: "house") {
                    for x in [40.0, 120, 200] { context.draw(house, at: CGPoint(x: x, y: size.height - 30)) }
                }
            } symbols: {
                Label("Hut", systemImage: "house.fill").font(.caption).foregroundStyle(.orange).padding(4)
                    .background(.white, in: Capsule()).tag("house")
            }
            .frame(height: 260)
            Canvas { context, size in
                let center = CGPoint(x: size.width / 2, y: size.height / 2)
                for (index, color) in [Color.red, .green, .blue].enumerated() {
                    var disc = context
                    disc.blendMode = .screen
                    disc.translateBy(x: center.x, y: center.y)
                    disc.rotate(by: .degrees(Double(index) * 120))
                    disc.fill(Path(ellipseIn: CGRect(x: -45, y: -75, width: 90, height: 90)), with: .color(color))
                }
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 70, height: size.height)))
                context.fill(
                    Path(roundedRect: CGRect(x: 10, y: 40, width: 110, height: 110), cornerRadius: 16),
                    with: .conicGradient(Gradient(colors: [.red, .yellow, .green, .red]), center: CGPoint(x: 65, y: 95)))
            }
            .frame(height: 200)
            .background(.black)
            Canvas { context, size in
                let curve = Path { path in
                    for x in stride(from: 0, through: size.width, by: 4) {
                        let point = CGPoint(x: x, y: size.height / 2 - sin(x / 24) * 30)
                        if x == 0 { path.move(to: point) } else { path.addLine(to: point) }
                    }
                }
                context.stroke(curve, with: .color(.blue), lineWidth: 3)
                context.stroke(curve.trimmedPath(from: 0, to: 0.4), with: .color(.orange), style: StrokeStyle(lineWidth: 8, lineCap: .round))
            }
            .frame(height: 100)
        }
        .padding(.horizontal)
    }
}

/// What is done to the pictures of views, and outlines made of others.
struct EffectsScreen: View {
    private var photo: some View {
        LinearGradient(colors: [.orange, .pink, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            .overlay { Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.white) }
            .frame(width: 80, height: 80)
    }

    private func cell(_ name: String, _ view: some View) -> some View {
        VStack(spacing: 4) {
            view.frame(height: 84)
            Text(name).font(.caption2).foregroundStyle(.secondary)
        }
    }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4), spacing: 12) {
            cell("plain", photo)
            cell("circle", photo.clipShape(Circle()))
            cell("shadow", photo.cornerRadius(12).shadow(radius: 6, x: 0, y: 4))
            cell("blur", photo.blur(radius: 3))
            cell("grayscale", photo.grayscale(1))
            cell("saturation", photo.saturation(2))
            cell("contrast", photo.contrast(1.5))
            cell("brightness", photo.brightness(0.2))
            cell("hue", photo.hueRotation(.degrees(120)))
            cell("invert", photo.colorInvert())
            cell("multiply", photo.colorMultiply(.yellow))
            cell("opacity", photo.opacity(0.4))
            cell("mask", photo.mask { Image(systemName: "heart.fill").font(.system(size: 70)) })
            cell("rotation", photo.rotationEffect(.degrees(20)).scaleEffect(0.8))
            cell("multiply", ZStack { photo; Color.cyan.frame(width: 40, height: 80).blendMode(.multiply) })
            cell("difference", ZStack { photo; Color.white.frame(width: 80, height: 40).blendMode(.difference) })
            cell("union", Circle().union(Rectangle().offset(x: 30, y: 30)).fill(.teal).frame(width: 60, height: 60))
            cell("subtracting", Circle().subtracting(Circle().scale(0.5)).fill(.red))
            cell("intersection", Circle().intersection(Rectangle().offset(x: 24)).stroke(.indigo, lineWidth: 3))
            cell("symmetric", Rectangle().symmetricDifference(Circle()).fill(.brown))
            cell("radial", RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 40).frame(width: 80))
            cell("angular", AngularGradient(colors: [.red, .green, .blue, .red], center: .center).clipShape(Capsule()))
            cell("stroke", RoundedRectangle(cornerRadius: 16).strokeBorder(.blue.gradient, style: StrokeStyle(lineWidth: 5, dash: [10, 4])))
            cell("unknown", Image(systemName: "figure.open.water.swim").font(.largeTitle))
        }
        .padding()
    }
}

/// Styles of text, and characters of several scripts.
struct TextStylesScreen: View {
    private let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline), ("Body", .body),
        ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    var body: some View {
        List {
            Section("Styles") { ForEach(styles, id: \.0) { Text($0.0).font($0.1) } }
            Section("Looks") {
                Text("**Bold**, *italic*, ~~struck~~, `code` and a [link](https://example.com)")
                Text("Serif and mono").fontDesign(.serif) + Text(" 0123").monospaced()
                Text("underlined").underline() + Text(" tracked").tracking(4) + Text(" raised").baselineOffset(6)
                Text("A longer line that is cut at its end because there is no more room for it").lineLimit(1)
            }
            Section {
                Text("Grüße, naïve café, Łódź, Ελλάδα, Привет")
                Text("مرحبا بالعالم 123")
                Text("שלום (עולם)")
                Text("👍🏽 👨‍👩‍👧 🇸🇪 ★ ♥ → 漢字 かな 한글")
            } header: {
                Text("Scripts")
            } footer: {
                Text("What no font has is the edge of a box.")
            }
        }
    }
}

/// A chart among figures.
struct ReportScreen: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Chart(0..<7, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Steps", $0 * 700)) }
                        .frame(height: 180)
                    Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
                        GridRow {
                            Text("Day").bold()
                            Text("Steps").bold()
                            Text("Goal").bold()
                        }
                        Divider()
                        ForEach(0..<4, id: \.self) { day in
                            GridRow {
                                Text("Day \(day + 1)")
                                Text("\(day * 700)").monospacedDigit().gridColumnAlignment(.trailing)
                                ProgressView(value: Double(day), total: 4).tint(.green)
                            }
                        }
                    }
                    GroupBox("Sleep") { Gauge(value: 0.7) { Text("Hours") } }
                }
                .padding()
            }
            .navigationTitle("Report")
            .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
    }
}

/// Pictures that were made of views and drawn into contexts.
struct RenderedScreen: View {
    private var badge: some View {
        Label("Badge", systemImage: "star.fill").font(.title2).padding().background(.yellow, in: Capsule()).foregroundStyle(.brown)
    }

    private var rendered: Image {
        let renderer = ImageRenderer(content: badge)
        renderer.scale = 2
        guard let image = renderer.uiImage else { return Image(systemName: "xmark") }
        return Image(uiImage: image)
    }

    private var drawn: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
            UIColor.white.setStroke()
            let path = UIBezierPath(ovalIn: CGRect(x: 20, y: 10, width: 80, height: 60))
            path.lineWidth = 6
            path.stroke()
        }
    }

    var body: some View {
        VStack(spacing: 20) {
            badge
            rendered
            rendered.resizable().frame(width: 200, height: 40)
            Image(uiImage: drawn).cornerRadius(12)
            Image(size: CGSize(width: 100, height: 60)) { context in
                context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 60)), with: .color(.mint))
                context.draw(Text("drawn").bold(), at: CGPoint(x: 50, y: 30))
            }
        }
    }
}
