#if !canImport(Darwin)
import ActivityKit
import AppIntents
import AVFoundation
import AVKit
import AuthenticationServices
import Photos
import PhotosUI
import SwiftUI
import Testing
import UserNotifications
import WebKit
import WidgetKit

/// Media, pages, pictures, notifications and widgets as view files set them up: what is set is kept, and nothing comes.
@MainActor @Suite struct MediaNameTests {
    @Test("Times of media are added, and compared by their seconds")
    func times() {
        let (one, half) = (CMTime(seconds: 1, preferredTimescale: 600), CMTimeMake(value: 1, timescale: 2))
        #expect((one + half).seconds == 1.5 && (one - half).seconds == 0.5 && half < one)
        #expect(!CMTime.invalid.isValid && CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
        #expect(one + .invalid == .invalid)
    }

    @Test("Recorders and sessions keep what is set; nobody may record, and an engine does not start")
    func sound() throws {
        let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/a.m4a"), settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
        recorder.record()
        #expect(recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
        recorder.stop()
        #expect(!recorder.isRecording)
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
        #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
        #expect(throws: CocoaError.self) { try AVAudioEngine().start() }
        let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
        nonisolated(unsafe) var hasSought = false
        player.seek(to: CMTime(seconds: 4, preferredTimescale: 1)) { hasSought = $0 }
        #expect(hasSought && player.currentTime().seconds == 4)
        #expect(AVPlayerLayer(player: player).player === player)
    }

    @Test("A notification says what it was set to say; a file that is not there cannot be added")
    func notifications() {
        let content = UNMutableNotificationContent()
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 0.5
        #expect((content as UNNotificationContent).interruptionLevel == .timeSensitive && content.relevanceScore == 0.5)
        #expect(throws: CocoaError.self) { try UNNotificationAttachment(identifier: "a", url: URL(fileURLWithPath: "/nowhere/at/all")) }
    }

    @Test("Pages have no data, and the library is not changed")
    func pages() async {
        let script = WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        #expect(script.isForMainFrameOnly && WKWebsiteDataStore.allWebsiteDataTypes().isEmpty)
        nonisolated(unsafe) var (changes, answers): (Int, [Bool]) = (0, [])
        PHPhotoLibrary.shared().performChanges({ changes += 1 }) { isDone, _ in answers.append(isDone) }
        #expect(changes == 0 && answers == [false])
        await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
    }

    @Test("Pictures are not chosen, and signing in on a page is cancelled at once")
    func people() async throws {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .any(of: [.images, .videos])
        configuration.selectionLimit = 3
        #expect(PHPickerViewController(configuration: configuration).configuration == configuration)
        var ends: [Bool] = []
        let session = ASWebAuthenticationSession(url: try #require(URL(string: "https://example.com")), callbackURLScheme: "app") {
            ends.append($0 == nil && ($1 as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
        }
        session.start()
        #expect(ends == [true])
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "me") == .notFound)
    }

    struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
    }
    struct Choice: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choose"
        @Parameter(title: "City", default: "Rome") var city: String
    }
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
        func snapshot(for configuration: Choice, in context: Context) async -> Entry { Entry(date: .distantPast) }
        func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> { Timeline(entries: [], policy: .never) }
    }
    struct Weather: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "weather", provider: Provider()) { Text("\($0.date)") }
                .configurationDisplayName("Weather").supportedFamilies([.systemSmall])
        }
    }
    struct Journey: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Ride.self) { ride in
                Text("\(ride.state.minutes)").activityBackgroundTint(.black)
            } dynamicIsland: { ride in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.leading) { Text("a") }
                    if ride.isStale { DynamicIslandExpandedRegion(.bottom) { Text("b") } }
                } compactLeading: {
                    Text("c")
                } compactTrailing: {
                    Text("d")
                } minimal: {
                    Text("e")
                }
                .keylineTint(.red)
            }
        }
    }

    @Test("Widgets that a person sets up and activities are declared; what a person would choose starts as it says")
    func widgets() {
        #expect(Choice().city == "Rome" && Provider().recommendations().isEmpty)
        _ = (Weather().body, Journey().body)
    }
}
#endif
