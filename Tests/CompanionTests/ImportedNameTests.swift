#if !canImport(Darwin)
import ActivityKit
import AppIntents
import BackgroundTasks
import ContactsUI
import CoreHaptics
import CoreImage.CIFilterBuiltins
import CoreMotion
import EventKit
import GameKit
import MediaPlayer
import QuickLook
import RealityKit
import SceneKit
import Security
import SpriteKit
import SwiftUI
import Testing
import TraceTesting
import Translation
import WatchConnectivity
import WatchKit

/// Frameworks that view files import for a person's device, data or games: there is none of it here, and who asks hears so.
@MainActor @Suite struct ImportedNameTests {
    struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        nonisolated(unsafe) static var sum = 0
        @Parameter(title: "Count", default: 2) var count: Int
        init() {}
        init(count: Int) { self.count = count }
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            Self.sum += count
            return .result(value: Self.sum)
        }
    }

    @Test("A button does its intent; a parameter is what it was given, or what it starts with")
    func intents() async throws {
        #expect(Add().count == 2 && Add(count: 5).count == 5)
        #expect(try await Add(count: 3).perform().value == 3)
        #expect(Add.sum == 3)
        let host = ViewHost {
            Button(intent: Add(count: 4)) { Text("add") }
            Toggle(isOn: true, intent: Add()) { Text("on") }
        }
        try host.button("add").tap()
        for _ in 0..<100 where Add.sum != 7 { await Task.yield() }
        #expect(Add.sum == 7)
    }

    @Test("A filter keeps its values, and has no picture")
    func filters() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("abc".utf8)
        filter.correctionLevel = "H"
        #expect(filter.message == Data("abc".utf8) && filter.correctionLevel == "H" && filter.outputImage == nil)
        #expect(filter.name == "CIQRCodeGenerator" && filter.value(forKey: "inputMessage") as? Data == filter.message)
        #expect(CIContext().createCGImage(CIImage(color: .black), from: CGRect(x: 0, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("Views of scenes take their place and are told of as inert; what is in a scene is kept")
    func scenes() {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 1, height: 1))
        sprite.name = "ball"
        scene.addChild(sprite)
        #expect(scene.childNode(withName: "ball") === sprite && sprite.scene === scene)
        let (root, child) = (SCNNode(), SCNNode(geometry: SCNSphere(radius: 1)))
        child.name = "moon"
        root.addChildNode(child)
        #expect(root.childNode(withName: "moon", recursively: false) === child)
        let host = ViewHost {
            SpriteView(scene: scene)
            SceneView(scene: SCNScene())
            RealityView { content in content.add(Entity()) } placeholder: { Text("loading") }
        }
        #expect(host.all("SpriteView").count == 1 && host.all("SceneView").count == 1 && host.texts == ["loading"])
    }

    @Test("Nobody is asked, nothing is measured, felt, heard, found or kept")
    func nothing() async throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine().start() as Void }
        #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
        #expect(try await !CNContactStore().requestAccess(for: .contacts))
        #expect(try await !EKEventStore().requestFullAccessToEvents() && EKEventStore().events(matching: NSPredicate(value: true)).isEmpty)
        #expect(!GKLocalPlayer.local.isAuthenticated && !WCSession.isSupported())
        #expect(await LanguageAvailability().status(from: Locale.Language(identifier: "de"), to: nil) == .unsupported)
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me"]
        var found: CFTypeRef?
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecNotAvailable)
        #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound && found == nil)
        #expect(WKInterfaceDevice.current().screenBounds.width == 198)
        struct Ride: ActivityAttributes {
            struct ContentState: Codable, Hashable { var minutes: Int }
        }
        #expect(throws: ActivityAuthorizationError.self) {
            try Activity.request(attributes: Ride(), content: .init(state: Ride.ContentState(minutes: 3), staleDate: nil))
        }
    }

    @Test("What is said is kept: requests, what plays, names of people")
    func kept() async throws {
        BGTaskScheduler.shared.cancelAllTaskRequests()
        for _ in 0..<2 { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh")) }
        #expect(await BGTaskScheduler.shared.pendingTaskRequests().map(\.identifier) == ["refresh"])
        BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "refresh")
        #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    }

    @Test("A file that is to be looked into is not shown, and its binding stays")
    func preview() {
        struct Screen: View {
            @State private var file: URL? = URL(fileURLWithPath: "/a.pdf")
            var body: some View { Text(file?.lastPathComponent ?? "none").quickLookPreview($file) }
        }
        #expect(ViewHost { Screen() }.texts == ["a.pdf"])
    }
}
#endif
