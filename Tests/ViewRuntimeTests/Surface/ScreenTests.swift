import Combine
import SwiftUI
import Testing
import ViewRuntime

/// Screens as people write them: that they compile is half of what is tested.
@MainActor @Suite struct ScreenTests {
    struct Profile: View {
        @State private var name = "Ada"
        @State private var birthday = Date(timeIntervalSince1970: 0)
        @State private var accent = Color.blue
        @State private var volume: Double = 3
        @State private var notify = true
        @State private var bio = ""
        @State private var password = ""
        @State private var editMode: EditMode = .inactive
        @FocusState private var field: Field?
        @Environment(\.dismissSearch) private var dismissSearch
        @Environment(\.horizontalSizeClass) private var sizeClass
        let version = "1.0"

        enum Field: Hashable { case name, password }

        private var isValid: Bool { !name.isEmpty }

        var body: some View {
            Form {
                Section("Account") {
                    TextField("Name", text: $name)
                        .focused($field, equals: .name)
                        .textInputAutocapitalization(.words)
                        .autocorrectionDisabled()
                        .submitLabel(.next)
                        .onSubmit { field = .password }
                        .keyboardType(.default)
                    SecureField("Password", text: $password)
                        .focused($field, equals: .password)
                        .textContentType(.password)
                    if !isValid {
                        Label("A name is needed", systemImage: "exclamationmark.triangle")
                            .foregroundStyle(.red, .secondary)
                            .font(.system(.caption, design: .rounded, weight: .bold))
                            .transition(.opacity.combined(with: .move(edge: .top)))
                    }
                }
                Section {
                    DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: .date)
                    ColorPicker("Accent", selection: $accent)
                    Slider(value: $volume, in: 0...10) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    }
                    Toggle(isOn: $notify.animation()) { Text("Notify") }.toggleStyle(.switch).tint(accent)
                    TextEditor(text: $bio).frame(minHeight: 80, maxHeight: .infinity)
                    LabeledContent("Version", value: version)
                    LabeledContent("Size") { Text(sizeClass == .compact ? "compact" : "regular") }
                } header: {
                    Text("Details").textCase(.uppercase)
                } footer: {
                    Text("Everything here is **optional**. \(Image(systemName: "info.circle"))")
                        .font(.footnote)
                        .foregroundColor(.secondary)
                }
                Section {
                    Button("Sign Out", role: .destructive) { name = "" }
                        .frame(maxWidth: .infinity, alignment: .center)
                        .buttonStyle(.borderedProminent)
                        .controlSize(.large)
                        .disabled(!isValid)
                        .listRowBackground(Color.clear)
                }
            }
            .formStyle(.grouped)
            .scrollContentBackground(.hidden)
            .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
            .navigationTitle("Profile")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                EditButton()
                Menu {
                    Button { name += "!" } label: { Label("Shout", systemImage: "megaphone") }
                    Divider()
                    Picker("Sort", selection: .constant(1)) { Text("Up").tag(1) }
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
            }
            .toolbarBackground(.visible, for: .navigationBar)
            .environment(\.editMode, $editMode)
            .animation(.easeInOut(duration: 0.2), value: name)
            .sensoryFeedback(.success, trigger: notify)
        }
    }

    @Test("A form with everything in it is one body, follows its fields and its edit mode")
    func profile() {
        let probe = Probe { Profile() }
        #expect(probe.counts() == ["ScreenTests.Profile": 1])
        #expect(probe.press("Sign Out"))
        #expect(probe.texts.contains("A name is needed"))
        #expect(probe.first("Button", "Sign Out")?.isEnabled == false)
        #expect(probe.type("Grace", into: "Name", submit: true))
        #expect(!probe.texts.contains("A name is needed"))
        _ = probe.counts()
        #expect(probe.press("Edit"))
        #expect(probe.texts.contains("Done"))
        // The button reads the mode, not the screen that owns it.
        #expect(probe.counts() == [:])
    }

    struct Board: View {
        struct Tile: Identifiable {
            let id: Int
            var isOn: Bool
        }

        @State private var tiles = (0..<6).map { Tile(id: $0, isOn: false) }
        @State private var selection: Set<Int> = []
        @State private var offset: CGSize = .zero
        @State private var angle = Angle.zero
        @Namespace private var space
        private let columns = [GridItem(.adaptive(minimum: 60), spacing: 8), GridItem(.flexible())]
        private let timer = Empty<Int, Never>()

        var body: some View {
            GeometryReader { geometry in
                ScrollViewReader { proxy in
                    ScrollView(.vertical, showsIndicators: false) {
                        LazyVGrid(columns: columns, spacing: 8) {
                            ForEach($tiles) { $tile in
                                tileView($tile)
                                    .matchedGeometryEffect(id: tile.id, in: space)
                                    .onTapGesture {
                                        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { tile.isOn.toggle() }
                                    }
                                    .contextMenu { Button("Select \(tile.id)") { selection.insert(tile.id) } }
                                    .accessibilityElement(children: .combine)
                                    .accessibilityAddTraits(tile.isOn ? [.isButton, .isSelected] : .isButton)
                            }
                        }
                        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
                        .frame(width: geometry.size.width)
                    }
                    .overlay(alignment: .bottomTrailing) {
                        Button { proxy.scrollTo(0, anchor: .top) } label: {
                            Image(systemName: "arrow.up").padding().background(.ultraThinMaterial, in: Circle())
                        }
                        .offset(offset)
                        .gesture(DragGesture(minimumDistance: 4).onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
                        .rotationEffect(angle)
                    }
                    .safeAreaInset(edge: .bottom) { Text("\(selection.count) selected").font(.caption.bold()) }
                }
            }
            .onReceive(timer) { _ in angle += .degrees(1) }
        }

        @ViewBuilder
        private func tileView(_ tile: Binding<Tile>) -> some View {
            ZStack(alignment: .topLeading) {
                RoundedRectangle(cornerRadius: 12, style: .continuous)
                    .fill(tile.wrappedValue.isOn ? Color.accentColor.gradient : Color.gray.opacity(0.2).gradient)
                    .aspectRatio(1, contentMode: .fit)
                Text(tile.wrappedValue.isOn ? "on" : "off").padding(4)
            }
        }
    }

    @Test("A board of bound tiles changes the tile that is tapped")
    func board() {
        let probe = Probe { Board() }
        #expect(probe.texts.filter { $0 == "off" }.count == 6)
        let third = probe.all("ZStack")[2]
        #expect(probe.drive(third) { if case .tap(let tap) = $0 { tap } else { nil } })
        #expect(probe.all("ZStack").map { $0.texts[0] } == ["off", "off", "on", "off", "off", "off"])
        #expect(probe.press("Select 4"))
        #expect(probe.texts.contains("1 selected"))
    }

    struct Bar: ToolbarContent {
        let add: @MainActor () -> Void
        var body: some ToolbarContent {
            ToolbarItem(placement: .principal) { Text("Title") }
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Add", action: add)
                Button("Share") {}
            }
        }
    }

    @Test("Toolbar content of the user's own is mounted like any other")
    func toolbar() {
        struct V: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").toolbar { Bar { count += 1 } }
            }
        }
        let probe = Probe { V() }
        #expect(probe.texts == ["0", "Title", "Add", "Share"])
        #expect(probe.press("Add"))
        #expect(probe.texts[0] == "1")
    }

    struct CardModifier: ViewModifier {
        var isOn: Bool
        func body(content: Content) -> some View {
            content
                .padding()
                .background(RoundedRectangle(cornerRadius: 10).fill(isOn ? Color.green : Color.secondary.opacity(0.1)))
                .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.primary, lineWidth: 1))
                .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        }
    }

    @Test("Modifiers of the user's own are bodies of their own")
    func modifier() {
        let probe = Probe { Text("card").modifier(CardModifier(isOn: true)) }
        #expect(probe.counts() == ["ScreenTests.CardModifier": 1])
        #expect(probe.texts == ["card"])
    }
}
