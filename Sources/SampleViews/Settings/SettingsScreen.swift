import SwiftUI

/// What the person wants the shop to do.
struct SettingsScreen: View {
    @Environment(SettingsModel.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("Catalogue") {
                Toggle("Show ratings", isOn: $settings.showsRatings)
                Stepper("\(settings.pageSize) products a page", value: $settings.pageSize, in: 12...48, step: 12)
                Picker("Currency", selection: $settings.currency) {
                    ForEach(["EUR", "SEK", "USD"], id: \.self) { Text($0) }
                }
            }
            Section("Messages") {
                NewsToggle(wantsNews: $settings.wantsNews)
            }
        }
    }
}

/// Whether the person wants news, and what that means.
struct NewsToggle: View {
    @Binding var wantsNews: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("News by mail", isOn: $wantsNews)
            Text(wantsNews ? "One mail a week" : "No mail")
                .font(.caption)
        }
    }
}
