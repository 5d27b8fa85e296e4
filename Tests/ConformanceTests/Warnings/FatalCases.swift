import SwiftUI
import Testing

/// What ends the process, and with which words.
let fatalCases: [ConformanceCase] = [
    .holds("C201", "An observable object that no ancestor supplied") {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Stage { NeedsAccount() }
        }
        #expect(
            said(result).contains(
                "Fatal error: No ObservableObject of type Account found. A View.environmentObject(_:) for Account may be missing as an ancestor of this view.\n"
            ))
    },
    .holds("C201", "Nested types are named alone; an object of another type does not help") {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Stage { NeedsProfile().environmentObject(Account()) }
        }
        #expect(
            said(result).contains(
                "Fatal error: No ObservableObject of type Profile found. A View.environmentObject(_:) for Profile may be missing as an ancestor of this view.\n"
            ))
    },
    .holds("C201", "Declaring it is allowed; reading it is what fails, and where it was supplied it does not") {
        #expect(Stage { DeclaresAccount() }.texts == ["nothing read"])
        #expect(Stage { NeedsAccount().environmentObject(Account()) }.texts == ["ann"])
    },
    .holds("C207", "A view that is a class") {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Stage { ClassView() }
        }
        #expect(
            said(result).contains("Fatal error: views must be value types (either a struct or an enum); ClassView is a class.\n"))
    },
    .holds("C207", "An enumeration is a view like a structure") {
        #expect(Stage { EnumView.second }.texts == ["two"])
    },
    .notApplicable(
        "C208", "Two items of a dynamic layout with one identifier",
        because: "items of a container are told apart by their places in the tree here, and no two are the same place"),
    .notApplicable(
        "C209", "An asynchronous view type with properties of the main thread",
        because: "all bodies run on the main actor; there are no asynchronous view types"),
]

private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

private final class Account: ObservableObject { let name = "ann" }

private enum Settings {
    final class Profile: ObservableObject { let name = "bob" }
}

private struct NeedsAccount: View {
    @EnvironmentObject var account: Account
    var body: some View { Text(account.name) }
}

private struct NeedsProfile: View {
    @EnvironmentObject var profile: Settings.Profile
    var body: some View { Text(profile.name) }
}

private struct DeclaresAccount: View {
    @EnvironmentObject var account: Account
    var body: some View { Text("nothing read") }
}

private final class ClassView: View {
    var body: some View { Text("class") }
}

private enum EnumView: View {
    case first, second
    var body: some View {
        switch self {
        case .first: Text("one")
        case .second: Text("two")
        }
    }
}
