import SwiftUI

#Preview("Tabs") { TabsScreen() }
#Preview("Sheet") { SheetScreen() }
#Preview("Right to left") { RightToLeftScreen() }

/// Tabs with a player above the bar.
struct TabsScreen: View {
    var body: some View {
        TabView {
            Tab("Listen", systemImage: "play.circle") {
                NavigationStack {
                    ScrollView {
                        LazyVStack(alignment: .leading, spacing: 12) {
                            ForEach(0..<10, id: \.self) { index in
                                HStack {
                                    Image("cover-\(index)").resizable().frame(width: 56, height: 56).cornerRadius(8)
                                    VStack(alignment: .leading) {
                                        Text("Episode \(index + 1)").font(.headline)
                                        Text("\(20 + index * 3) min").font(.footnote).foregroundStyle(.secondary)
                                    }
                                    Spacer()
                                    Image(systemName: index < 3 ? "checkmark.circle.fill" : "arrow.down.circle").foregroundStyle(.tint)
                                }
                                Divider()
                            }
                        }
                        .padding(.horizontal)
                    }
                    .safeAreaInset(edge: .bottom, spacing: 0) {
                        HStack {
                            Image(systemName: "pause.fill")
                            Text("Episode 4").font(.subheadline)
                            Spacer()
                            Text("12:41").font(.caption).monospacedDigit()
                        }
                        .padding()
                        .background(.thinMaterial)
                    }
                    .navigationTitle("Listen now")
                }
            }
            Tab("Library", systemImage: "square.stack") { Text("Library") }
            Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
        }
        .tint(.purple)
    }
}

/// A sheet over a map.
struct SheetScreen: View {
    @State private var isShown = true

    var body: some View {
        ZStack {
            LinearGradient(colors: [.green.opacity(0.4), .mint.opacity(0.5), .teal.opacity(0.6)], startPoint: .topLeading, endPoint: .bottomTrailing)
            Path { path in
                path.move(to: CGPoint(x: 20, y: 80))
                path.addCurve(to: CGPoint(x: 360, y: 380), control1: CGPoint(x: 200, y: 40), control2: CGPoint(x: 120, y: 360))
            }
            .stroke(.blue, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [12, 10]))
            Image(systemName: "mappin.circle.fill").font(.largeTitle).foregroundStyle(.red).position(x: 360, y: 370)
        }
        .sheet(isPresented: $isShown) {
            VStack(alignment: .leading, spacing: 12) {
                Capsule().fill(.tertiary).frame(width: 36, height: 5).frame(maxWidth: .infinity)
                Text("Harbour café").font(.title2).bold()
                Label("Open until 18:00", systemImage: "clock").foregroundStyle(.green)
                Text("Strömgatan 4").strikethrough().foregroundStyle(.secondary)
                Text("Kajen 12").underline()
                HStack {
                    Button("Directions", systemImage: "arrow.up.right") {}.buttonStyle(.borderedProminent)
                    Button("Call", systemImage: "phone.fill") {}.buttonStyle(.bordered).controlSize(.large)
                }
                Spacer()
            }
            .padding()
            .presentationDetents([.medium, .large])
        }
    }
}

/// The same words from the right.
struct RightToLeftScreen: View {
    @State private var isOn = true

    var body: some View {
        NavigationStack {
            List {
                Section("مرحبا") {
                    HStack {
                        Image(systemName: "person.fill")
                        Text("الاسم")
                        Spacer()
                        Text("ليلى").foregroundStyle(.secondary)
                    }
                    Toggle("إشعارات", isOn: $isOn)
                    Text("A longer English text that runs over more than one line, in order to see at which side its lines begin.")
                }
            }
            .navigationTitle("الإعدادات")
        }
        .environment(\.layoutDirection, .rightToLeft)
    }
}
