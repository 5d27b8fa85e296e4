import SwiftUI

// MARK: A card that takes any content

struct Card<Content: View>: View {
    let title: String
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            content
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
        .shadow(radius: 4)
    }
}

struct WeatherScreen: View {
    @State private var isCelsius = true
    let degrees = 20

    var body: some View {
        ScrollView {
            Card(title: "Today") {
                Text(isCelsius ? "\(degrees) °C" : "\(degrees * 9 / 5 + 32) °F")
                Button("Change unit") { isCelsius.toggle() }
            }
            Card(title: "Tomorrow") {
                Image(systemName: "cloud.rain")
                Text("Rain")
            }
        }
    }
}

// MARK: A modifier of one's own

struct Badge: ViewModifier {
    let count: Int

    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            if count > 0 {
                Text("\(count)")
                    .font(.caption2)
                    .padding(4)
                    .background(Color.red, in: Circle())
            }
        }
    }
}

extension View {
    func badged(_ count: Int) -> some View { modifier(Badge(count: count)) }
}

struct InboxButton: View {
    @State private var unread = 0

    var body: some View {
        Button("Inbox") { unread = 0 }
            .badged(unread)
        Button("Receive") { unread += 1 }
    }
}

// MARK: Styles

struct PressableStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(configuration.isPressed ? Color.gray : Color.blue, in: Capsule())
            .foregroundStyle(.white)
    }
}

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }
}

struct StyledForm: View {
    @State private var accepts = false
    @State private var isSent = false

    var body: some View {
        VStack {
            Toggle("I accept", isOn: $accepts)
                .toggleStyle(CheckboxStyle())
            Button("Send") { isSent = true }
                .buttonStyle(PressableStyle())
                .disabled(!accepts)
            if isSent { Text("Thank you") }
        }
    }
}

// MARK: A theme in the environment

struct Theme: Equatable {
    var spacing: CGFloat = 8
    var title = "Plain"
}

extension EnvironmentValues {
    @Entry var theme = Theme()
}

struct ThemedTitle: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme.title).padding(theme.spacing) }
}

struct ThemedScreen: View {
    @State private var isFestive = false

    var body: some View {
        VStack {
            ThemedTitle()
            ThemedTitle()
                .environment(\.theme, Theme(spacing: 24, title: isFestive ? "Festive" : "Special"))
            Toggle("Festive", isOn: $isFestive)
        }
    }
}

// MARK: What a child tells its parent

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct WidestLabel: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading) {
            label("First name", 80)
            label("Name", 40)
            Text("Widest: \(Int(width))")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }

    private func label(_ title: String, _ width: CGFloat) -> some View {
        Text(title)
            .frame(width: width)
            .background {
                GeometryReader { proxy in
                    Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                }
            }
    }
}

// MARK: Screens that are put together from small ones

struct Ingredient: Identifiable {
    let id = UUID()
    var name: String
    var isBought = false
}

struct IngredientRow: View {
    @Binding var ingredient: Ingredient

    var body: some View {
        Toggle(ingredient.name, isOn: $ingredient.isBought)
    }
}

struct ShoppingList: View {
    @State private var ingredients = [Ingredient(name: "Flour"), Ingredient(name: "Yeast"), Ingredient(name: "Salt")]

    private var missing: Int { ingredients.filter { !$0.isBought }.count }

    var body: some View {
        List {
            Section {
                ForEach($ingredients) { $ingredient in
                    IngredientRow(ingredient: $ingredient)
                }
            } header: {
                Text("Bread")
            } footer: {
                Text(missing == 0 ? "All there" : "\(missing) missing")
            }
        }
    }
}
