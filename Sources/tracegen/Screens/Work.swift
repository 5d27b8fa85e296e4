import SwiftUI

#Preview("Mail") { MailScreen() }
#Preview("Drawing") { DrawingScreen() }
#Preview("Account") { AccountScreen() }

/// Bars of all kinds around a list.
struct MailScreen: View {
    @State private var search = ""
    private let letters = [
        ("Ada", "Notes on the engine", "The engine weaves algebraic patterns just as the loom weaves flowers and leaves."),
        ("Grace", "A moth in relay 70", "First actual case of a bug being found."),
        ("Linus", "Re: Hobby", "Just a hobby, will not be big and professional."),
    ]

    var body: some View {
        NavigationStack {
            List {
                ForEach(letters, id: \.1) { letter in
                    VStack(alignment: .leading, spacing: 2) {
                        HStack {
                            Text(letter.0).font(.headline)
                            Spacer()
                            Text("9:41").font(.subheadline).foregroundStyle(.secondary)
                        }
                        Text(letter.1).font(.subheadline)
                        Text(letter.2).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                    }
                }
            }
            .listStyle(.plain)
            .searchable(text: $search)
            .navigationTitle("Inbox")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) { Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {} }
                ToolbarItem(placement: .topBarTrailing) { Menu("More", systemImage: "ellipsis.circle") { Button("Mark all") {} } }
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("3 unread").font(.caption)
                    Spacer()
                    Button("Write", systemImage: "square.and.pencil") {}
                }
            }
        }
    }
}

/// A canvas, emoji and letters of other scripts.
struct DrawingScreen: View {
    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                Canvas { context, size in
                    for index in 0..<12 {
                        let angle = Angle.degrees(Double(index) * 30).radians
                        let center = CGPoint(x: size.width / 2 + cos(angle) * 80, y: size.height / 2 + sin(angle) * 80)
                        context.fill(
                            Path(ellipseIn: CGRect(x: center.x - 14, y: center.y - 14, width: 28, height: 28)),
                            with: .color(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 0.9)))
                    }
                    context.draw(Text("12").font(.title).bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
                .frame(height: 240)
                .background(.quaternary, in: .rect(cornerRadius: 16))
                Text("👩‍👩‍👧‍👦 🇸🇪 ☀️ 日本語 العربية")
                Gauge(value: 0.4) { Text("Speed") }
                ProgressView()
                Spacer()
            }
            .padding()
            .navigationTitle("Drawing")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
    }
}

/// Fields and controls outside of a form.
struct AccountScreen: View {
    @State private var name = "Ada"
    @State private var mail = ""
    @State private var isOn = true
    @State private var amount = 0.3
    @State private var notes = "Likes engines,\nand numbers."

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Account").font(.largeTitle).bold()
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            TextField("Mail", text: $mail).textFieldStyle(.roundedBorder)
            SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
            HStack {
                Text("News")
                Toggle("News", isOn: $isOn).labelsHidden()
                Spacer()
                Toggle("Off", isOn: .constant(false)).labelsHidden().tint(.orange)
            }
            Slider(value: $amount).tint(.pink)
            TextEditor(text: $notes).frame(height: 80).border(.quaternary)
            Button("Save") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
            Spacer()
        }
        .scenePadding()
    }
}
