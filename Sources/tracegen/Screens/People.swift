import SwiftUI

#Preview("Profile") { ProfileScreen() }
#Preview("Chats") { ChatListScreen() }
#Preview("Login") { LoginScreen() }

/// A person's page.
struct ProfileScreen: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    ZStack(alignment: .bottomTrailing) {
                        Circle()
                            .fill(LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
                            .frame(width: 120, height: 120)
                            .overlay { Text("AK").font(.largeTitle).bold().foregroundStyle(.white) }
                            .shadow(color: .black.opacity(0.25), radius: 10, y: 6)
                        Image(systemName: "camera.circle.fill")
                            .font(.title)
                            .foregroundStyle(.blue)
                    }
                    VStack(spacing: 4) {
                        Text("Anna Karlsson").font(.title2).fontWeight(.semibold)
                        Text("iOS developer · Gothenburg").foregroundStyle(.secondary)
                    }
                    HStack(spacing: 32) {
                        ForEach([("128", "Posts"), ("3.4k", "Followers"), ("512", "Following")], id: \.1) { count, name in
                            VStack {
                                Text(count).font(.headline)
                                Text(name).font(.caption).foregroundStyle(.secondary)
                            }
                        }
                    }
                    HStack {
                        Button("Follow") {}.buttonStyle(.borderedProminent)
                        Button("Message") {}.buttonStyle(.bordered)
                    }
                    Divider()
                    Text("Writes about layout, type and small tools. Sailing in summer, skiing in winter, coffee in between. Opinions are the cat's.")
                        .font(.body)
                        .multilineTextAlignment(.center)
                        .lineLimit(3)
                }
                .padding()
            }
            .navigationTitle("Profile")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
            }
        }
    }
}

/// Conversations, the newest first.
struct ChatListScreen: View {
    private struct Chat: Identifiable {
        let id: Int
        let name: String
        let message: String
        let time: String
        let unread: Int
        let color: Color
    }

    private let chats = [
        Chat(id: 1, name: "Design team", message: "Mia: the new icons are in the shared folder, have a look before noon please", time: "9:41", unread: 3, color: .orange),
        Chat(id: 2, name: "Oskar", message: "See you at six!", time: "9:12", unread: 0, color: .green),
        Chat(id: 3, name: "Mum", message: "Did you water the plants? The one by the window needs a little more than the others.", time: "Yesterday", unread: 1, color: .pink),
        Chat(id: 4, name: "Release bot", message: "Build 1.4.2 (311) is ready for testing", time: "Yesterday", unread: 0, color: .gray),
        Chat(id: 5, name: "Lina Ek", message: "👍", time: "Monday", unread: 0, color: .indigo),
    ]

    var body: some View {
        NavigationStack {
            List(chats) { chat in
                NavigationLink(value: chat.id) {
                    HStack(spacing: 12) {
                        Circle()
                            .fill(chat.color.gradient)
                            .frame(width: 48, height: 48)
                            .overlay { Text(chat.name.prefix(1)).font(.title3).foregroundStyle(.white) }
                        VStack(alignment: .leading, spacing: 2) {
                            HStack {
                                Text(chat.name).font(.headline)
                                Spacer()
                                Text(chat.time).font(.caption).foregroundStyle(.secondary)
                            }
                            HStack {
                                Text(chat.message).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                                Spacer()
                                if chat.unread > 0 {
                                    Text("\(chat.unread)")
                                        .font(.caption2).bold()
                                        .foregroundStyle(.white)
                                        .padding(.horizontal, 7)
                                        .padding(.vertical, 3)
                                        .background(.blue, in: .capsule)
                                }
                            }
                        }
                    }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Chats")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("New", systemImage: "square.and.pencil") {} }
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}

/// A form before everything else.
struct LoginScreen: View {
    @State private var name = "anna@example.com"
    @State private var password = "secret"
    @State private var remembers = true

    var body: some View {
        VStack(spacing: 20) {
            Spacer()
            Image(systemName: "leaf.fill")
                .resizable()
                .frame(width: 72, height: 72)
                .foregroundStyle(.green)
            Text("Welcome back").font(.largeTitle).bold()
            VStack(spacing: 12) {
                TextField("E-mail", text: $name)
                    .padding(12)
                    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 10))
                SecureField("Password", text: $password)
                    .padding(12)
                    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 10))
                Toggle("Remember me", isOn: $remembers)
            }
            Button {} label: {
                Text("Log in").font(.headline).frame(maxWidth: .infinity).padding(.vertical, 14)
                    .foregroundStyle(.white)
                    .background(.green, in: .rect(cornerRadius: 12))
            }
            Button("Forgot your password?") {}.font(.footnote)
            Spacer()
            HStack(spacing: 4) {
                Text("New here?").foregroundStyle(.secondary)
                Button("Create an account") {}
            }
            .font(.footnote)
        }
        .padding(24)
    }
}
