import SwiftUI

// MARK: A list and its detail

struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
}

struct RecipeDetail: View {
    let recipe: Recipe
    @State private var servings = 2

    var body: some View {
        VStack {
            Text("\(recipe.name) for \(servings)")
            Button("More") { servings += 1 }
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct RecipeList: View {
    let recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Bread")]
    @State private var taps = 0

    var body: some View {
        NavigationStack {
            List(recipes) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
            .toolbar { Button("Tapped \(taps)") { taps += 1 } }
        }
    }
}

// MARK: A path in code

enum Route: Hashable {
    case city(String)
    case street(String)
}

struct CityGuide: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Open Lisbon") { path.append(.city("Lisbon")) }
                Button("Deep link") { path = [.city("Porto"), .street("Rua das Flores")] }
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .city(let name):
                    Button("Street in \(name)") { path.append(.street("Avenida")) }
                case .street(let name):
                    Text(name)
                    Button("To the start") { path.removeAll() }
                }
            }
        }
        Text("Depth \(path.count)")
    }
}

// MARK: Values of several types

struct MixedGuide: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Number", value: 7)
                NavigationLink("Word", value: "seven")
            }
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .navigationDestination(for: String.self) { Text("Word \($0)") }
        }
    }
}

// MARK: A screen that closes itself

struct ComposeSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var draft = ""
    let send: (String) -> Void

    var body: some View {
        NavigationStack {
            TextField("Message", text: $draft)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { dismiss() }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Send") {
                            send(draft)
                            dismiss()
                        }
                        .disabled(draft.isEmpty)
                    }
                }
        }
    }
}

struct Mailbox: View {
    @State private var isComposing = false
    @State private var sent: [String] = []

    var body: some View {
        List {
            Button("Compose") { isComposing = true }
            ForEach(sent, id: \.self) { Text("Sent: \($0)") }
        }
        .sheet(isPresented: $isComposing) {
            ComposeSheet { sent.append($0) }
        }
    }
}

// MARK: Tabs

struct TabCounter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

struct TabScreen: View {
    @State private var selection = "home"

    var body: some View {
        TabView(selection: $selection) {
            TabCounter(name: "Home")
                .tabItem { Label("Start", systemImage: "house") }
                .tag("home")
            TabCounter(name: "Search")
                .tabItem { Label("Find", systemImage: "magnifyingglass") }
                .tag("search")
        }
    }
}

// MARK: A destination that a flag presents

struct OnboardingFlow: View {
    @State private var showsTerms = false

    var body: some View {
        NavigationStack {
            Button("Continue") { showsTerms = true }
                .navigationDestination(isPresented: $showsTerms) {
                    VStack {
                        Text("Terms")
                        TabCounter(name: "Read")
                    }
                }
        }
    }
}
