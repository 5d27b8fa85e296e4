#if !canImport(Darwin)
import CoreData
import Intents
import SwiftUI
import Testing
import TraceTesting
import UIKit
import WidgetKit

/// Single names of the platform's that view files use.
@MainActor @Suite struct SmallNameTests {
    private func hue(_ color: UIColor) -> [CGFloat] {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return [] }
        return [(hue * 360).rounded(), saturation, brightness, alpha]
    }

    @Test("A colour is read as hue, saturation and brightness, and a grey as one number")
    func colours() {
        #expect(hue(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)) == [0, 1, 1, 0.5])
        #expect(hue(UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)) == [120, 1, 0.5, 1])
        #expect(hue(UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1)) == [240, 0.5, 1, 1])
        #expect(hue(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)) == [330, 1, 1, 1])
        #expect(hue(UIColor(white: 0.25, alpha: 1)) == [0, 0, 0.25, 1])
        var (white, alpha): (CGFloat, CGFloat) = (9, 9)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && white == 0.25 && alpha == 0.5)
        #expect(!UIColor(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
    }

    @Test("Maps of the plane have their names of C, too")
    func transforms() {
        let moved = CGAffineTransformMakeTranslation(3, 4)
        #expect(CGPointApplyAffineTransform(.zero, moved) == CGPoint(x: 3, y: 4) && CGAffineTransformIsIdentity(CGAffineTransformConcat(moved, CGAffineTransformInvert(moved))))
        #expect(CGAffineTransformScale(moved, 2, 2) == moved.scaledBy(x: 2, y: 2) && CGAffineTransformMakeRotation(0) == .identity)
        #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6).ty == 6 && CGSizeApplyAffineTransform(CGSize(width: 1, height: 2), CGAffineTransformMakeScale(2, 3)) == CGSize(width: 2, height: 6))
    }

    private final class Hosting: UIHostingController<Text> {
        var wasLeaving: Bool?
        override func viewWillDisappear(_ animated: Bool) { wasLeaving = isBeingDismissed || isMovingFromParent }
        override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" } ?? super.textInputMode }
    }

    @Test("No controller is on its way, there is no keyboard, and a swipe back is kept as it is set")
    func controllers() {
        let hosting = Hosting(rootView: Text("a"))
        hosting.viewWillDisappear(false)
        #expect(hosting.wasLeaving == false && hosting.textInputMode == nil && hosting.textInputContextIdentifier == nil)
        let navigation = UINavigationController(rootViewController: hosting)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
    }

    @Test("What is put on a pasteboard under the name of its kind is its text")
    func pasteboard() {
        UIPasteboard.general.setValue("words", forPasteboardType: "public.utf8-plain-text")
        #expect(UIPasteboard.general.string == "words")
        UIPasteboard.general.setValue(URL(fileURLWithPath: "/a"), forPasteboardType: "public.url")
        #expect(UIPasteboard.general.string == "file:///a")
        UIPasteboard.general.setValue(3, forPasteboardType: "public.data")
        #expect(!UIPasteboard.general.hasStrings)
    }

    private struct Face: View {
        @Environment(\.widgetFamily) private var family
        var body: some View { Text("\(family)") }
    }

    @Test("A widget's preview says how large the widget is")
    func widgetPreview() {
        #expect(ViewHost { Face().previewContext(WidgetPreviewContext(family: .systemLarge)) }.texts == ["systemLarge"])
    }

    private struct Shift: ViewModifier, Animatable {
        var animatableData: CGFloat
        func body(content: Content) -> some View { content.offset(x: animatableData) }
    }

    @Test("A modifier whose transaction is changed does what it does")
    func modifierTransactions() {
        let host = ViewHost { Text("a").modifier(Shift(animatableData: 3).animation(nil).transaction { $0.disablesAnimations = true }) }
        #expect(host.texts == ["a"])
    }

    private final class Choice: INIntent, @unchecked Sendable {}
    private struct Entry: TimelineEntry { let date: Date }
    private struct Provider: IntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
        func getSnapshot(for configuration: Choice, in context: Context, completion: @escaping @Sendable (Entry) -> Void) { completion(placeholder(in: context)) }
        func getTimeline(for configuration: Choice, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [placeholder(in: context)], policy: .never))
        }
    }
    private struct Chosen: Widget {
        var body: some WidgetConfiguration {
            IntentConfiguration(kind: "chosen", intent: Choice.self, provider: Provider()) { Text("\($0.date.timeIntervalSinceNow < 0)") }
                .configurationDisplayName("Chosen")
        }
    }

    @Test("A widget that an older kind of intent sets up is declared as others are")
    func intentWidget() {
        #expect(String(describing: type(of: Chosen().body)).contains("IntentConfiguration"))
        #expect(Provider().recommendations().isEmpty)
    }
}
#endif
