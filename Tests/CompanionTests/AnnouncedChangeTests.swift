#if !canImport(Darwin)
import AVFoundation
import SwiftUI
import Testing
import WebKit

/// Objects of frameworks that tell their key-value observers of changes.
@MainActor @Suite struct AnnouncedChangeTests {
    @Test("Players tell what plays and pages what is asked for, and only where the value is another one")
    func ownObjects() {
        let player = AVQueuePlayer(items: [])
        var states: [AVPlayer.TimeControlStatus] = []
        let playing = player.publisher(for: \.timeControlStatus).sink { states.append($0) }
        player.play()
        player.rate = 2
        player.pause()
        #expect(states == [.paused, .playing, .paused])
        playing.cancel()
        player.play()
        #expect(states.count == 3)

        let page = WKWebView()
        var urls: [String?] = []
        let observation = page.observe(\.url, options: .new) { page, _ in urls.append(page.url?.host) }
        for host in ["a.org", "a.org", "b.org"] {
            if let url = URL(string: "https://\(host)") { page.load(URLRequest(url: url)) }
        }
        #expect(urls == ["a.org", "b.org"])
        observation.invalidate()
    }
}
#endif
