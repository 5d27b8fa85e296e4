#if !canImport(Darwin)
import AVFAudio
import CoreLocation
import CoreText
import FoundationModels
import ImageIO
import Intents
import MetalKit
import MusicKit
import PassKit
import SwiftUI
import Testing
import TraceTesting
import WeatherKit
import WidgetKit
import os.log

@Generable(description: "A dish") private struct Dish {
    @Guide(description: "What it is called") var name: String
    @Guide(description: "How many eat", .range(1...9)) let people: Int
    @Guide(.count(3)) var steps: [Step]
    static let kinds = 2
    var title: String { name.uppercased() }
}
@Generable private struct Step {
    var words: String
    var minutes: Int?
}
@Generable private enum Course { case first, second }

/// Services of a system, of which there are none here: who asks hears so, and what can be kept is.
@MainActor @Suite struct ServiceTests {
    struct Checkout: View {
        @State private var orders = 0
        var body: some View {
            PayWithApplePayButton(.buy) { orders += 1 }.payWithApplePayButtonStyle(.black)
            PayWithApplePayButton(.plain, request: PKPaymentRequest(), onPaymentAuthorizationChange: { _ in }) { Text("pay by card") }
            AddPassToWalletButton { orders += 10 }
            Text("\(orders)")
        }
    }

    @Test("Buttons of a wallet do their action, and show their fallback where somebody would have to pay")
    func wallet() throws {
        let host = ViewHost { Checkout() }
        #expect(host.texts == ["Buy with Apple Pay", "pay by card", "Add to Apple Wallet", "0"])
        try host.button("Buy with Apple Pay").tap()
        try host.button("Add to Apple Wallet").tap()
        #expect(host.texts.last == "11")
        #expect(throws: CocoaError.self) { try PKPass(data: Data([1])) }
        var hasCome: Bool?
        PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present { hasCome = $0 }
        #expect(hasCome == false && !PKPaymentAuthorizationController.canMakePayments() && PKAddPassesViewController(passes: []) == nil)
    }

    @Test("Weather, music and a language model are asked for, and say that they are not there")
    func absentServices() async {
        await #expect(throws: WeatherError.self) { try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2)) }
        await #expect(throws: WeatherError.self) { try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2), including: .current, .daily).0 }
        #expect(await MusicAuthorization.request() == .denied)
        await #expect(throws: MusicError.self) { try await MusicCatalogSearchRequest(term: "a", types: [Song.self, Album.self]).response() }
        ApplicationMusicPlayer.shared.queue = [] as ApplicationMusicPlayer.Queue
        await #expect(throws: MusicError.self) { try await ApplicationMusicPlayer.shared.play() }
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible) && !SystemLanguageModel.default.isAvailable)
        let session = LanguageModelSession { "You cook."; if Dish.kinds > 1 { "Well." } }
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "What?", generating: Dish.self) }
        await #expect(throws: LanguageModelSession.GenerationError.self) { for try await part in session.streamResponse(to: "What?") { _ = part.content } }
    }

    @Test("The names of winds, moons and weather are written in words")
    func weatherWords() {
        #expect(Wind.CompassDirection.allCases.map(\.abbreviation) == [
            "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
        ])
        #expect(Wind.CompassDirection.northNortheast.description == "North Northeast" && WeatherCondition.partlyCloudy.description == "Partly Cloudy")
        #expect(MoonPhase.new.symbolName == "moonphase.new.moon" && MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent")
    }

    @Test("What a model would make has a form in which nothing has to be there yet")
    func partly() {
        var dish = Dish.PartiallyGenerated()
        #expect(dish.name == nil && dish.people == nil && dish.steps == nil)
        dish.steps = [Step.PartiallyGenerated(words: "Boil", minutes: nil)]
        #expect(dish.steps?.first?.words == "Boil" && Dish(name: "soup", people: 2, steps: []).title == "SOUP")
        let course: Course.PartiallyGenerated = .first
        #expect(course == .first)
    }

    @Test("Files of pictures are read by their first bytes and written as they were")
    func pictures() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let bytes = try #require(drawn.pngData())
        let source = try #require(CGImageSourceCreateWithData(bytes as CFData, nil))
        #expect(CGImageSourceGetType(source) == UTType.png.identifier && CGImageSourceGetCount(source) == 1)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let size = try #require(UIImage(data: bytes)?.size)
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == Int(size.width) && size.width > 0)
        let options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 2]
        let picture = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        let copy = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(copy as CFMutableData, UTType.png.identifier as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, picture, nil)
        #expect(CGImageDestinationFinalize(destination) && copy as Data == bytes)
        #expect(CGImageSourceCreateWithData(Data(), nil) == nil && CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test("Fonts in files cannot be registered, with an error that says so; others are known by their names")
    func fonts() {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/a.ttf") as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 101)
        #expect(CTFontGetSize(CTFontCreateWithName("Avenir" as CFString, 14, nil)) == 14)
    }

    @Test("There is no graphics processor, and a view for one keeps what is set")
    func metal() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        let view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
        view.clearColor = MTLClearColorMake(0, 0.5, 1, 1)
        #expect(view.clearColor.green == 0.5 && view.currentDrawable == nil)
        let descriptor = MTLRenderPipelineDescriptor()
        descriptor.colorAttachments[0].pixelFormat = .bgra8Unorm
        #expect(descriptor.colorAttachments[0].pixelFormat == .bgra8Unorm && descriptor.colorAttachments[1].pixelFormat == .invalid)
    }

    final class CityIntent: INIntent, @unchecked Sendable { var city: String? }

    @Test("Nobody may be asked by voice, and what is donated is forgotten")
    func intents() async throws {
        #expect(INPreferences.siriAuthorizationStatus() == .denied)
        let intent = CityIntent()
        intent.suggestedInvocationPhrase = "Where?"
        try await INInteraction(intent: intent, response: nil).donate()
        guard case .intent(let kept)? = INShortcut(intent: intent) else { Issue.record("no intent"); return }
        #expect(kept.suggestedInvocationPhrase == "Where?" && INFocusStatusCenter.default.focusStatus.isFocused == nil)
        os_log("done")
    }
}
#endif
