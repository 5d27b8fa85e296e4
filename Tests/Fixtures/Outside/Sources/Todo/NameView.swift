import SwiftUI

/// Prints why it runs, as a view does that somebody asks about.
public struct NameView: View {
    let name: String

    public init(name: String) { self.name = name }

    public var body: some View {
        let _ = Self._printChanges()
        Text(name)
    }
}
