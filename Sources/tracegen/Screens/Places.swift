import SwiftUI

#Preview("Settings") { SettingsGallery() }
#Preview("Photos") { PhotoGridScreen() }
#Preview("Onboarding") { OnboardingScreen() }
#Preview("Dashboard") { DashboardScreen() }

/// Rows of all kinds.
struct SettingsGallery: View {
    @State private var isOn = true
    @State private var size = 14.0
    @State private var theme = "Blue"
    @State private var count = 3
    @State private var mode = 1
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Label("Airplane mode", systemImage: "airplane")
                    Toggle(isOn: $isOn) { Label("Notifications", systemImage: "bell.fill") }
                    NavigationLink(value: 1) { Label("Privacy", systemImage: "lock.fill") }
                } header: {
                    Text("General")
                } footer: {
                    Text("Notifications are sent once a day, in the morning, and never on weekends.")
                }
                Section("Look") {
                    Picker("Theme", selection: $theme) {
                        ForEach(["Blue", "Green", "Red"], id: \.self) { Text($0).tag($0) }
                    }
                    Picker("Mode", selection: $mode) {
                        Text("Light").tag(0)
                        Text("Auto").tag(1)
                        Text("Dark").tag(2)
                    }
                    .pickerStyle(.segmented)
                    Slider(value: $size, in: 10...20)
                    Stepper("Columns: \(count)", value: $count, in: 1...6)
                    DatePicker("Since", selection: $date, displayedComponents: .date)
                    LabeledContent("Version", value: "1.4.2")
                }
                Section {
                    ProgressView("Storage", value: 0.7)
                    Button("Sign out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}

/// Pictures in a grid.
struct PhotoGridScreen: View {
    private let columns = [GridItem(.adaptive(minimum: 100), spacing: 2)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 2) {
                    ForEach(0..<24, id: \.self) { index in
                        Color(hue: Double(index) / 24, saturation: 0.55, brightness: 0.9)
                            .aspectRatio(1, contentMode: .fit)
                            .overlay(alignment: .bottomTrailing) {
                                if index % 5 == 0 {
                                    Label("0:\(10 + index)", systemImage: "play.fill")
                                        .font(.caption2)
                                        .foregroundStyle(.white)
                                        .padding(4)
                                }
                            }
                            .overlay { if index == 7 { Image("beach").resizable().scaledToFill() } }
                            .clipped()
                    }
                }
            }
            .navigationTitle("Photos")
        }
    }
}

/// What a new user sees first.
struct OnboardingScreen: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .purple, .pink], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            VStack(spacing: 28) {
                Spacer()
                ZStack {
                    Circle()
                        .fill(RadialGradient(colors: [.white.opacity(0.9), .white.opacity(0)], center: .center, startRadius: 10, endRadius: 120))
                        .frame(width: 240, height: 240)
                    Circle()
                        .trim(from: 0, to: 0.7)
                        .stroke(AngularGradient(colors: [.yellow, .orange, .red, .yellow], center: .center), style: StrokeStyle(lineWidth: 14, lineCap: .round))
                        .frame(width: 150, height: 150)
                        .rotationEffect(.degrees(-90))
                    Image(systemName: "flame.fill").font(.system(size: 56)).foregroundStyle(.white)
                }
                Text("Move more, every day")
                    .font(.system(size: 34, weight: .heavy, design: .rounded))
                    .multilineTextAlignment(.center)
                Text("Set a goal, close your rings, and see how far you have come at the end of each week.")
                    .font(.title3)
                    .multilineTextAlignment(.center)
                    .opacity(0.85)
                Spacer()
                HStack(spacing: 8) {
                    ForEach(0..<3, id: \.self) { page in
                        Capsule().fill(.white.opacity(page == 0 ? 1 : 0.4)).frame(width: page == 0 ? 24 : 8, height: 8)
                    }
                }
                Button {} label: {
                    Text("Get started")
                        .font(.headline)
                        .foregroundStyle(.purple)
                        .frame(maxWidth: .infinity)
                        .frame(height: 54)
                        .background(.white, in: RoundedRectangle(cornerRadius: 16))
                        .shadow(radius: 8, y: 4)
                }
            }
            .foregroundStyle(.white)
            .padding(28)
        }
    }
}

/// Numbers in cards.
struct DashboardScreen: View {
    private func card(_ title: String, _ value: String, _ symbol: String, _ color: Color) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: symbol).foregroundStyle(color)
                Text(title).font(.subheadline).foregroundStyle(.secondary)
                Spacer()
            }
            Text(value).font(.title).bold()
            GeometryReader { proxy in
                Capsule().fill(color.opacity(0.2))
                    .overlay(alignment: .leading) { Capsule().fill(color).frame(width: proxy.size.width * 0.6) }
            }
            .frame(height: 6)
        }
        .padding()
        .background(Color(.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .shadow(color: .black.opacity(0.08), radius: 8, y: 2)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    VStack(alignment: .leading) {
                        Text("Good morning").font(.subheadline).foregroundStyle(.secondary)
                        Text("Dashboard").font(.largeTitle).bold()
                    }
                    Spacer()
                    Image("avatar").resizable().frame(width: 44, height: 44).clipShape(Circle())
                }
                Grid(horizontalSpacing: 16, verticalSpacing: 16) {
                    GridRow {
                        card("Steps", "8,412", "figure.walk", .green)
                        card("Heart", "62 bpm", "heart.fill", .red)
                    }
                    GridRow {
                        card("Sleep", "7 h 20", "moon.fill", .indigo)
                        card("Energy", "540 kcal", "flame.fill", .orange)
                    }
                }
                Text("This week").font(.headline)
                HStack(alignment: .bottom, spacing: 10) {
                    ForEach(Array([0.4, 0.7, 0.55, 0.9, 0.65, 0.3, 0.8].enumerated()), id: \.offset) { index, part in
                        VStack {
                            RoundedRectangle(cornerRadius: 6)
                                .fill(LinearGradient(colors: [.blue, .cyan], startPoint: .bottom, endPoint: .top))
                                .frame(height: 120 * part)
                            Text(["M", "T", "W", "T", "F", "S", "S"][index]).font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
                .padding()
                .background(.background, in: .rect(cornerRadius: 16))
                .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.quaternary, lineWidth: 1) }
            }
            .padding()
        }
        .background(Color(.systemGroupedBackground))
    }
}
