import SwiftUI
import Testing
import TraceTesting

/// A screen as SVG: the whole text, which is the same on every machine.
@MainActor @Suite
struct SVGTests {
    @Test("a text and a colour stand where the layout puts them")
    func smallScreen() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            VStack(spacing: 4) {
                Text("Hi & <bye>").font(.caption)
                Color.red.frame(width: 20, height: 10)
            }
        }
        let text = try host.svg()
        #expect(text == """
            <svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" viewBox="0 0 100 60" font-family="system-ui, sans-serif">
              <path d="M0 0L100 0L100 60L0 60Z" fill="#FFFFFF"/>
              <text x="20.6" y="27" font-size="12" textLength="58.8" lengthAdjust="spacingAndGlyphs" xml:space="preserve" \
            fill="#000000">Hi &amp; &lt;bye&gt;</text>
              <path d="M40 34L60 34L60 44L40 44Z" fill="#FF3B30"/>
            </svg>

            """)
    }

    @Test("a navigation bar is covered where something is scrolled under it, and shows what is behind it until then")
    func barGround() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 200)) {
            NavigationStack {
                ScrollView { Color.red.frame(height: 600) }
                    .navigationTitle("").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Text("Ab") }
            }
        }
        let bar = "<path d=\"M0 0L100 0L100 44L0 44Z\" fill=\"#FFFFFF\"/>"
        #expect(try !host.svg().contains(bar))
        try host.scrollView(in: nil).scroll(by: 50)
        #expect(try host.svg().contains(bar))
    }

    private struct Arrowless: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test("a disclosure group with a style of the user's has no arrow beside what the style shows; a symbol without a name is nothing")
    func nothingBeside() throws {
        func text<Content: View>(_ content: Content) throws -> String { try ViewHost(size: CGSize(width: 100, height: 60)) { content }.svg() }
        let group = DisclosureGroup("More") { Text("Inside") }
        #expect(try text(group).contains("stroke="))
        #expect(try !text(group.disclosureGroupStyle(Arrowless())).contains("stroke="))
        #expect(try text(Image(systemName: "?")).contains("stroke="))
        #expect(try !text(Image(systemName: "")).contains("stroke="))
    }

    @Test("what is behind comes first, what is over it last, and a higher index later")
    func order() throws {
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            ZStack {
                Color.green.zIndex(1)
                Color.blue.background(.red).overlay(Color.yellow)
            }
        }
        let fills = try host.svg().split(separator: "\n").compactMap { $0.split(separator: "fill=\"").last?.prefix(7) }
        #expect(fills.dropFirst().dropLast() == ["#FFFFFF", "#FF3B30", "#007AFF", "#FFCC00", "#34C759"])
    }

    @Test("effects around a view are groups around its drawing, the outermost first")
    func effects() throws {
        let host = ViewHost(size: CGSize(width: 40, height: 40)) {
            Color.black.frame(width: 20, height: 20).clipShape(Rectangle()).opacity(0.5).rotationEffect(.degrees(90))
        }
        #expect(try host.svg().split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) } == [
            "<defs>", "<clipPath id=\"d1\"><path d=\"M10 10L30 10L30 30L10 30Z\"/></clipPath>", "</defs>",
            "<path d=\"M0 0L40 0L40 40L0 40Z\" fill=\"#FFFFFF\"/>", "<g transform=\"matrix(0 1 -1 0 40 0)\">", "<g opacity=\"0.5\">",
            "<g clip-path=\"url(#d1)\">", "<path d=\"M10 10L30 10L30 30L10 30Z\" fill=\"#000000\"/>", "</g>", "</g>", "</g>", "</svg>",
        ])
    }

    @Test("space between letters is put there, and not into them")
    func tracking() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 40)) { Text("ab").tracking(4) }
        #expect(try host.svg().contains("lengthAdjust=\"spacing\""))
    }

    @Test("hidden views and views without opacity are not drawn")
    func hidden() throws {
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            VStack {
                Color.red.hidden()
                Color.green.opacity(0)
            }
        }
        let text = try host.svg()
        #expect(text.split(separator: "\n").count == 3)
    }

    @Test("lines are broken, aligned and cut as the layout does it")
    func lines() throws {
        let host = ViewHost(size: CGSize(width: 70, height: 100)) {
            Text("one two three four").multilineTextAlignment(.trailing).lineLimit(2)
        }
        let words = try host.svg().split(separator: "\n").compactMap { line -> String? in
            guard line.contains("<text") else { return nil }
            return line.split(separator: ">").dropFirst().first?.split(separator: "<").first.map(String.init)
        }
        #expect(words == ["one two", "three f…"])
    }

    @Test("dark screens have dark backgrounds and light words")
    func dark() throws {
        let host = ViewHost(size: CGSize(width: 50, height: 30)) { Text("a").environment(\.colorScheme, .dark) }
        let text = try host.svg()
        #expect(text.contains("<path d=\"M0 0L50 0L50 30L0 30Z\" fill=\"#000000\"/>"))
        #expect(text.contains("fill=\"#FFFFFF\">a</text>"))
    }

    @Test("each text of a screen full of controls is drawn once")
    func once() throws {
        let host = ViewHost(size: CGSize(width: 390, height: 844)) { ControlsScreen() }
        let text = try host.svg()
        for words in ["Wifi", "Volume words", "Columns", "Sent", "Name of it", "Menu words", "Row A", "Header words", "Bar title"] {
            #expect(text.components(separatedBy: ">\(words)</text>").count == 2, "\(words)")
        }
    }

    @Test("two drawings of one screen are the same text")
    func same() throws {
        let host = ViewHost(size: CGSize(width: 390, height: 844)) { ControlsScreen() }
        #expect(try host.svg() == host.svg())
        #expect(try host.svg() == ViewHost(size: CGSize(width: 390, height: 844)) { ControlsScreen() }.svg())
    }
}

/// Controls of all kinds.
struct ControlsScreen: View {
    @State private var isOn = true
    @State private var value = 0.5
    @State private var count = 2
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Header words") {
                    Toggle("Wifi", isOn: $isOn)
                    Stepper("Columns", value: $count)
                    TextField("Name of it", text: $text)
                    Text("Row A").swipeActions { Button("Delete") {} }
                }
                Text("Volume words")
                Slider(value: $value)
                Button("Sent") {}.buttonStyle(.borderedProminent)
                Menu("Menu words") { Button("Inside") {} }
                ProgressView(value: 0.5)
            }
            .navigationTitle("Bar title")
        }
    }
}
