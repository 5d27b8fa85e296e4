#if !canImport(Darwin)
import AuthenticationServices
import Charts
import Foundation
import HealthKit
import LocalAuthentication
import MessageUI
import PDFKit
import Photos
import QuickLook
import SwiftUI
import Testing
import TraceTesting
import UserNotifications

/// Frameworks that view files import to ask a person for something: nobody is asked, and nothing is allowed.
@MainActor @Suite struct CompanionTests {
    @Test("Notifications are denied once they are asked for, and requests are kept until they are removed")
    func notifications() async throws {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let content = UNMutableNotificationContent()
        content.title = "Water"
        for _ in 0..<2 {
            try await center.add(UNNotificationRequest(
                identifier: "a", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        }
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Water"])
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("Signing in is asked for what the view wants, and answered that it was cancelled")
    func signIn() throws {
        struct Screen: View {
            @State private var log = ""
            var body: some View {
                SignInWithAppleButton(.continue) { request in
                    request.requestedScopes = [.email]
                    log += "asked "
                } onCompletion: { result in
                    if case .failure(let error as ASAuthorizationError) = result, error.code == .canceled { log += "cancelled" }
                }
                Text(log)
            }
        }
        let host = ViewHost { Screen() }
        try host.button("Continue with Apple").tap()
        #expect(host.texts.last == "asked cancelled")
    }

    @Test("Nobody is recognised, no letter is written, no library is read, a page is kept")
    func others() async throws {
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        await #expect(throws: LAError(.biometryNotAvailable)) {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
        }
        #expect(!MFMailComposeViewController.canSendMail())
        #expect(ViewHost { Text("a").quickLookPreview(.constant(nil)) }.texts == ["a"])
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        let document = PDFDocument()
        document.insert(PDFPage(), at: 0)
        let view = PDFView(frame: .zero)
        view.document = document
        #expect(view.currentPage === document.page(at: 0))
    }

    @Test("Quantities are converted between units that measure the same")
    func quantities() {
        let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        let milligrams = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        let sugar = HKQuantity(unit: milligrams, doubleValue: 180.15588)
        #expect(abs(sugar.doubleValue(for: millimoles) - 10) < 1e-9)
        #expect(!sugar.is(compatibleWith: .gram()))
        #expect(HKUnit.meterUnit(with: .kilo) == HKUnit.meter().unitMultiplied(by: HKQuantityScale.thousand))
    }

    @Test("Bins hold their range in equal steps")
    func bins() {
        let bins = NumberBins(size: 10.0, range: 5.0...32.0)
        #expect(bins.thresholds == [0, 10, 20, 30, 40])
        #expect(bins.index(for: 31) == 3)
        #expect(bins[0].contains(9.9) && !bins[0].contains(10))
    }
}

private enum HKQuantityScale {
    /// A thousand of something.
    static let thousand = HKUnit.gramUnit(with: .kilo).unitDivided(by: .gram())
}
#endif
