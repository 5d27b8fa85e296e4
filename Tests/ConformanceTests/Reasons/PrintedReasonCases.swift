import SwiftUI
import Testing

/// What `_printChanges()` prints.
let printedReasonCases: [ConformanceCase] = [
    .holds("C001", "A view without dynamic properties prints @self alone at first, and no @identity") {
        #expect(Stage { Plain() }.lines() == ["Plain: @self changed."])
    },
]

private struct Plain: View {
    var body: some View { AnyView(EmptyView()) }
}
