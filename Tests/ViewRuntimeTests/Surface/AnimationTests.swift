import SwiftUI
import Testing
import ViewRuntime

/// Animations as values.
@MainActor @Suite struct AnimationTests {
    @Test("A delay makes an animation longer, speed makes it shorter, repeating leaves one pass as it is")
    func durations() {
        #expect(Animation.easeIn(duration: 1).delay(0.5).duration == .milliseconds(1500))
        #expect(Animation.linear(duration: 1).speed(2).duration == .milliseconds(500))
        #expect(Animation.bouncy(duration: 2).repeatForever(autoreverses: false).duration == .seconds(2))
        #expect(Animation.easeOut.speed(0).duration == Animation.easeOut.duration)
    }
}
