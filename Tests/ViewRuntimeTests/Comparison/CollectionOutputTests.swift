import SwiftUI
import Testing
import ViewRuntime

/// Whether a body that lists elements made another output than the last time.
@MainActor @Suite struct CollectionOutputTests {
    struct Track: Identifiable, Hashable { let id: Int }
    final class Hook { var seconds: Binding<Int>?; var tracks: Binding<[Track]>? }

    struct TrackList: View {
        @State var seconds = 0
        @State var tracks = [Track(id: 1), Track(id: 2)]
        let hook: Hook
        var body: some View {
            let _ = (hook.seconds = $seconds, hook.tracks = $tracks, seconds)
            ForEach(tracks) { Text("\($0.id)") }
            ForEach(tracks, id: \.self) { Text("\($0.id)") }.hidden()
        }
    }

    @Test("The same elements are the same output, told apart by themselves or by a key path; other elements are another one")
    func unchanged() {
        let hook = Hook()
        let probe = Probe { TrackList(hook: hook) }
        probe.act { hook.seconds!.wrappedValue = 1 }
        #expect(probe.counts() == ["CollectionOutputTests.TrackList": 2])
        #expect(probe.journal.unchanged == ["CollectionOutputTests.TrackList": 1])
        probe.act { hook.tracks!.wrappedValue = [Track(id: 1), Track(id: 3)] }
        #expect(probe.journal.unchanged == ["CollectionOutputTests.TrackList": 1])
        #expect(probe.texts == ["1", "3", "1", "3"])
    }
}
