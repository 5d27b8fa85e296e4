import SwiftUI

// MARK: A counter

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Count: \(count)")
                .font(.largeTitle)
                .bold()
            HStack {
                Button("Decrement") { count -= 1 }
                    .disabled(count == 0)
                Button("Increment") { count += 1 }
                    .buttonStyle(.borderedProminent)
            }
        }
        .padding()
    }
}

// MARK: A value that is lent to a child

struct VolumeSetting: View {
    @State private var volume = 0.5
    @State private var isMuted = false

    var body: some View {
        Form {
            Section("Sound") {
                VolumeRow(volume: $volume, isMuted: $isMuted)
                Text(isMuted ? "Muted" : "Volume \(Int(volume * 100)) %")
            }
        }
    }
}

struct VolumeRow: View {
    @Binding var volume: Double
    @Binding var isMuted: Bool

    var body: some View {
        Toggle("Mute", isOn: $isMuted)
        Slider(value: $volume, in: 0...1) { Text("Volume") }
            .disabled(isMuted)
    }
}

// MARK: State that is set from outside only once

struct EditableName: View {
    @State private var draft: String

    init(name: String) {
        _draft = State(initialValue: name)
    }

    var body: some View {
        TextField("Name", text: $draft)
        Text("Hello, \(draft)")
    }
}

struct NameChooser: View {
    @State private var name = "Ada"

    var body: some View {
        VStack {
            Button("Use Grace") { name = "Grace" }
            Text("Chosen: \(name)")
            EditableName(name: name)
        }
    }
}

// MARK: An observable model

@Observable
final class TimerModel {
    var seconds = 0
    var label = "Tea"
    @ObservationIgnored var laps: [Int] = []
}

struct TimerScreen: View {
    @State private var model = TimerModel()

    var body: some View {
        VStack {
            TimerLabel(model: model)
            TimerSeconds(model: model)
            Button("Tick") { model.seconds += 1 }
            Button("Lap") { model.laps.append(model.seconds) }
            Button("Rename") { model.label = "Coffee" }
        }
    }
}

struct TimerLabel: View {
    let model: TimerModel
    var body: some View { Text(model.label) }
}

struct TimerSeconds: View {
    let model: TimerModel
    var body: some View { Text("\(model.seconds) s") }
}

// MARK: The older way: an observable object

final class DownloadModel: ObservableObject {
    @Published var progress = 0.0
    @Published var fileName = "report.pdf"
}

struct DownloadScreen: View {
    @StateObject private var model = DownloadModel()

    var body: some View {
        VStack {
            DownloadTitle(model: model)
            ProgressView(value: model.progress)
            Button("Continue") { model.progress += 0.25 }
        }
    }
}

struct DownloadTitle: View {
    @ObservedObject var model: DownloadModel
    var body: some View { Text(model.fileName) }
}

// MARK: A form that edits a model

@Observable
final class Profile {
    var name = "Ada"
    var wantsMail = false
}

struct ProfileEditor: View {
    @Bindable var profile: Profile

    var body: some View {
        Form {
            TextField("Name", text: $profile.name)
            Toggle("Newsletter", isOn: $profile.wantsMail)
        }
    }
}

struct ProfileScreen: View {
    @State private var profile = Profile()

    var body: some View {
        ProfileEditor(profile: profile)
        Text(profile.wantsMail ? "\(profile.name) reads us" : "\(profile.name) does not")
    }
}

// MARK: A model from the environment

@Observable
final class Session {
    var user: String?
}

struct AccountBadge: View {
    @Environment(Session.self) private var session

    var body: some View {
        if let user = session.user {
            Label(user, systemImage: "person.fill")
        } else {
            Button("Sign in") { session.user = "ada" }
        }
    }
}

struct AccountApp: View {
    @State private var session = Session()

    var body: some View {
        VStack {
            AccountBadge()
        }
        .environment(session)
    }
}

// MARK: Reacting to a change

struct SearchHistory: View {
    @State private var query = ""
    @State private var history: [String] = []

    var body: some View {
        List {
            TextField("Search", text: $query)
                .onSubmit { query = "" }
            ForEach(history, id: \.self) { Text($0) }
        }
        .onChange(of: query) { old, new in
            if new.isEmpty { history.append(old) }
        }
    }
}
